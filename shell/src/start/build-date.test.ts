import { expect, test } from 'vitest'
import { isNewer } from './build-date.ts'

test.each([
  ['2026-11-21T10:00:00.001Z', '2026-11-21T10:00:00.000Z', true],
  ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', false],
  ['2026-11-20T23:00:00.000Z', '2026-11-21T10:00:00.000Z', false],
  [undefined, '2026-11-21T10:00:00.000Z', false],
  ['no date', '2026-11-21T10:00:00.000Z', false],
])('served %s, own %s: newer is %s', (served, own, expected) => {
  expect(isNewer(served, own)).toBe(expected)
})
