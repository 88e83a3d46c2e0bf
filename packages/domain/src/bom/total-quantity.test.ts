import { expect, test } from 'vitest'
import { roundQuantity } from '../estimate-sums.ts'
import { noteOfOtherDevices, quantityOfAll, quantityOfOne } from './total-quantity.ts'

test.each([
  [20, 3],
  [5, 3],
  [10, 7],
  [200, 3],
  [1, 999],
  [10.55, 3],
  [0.5, 4],
  [1.2345, 1],
  [12_345.67, 12],
])('%d shared out to %d cabinets comes to the same together', (total, amount) => {
  const stored = roundQuantity(quantityOfOne(total, amount, 'm').quantity)
  expect(quantityOfAll(stored, amount)).toBe(total)
})

test.each([
  [2, 3, 6],
  [0.3333, 3, 1],
  [0.333, 3, 0.999],
  [1.5, 2, 3],
  [0.0123, 1000, 12.3],
])('%d for each of %d cabinets are %d', (each, amount, all) => {
  expect(quantityOfAll(each, amount)).toBe(all)
})

test('a quantity that its devices do not agree with is written as the portal writes quantities', () => {
  const { quantity } = quantityOfOne(4, 3, 'Stk')
  expect(noteOfOtherDevices(quantity, 'F1, F2', 'Stk')?.text).toBe(
    '„F1, F2“ nennt 2 Betriebsmittel, die Menge ist 1,3333',
  )
})
