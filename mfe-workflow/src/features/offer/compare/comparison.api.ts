import { compareOffers } from '@schrankwerk/contracts'
import { api, downloadFile } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

/** The offers of an enquiry side by side; asked again whenever an offer changes. */
export const comparisonQuery = (enquiryId: string) =>
  queryOptions({
    queryKey: ['offer', 'comparison', enquiryId],
    queryFn: ({ signal }) => api.call(compareOffers, { query: { enquiryId }, signal }),
  })

export const downloadComparison = (enquiryId: string) => downloadFile({ comparison: { enquiryId } })
