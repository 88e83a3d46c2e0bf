import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column, Sort } from './column.ts'
import { compareValues } from './compare-values.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

interface ModelInput<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  hidden: readonly string[]
  sort: Sort | undefined
  /** The rows come sorted from elsewhere. */
  isSortedElsewhere: boolean
}

export interface ModelRow<Row> {
  id: string
  original: Row
}

/** Rows in their order and the columns that are shown. */
export function useTableModel<Row>(input: ModelInput<Row>) {
  const { columns, rows, rowKey, hidden, sort, isSortedElsewhere } = input
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, RowData> => ({
          id: column.key,
          // Missing values stay at the end in both directions.
          accessorFn: (row) => column.sortValue?.(row as Row) ?? undefined,
          sortUndefined: 'last',
          sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
        }),
      ),
    [columns],
  )
  const columnVisibility = useMemo(
    () => Object.fromEntries(hidden.map((key) => [key, false] as const)),
    [hidden],
  )
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.descending }] : []), [sort])
  const table = useTable({
    features,
    columns: definitions,
    // The library knows rows only as records; ours are whatever the screen has.
    data: rows as readonly RowData[],
    getRowId: (row) => rowKey(row as Row),
    manualSorting: isSortedElsewhere,
    state: { columnVisibility, sorting },
  })
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns])
  return {
    rows: table.getRowModel().rows as unknown as readonly ModelRow<Row>[],
    columns: table.getVisibleLeafColumns().flatMap(({ id }) => byKey.get(id) ?? []),
  }
}
