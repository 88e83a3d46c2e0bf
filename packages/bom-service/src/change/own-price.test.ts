import { expect, test } from 'vitest'
import type { LineRow } from '../keeper/bom-tables.ts'
import { withOwnPrice } from './own-price.ts'

const line = (quantity: number | null) =>
  ({ article: null, by_hand: {}, quantity, line_price: null }) as LineRow

test.each([
  [4, 50],
  [0, 0],
  // What could not be read, and what the list takes off, costs nothing that could be added up.
  [null, null],
  [-3, null],
])('of a line without an article %s pieces at 12.50 € cost %s', (quantity, expected) => {
  const priced = withOwnPrice(line(quantity), 12.5)
  expect(priced).toMatchObject({ line_price: expected, by_hand: { purchasePrice: 12.5 } })
  expect(withOwnPrice(priced, null)).toEqual(line(quantity))
})
