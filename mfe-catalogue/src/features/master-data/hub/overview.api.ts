import { getMasterDataOverview } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

export const overviewQuery = queryOptions({
  queryKey: ['masterData', 'overview'],
  queryFn: ({ signal }) => api.call(getMasterDataOverview, { signal }),
})
