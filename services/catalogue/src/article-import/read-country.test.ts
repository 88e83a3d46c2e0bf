import { describe, expect, test } from 'vitest'
import { readCountry } from './read-country.ts'

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  ['DE-BY', 'DE'],
  ['CHN', 'CHN'],
  ['USA', 'USA'],
  ['Deutschland', 'DE'],
  ['Germany', 'DE'],
  ['VR China', 'CN'],
  ['Bangladesch', 'BD'],
  ['EU', 'EU'],
  ['Germany, Deutschland', 'DE'],
])('%s is %s', (text, code) => {
  expect(readCountry(text)).toEqual({ code })
})

describe('what is left out with a notice', () => {
  test.each([
    ['DE, CN', 'mehrere Länder'],
    ['Deutschland und Italien', 'mehrere Länder'],
    ['China/Taiwan', 'mehrere Länder'],
    ['ABB/ Germany', 'kein Land'],
    ['Elbonien', 'kein Land'],
    ['0', 'kein Land'],
    ['ZZ', 'kein Land'],
  ])('%s: %s', (text, part) => {
    expect(readCountry(text)).toEqual({ code: null, notice: expect.stringContaining(part) })
  })
})
