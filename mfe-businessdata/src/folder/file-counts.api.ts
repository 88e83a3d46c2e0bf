import { countBusinessData } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Number of files by offer; an offer one may not read is left out. */
export const fileCountsQuery = (offerIds: readonly string[]) =>
  queryOptions({
    queryKey: ['businessData', 'counts', offerIds],
    queryFn: ({ signal }) => api.call(countBusinessData, { query: { offerIds: offerIds.join(',') }, signal }),
    placeholderData: keepPreviousData,
    enabled: offerIds.length > 0,
  })
