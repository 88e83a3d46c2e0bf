import type { Cell } from '@schrankwerk/spreadsheet'
import { expect, test } from 'vitest'
import type { ColumnPlan } from './column-plan.ts'
import { createPriceReader } from './read-price.ts'

const plan = (header: string): ColumnPlan => ({
  columns: { listPrice: [0] },
  headers: [header],
  styles: new Map([[0, 'german']]),
  settings: { currency: null, currencyRate: null } as ColumnPlan['settings'],
  headerRowIndex: 1,
  isExchange: false,
})
const readNoting = (header: string, cell: Cell) => {
  const notes: string[] = []
  const price = createPriceReader(plan(header))('listPrice', 0, [cell], {
    note: (reason) => notes.push(reason),
  })
  return { price, notes }
}
const read = (header: string, cell: Cell) => readNoting(header, cell).price
const shownAs = (shown: string): Cell => ({ kind: 'number', text: '12.5', number: 12.5, shown })

test.each(['R$ 12,50', 'THB 12.50', 'R 12.50', '12,50 Franken', '12,50 CHF / 100 Stk'])(
  'a price shown as %s is not taken for euros',
  (shown) => expect(read('Preis', shownAs(shown))).toMatchObject({ skip: expect.any(String) }),
)

test.each(['Price (₹)', 'Preis (THB)', 'Preis kr', 'Preis Fr.', 'KRW', 'CHF', 'Kolumna BRL', 'price_usd'])(
  'a price under the header „%s“ is not taken for euros',
  (header) =>
    expect(read(header, { kind: 'text', text: '12,50' })).toMatchObject({ skip: expect.any(String) }),
)

test('an unlisted currency is named as the reason', () => {
  expect(read('Preis (THB)', { kind: 'text', text: '12,50' })).toEqual({
    skip: 'Listenpreis: die Währung „THB“ ist nicht bekannt',
  })
})

test.each([
  ['Preis', '12,50'],
  ['Preis', '12,50 €'],
  ['Preis', '12,50 Stk'],
  ['TOP-Preis VPE', '12,50 netto'],
  ['Preis (THB)', '12,50 EUR'],
])('under „%s“, %s is a price in euros', (header, shown) => {
  expect(read(header, shownAs(shown))).toBe(12.5)
})

test.each([
  ['abc', 'text'],
  ['siehe Katalog', 'text'],
  ['gestrichen', 'text'],
  ['#REF!', 'error'],
  ['#NV', 'text'],
] as const)('%s is no price: the line is taken without it, and says so', (text, kind) => {
  expect(readNoting('Preis', { kind, text })).toEqual({
    price: null,
    notes: [`Listenpreis „${text}“ ist keine Zahl und wurde nicht übernommen, ein bisheriger Preis bleibt`],
  })
})

test.each([
  '',
  '-',
  '–',
  '- €',
  '€',
  'n/a',
  'k.A.',
  'auf Anfrage',
  'Preis auf Anfrage',
  'a. A.',
  'POA',
  'on request',
])('%j says that there is no price, which needs no note', (text) => {
  expect(readNoting('Preis', { kind: 'text', text })).toEqual({ price: null, notes: [] })
})
