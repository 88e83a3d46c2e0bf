import { expect, it } from 'vitest'
import { berlinDate, endOfBerlinDay } from './berlin-day.ts'

it.each([
  ['2026-01-31', '2026-01-31T23:00:00.000Z'],
  ['2026-07-31', '2026-07-31T22:00:00.000Z'],
  // the clock goes forward in the night to the 29th
  ['2026-03-28', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  // and back in the night to the 25th
  ['2026-10-24', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['2028-02-29', '2028-02-29T23:00:00.000Z'],
])('the %s is over in Berlin at %s', (day, over) => {
  const end = endOfBerlinDay(day)
  expect(end.toISOString()).toBe(over)
  expect(berlinDate(new Date(end.getTime() - 1))).toBe(day)
  expect(berlinDate(end) > day).toBe(true)
})
