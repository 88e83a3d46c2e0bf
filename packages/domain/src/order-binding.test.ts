import { expect, it } from 'vitest'
import { bindingReminderAt, bindingUntil } from './order-binding.ts'

it.each([
  ['in winter', '2026-12-01T10:00:00Z', '2026-12-15T22:59:59.999Z'],
  ['in summer', '2026-06-01T10:00:00Z', '2026-06-15T21:59:59.999Z'],
  ['into summer', '2026-03-15T12:00:00Z', '2026-03-29T21:59:59.999Z'],
  ['into winter', '2026-10-11T12:00:00Z', '2026-10-25T22:59:59.999Z'],
  [
    'placed after Berlin’s midnight and before that of UTC',
    '2026-12-01T23:30:00Z',
    '2026-12-16T22:59:59.999Z',
  ],
  ['placed in the last second of a day', '2026-12-01T22:59:59.999Z', '2026-12-15T22:59:59.999Z'],
])('an order binds to the end of the day two weeks later: %s', (_, placed, end) => {
  expect(new Date(bindingUntil(Date.parse(placed))).toISOString()).toBe(end)
})

it.each([
  ['in winter', '2026-12-01T10:00:00Z', '2026-12-13T10:00:00.000Z'],
  ['to the millisecond', '2026-06-01T21:59:59.999Z', '2026-06-13T21:59:59.999Z'],
  ['into winter, after midnight', '2026-10-13T22:30:00Z', '2026-10-25T23:30:00.000Z'],
  ['into summer', '2027-03-20T09:00:00Z', '2027-04-01T08:00:00.000Z'],
  ['at an hour that its day has twice', '2026-10-13T00:30:00Z', '2026-10-25T00:30:00.000Z'],
  ['at an hour that its day leaves out', '2027-03-16T01:30:00Z', '2027-03-28T01:30:00.000Z'],
])('its supplier is reminded two days before the last one, at the hour of the order: %s', (_, placed, at) => {
  expect(new Date(bindingReminderAt(Date.parse(placed))).toISOString()).toBe(at)
})
