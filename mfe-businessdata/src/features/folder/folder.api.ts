import {
  type BusinessDataItem,
  createBusinessDataTicket,
  deleteBusinessData,
  getBusinessData,
  getBusinessDataItem,
} from '@schrankwerk/contracts'
import { api, downloadFile } from '@schrankwerk/shell-api'
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

/** One file, or several as a zip; the browser fetches it, each file counts at its end. */
export const download = (target: { offerId: string } & ({ itemId: string } | { itemIds: string[] })) =>
  downloadFile(target, createBusinessDataTicket)

/** Also succeeds where the file was gone already. */
export const remove = (offerId: string, itemId: string) =>
  api.call(deleteBusinessData, { query: { offerId, itemId } })
