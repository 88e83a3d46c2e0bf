// By its public name: microfrontends bundle this file, and must take the router from the shell.
import { useSearchParams } from '@schrankwerk/shell-api/router'
import { useCallback, useEffect } from 'react'

/** What a list may be asked for by its address. */
export interface ListShape<Filter extends string, Column extends string> {
  filters: readonly Filter[]
  /** Columns that may order the list; `createDate`, latest first, is the order without a word in the address. */
  sortable: readonly Column[]
  pageSizes: readonly number[]
  defaultPageSize: number
}

export interface ListAddress<Filter extends string, Column extends string = string> {
  filters: Readonly<Partial<Record<Filter, string>>>
  isFiltered: boolean
  setFilter: (filter: Filter, value: string | undefined) => void
  resetFilters: () => void
  /** From 0. */
  page: number
  pageSize: number
  sort: { column: Column | 'createDate'; descending: boolean }
  setSort: (sort: { column: string; descending: boolean }) => void
  paging: { onPage: (page: number) => void; onPageSize: (size: number) => void }
  /** As `onPage`, but the back button does not return to the page left. */
  correctPage: (page: number) => void
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined

/**
 * Filters, page and order of a list as they stand in its address, so that back, reload and a sent link show
 * the same. What equals the default is left out of the address.
 */
export function useListAddress<Filter extends string, Column extends string>({
  filters: names,
  sortable,
  pageSizes,
  defaultPageSize,
}: ListShape<Filter, Column>): ListAddress<Filter, Column> {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>, replace = false) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  )
  const pageAs = (page: number) => ({ page: page > 0 ? String(page + 1) : undefined })
  const filters = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  ) as Partial<Record<Filter, string>>
  const column = sortable.find((one) => one === params.get('sort')) ?? 'createDate'
  const size = wholeNumber(params.get('size'))
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    setFilter: (filter, value) => change({ [filter]: value, page: undefined }, true),
    resetFilters: () =>
      change({ ...Object.fromEntries(names.map((name) => [name, undefined])), page: undefined }),
    page: Math.max(0, (wholeNumber(params.get('page')) ?? 1) - 1),
    pageSize: pageSizes.find((one) => one === size) ?? defaultPageSize,
    sort: {
      column,
      descending: params.get('order') ? params.get('order') === 'desc' : column === 'createDate',
    },
    setSort: (sort) =>
      change({ sort: sort.column, order: sort.descending ? 'desc' : 'asc', page: undefined }, true),
    paging: {
      onPage: (page) => change(pageAs(page)),
      onPageSize: (pageSize) =>
        change({ size: pageSize === defaultPageSize ? undefined : String(pageSize), page: undefined }),
    },
    correctPage: (page) => change(pageAs(page), true),
  }
}

/**
 * A page beyond the end, of an old link or after its last rows were deleted, gives way to the last one. `total` is
 * undefined while what is shown answers an earlier question.
 */
export function useExistingPage(
  { page, pageSize, correctPage }: Pick<ListAddress<string>, 'page' | 'pageSize' | 'correctPage'>,
  total: number | undefined,
): void {
  const last = total ? Math.ceil(total / pageSize) - 1 : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is corrected once for each answer
  useEffect(() => {
    if (last !== undefined && page > last) correctPage(last)
  }, [page, last])
}
