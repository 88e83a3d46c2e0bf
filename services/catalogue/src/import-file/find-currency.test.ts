import type { ImportField } from '@schrankwerk/contracts'
import { expect, test } from 'vitest'
import { findCurrency } from './find-currency.ts'
import { rowsOf } from './price-list.example.ts'

const fields: ImportField[] = ['orderNumber', 'listPrice', 'currency']

/** What a list says whose prices stand beside a column of their currencies. */
function foundIn(currencies: readonly string[], { price = 'Preis', above = '' } = {}) {
  const below = rowsOf(currencies.map((currency, at) => `N-${at}|12,50|${currency}`).join('\n'))
  return findCurrency(['Nummer', price, 'Währung'], fields, { above: rowsOf(above), below })
}
const times = (amount: number, text: string) => Array.from({ length: amount }, () => text)

test.each([
  ['one of many in dollars', [...times(15, 'EUR'), 'USD'], null],
  ['one in dollars where the others name none', [...times(15, ''), 'USD'], null],
  ['half of them in dollars', [...times(8, 'EUR'), ...times(8, 'USD')], null],
  ['all in dollars', times(16, 'USD'), 'USD'],
  ['all but one in dollars', [...times(15, 'USD'), 'EUR'], 'USD'],
  ['all in euros', times(3, 'EUR'), null],
])('a list with %s', (_, currencies, currency) => {
  expect(foundIn(currencies)).toEqual({ currency, unclearCurrency: null })
})

test('an unknown word is asked about where nearly all prices are in it', () => {
  expect(foundIn(times(4, 'Taler')).unclearCurrency).toBe('Taler')
  expect(foundIn([...times(15, 'EUR'), 'Taler']).unclearCurrency).toBeNull()
})

test('the header of the prices speaks for those that name none themselves', () => {
  expect(foundIn(times(9, ''), { price: 'Preis CHF' }).currency).toBe('CHF')
  expect(foundIn([...times(9, 'EUR'), ''], { price: 'Preis CHF' }).currency).toBeNull()
  expect(findCurrency(['Nummer', 'Preis CHF'], fields.slice(0, 2), { above: [], below: [] }).currency).toBe(
    'CHF',
  )
})

test('the lines above the header are read where nothing below them names a currency', () => {
  const above = 'Alle Preise in CHF'
  expect(foundIn(times(3, ''), { above }).currency).toBe('CHF')
  expect(foundIn(['', '', 'EUR'], { above }).currency).toBeNull()
})
