import { expect, test } from 'vitest'
import { priceColumnsOf } from './price-columns.ts'

test.each([
  [
    ['Nr', 'Menge', 'Preis/Stk', 'GP'],
    ['Preis/Stk', 'GP'],
  ],
  [
    ['Part', 'Qty', 'Unit Cost', 'Ext. €'],
    ['Unit Cost', 'Ext. €'],
  ],
  [['Bestellnummer', 'Menge', 'Bezeichnung', 'Kostenstelle'], []],
  [['Nr', 'Menge', 'Gepäck', 'Deckel'], []],
])('%j hold prices in %j', (headers, expected) => {
  expect(priceColumnsOf({ headers, fieldMapping: [] })).toEqual(expected)
})

test('a column that was mapped as a price counts whatever it is called', () => {
  const fieldMapping = [
    { importHeader: 'Spalte F', articleField: 'listPrice' as const },
    { importHeader: 'Nr', articleField: 'orderNumber' as const },
  ]
  expect(priceColumnsOf({ headers: ['Nr', ''], fieldMapping })).toEqual(['Spalte F'])
})
