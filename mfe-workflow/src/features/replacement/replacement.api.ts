import { filterReplacements, forgetReplacements, type QueryInput } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

type Filter = { [K in keyof QueryInput<typeof filterReplacements>]?: unknown }

/** A page of what is remembered; without a choice of one's own the latest come first. */
export const replacementsQuery = ({ column, sortDescending, ...asked }: Filter) => {
  const query = column === 'createDate' ? asked : { ...asked, column, sortDescending }
  return queryOptions({
    queryKey: ['replacement', 'list', query],
    queryFn: ({ signal }) => api.call(filterReplacements, { query: query as Filter, signal }),
    placeholderData: keepPreviousData,
  })
}

export const forget = (ids: string[]) => api.call(forgetReplacements, { body: { ids } })
