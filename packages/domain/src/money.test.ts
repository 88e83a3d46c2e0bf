import { expect, it } from 'vitest'
import { isPricePerCabinetExact, pricePerCabinet } from './money.ts'

it.each([
  ['one cabinet', 9_999.99, 1, 9_999.99, true],
  ['a price that divides', 12_400, 4, 3_100, true],
  ['cents that divide', 12_480.5, 2, 6_240.25, true],
  ['cents that computing does not divide exactly', 1.1, 11, 0.1, true],
  ['a cent too few', 9_999.99, 2, 5_000, false],
  ['a cent too many', 10_000, 3, 3_333.33, false],
  ['less than a cent each', 0.01, 3, 0, false],
  ['as much as an offer may cost', 999_999_999_999.99, 3, 333_333_333_333.33, true],
])('what a cabinet costs: %s', (_, price, amount, each, isExact) => {
  expect(pricePerCabinet(price, amount)).toBe(each)
  expect(isPricePerCabinetExact(price, amount)).toBe(isExact)
})
