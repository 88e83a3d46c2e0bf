import { expect, it } from 'vitest'
import { type Hindrance, isGivenUp, type Tries, triesAfter } from './tries.ts'

const day = (count: number) => new Date(Date.UTC(2026, 10, 20 + count))
const none: Tries = { attempts: 0, faults: 0, unknown_outcomes: 0, deferred_since: null }
const triesOf = (...ends: [Hindrance, day: number][]) =>
  ends.reduce((tries, [hindrance, at]) => triesAfter(tries, hindrance, day(at)), none)
const times = (count: number, hindrance: Hindrance) =>
  Array.from({ length: count }, (_, index): [Hindrance, number] => [hindrance, index])

it.each<[string, [Hindrance, number][], boolean]>([
  ['refused once', [['refused', 0]], true],
  ['too large once', [['too-large', 0]], true],
  ['down for a year', times(365, 'down'), false],
  ['hindered by an absence for a year', times(365, 'absence'), false],
  ['faulty for the 11th time', times(11, 'fault'), false],
  ['faulty for the 12th time', times(12, 'fault'), true],
  ['faulty once after an outage', [...times(40, 'absence'), ['fault', 41]], false],
  ['of unknown outcome twice', times(2, 'unknown'), false],
  ['of unknown outcome three times', times(3, 'unknown'), true],
  ['of unknown outcome once after an outage', [...times(40, 'down'), ['unknown', 41]], false],
  ['deferred for four days', times(5, 'later'), false],
  ['deferred for five days', times(6, 'later'), true],
  ['deferred once after an outage', [...times(40, 'down'), ['later', 41]], false],
  ['deferred, then down for a year', [['later', 0], ...times(365, 'down')], false],
])('a mail that is %s is given up: %#', (_, ends, expected) => {
  const [hindrance, at] = ends.at(-1)!
  const tries = triesOf(...ends)
  expect(tries.attempts).toBe(ends.length)
  expect(isGivenUp(tries, hindrance, day(at))).toBe(expected)
})
