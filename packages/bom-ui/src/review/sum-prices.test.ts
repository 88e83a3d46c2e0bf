import { expect, test } from 'vitest'
import { sumPrices, unitPriceOf } from './sum-prices.ts'

test('prices add up to cents; lines without one are counted', () => {
  const lines = [0.1, 0.2, null, undefined].map((linePrice) => ({ quantity: 1, linePrice }))
  expect(sumPrices(lines)).toEqual({ sum: 0.3, unpriced: 2 })
})

test('a piece costs its part of the line, where there is a quantity', () => {
  expect(unitPriceOf({ quantity: 3, linePrice: 10 })).toBe(3.33)
  expect(unitPriceOf({ quantity: 0, linePrice: 10 })).toBeNull()
  expect(unitPriceOf({ quantity: null, linePrice: 10 })).toBeNull()
})
