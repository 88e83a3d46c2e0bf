import { expect, test } from 'vitest'
import { CopyText } from './copy-text.ts'
import type { StagedValue } from './staged-columns.ts'

const written = (...rows: StagedValue[][]): string => {
  const copy = new CopyText()
  for (const row of rows) copy.add(row)
  return copy.take().toString()
}

test('numbers are written as JavaScript writes them', () => {
  const hundredths = Array.from({ length: 200_000 }, (_, at) => at / 100)
  const others = [
    0,
    -0,
    0.1 + 0.2,
    0.001,
    1.005,
    -12.34,
    19_999_999.99,
    20_000_000,
    20_000_000.01,
    1e9,
    999_999_999.99,
    1e9 + 0.01,
    1e21,
    1e-7,
    2 ** 53,
  ]
  const numbers = [...hundredths, ...others]
  expect(written(numbers)).toBe(`${numbers.join('\t')}\n`)
})

test('what ends a value or a row for PostgreSQL is written otherwise', () => {
  expect(written(['a\tb', 'c\\d', 'e\nf\rg', null, true, false, 1.5, ''])).toBe(
    'a\\tb\tc\\\\d\te\\nf\\rg\t\\N\tt\tf\t1.5\t\n',
  )
  expect(written([['x', 'y"z', '\\']])).toBe('{"x","y\\\\"z","\\\\\\\\"}\n')
})

test('every letter is written in UTF-8, and half of a pair as the sign that stands for it', () => {
  const letters = ['Schütz', '5 €', 'Реле', '電線', '😀 und 𝄞', 'ﬁ\uFFFD']
  expect(written(letters)).toBe(`${letters.join('\t')}\n`)
  expect(written(['a\ud83d', '\ude00b'])).toBe('a\ufffd\t\ufffdb\n')
})

test('rows of any length and number are kept until they are taken', () => {
  const long = '€'.repeat(400_000)
  const copy = new CopyText()
  copy.add([1, long])
  for (let at = 0; at < 50_000; at += 1) copy.add([at, null, 'Reihenklemme'])
  const [first, ...rest] = copy.take().toString().split('\n')
  expect(first).toBe(`1\t${long}`)
  expect(rest).toHaveLength(50_001)
  expect(rest[49_999]).toBe('49999\t\\N\tReihenklemme')
  expect(copy.take()).toHaveLength(0)
})
