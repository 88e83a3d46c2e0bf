import {
  createAdminBomTicket,
  deleteAdminBomResults,
  getAdminBomResult,
  getAdminBomResults,
  releaseAdminBomResult,
} from '@schrankwerk/contracts'
import { api, downloadFile } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

/** All of them lie under the kind that the live stream names, beside what the list's parts keep. */
export const resultKey = (id: string) => ['bom', id, 'result'] as const

export const resultQuery = (id: string) =>
  queryOptions({
    queryKey: resultKey(id),
    queryFn: ({ signal }) => api.call(getAdminBomResult, { query: { id }, signal }),
  })

export const historyQuery = queryOptions({
  queryKey: ['bom', 'operator', 'history'],
  queryFn: ({ signal }) => api.call(getAdminBomResults, { signal }),
})

export const release = (id: string) => api.call(releaseAdminBomResult, { query: { id } })

/** Answers the ids that could not be deleted. */
export const removeResults = (ids: readonly string[]): Promise<string[]> =>
  api.call(deleteAdminBomResults, { query: { adminBOMResultIds: ids.join(',') } })

/** The uploaded table as it came, or the generated lists in a zip. */
export const download = (id: string, what: 'file' | 'all'): Promise<void> =>
  downloadFile({ id, what }, createAdminBomTicket)
