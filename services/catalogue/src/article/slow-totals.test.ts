import { expect, test } from 'vitest'
import { createSlowTotals } from './slow-totals.ts'

/** Counts that take as long as the test says; `counted` tells how often. */
function counting(takesMs: number) {
  const clock = { now: 0 }
  const totals = createSlowTotals(() => clock.now)
  let counted = 0
  const ask = (there: number) =>
    totals.get('filter', async () => {
      counted += 1
      clock.now += takesMs
      return there
    })
  return { ask, clock, counted: () => counted }
}

test('a small total that took long to count is kept for 30 seconds', async () => {
  const { ask, clock } = counting(11)
  expect(await ask(3)).toBe(3)
  clock.now = 29_999
  expect(await ask(4)).toBe(3)
  clock.now = 30_000
  expect(await ask(4)).toBe(4)
})

test('a large one that was quick is counted each time', async () => {
  const { ask } = counting(10)
  expect([await ask(80_000), await ask(80_001)]).toEqual([80_000, 80_001])
})

test('who asks while it is counted waits for the same count', async () => {
  const { ask, counted } = counting(1)
  expect(await Promise.all([ask(3), ask(4)])).toEqual([3, 3])
  expect(counted()).toBe(1)
})

test('a count that failed is not kept', async () => {
  const totals = createSlowTotals(() => 0)
  await expect(totals.get('filter', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await totals.get('filter', async () => 3)).toBe(3)
})
