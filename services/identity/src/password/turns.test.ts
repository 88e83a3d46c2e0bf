import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('so many run at a time, the others in the order they came, also after one that fails', async () => {
  const inTurn = createTurns(2)
  const begun: number[] = []
  const works = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
  const done = works.map(({ promise }, index) =>
    inTurn(async () => {
      begun.push(index)
      await promise
    }).catch((error: Error) => error.message),
  )
  expect(begun).toEqual([0, 1])
  works[1]!.reject(new Error('no'))
  expect(await done[1]).toBe('no')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  works[0]!.resolve()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  for (const { resolve } of works) resolve()
  expect(await Promise.all(done)).toEqual([undefined, 'no', undefined, undefined])
})
