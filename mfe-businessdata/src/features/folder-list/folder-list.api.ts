import { filterOffers, type QueryInput } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

type Filter = { [K in keyof QueryInput<typeof filterOffers>]?: unknown }

/** Offers whose folder is in use: declined ones are not listed. */
export const folderStates = ['CONFIRMED', 'ACCEPTED', 'OPEN'] as const

export const foldersQuery = (filter: Filter) =>
  queryOptions({
    queryKey: ['offer', 'list', { ...filter, states: folderStates.join(',') }],
    queryFn: ({ signal }) =>
      api.call(filterOffers, { query: { ...filter, states: folderStates.join(',') }, signal }),
    placeholderData: keepPreviousData,
  })
