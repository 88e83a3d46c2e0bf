import { expect, test } from 'vitest'
import { sumPrices } from './sum-prices.ts'

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
