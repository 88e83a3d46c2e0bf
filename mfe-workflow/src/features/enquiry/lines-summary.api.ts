import { getBomEstimate } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

/** Summary of the parts list, under the key its panel keeps it by. */
export const linesSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: ['bom', id, 'estimate'],
    queryFn: ({ signal }) => api.call(getBomEstimate, { query: { enquiryId: id }, signal }),
  })
