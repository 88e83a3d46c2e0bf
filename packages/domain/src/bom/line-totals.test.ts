import { describe, expect, it } from 'vitest'
import { findLineTotals } from './line-totals.ts'
import { rowsOf } from './rows.example.ts'

describe('line totals', () => {
  it.each<[string, string, unknown[]]>([
    [
      'quantity × price',
      '2 | 3.5 | 7\n1 | 4 | 4\n10 | 0.12 | 1.2',
      [{ column: 2, quantityColumn: 0, unitPriceColumn: 1 }],
    ],
    [
      'written as text with a currency',
      '4 | 1,25 € | 5,00 €\n3 | 0,333 € | 1,00 €\n1 | 2,00 € | 2,00 €',
      [{ column: 2, quantityColumn: 0, unitPriceColumn: 1 }],
    ],
    [
      'the total before the price',
      '2 | 7 | 3.5\n5 | 10 | 2\n4 | 2 | 0.5',
      [{ column: 1, quantityColumn: 0, unitPriceColumn: 2 }],
    ],
    ['one piece of each proves nothing', '1 | 7 | 7\n1 | 10 | 10', []],
    ['two prices that have nothing to do with each other', '2 | 7 | 8\n3 | 10 | 12', []],
  ])('%s', (_, cells, totals) => {
    expect(findLineTotals(rowsOf(cells), [0], [1, 2])).toEqual(totals)
  })
})
