import { expect, test } from 'vitest'
import { currencyBeside, currencyOf } from './currency.ts'

test.each([
  ['EUR', null, 'EUR'],
  ['€', null, 'EUR'],
  ['chf', null, 'CHF'],
  ['SFr.', null, 'CHF'],
  ['$', null, 'USD'],
  ['$', 'CAD', 'CAD'],
  ['kr', 'DKK', 'DKK'],
  ['zł', null, 'PLN'],
  ['Stk', null, null],
] as const)('%s with %s configured is %s', (word, preferred, currency) => {
  expect(currencyOf(word, preferred)).toBe(currency)
})

test.each([
  ['12,50', undefined],
  ['1.234,50 €', 'EUR'],
  ['12.50 CHF', 'CHF'],
  ['USD 12.50', 'USD'],
  ['$12.50', 'USD'],
  ['12,–', undefined],
  ['auf Anfrage', undefined],
  ['12,50 Stk', null],
] as const)('beside %s stands %s', (price, currency) => {
  expect(currencyBeside(price, null)).toBe(currency)
})
