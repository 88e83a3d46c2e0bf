import { useSearchParams } from '@schrankwerk/shell-api/router'
import { DEFAULT_PAGE_SIZE, PageSizes } from '@schrankwerk/ui/table'

export const sortableColumns = ['referenceNumber', 'offerNumber', 'state', 'createDate'] as const

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined

/** Search, page and order as they stand in the address, so that back and reload show the same. */
export function useFolderAddress() {
  const [params, setParams] = useSearchParams()
  const change = (values: Readonly<Record<string, string | undefined>>, replace = false) =>
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
    )
  const column = sortableColumns.find((one) => one === params.get('sort')) ?? 'createDate'
  const size = wholeNumber(params.get('size'))
  return {
    search: params.get('referenceNumber') ?? '',
    setSearch: (search: string) => change({ referenceNumber: search, page: undefined }, true),
    page: Math.max(0, (wholeNumber(params.get('page')) ?? 1) - 1),
    pageSize: PageSizes.find((one) => one === size) ?? DEFAULT_PAGE_SIZE,
    sort: {
      column,
      descending: params.get('order') ? params.get('order') === 'desc' : column === 'createDate',
    },
    setSort: (sort: { column: string; descending: boolean }) =>
      change({ sort: sort.column, order: sort.descending ? 'desc' : 'asc', page: undefined }, true),
    paging: {
      onPage: (page: number) => change({ page: page > 0 ? String(page + 1) : undefined }),
      onPageSize: (size: number) =>
        change({ size: size === DEFAULT_PAGE_SIZE ? undefined : String(size), page: undefined }),
    },
  }
}
