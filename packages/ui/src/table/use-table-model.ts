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

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

const collator = new Intl.Collator('de-DE', { numeric: true, sensitivity: 'base' })

type SortValue = string | number | null | undefined

/** Numbers by size, text as in a German dictionary with numbers inside by size. */
export const compareValues = (a: SortValue, b: SortValue): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

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
