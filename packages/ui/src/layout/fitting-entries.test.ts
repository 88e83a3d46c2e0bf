import { expect, test } from 'vitest'
import { fittingEntries } from './fitting-entries.ts'

const entries = [100, 80, 120, 60]

test.each([
  ['all, to the last pixel', 372, 4],
  ['not all: the one for the rest needs room as well', 371, 3],
  ['the last one that leaves room for the rest', 358, 3],
  ['one less', 357, 2],
  ['none beside the rest', 100, 0],
])('%s', (_what, room, fitting) => {
  expect(fittingEntries({ room, entries, more: 46, gap: 4 })).toBe(fitting)
})

test('a bar that is not drawn, and one without entries, holds back nothing', () => {
  expect(fittingEntries({ room: 0, entries: [0, 0], more: 0, gap: 4 })).toBe(2)
  expect(fittingEntries({ room: 0, entries: [], more: 0, gap: 4 })).toBe(0)
})
