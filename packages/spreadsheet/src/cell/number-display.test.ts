import { describe, expect, test } from 'vitest'
import { general, numberDisplay } from './number-display.ts'

describe('a number as its format shows it', () => {
  test.each([
    ['0000000', 311087, '0311087'],
    ['0.000', 8806.5, '8806.500'],
    ['000-000', 123456, '123-456'],
    ['General', 830903, '830903'],
    ['General', 3606485174358, '3606485174358'],
    ['General', 175.76999999999998, '175.77'],
    ['General', 0.00001, '0.00001'],
    ['GENERAL', 0.525625, '0.525625'],
    ['0.00E+00', 3606485174358, '3606485174358'],
    ['#,##0.00', 1234567.5, '1234567.50'],
    ['_-* #,##0.00 "€"_-', 1234.5, '1234.50 €'],
    ['[$€-407] 0.00', 3, '€ 3.00'],
    ['[Red]-0.0', 3, '-3.0'],
    ['0" Stk"', 12, '12 Stk'],
    ['0.00%', 0.03, '3.00%'],
    ['# ?/?', 0.5, '0.5'],
    ['0,', 5000, '5000'],
    [';;;', 7, '7'],
    ['@', 311087, '311087'],
    ['0.0.0.[', 7, '7'],
    ['x'.repeat(5000), 7, '7'],
  ])('%j shows %d as %j', (format, value, text) => {
    const cell = numberDisplay(format, { date1904: false })(value)
    expect(cell).toEqual(format === '[Red]-0.0' ? { ...cell, text } : { text, kind: 'number', number: value })
  })

  test.each([
    ['dd.mm.yyyy', 41689.6, '2014-02-19'],
    ['dd.mm.yyyy hh:mm', 41689.604166666664, '2014-02-19T14:30:00'],
    ['[$-407]d. mmmm yyyy;@', 44686, '2022-05-05'],
    ['hh:mm', 0.2736111111111111, '06:34:00'],
    ['[h]:mm:ss', 1.5, '36:00:00'],
    ['yyyy-mm-dd', 1, '1900-01-01'],
    ['yyyy-mm-dd', 59, '1900-02-28'],
    ['yyyy-mm-dd', 60, '1900-02-29'],
    ['yyyy-mm-dd', 61, '1900-03-01'],
    ['yyyy-mm-dd', 2958465, '9999-12-31'],
  ])('%j shows %d as the date %j, without a number that could pass for a quantity', (format, value, text) => {
    expect(numberDisplay(format, { date1904: false })(value)).toEqual({ text, kind: 'date' })
  })

  test('counts from 1904 where the workbook does', () => {
    expect(numberDisplay('yyyy-mm-dd', { date1904: true })(42248).text).toBe('2019-09-02')
    expect(numberDisplay('yyyy-mm-dd', { date1904: true })(59).text).toBe('1904-02-29')
  })

  test('what is no day stays a number', () => {
    expect(numberDisplay('yyyy-mm-dd', { date1904: false })(-5)).toEqual(general(-5))
    expect(numberDisplay('yyyy-mm-dd', { date1904: false })(3e9)).toEqual(general(3e9))
  })
})
