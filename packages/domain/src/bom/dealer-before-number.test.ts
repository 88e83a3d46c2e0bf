import { expect, test } from 'vitest'
import { splitDealerBeforeNumber } from './dealer-before-number.ts'

test.each<[string, [string, string] | null]>([
  ['Conrad 1417698', ['Conrad', '1417698']],
  ['Reichelt: RAD 100/25', ['Reichelt', 'RAD 100/25']],
  ['Mouser / 511-1N5817', ['Mouser', '511-1N5817']],
  ['RS 123-4567', null],
  ['RSX-100', null],
  ['Conrad', null],
  ['123-4567', null],
])('%s', (text, parts) => {
  const split = splitDealerBeforeNumber(text)
  expect(split && [split.dealer, split.number]).toEqual(parts)
})
