import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DecimalStyle, detectDecimalStyle, readNumber } from './numbers.ts'

describe('reading a number', () => {
  test.each<[string, DecimalStyle, number | null]>([
    ['1.234,50', 'german', 1234.5],
    ['1,234.50', 'english', 1234.5],
    ['1.234', 'german', 1234],
    ['1.234', 'english', 1.234],
    ['1,234', 'english', 1234],
    ['1,234', 'german', 1.234],
    ['1.234', 'unclear', null],
    ['1,5', 'unclear', 1.5],
    ['0.125', 'unclear', 0.125],
    ['1.234,5', 'unclear', 1234.5],
    ['200.000.000', 'german', 200_000_000],
    ['200.000.000', 'english', 200_000_000],
    ['1 234,5', 'german', 1234.5],
    ['1\u00a0234,5', 'german', 1234.5],
    ["1'234.50", 'english', 1234.5],
    ['-12,5', 'german', -12.5],
    ['\u221212', 'german', -12],
    ['12-', 'german', -12],
    ['+3', 'german', 3],
    [',5', 'german', 0.5],
    ['5', 'unclear', 5],
    ['007', 'german', 7],
    ['1.5E3', 'english', 1500],
    ['12.5', 'german', null],
    ['1.23.456', 'german', null],
    ['1,234.50', 'german', null],
    ['12 $', 'english', null],
    ['3m', 'german', null],
    ['1 2', 'german', null],
    ['-5-', 'german', null],
    ['', 'german', null],
    ['AS PER GA', 'english', null],
    ['#N/A', 'english', null],
    ['Infinity', 'english', null],
    ['0x10', 'english', null],
    ['1e999', 'english', null],
  ])('%j in a %s column is %j', (text, style, expected) => {
    expect(readNumber(text, style)).toBe(expected)
  })

  test('gives back every price that Intl writes, in both languages', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).filter((value) => value !== 0)
    fc.assert(
      fc.property(cents, fc.boolean(), (value, grouped) => {
        const price = value / 100
        const options = { minimumFractionDigits: 2, useGrouping: grouped }
        expect(readNumber(price.toLocaleString('de-DE', options), 'german')).toBe(price)
        expect(readNumber(price.toLocaleString('en-US', options), 'english')).toBe(price)
      }),
    )
  })

  test('never throws and never gives NaN', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom<DecimalStyle>('german', 'english', 'unclear'),
        (text, style) => {
          const value = readNumber(text, style)
          expect(value === null || Number.isFinite(value)).toBe(true)
        },
      ),
    )
  })
})

describe('deciding the decimal sign of a column', () => {
  test.each<[string[], DecimalStyle]>([
    [['1.234,50', '12', '3,5'], 'german'],
    [['1,234.50', '12', '3.5'], 'english'],
    [['1.234', '2.500'], 'unclear'],
    [['1.234', '2,5'], 'german'],
    [['12', '', 'n. B.'], 'unclear'],
    [['200.000.000'], 'german'],
    [['0,125'], 'german'],
    [['3.5', '3,5'], 'unclear'],
    [[...new Array<string>(19).fill('3.5'), '3,5'], 'english'],
    [[], 'unclear'],
  ])('%j is %s', (samples, expected) => {
    expect(detectDecimalStyle(samples)).toBe(expected)
  })
})
