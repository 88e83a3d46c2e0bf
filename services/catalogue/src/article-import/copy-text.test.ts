import { expect, test } from 'vitest'
import { copyLine, numberText } from './copy-text.ts'

test('numbers are written as JavaScript writes them', () => {
  const hundredths = Array.from({ length: 200_000 }, (_, at) => at / 100)
  const others = [
    0,
    -0,
    0.1 + 0.2,
    0.001,
    1.005,
    -12.34,
    1e9,
    999_999_999.99,
    1e9 + 0.01,
    1e21,
    1e-7,
    2 ** 53,
  ]
  expect([...hundredths, ...others].filter((value) => numberText(value) !== String(value))).toEqual([])
})

test('what ends a value or a row for PostgreSQL is written otherwise', () => {
  expect(copyLine(['a\tb', 'c\\d', 'e\nf\rg', null, true, false, 1.5, ''])).toBe(
    'a\\tb\tc\\\\d\te\\nf\\rg\t\\N\tt\tf\t1.5\t',
  )
  expect(copyLine([['x', 'y"z', '\\']])).toBe('{"x","y\\\\"z","\\\\\\\\"}')
})
