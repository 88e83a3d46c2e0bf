import type { Column, Sort } from './column.ts'
import { compareValues, type SortValue } from './compare-values.ts'

interface Keyed<Row> {
  row: Row
  value: SortValue
}

const isMissing = ({ value }: Keyed<unknown>): boolean => value === null || value === undefined

/**
 * Rows in the order of a column, each value read once. Missing values stay at the end in both directions, and equal
 * rows in the order in which they came.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'key' | 'sortValue'>[],
  sort: Sort | undefined,
): readonly Row[] {
  const sortValue = columns.find(({ key }) => key === sort?.column)?.sortValue
  if (sortValue === undefined || sort === undefined) return rows
  const keyed = rows.map((row): Keyed<Row> => ({ row, value: sortValue(row) }))
  const present = keyed.filter((one) => !isMissing(one))
  const sign = sort.descending ? -1 : 1
  present.sort((one, other) => sign * compareValues(one.value, other.value))
  return [...present, ...keyed.filter(isMissing)].map(({ row }) => row)
}
