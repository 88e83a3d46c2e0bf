import { expect, test } from 'vitest'
import { createLineIds } from './line-ids.ts'

test('ids of lines are uuids of version 7, each once, in the order of the lines', () => {
  const idOf = createLineIds()
  const lines = [1, 2, 4095, 4096, 4097, 1_048_576, 4_999_999, 5_000_000]
  const ids = lines.map(idOf)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(lines.length)
  expect([...ids].sort()).toEqual(ids)
  expect(idOf(2)).toBe(ids[1])
})

test('two files share none', () => {
  expect(createLineIds()(1)).not.toBe(createLineIds()(1))
})
