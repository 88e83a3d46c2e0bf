import type { Column, Sort } from './column.ts'
import { sortKey } from './sort-key.ts'

type SortKey = string | number | undefined
type SortColumn<Row> = Pick<Column<Row>, 'key' | 'sortValue'>
type SortValue<Row> = NonNullable<SortColumn<Row>['sortValue']>

const known = new WeakMap<object, WeakMap<object, SortKey[]>>()

/** Of each row once, also for the other direction. */
function keysOf<Row>(rows: readonly Row[], sortValue: SortValue<Row>): SortKey[] {
  const ofRows = known.get(rows) ?? new WeakMap<object, SortKey[]>()
  known.set(rows, ofRows)
  const before = ofRows.get(sortValue)
  if (before !== undefined) return before
  const keys = rows.map((row) => {
    const value = sortValue(row) ?? undefined
    return typeof value === 'string' ? sortKey(value) : value
  })
  ofRows.set(sortValue, keys)
  return keys
}

/**
 * Rows in the order of a column. Missing values stay at the end in both directions, and equal rows in the order in
 * which they came.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const sortValue = columns.find(({ key }) => key === sort?.column)?.sortValue
  if (sortValue === undefined || sort === undefined) return rows
  const keys = keysOf(rows, sortValue)
  const places = [...rows.keys()]
  const present = places.filter((at) => keys[at] !== undefined)
  const sign = sort.descending ? -1 : 1
  present.sort((one, other) => {
    const [a, b] = [keys[one] as string, keys[other] as string]
    return a < b ? -sign : a > b ? sign : one - other
  })
  const missing = places.filter((at) => keys[at] === undefined)
  return [...present, ...missing].map((at) => rows[at] as Row)
}
