import { useHiddenColumns } from '@schrankwerk/ui/table'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useChosen } from './use-chosen.ts'
import type { List } from './use-list.ts'

export interface WholeListOptions<Row, Key extends QueryKey> {
  /** Under this name the device remembers which columns are hidden. */
  name: string
  query: UseQueryOptions<Row[], Error, Row[], Key>
  sort: { column: string; descending: boolean }
}

const noFilters = {}

type WholeList<Row> = Pick<List<Row>, 'rows' | 'total' | 'chosen' | 'table'> & {
  address: { filters: object; isFiltered: false; resetFilters: () => void }
}

/** A list short enough to come whole; the table sorts it in memory by the columns' `sortValue`. */
export function useWholeList<Row extends { id: string }, Key extends QueryKey>({
  name,
  query,
  sort,
}: WholeListOptions<Row, Key>): WholeList<Row> {
  const found = useQuery(query)
  const rows = found.data
  const [hiddenColumns, onHiddenColumns] = useHiddenColumns(name, [])
  return {
    address: { filters: noFilters, isFiltered: false, resetFilters: () => undefined },
    rows,
    total: rows?.length,
    chosen: useChosen(rows, name),
    table: {
      rows,
      rowKey: ({ id }) => id,
      error: found.error,
      onRetry: () => void found.refetch(),
      sort,
      hiddenColumns,
      onHiddenColumns,
    },
  }
}
