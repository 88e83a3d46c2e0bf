import {
  type AnswerOf,
  type BusinessData,
  createBusinessDataTicket,
  deleteBusinessData,
  deleteBusinessDataItems,
  getBusinessData,
  getBusinessDataItem,
  type ItemVersion,
  listItemVersions,
  readItemTable,
} from '@schrankwerk/contracts'
import { api, downloadFile } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

/** One file, also a former version of it, or several as a zip. */
export type DownloadTarget = { offerId: string } & (
  | { itemId: string; version?: number }
  | { itemIds: string[] }
)

export type PreviewedTable = AnswerOf<typeof readItemTable>

/** What everybody may do who sees the files of a folder, by a session or by a share token. */
export interface FolderCalls {
  /** In the keys of queries: what a visitor gets is kept apart from what a session gets. */
  reader: 'session' | 'visitor'
  getFolder: (offerId: string, signal?: AbortSignal) => Promise<BusinessData>
  /** The content for the preview, which does not count as a download. */
  readItem: (offerId: string, itemId: string, signal?: AbortSignal) => Promise<Blob>
  /** Its first bytes, as a preview does not count either. */
  readStart: (offerId: string, itemId: string, bytes: number, signal?: AbortSignal) => Promise<Uint8Array>
  readTable: (offerId: string, itemId: string, sheet: number, signal?: AbortSignal) => Promise<PreviewedTable>
  listVersions: (offerId: string, itemId: string, signal?: AbortSignal) => Promise<ItemVersion[]>
  /** The browser fetches it; each file counts at its end. */
  download: (target: DownloadTarget) => Promise<void>
}

/** What is left of the answer is not fetched. */
async function firstBytes({ body }: Response, count: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(count)
  let filled = 0
  const reader = body?.getReader()
  while (reader && filled < count) {
    const { done, value } = await reader.read()
    if (done) break
    const part = value.subarray(0, count - filled)
    bytes.set(part, filled)
    filled += part.length
  }
  await reader?.cancel()
  return bytes.subarray(0, filled)
}

/** Without a share token the calls are those of the session. */
export const createFolderCalls = ({ shareToken }: { shareToken?: string } = {}): FolderCalls => {
  const preview = (offerId: string, itemId: string, signal?: AbortSignal) =>
    api.call(getBusinessDataItem, { query: { offerId, itemId, preview: 'true' }, signal, shareToken })
  return {
    reader: shareToken === undefined ? 'session' : 'visitor',
    getFolder: (offerId, signal) => api.call(getBusinessData, { query: { offerId }, signal, shareToken }),
    readItem: async (offerId, itemId, signal) => (await preview(offerId, itemId, signal)).blob(),
    readStart: async (offerId, itemId, bytes, signal) =>
      firstBytes(await preview(offerId, itemId, signal), bytes),
    readTable: (offerId, itemId, sheet, signal) =>
      api.call(readItemTable, { query: { offerId, itemId, sheet }, signal, shareToken }),
    listVersions: (offerId, itemId, signal) =>
      api.call(listItemVersions, { query: { offerId, itemId }, signal, shareToken }),
    download: (target) => downloadFile(target, createBusinessDataTicket, shareToken),
  }
}

export const sessionCalls = createFolderCalls()

export const folderKey = (offerId: string, reader: FolderCalls['reader']) =>
  ['businessData', offerId, reader] as const

export const folderQuery = (offerId: string, calls: FolderCalls = sessionCalls) =>
  queryOptions({
    queryKey: folderKey(offerId, calls.reader),
    queryFn: ({ signal }) => calls.getFolder(offerId, signal),
  })

/** Also succeeds where the file was gone already. */
export const removeItem = (offerId: string, itemId: string) =>
  api.call(deleteBusinessData, { query: { offerId, itemId } })

/** All of them or none; those that were gone already count as deleted. */
export const removeItems = (offerId: string, itemIds: string[]) =>
  api.call(deleteBusinessDataItems, { body: { offerId, itemIds } })
