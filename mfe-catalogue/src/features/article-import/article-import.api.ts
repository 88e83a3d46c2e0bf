import {
  abortArticleImport,
  createArticleImportTicket,
  deleteArticleImport,
  getArticleImportHistory,
  getArticleImportProgress,
  previewImportUndo,
  undoArticleImport,
} from '@schrankwerk/contracts'
import { api, downloadFile } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

const pollMs = 2000

/** How far the running import is; asked again and again as long as one runs, live events tell of the next. */
export const progressQuery = queryOptions({
  queryKey: ['articleImport', 'progress'],
  queryFn: ({ signal }) => api.call(getArticleImportProgress, { signal }),
  refetchInterval: ({ state }) => (state.data && state.data.importId !== null ? pollMs : false),
  staleTime: 0,
})

export const historyQuery = queryOptions({
  queryKey: ['articleImport', 'history'],
  queryFn: ({ signal }) => api.call(getArticleImportHistory, { signal }),
  staleTime: 0,
})

export const abort = () => api.call(abortArticleImport)
export const removeEntry = (id: string) => api.call(deleteArticleImport, { query: { id } })
/** The imported file, or a csv of the lines it skipped; the browser fetches it. */
export const download = (id: string, what: 'file' | 'skipped') =>
  downloadFile({ id, what }, createArticleImportTicket)

export const undoPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['articleImport', 'undo', id],
    queryFn: ({ signal }) => api.call(previewImportUndo, { query: { id }, signal }),
    staleTime: 0,
  })
/** What numbers are remembered to mean stays where that was said, else it stands against undoing. */
export const undo = (id: string, keepRemembered: boolean) =>
  api.call(undoArticleImport, { body: { id, keepRemembered } })
