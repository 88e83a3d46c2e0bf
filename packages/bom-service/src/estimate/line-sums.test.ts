import { linesWithoutMaterial } from '@schrankwerk/domain'
import { expect, test } from 'vitest'
import type { LineRow } from '../keeper/bom-tables.ts'
import { linePriceOf } from '../list/line-price.ts'
import { sumsOf } from './line-sums.ts'

const line = (values: Partial<LineRow>) =>
  ({
    quantity: 1,
    quantity_unit_name: null,
    article: null,
    matched_article_id: null,
    is_supplied_part: false,
    bom_error: null,
    line_price: null,
    certainty: 'SURE',
    by_hand: {},
    ...values,
  }) as LineRow
const duct = (unitName: string | null) =>
  ({
    matched_article_id: 'duct',
    article: { unitName, eclassWorkMinutes: 3, purchasePrice: null, listPrice: null },
  }) as Partial<LineRow>

test.each([
  [1250, 'mm', 'm', 3.75],
  [120, 'cm', 'm', 3.6],
  [2.5, 'm', 'm', 7.5],
  [2, 'm', 'mm', 6000],
  [3, 'Stk', 'Stück', 9],
  [4, null, 'm', 12],
  // Nobody says how long a piece is; a length is at least no number of pieces.
  [1250, 'mm', 'Stück', 3.75],
  [1250, 'mm', null, 3.75],
])('%d %s of an article in %s are %d minutes of work', (quantity, quantity_unit_name, unitName, minutes) => {
  expect(sumsOf([line({ ...duct(unitName), quantity, quantity_unit_name })]).eclassMinutes).toBe(minutes)
})

test('millimetres are counted in a unit that is known as metres by a variant alone', () => {
  const cable = duct('Meter (Kabel)')
  const article = { ...cable.article!, unitVariants: ['Kabelmeter', 'm'], purchasePrice: 2, priceUnitSize: 1 }
  const counted = { ...cable, article, quantity: 1250, quantity_unit_name: 'mm' }
  expect(sumsOf([line(counted)]).eclassMinutes).toBe(3.75)
  expect(linePriceOf(line(counted), article)).toBe(2.5)
  expect(linePriceOf(line({ ...counted, quantity: 3, quantity_unit_name: 'Meter (Kabel)' }), article)).toBe(6)
})

test('a line without an article counts with the price that somebody gave it, and is not without material', () => {
  const own = line({ quantity: 2, line_price: 24.8 })
  const sums = sumsOf([own, line({ quantity: 1 }), line({ line_price: 9, is_supplied_part: true })])
  expect(sums).toMatchObject({ unmatchedLines: 2, pricedUnmatchedLines: 1, unmatchedQuantity: 3 })
  const { lines, linesWithoutPrice, prices } = sums
  expect(prices).toMatchObject([{ isDiscounted: false, sum: 24.8 }])
  expect([lines, linesWithoutPrice, linesWithoutMaterial(sums)]).toEqual([3, 0, 1])
  expect(sumsOf([line({ quantity: 1 })])).not.toHaveProperty('pricedUnmatchedLines')
})

test('what no article was found for counts in metres, not in millimetres', () => {
  const lines = [
    line({ quantity: 1250, quantity_unit_name: 'mm' }),
    line({ quantity: 2, quantity_unit_name: 'Stk' }),
    line({ quantity: 3, quantity_unit_name: null }),
  ]
  expect(sumsOf(lines).unmatchedQuantity).toBe(6.25)
})
