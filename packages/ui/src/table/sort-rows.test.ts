import { expect, test } from 'vitest'
import { sortRows } from './sort-rows.ts'

const columns = [{ key: 'name', sortValue: (row: { name: string | number | null }) => row.name }]
const rowsOf = (...names: (string | number | null)[]) => names.map((name) => ({ name }))
const sorted = (descending: boolean, ...names: (string | number | null)[]) =>
  sortRows(rowsOf(...names), columns, { column: 'name', descending }).map(({ name }) => name)

test('numbers inside of text go by their size, umlauts beside their letters', () => {
  expect(sorted(false, 'K10', 'Öse', 'K2', 'Ofen', 'k1')).toEqual(['k1', 'K2', 'K10', 'Ofen', 'Öse'])
})

test('missing values stay at the end in both directions', () => {
  expect(sorted(false, null, 2, 10, 1)).toEqual([1, 2, 10, null])
  expect(sorted(true, null, 2, 10, 1)).toEqual([10, 2, 1, null])
})

test('equal rows keep their order, and a column without an order changes nothing', () => {
  const rows = [
    { name: 'a', at: 1 },
    { name: 'A', at: 2 },
  ]
  const order = (descending: boolean) =>
    sortRows(rows, columns as never, { column: 'name', descending }).map((row) => (row as { at: number }).at)
  expect(order(true)).toEqual([1, 2])
  expect(order(false)).toEqual([1, 2])
  expect(sortRows(rows, columns as never, { column: 'other', descending: false })).toBe(rows)
})
