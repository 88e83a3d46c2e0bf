import { filterFolderLog } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export interface LogQuestion {
  /** Which kind of acts; left out, all of them. */
  acts?: string
  page: number
  paginationSize: number
}

/** Who read or changed what, the latest first. */
export const logQuery = (offerId: string, { acts, page, paginationSize }: LogQuestion) =>
  queryOptions({
    queryKey: ['businessData', 'log', offerId, { acts, page, paginationSize }],
    queryFn: ({ signal }) =>
      api.call(filterFolderLog, { query: { offerId, acts, page, paginationSize }, signal }),
    placeholderData: keepPreviousData,
  })
