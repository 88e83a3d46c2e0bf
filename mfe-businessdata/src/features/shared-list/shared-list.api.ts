import { filterSharedFolders, type QueryInput, type SharedFolder } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export type SharedRow = SharedFolder & { id: string }

type Filter = { [K in keyof QueryInput<typeof filterSharedFolders>]?: unknown }

/** Of no word in the address the list makes `createDate`; the server's own order is the latest entry first. */
const orderOf = ({ column, sortDescending, ...page }: Filter): Filter =>
  column === 'createDate' ? page : { ...page, column, sortDescending }

/** Folders of other companies that are open to the person who asks. */
export const sharedFoldersQuery = (filter: Filter) =>
  queryOptions({
    queryKey: ['businessData', 'shared', filter],
    queryFn: async ({ signal }) => {
      const { content, totalElements } = await api.call(filterSharedFolders, {
        query: orderOf(filter),
        signal,
      })
      return { totalElements, content: content.map((row): SharedRow => ({ ...row, id: row.offerId })) }
    },
    placeholderData: keepPreviousData,
  })

/** Whether there is any. */
export const anySharedQuery = sharedFoldersQuery({ page: 0, paginationSize: 1 })
