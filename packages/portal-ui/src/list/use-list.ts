import type { DataTableProps } from '@schrankwerk/ui/table'
import { DEFAULT_PAGE_SIZE, PageSizes, useHiddenColumns } from '@schrankwerk/ui/table'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ListAddress, useExistingPage, useListAddress } from './list-address.ts'
import { type Chosen, useChosen } from './use-chosen.ts'

/** What a list asks the server for: its filters by their names, and the page as every paged call takes it. */
export type ListQuestion<Filter extends string> = Readonly<Partial<Record<Filter, string>>> & {
  page: number
  paginationSize: number
  column: string
  sortDescending: boolean
}

interface PageOf<Row> {
  content: Row[]
  totalElements: number
  /** More were found than that, and not counted. */
  isMore?: boolean | undefined
}

export interface ListOptions<Row, Filter extends string, Column extends string, Key extends QueryKey> {
  /** Under this name the device remembers which columns are hidden. */
  name: string
  query: (asked: ListQuestion<Filter>) => UseQueryOptions<PageOf<Row>, Error, PageOf<Row>, Key>
  filters: readonly Filter[]
  sortable: readonly Column[]
  /** Keys of columns that are hidden until somebody picks them. */
  hidden?: readonly string[]
}

/** A list as its page shows it; `useList` makes one from a paged call. */
export interface List<Row, Filter extends string = string> {
  address: ListAddress<Filter>
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  total: number | undefined
  /** There are more than `total`. */
  isMore: boolean | undefined
  chosen: Chosen<Row>
  table: Pick<
    DataTableProps<Row>,
    | 'rows'
    | 'rowKey'
    | 'isFetching'
    | 'error'
    | 'onRetry'
    | 'sort'
    | 'onSort'
    | 'paging'
    | 'hiddenColumns'
    | 'onHiddenColumns'
  >
}

/**
 * A paged list: filters, page and order in the address, the rows they lead to, the rows chosen among them, and what
 * the table needs. A page beyond the end gives way to the last one.
 */
export function useList<
  Row extends { id: string },
  Filter extends string,
  Column extends string,
  Key extends QueryKey,
>({ name, query, filters, sortable, hidden = [] }: ListOptions<Row, Filter, Column, Key>): List<Row, Filter> {
  const address = useListAddress({
    filters,
    sortable,
    pageSizes: PageSizes,
    defaultPageSize: DEFAULT_PAGE_SIZE,
  })
  const { page, pageSize, sort } = address
  const asked = {
    ...address.filters,
    page,
    paginationSize: pageSize,
    column: sort.column,
    sortDescending: sort.descending,
  }
  const found = useQuery(query(asked))
  const total = found.data?.totalElements
  const isMore = found.data?.isMore
  useExistingPage(address, found.isPlaceholderData ? undefined : total)
  const [hiddenColumns, onHiddenColumns] = useHiddenColumns(name, hidden)
  // The page beyond the end is on its way to the last one: it is no empty list.
  const isBeyondEnd = found.data?.content.length === 0 && found.data.totalElements > 0
  const rows = isBeyondEnd ? undefined : found.data?.content
  const chosen = useChosen(rows, JSON.stringify(asked))
  return {
    address,
    rows,
    total,
    isMore,
    chosen,
    table: {
      rows,
      rowKey: ({ id }) => id,
      isFetching: found.isPlaceholderData,
      error: found.error,
      onRetry: () => void found.refetch(),
      sort,
      onSort: address.setSort,
      paging: { page, pageSize, total: total ?? 0, isMore, ...address.paging },
      hiddenColumns,
      onHiddenColumns,
    },
  }
}
