import { expect, test } from 'vitest'
import { price, text } from './values.ts'

test.each([0, 0.01, 71.37, 10_000_000_001.38, 123_456_789.07, 999_999_999_999.99])(
  '%d is a price',
  (value) => {
    expect(price.safeParse(value).success).toBe(true)
  },
)

test.each([-0.01, 0.001, 10_000_000_001.385, 1e12, Number.NaN])('%d is none', (value) => {
  expect(price.safeParse(value).success).toBe(false)
})

test('half a character becomes a sign that can be stored', () => {
  expect(text(20).parse(' Relais \ud83d ')).toBe('Relais \ufffd')
  expect(text(20).parse('Relais 🔧')).toBe('Relais 🔧')
})
