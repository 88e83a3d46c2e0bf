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
    ['General" St"', 7.25, '7.25 St'],
    ['General\\m', 7, '7m'],
    ['0.00%', 0.03, '3.00%'],
    ['# ?/?', 0.5, '0.5'],
    ['0,', 5000, '5000'],
    [';;;', 7, '7'],
    ['@', 311087, '311087'],
    ['0.0.0.[', 7, '7'],
    ['"Stück', 12, '12'],
    ['[Schwarz', 12, '12'],
    ['x'.repeat(5000), 7, '7'],
  ])('%j shows %d as %j', (format, value, text) => {
    expect(numberDisplay(format, { date1904: false })(value)).toMatchObject({
      text,
      kind: 'number',
      number: value,
    })
  })

  test.each([
    ['_-* #,##0.00 "€"_-', 1000.3, '1.000,30 €'],
    ['#,##0.00', 1234567.5, '1.234.567,50'],
    ['#,##0', 3044076, '3.044.076'],
    ['General', 10.43, '10,43'],
    ['0.000', 8806.5, '8806,500'],
    ['0.0%', 0.974, '97,4%'],
    ['General" m"', 7.25, '7,25 m'],
    ['#,##0', 12, undefined],
    ['000-000', 123456, undefined],
    ['General', 830903, undefined],
    ['0.0" von 2.5"', 1.5, undefined],
  ])('a German sees %j show %d as %j', (format, value, shown) => {
    expect(numberDisplay(format, { date1904: false })(value).shown).toBe(shown)
  })

  test.each([
    ['#,##0" mm"', 1500, 'mm'],
    ['0.0" m"', 12.5, 'm'],
    ['0" Stk."', 25, 'Stk.'],
    ['General" St"', 7, 'St'],
    ['0\\ "m²"', 3, 'm²'],
    ['0"mm";-0"mm"', -3, 'mm'],
    ['#,##0.00 "€"', 1234.5, undefined],
    ['#,##0.00 "EUR"', 1234.5, 'EUR'],
    ['0.00%', 0.03, undefined],
    ['0', 2.6, undefined],
    ['General', 2.6, undefined],
    ['"Typ "0', 3, undefined],
    ['0.0" von 2.5"', 1.5, undefined],
    ['[h]:mm', 5, undefined],
    ['dd.mm.yyyy', 41689.6, undefined],
    ['0.0,"k"', 5000, undefined],
  ])('%j shows %d with the word %j behind it', (format, value, suffix) => {
    expect(numberDisplay(format, { date1904: false })(value).suffix).toBe(suffix)
  })

  test.each([
    ['dd.mm.yyyy', 41689.6, '19.02.2014'],
    ['m/d/yy', 41689.6, '19.02.2014'],
    ['dd.mm.yyyy hh:mm', 41689.604166666664, '19.02.2014 14:30'],
    ['m/d/yy h:mm:ss AM/PM', 41689.604166666664, '19.02.2014 14:30:00'],
    ['[$-407]d. mmmm yyyy;@', 44686, '05.05.2022'],
    ['dddd', 44686, '05.05.2022'],
    ['d-mmm', 44689, '08. Mai'],
    ['dd.mm.', 44689, '08.05.'],
    ['mmm-yy', 44689, 'Mai 22'],
    ['mm.yyyy', 44689, '05.2022'],
    ['hh:mm', 0.2736111111111111, '06:34'],
    ['h:mm', 1.25, '01.01.1900 06:00'],
    ['h:mm:ss', 0.2736111111111111, '06:34:00'],
    ['mm:ss', 0.2736111111111111, '34:00'],
    ['[h]:mm:ss', 1.5, '36:00:00'],
    ['[h]:mm', 1.5, '36:00'],
    ['yyyy-mm-dd', 1, '01.01.1900'],
    ['yyyy-mm-dd', 59, '28.02.1900'],
    ['yyyy-mm-dd', 60, '29.02.1900'],
    ['yyyy-mm-dd', 61, '01.03.1900'],
    ['yyyy-mm-dd', 2958465, '31.12.9999'],
  ])('%j shows %d as the date %j, without a number that could pass for a quantity', (format, value, text) => {
    expect(numberDisplay(format, { date1904: false })(value)).toEqual({ text, kind: 'date' })
  })

  test('counts from 1904 where the workbook does', () => {
    expect(numberDisplay('yyyy-mm-dd', { date1904: true })(42248).text).toBe('02.09.2019')
    expect(numberDisplay('yyyy-mm-dd', { date1904: true })(59).text).toBe('29.02.1904')
  })

  test('what is no day stays a number', () => {
    expect(numberDisplay('yyyy-mm-dd', { date1904: false })(-5)).toEqual(general(-5))
    expect(numberDisplay('yyyy-mm-dd', { date1904: false })(3e9)).toEqual(general(3e9))
  })
})
