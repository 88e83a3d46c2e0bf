import { expect, test } from 'vitest'
import {
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
} from './formats.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [formatMoney(1234.5), '1.234,50 €'],
  [formatMoney(9.9455, { decimals: 4 }), '9,9455 €'],
  [formatMoney(9.9, { decimals: 4 }), '9,90 €'],
  [formatMoney(null), '–'],
  [formatMoney(Number.NaN), '–'],
  [formatNumber(1234.567), '1.234,57'],
  [formatNumber(2, { fixed: true }), '2,00'],
  [formatPercent(0.92), '92 %'],
  [formatDate('2026-12-31'), '31.12.2026'],
  [formatDate('2026-12-31T23:30:00Z'), '01.01.2027'],
  [formatDate('31.02.2026'), '–'],
  [formatDate('1.3.'), '–'],
  [formatDate(''), '–'],
  [formatDate(undefined), '–'],
  [formatDateTime('2026-07-01T12:05:00Z'), '01.07.2026, 14:05'],
  [formatDateTime('2026-12-01T12:05:00Z'), '01.12.2026, 13:05'],
  [formatBytes(0), '0 B'],
  [formatBytes(1023), '1.023 B'],
  [formatBytes(1024), '1 KB'],
  [formatBytes(1468006), '1,4 MB'],
  [formatDuration(45_000), '45 s'],
  [formatDuration(125_000), '2 min 5 s'],
  [formatDuration(3_780_000), '1 h 3 min'],
  [formatCount(1, 'Zeile', 'Zeilen'), '1 Zeile'],
  [formatCount(1200, 'Zeile', 'Zeilen'), '1.200 Zeilen'],
])('%j is %j', (text, expected) => {
  expect(plain(text)).toBe(expected)
})
