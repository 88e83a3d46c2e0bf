import { expect, test } from 'vitest'
import { isEan } from './ean.ts'

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['036000291452', true],
  ['10012345678902', true],
  ['40 06381 33393 1', true],
  ["'4006381333931", true],
  ['$4006381333931', true],
  ['# 96385074', true],
  ['€4006381333931', false],
  ['$$4006381333931', false],
  ['#4006381333932', false],
  ['0000000000000', false],
  ['4,00638E+12', false],
  ['400638133393', false],
  ['2024-10-01', false],
  ['', false],
])('%s', (text, expected) => {
  expect(isEan(text)).toBe(expected)
})
