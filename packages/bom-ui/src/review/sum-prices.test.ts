import { expect, test } from 'vitest'
import { sumPrices, unitPriceOf } from './sum-prices.ts'

const priced = (linePrice: number | null | undefined, isSuppliedPart = false) => ({
  linePrice,
  isSuppliedPart,
})

test('prices add up to cents; lines without one are counted', () => {
  const lines = [0.1, 0.2, null, undefined].map((price) => priced(price))
  expect(sumPrices(lines)).toEqual({ sum: 0.3, unpriced: 2, supplied: 0 })
})

test('what the customer supplies is no part of the sum, and no line without a price', () => {
  const lines = [priced(593.46), priced(325.74, true), priced(null, true)]
  expect(sumPrices(lines)).toEqual({ sum: 593.46, unpriced: 0, supplied: 325.74 })
})

test('a piece costs its part of the line, where there is a quantity', () => {
  expect(unitPriceOf({ quantity: 3, linePrice: 10 })).toBe(3.33)
  expect(unitPriceOf({ quantity: 0, linePrice: 10 })).toBeNull()
  expect(unitPriceOf({ quantity: null, linePrice: 10 })).toBeNull()
})
