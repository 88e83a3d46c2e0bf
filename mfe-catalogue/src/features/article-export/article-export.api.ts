import {
  type ArticleExport,
  type ArticleExportInput,
  createArticleExportTicket,
  deleteArticleExport,
  filterManufacturers,
  getArticleExports,
  startArticleExport,
} from '@schrankwerk/contracts'
import { api, downloadFile } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const pollMs = 2000

const isRunning = ({ state }: ArticleExport) => state === 'RUNNING'

/** Exports, latest first; asked again and again as long as one runs, live events tell of the next. */
export const exportsQuery = queryOptions({
  queryKey: ['articleExport'],
  queryFn: ({ signal }) => api.call(getArticleExports, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isRunning) ? pollMs : false),
  staleTime: 0,
})

export const start = (body: ArticleExportInput) => api.call(startArticleExport, { body })
export const remove = (id: string) => api.call(deleteArticleExport, { query: { id } })
/** The browser fetches the file. */
export const download = (id: string) => downloadFile({ id }, createArticleExportTicket)

const found = 20

/** Manufacturers by a part of any of their names; there may be tens of thousands. */
export const manufacturersQuery = (searchTerm: string) =>
  queryOptions({
    queryKey: ['manufacturer', 'choice', searchTerm],
    queryFn: ({ signal }) =>
      api.call(filterManufacturers, {
        query: { paginationSize: String(found), ...(searchTerm && { searchTerm }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
