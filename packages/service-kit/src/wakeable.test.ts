import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { wakeable } from './wakeable.ts'

test('the stop is told to work that is under way, and what that throws is no error', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const errors: unknown[] = []
  const loop = wakeable(60_000, async (signal) => {
    begin()
    await pause(60_000, undefined, { signal })
  })
  loop.onError((error) => errors.push(error))
  await begun
  await loop.stop()
  expect(errors).toEqual([])
})

test('a failure is told, and the work is done again', async () => {
  const { promise: second, resolve: come } = Promise.withResolvers<void>()
  const errors: unknown[] = []
  let runs = 0
  const loop = wakeable(60_000, async () => {
    runs += 1
    if (runs === 2) return come()
    throw new Error('once')
  })
  loop.onError((error) => {
    errors.push(error)
    loop.wake()
  })
  await second
  await loop.stop()
  expect(errors).toEqual([new Error('once')])
})
