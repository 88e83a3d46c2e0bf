import type { Cell } from '@schrankwerk/spreadsheet'
import { describe, expect, test } from 'vitest'
import { fitPrices, readDays, readDecimal, readFlag, readMeasure } from './read-values.ts'

const cell = (text: string): Cell => ({ text, kind: text === '' ? 'empty' : 'text' })

describe('numbers in the style of their column', () => {
  test.each([
    ['1234', 'german', 1234],
    ['12,5', 'german', 12.5],
    ['1.234,50 €', 'german', 1234.5],
    ['1.234', 'german', 1234],
    ['1.234', 'english', 1.234],
    ['1,234.50', 'english', 1234.5],
    ['12.5', 'german', 12.5],
    ['5,-', 'german', 5],
    ['1.234', 'unclear', 'unclear'],
    ['auf Anfrage', 'german', null],
    ['', 'german', null],
    ['12,3,4', 'german', 'unreadable'],
    ['2 x 5', 'german', 'unreadable'],
  ] as const)('%s in a column that is %s', (text, style, value) => {
    expect(readDecimal(cell(text), style)).toBe(value)
  })

  test('a number cell counts as it is, an error cell is nothing', () => {
    expect(readDecimal({ text: '8,50', kind: 'number', number: 8.5 }, 'english')).toBe(8.5)
    expect(readDecimal({ text: '', kind: 'error' }, 'german')).toBeNull()
  })
})

test.each([
  ['450', 'MM', 45],
  ['4,5', 'CM', 4.5],
  ['2', 'DM', 20],
  ['1,2', 'M', 120],
  ['12 mm', 'CM', 1.2],
  ['280', 'G', 0.28],
  ['5000', 'MG', 0.005],
  ['1,5 kg', 'G', 1.5],
  ['keine', 'CM', null],
])('%s with the unit %s is %s in cm or kg', (text, unit, value) => {
  expect(readMeasure(cell(text), 'german', unit)).toBe(value)
})

test.each([
  ['7', 7],
  ['7 Tage', 7],
  ['2-3 Wochen', 21],
  ['2 bis 3 Wochen', 21],
  ['2,5 Wochen', 18],
  ['14 Tage (2 Wochen)', 14],
  ['3 Tage, sonst 2 Wochen', 14],
  ['1 Monat', 30],
  ['sofort', null],
])('a delivery time of %s is %s days', (text, days) => {
  expect(readDays(cell(text))).toBe(days)
})

test('flags are read in German and English', () => {
  expect(['ja', 'YES', 'konform', 'nein', '0', 'vielleicht'].map((text) => readFlag(cell(text)))).toEqual([
    true,
    true,
    true,
    false,
    false,
    null,
  ])
})

describe('prices in cents', () => {
  test.each([
    [[12.345, null], [12.35, null], 1],
    [[0.0023], [0.23], 100],
    [[0.0023, 1.5], [0.23, 150], 100],
    [[0], [0], 1],
    [[318.491234567], [318.49], 1],
  ])('%j become %j, enlarged by %d', (prices, fitted, scale) => {
    expect(fitPrices(prices)).toEqual({ prices: fitted, scale })
  })
})
