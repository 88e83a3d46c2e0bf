import {
  type BusinessDataItem,
  deleteBusinessData,
  downloadBusinessData,
  getBusinessData,
  getBusinessDataItem,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

export const folderKey = (offerId: string) => ['businessData', offerId] as const

export const folderQuery = (offerId: string) =>
  queryOptions({
    queryKey: folderKey(offerId),
    queryFn: ({ signal }) => api.call(getBusinessData, { query: { offerId }, signal }),
  })

/** The content for the preview, which does not count as a download. */
export const previewQuery = (offerId: string, item: BusinessDataItem) =>
  queryOptions({
    queryKey: ['businessDataPreview', offerId, item.id, item.lastUpdate],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      const query = { offerId, itemId: item.id, preview: 'true' as const }
      const response = (await api.call(getBusinessDataItem, { query, signal })) as Response
      return response.blob()
    },
  })

export const fetchItem = async (offerId: string, itemId: string): Promise<Response> =>
  (await api.call(getBusinessDataItem, { query: { offerId, itemId } })) as Response

export const fetchZip = async (offerId: string, itemIds: string[]): Promise<Response> =>
  (await api.call(downloadBusinessData, { body: { offerId, itemIds } })) as Response

/** Also succeeds where the file was gone already. */
export const remove = (offerId: string, itemId: string) =>
  api.call(deleteBusinessData, { query: { offerId, itemId } })
