import {
  filterMissingNumbers,
  getArticle,
  getMissingNumber,
  ignoreMissingNumbers,
  type MissingNumber,
  type QueryInput,
  restoreMissingNumbers,
  suggestForMissingNumber,
  updateArticle,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

type Filter = { [K in keyof QueryInput<typeof filterMissingNumbers>]?: unknown }

/** A page of the worklist; without a choice of one's own the most frequent come first. */
export const missingNumbersQuery = ({ column, sortDescending, ...asked }: Filter) => {
  const query = column === 'createDate' ? asked : { ...asked, column, sortDescending }
  return queryOptions({
    queryKey: ['missingNumber', 'list', query],
    queryFn: ({ signal }) => api.call(filterMissingNumbers, { query: query as Filter, signal }),
    placeholderData: keepPreviousData,
  })
}

export const missingNumberQuery = (id: string) =>
  queryOptions({
    queryKey: ['missingNumber', id],
    queryFn: ({ signal }) => api.call(getMissingNumber, { query: { id }, signal }),
  })

/** The nearest articles, or what the catalogue is searched for. */
export const suggestionsQuery = (id: string, searchTerm: string) =>
  queryOptions({
    queryKey: ['missingNumber', id, 'suggestions', searchTerm],
    queryFn: ({ signal }) =>
      api.call(suggestForMissingNumber, { query: searchTerm ? { id, searchTerm } : { id }, signal }),
    placeholderData: keepPreviousData,
  })

export const ignore = (ids: string[]) => api.call(ignoreMissingNumbers, { body: { ids } })
export const restore = (ids: string[]) => api.call(restoreMissingNumbers, { body: { ids } })

/** Lets an article be found by the number as well, as the article is now. */
export async function addNumberTo(articleId: string, { number, kind }: MissingNumber): Promise<void> {
  const article = await api.call(getArticle, { query: { id: articleId } })
  const list = kind === 'ORDER_NUMBER' ? 'possibleOrderNumbers' : 'possibleManufacturerNumbers'
  const body = { id: articleId, editVersion: article.editVersion, [list]: [...article[list], number] }
  await api.call(updateArticle, { body })
}
