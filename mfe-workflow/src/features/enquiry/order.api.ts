import { filterOffers } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

/** The order on an enquiry that waits for its confirmation, or null. */
export const orderQuery = (enquiryId: string) =>
  queryOptions({
    queryKey: ['offer', 'list', 'order', enquiryId],
    queryFn: async ({ signal }) => {
      const query = { enquiryId, states: ['ACCEPTED'], paginationSize: 1 }
      const { content } = await api.call(filterOffers, { query, signal })
      return content[0] ?? null
    },
  })
