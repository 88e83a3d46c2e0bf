import {
  type BusinessDataItem,
  createBusinessDataTicket,
  deleteBusinessData,
  getBusinessData,
  getBusinessDataItem,
  uploadBusinessData,
} from '@schrankwerk/contracts'
import type { UploadRun } from '@schrankwerk/portal-ui/files'
import { api, downloadFile, uploadFile } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

export const folderKey = (offerId: string) => ['businessData', offerId] as const

export const folderQuery = (offerId: string) =>
  queryOptions({
    queryKey: folderKey(offerId),
    queryFn: ({ signal }) => api.call(getBusinessData, { query: { offerId }, signal }),
  })

export const send = (file: File, offerId: string, run: UploadRun) =>
  uploadFile(uploadBusinessData, { file, fields: { offerId }, ...run })

/** The content for the preview, which does not count as a download. */
export const readItem = async (
  offerId: string,
  item: BusinessDataItem,
  signal: AbortSignal,
): Promise<Blob> => {
  const query = { offerId, itemId: item.id, preview: 'true' as const }
  const response = (await api.call(getBusinessDataItem, { query, signal })) as Response
  return response.blob()
}

/** One file, or several as a zip; the browser fetches it, each file counts at its end. */
export const download = (target: { offerId: string } & ({ itemId: string } | { itemIds: string[] })) =>
  downloadFile(target, createBusinessDataTicket)

/** Also succeeds where the file was gone already. */
export const remove = (offerId: string, itemId: string) =>
  api.call(deleteBusinessData, { query: { offerId, itemId } })
