import { expect, test } from 'vitest'
import { parseGermanDate, showDate } from './parse-german-date.ts'

test.each([
  ['', null],
  ['31.12.2026', '2026-12-31'],
  ['4.2.2026', '2026-02-04'],
  ['4.2.26', '2026-02-04'],
  ['04.02.26', '2026-02-04'],
  ['04.02.79', '2079-02-04'],
  ['04.02.80', '1980-02-04'],
  ['04022026', '2026-02-04'],
  ['2026-02-04', '2026-02-04'],
  ['29.02.2028', '2028-02-29'],
  ['1. 3. 2026', '2026-03-01'],
  [' 01.03.2026 ', '2026-03-01'],
  ['21/01/2027', '2027-01-21'],
  ['21-01-2027', '2027-01-21'],
  ['4/2/26', '2026-02-04'],
  ['Do, 21.01.2027', '2027-01-21'],
  ['do 21.1.27', '2027-01-21'],
  ['Do., 21.01.2027', '2027-01-21'],
  ['Donnerstag, 21.01.2027', '2027-01-21'],
  ['Sonnabend, 23.01.2027', '2027-01-23'],
])('reads %j as %j', (text, value) => {
  expect(parseGermanDate(text)).toEqual({ ok: true, value })
})

test.each([
  '31.02.2026',
  '29.02.2026',
  '31.04.2026',
  '00.01.2026',
  '01.13.2026',
  '31022026',
  '2026-02-30',
  '01.01.0026',
  '12/31/2026',
])('refuses %j, which is in no calendar', (text) => {
  expect(parseGermanDate(text)).toEqual({ ok: false, message: `Den ${text} gibt es nicht.` })
})

test('refuses a weekday that is not the one of the day', () => {
  expect(parseGermanDate('Mi, 21.01.2027')).toEqual({
    ok: false,
    message: 'Der 21.01.2027 ist ein Donnerstag.',
  })
})

test.each([
  '2026/12/31',
  '21/01-2027',
  'Xy, 21.01.2027',
  'den 21.01.2027',
  '31.12.',
  '31.12',
  'morgen',
  '1.1.202',
  '3112',
  '20261231x',
  '2026-1-4',
])('refuses %j, which is written otherwise', (text) => {
  expect(parseGermanDate(text).ok).toBe(false)
})

test('shows a day the German way and leaves other text alone', () => {
  expect(showDate('2026-12-31')).toBe('31.12.2026')
  expect(showDate('31.2')).toBe('31.2')
  expect(showDate(null)).toBe('')
})
