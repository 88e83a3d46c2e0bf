import { expect, test } from 'vitest'
import { parseGermanNumber } from './parse-german-number.ts'

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['-0', 0],
  ['7', 7],
  ['1234,5', 1234.5],
  ['1.234,50', 1234.5],
  ['1.234', 1234],
  ['12.345.678,9', 12345678.9],
  ['1 234,50', 1234.5],
  ['1\u202f234,50', 1234.5],
  [',5', 0.5],
  ['5,', 5],
  ['-3,25', -3.25],
  ['−3,25', -3.25],
  ['1.234,50 €', 1234.5],
])('reads %j as %j', (text, value) => {
  expect(parseGermanNumber(text, { unit: '€' })).toEqual({ ok: true, value })
})

test.each(['1,234.50', '1,234,567', '1,234,567.00', '12.5', '1234.50', '0.5'])(
  'refuses the English %j and says which form it wants',
  (text) => {
    const parsed = parseGermanNumber(text)
    expect(parsed.ok).toBe(false)
    expect(!parsed.ok && parsed.message).toContain('Komma')
  },
)

test.each(['abc', '1.23.456', '1..234', '--1', '1,2,3', '1e5', '12 34', ',', '-', 'Infinity', '1.2345'])(
  'refuses %j',
  (text) => {
    expect(parseGermanNumber(text).ok).toBe(false)
  },
)

test('refuses more decimals than allowed instead of rounding', () => {
  expect(parseGermanNumber('1,234')).toEqual({ ok: false, message: 'Höchstens 2 Nachkommastellen.' })
  expect(parseGermanNumber('1,234', { decimals: 3 })).toEqual({ ok: true, value: 1.234 })
})

test.each(['1,5', '12.5', 'zwölf', '1,234.50'])('asks for a whole number instead of %j', (text) => {
  expect(parseGermanNumber(text, { decimals: 0 })).toEqual({
    ok: false,
    message: 'Bitte eine ganze Zahl eingeben.',
  })
})

test('refuses what a number cannot hold exactly', () => {
  expect(parseGermanNumber('99999999999999999').ok).toBe(false)
})
