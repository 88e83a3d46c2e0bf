import {
  type CombinableKind,
  countLookalikes,
  filterLookalikes,
  type Lookalike,
  tellApart,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'

export type LookalikeRow = Lookalike & { id: string }

interface Page {
  page: number
  paginationSize: number
}

export const lookalikesQuery = (kind: CombinableKind, { page, paginationSize }: Page) =>
  queryOptions({
    queryKey: ['masterData', 'lookalike', kind, page, paginationSize] as QueryKey,
    queryFn: async ({ signal }) => {
      const found = await api.call(filterLookalikes, { query: { kind, page, paginationSize }, signal })
      const content = found.content.map(
        (row): LookalikeRow => ({ ...row, id: row.pair.map(({ id }) => id).join(',') }),
      )
      return { ...found, content }
    },
    placeholderData: keepPreviousData,
  })

export const lookalikeCountQuery = queryOptions({
  queryKey: ['masterData', 'lookalike', 'count'],
  queryFn: ({ signal }) => api.call(countLookalikes, { signal }),
})

export const sayDifferent = ({ kind, pair }: Lookalike, different: boolean) =>
  api.call(tellApart, { body: { kind, ids: pair.map(({ id }) => id), different } })
