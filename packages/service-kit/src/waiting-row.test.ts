import { expect, test } from 'vitest'
import { createWaitingRows } from './waiting-row.ts'

const still = new AbortController().signal
/** What has begun, in its order. */
function begun() {
  const names: string[] = []
  return { names, begin: (name: string, wait: Promise<void>) => wait.then(() => void names.push(name)) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('one of a person goes after the other, in their order, while those of others go on', async () => {
  const rows = createWaitingRows('zu viele')
  const { names, begin } = begun()
  const [first, second, third] = [rows.take('a'), rows.take('a'), rows.take('a')]
  const other = rows.take('b')
  void begin('third', third.begin(still))
  void begin('second', second.begin(still))
  void begin('first', first.begin(still))
  void begin('other', other.begin(still))
  await settled()
  expect(names.toSorted()).toEqual(['first', 'other'])
  first.end()
  await settled()
  expect(names.slice(2)).toEqual(['second'])
  second.end()
  second.end()
  await settled()
  expect(names.slice(2)).toEqual(['second', 'third'])
})

test('who leaves while he waits makes room for those behind him', async () => {
  const rows = createWaitingRows('zu viele')
  const { names, begin } = begun()
  const [first, second, third] = [rows.take('a'), rows.take('a'), rows.take('a')]
  await first.begin(still)
  const leaving = new AbortController()
  const left = second.begin(leaving.signal)
  void begin('third', third.begin(still))
  leaving.abort()
  await expect(left).rejects.toMatchObject({ status: 429, code: 'own-work-running' })
  second.end()
  await settled()
  expect(names).toEqual([])
  first.end()
  await settled()
  expect(names).toEqual(['third'])
})

test('more than a person can ask for are told so; others are not', () => {
  const rows = createWaitingRows('zu viele')
  const places = Array.from({ length: 10 }, () => rows.take('a'))
  expect(() => rows.take('a')).toThrow(expect.objectContaining({ status: 429, detail: 'zu viele' }))
  rows.take('b')
  places[4]!.end()
  rows.take('a')
})
