import { useSearchParams } from '@schrankwerk/shell-api/router'
import { DEFAULT_PAGE_SIZE, PageSizes } from '@schrankwerk/ui/table'
import { useCallback, useState } from 'react'

export interface ListAddress<Filter extends string> {
  filters: Readonly<Partial<Record<Filter, string>>>
  isFiltered: boolean
  setFilter: (filter: Filter, value: string | undefined) => void
  resetFilters: () => void
  page: number
  pageSize: number
  sort: { column: string; descending: boolean }
  setSort: (sort: { column: string; descending: boolean }) => void
  paging: { onPage: (page: number) => void; onPageSize: (size: number) => void }
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined

/**
 * Filters, page and order of a list as they stand in its address, so that back, reload and a sent link show
 * the same. What equals the default is left out of the address.
 */
export function useListAddress<Filter extends string>(
  names: readonly Filter[],
  sortable: readonly string[],
): ListAddress<Filter> {
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
  const filters = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  ) as Partial<Record<Filter, string>>
  const asked = params.get('sort') ?? ''
  const column = sortable.includes(asked) ? asked : 'createDate'
  const size = wholeNumber(params.get('size')) ?? DEFAULT_PAGE_SIZE
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    setFilter: (filter, value) => change({ [filter]: value, page: undefined }, true),
    resetFilters: () =>
      change({ ...Object.fromEntries(names.map((name) => [name, undefined])), page: undefined }),
    page: Math.max(0, (wholeNumber(params.get('page')) ?? 1) - 1),
    pageSize: (PageSizes as readonly number[]).includes(size) ? size : DEFAULT_PAGE_SIZE,
    sort: {
      column,
      descending: params.get('order') ? params.get('order') === 'desc' : column === 'createDate',
    },
    setSort: (sort) =>
      change({ sort: sort.column, order: sort.descending ? 'desc' : 'asc', page: undefined }, true),
    paging: {
      onPage: (page) => change({ page: page > 0 ? String(page + 1) : undefined }),
      onPageSize: (pageSize) =>
        change({ size: pageSize === DEFAULT_PAGE_SIZE ? undefined : String(pageSize), page: undefined }),
    },
  }
}

/** Columns that somebody hid stay hidden on this device. */
export function useHiddenColumns(list: string, initially: readonly string[]) {
  const key = `schrankwerk:columns:${list}`
  const [hidden, setHidden] = useState<string[]>(() => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '') as string[]
    } catch {
      return [...initially]
    }
  })
  const hide = (next: string[]) => {
    setHidden(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A full or forbidden storage costs the memory, not the list.
    }
  }
  return [hidden, hide] as const
}
