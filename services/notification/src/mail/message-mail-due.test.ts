import { expect, it, test } from 'vitest'
import { messageMailDue } from './message-mail-due.ts'

const due = (choice: 'BUNDLED' | 'DAILY' | 'NONE', now: string, lastSentAt?: string) =>
  messageMailDue({
    choice,
    now: new Date(now),
    lastSentAt: lastSentAt ? new Date(lastSentAt) : undefined,
  })?.toISOString()

it.each([
  ['the first at once', undefined, '2026-11-20T10:00:00.000Z'],
  ['the next after 15 minutes', '2026-11-20T09:58:00.000Z', '2026-11-20T10:13:00.000Z'],
  ['a later one at once', '2026-11-20T09:45:00.000Z', '2026-11-20T10:00:00.000Z'],
])('bundled: %s', (_, lastSentAt, expected) => {
  expect(due('BUNDLED', '2026-11-20T10:00:00.000Z', lastSentAt)).toBe(expected)
})

it.each([
  ['in winter', '2026-11-20T10:00:00.000Z', '2026-11-21T06:00:00.000Z'],
  ['early in the morning', '2026-11-20T05:59:59.999Z', '2026-11-20T06:00:00.000Z'],
  ['at 7 itself', '2026-11-20T06:00:00.000Z', '2026-11-21T06:00:00.000Z'],
  ['after midnight in Berlin', '2026-11-20T23:30:00.000Z', '2026-11-21T06:00:00.000Z'],
  ['in summer', '2026-07-01T10:00:00.000Z', '2026-07-02T05:00:00.000Z'],
  ['before the night of 23 hours', '2026-03-28T20:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['within it', '2026-03-29T00:30:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['after it', '2026-03-29T05:00:00.000Z', '2026-03-30T05:00:00.000Z'],
  ['before the night of 25 hours', '2026-10-24T20:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ['within it', '2026-10-25T00:30:00.000Z', '2026-10-25T06:00:00.000Z'],
  ['at the turn of the year', '2026-12-31T22:00:00.000Z', '2027-01-01T06:00:00.000Z'],
])('daily: at 7 in Berlin, asked %s', (_, now, expected) => {
  expect(due('DAILY', now)).toBe(expected)
})

test('daily as well, never twice within 15 minutes', () => {
  expect(due('DAILY', '2026-11-20T05:56:00.000Z', '2026-11-20T05:55:00.000Z')).toBe(
    '2026-11-20T06:10:00.000Z',
  )
})

test('none: never', () => {
  expect(due('NONE', '2026-11-20T10:00:00.000Z')).toBeUndefined()
})
