import { expect, test } from 'vitest'
import { findError } from './find-error.ts'
import { pageEntries } from './pages.ts'

const shown = (page: number, pages: number) =>
  pageEntries(page, pages)
    .map((entry) => (entry === 'gap' ? '…' : entry + 1))
    .join(' ')

test.each([
  [0, 1, '1'],
  [2, 6, '1 2 3 4 5 6'],
  [0, 7, '1 2 … 7'],
  [2, 7, '1 2 3 4 … 7'],
  [3, 7, '1 2 3 4 5 6 7'],
  [3, 8, '1 2 3 4 5 … 8'],
  [6, 7, '1 … 6 7'],
  [9, 20, '1 … 9 10 11 … 20'],
  [19, 20, '1 … 19 20'],
])('page %j of %j shows %j', (page, pages, expected) => {
  expect(shown(page, pages)).toBe(expected)
})

test.each([
  [-1, 1, 1],
  [1, 1, 3],
  [3, 1, 1],
  [1, -1, 3],
  [-1, -1, 3],
] as const)('from row %j in direction %j the next error is %j', (from, step, expected) => {
  expect(findError([false, true, false, true], Boolean, from, step)).toBe(expected)
})

test('without an error there is nowhere to go', () => {
  expect(findError([false, false], Boolean, 0, 1)).toBe(-1)
  expect(findError([], Boolean, -1, 1)).toBe(-1)
})
