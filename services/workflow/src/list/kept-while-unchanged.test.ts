import { expect, test } from 'vitest'
import { keepWhileUnchanged } from './kept-while-unchanged.ts'

/** Answers a number more each time it is asked. */
function counter() {
  let asked = 0
  return () => Promise.resolve(++asked)
}

test('finds once for as long as nothing changed, also for those who ask meanwhile', async () => {
  const kept = keepWhileUnchanged<number>(10)
  const find = counter()
  expect(await Promise.all([kept('a', 1, find), kept('a', 1, find)])).toEqual([1, 1])
  expect(await kept('a', 1, find)).toBe(1)
  expect(await kept('b', 1, find)).toBe(2)
  expect(await kept('a', 2, find)).toBe(3)
})

test('keeps no failure', async () => {
  const kept = keepWhileUnchanged<number>(10)
  await expect(kept('a', 1, () => Promise.reject(new Error('weg')))).rejects.toThrow('weg')
  expect(await kept('a', 1, counter())).toBe(1)
})

test('gives up what was not asked for the longest', async () => {
  const kept = keepWhileUnchanged<number>(2)
  const find = counter()
  for (const key of ['a', 'b', 'a', 'c']) await kept(key, 1, find)
  expect(await kept('a', 1, find)).toBe(1)
  expect(await kept('b', 1, find)).toBe(4)
})
