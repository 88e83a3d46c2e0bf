import { expect, it } from 'vitest'
import { createTotals } from './list-total.ts'

it('counts small lists each time and keeps a large total for 30 seconds', async () => {
  let now = 0
  let there = 4999
  const total = createTotals(() => now)
  const ask = (key = 'list') => total(key, async () => there)
  expect(await ask()).toBe(4999)
  there = 5000
  expect(await ask()).toBe(5000)
  there = 6000
  now = 29_999
  expect([await ask(), await ask('another')]).toEqual([5000, 6000])
  now = 30_000
  expect(await ask()).toBe(6000)
})
