import { filterManufacturers, getManufacturer } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

const offered = 50

const foundQuery = (searchTerm: string) =>
  queryOptions({
    queryKey: ['masterData', 'manufacturer', 'search', searchTerm],
    queryFn: ({ signal }) =>
      api.call(filterManufacturers, {
        query: { searchTerm: searchTerm || undefined, column: 'displayName', paginationSize: offered },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

const manufacturerQuery = (id: string) =>
  queryOptions({
    queryKey: ['masterData', 'manufacturer', id],
    queryFn: ({ signal }) => api.call(getManufacturer, { query: { id }, signal }),
  })

/**
 * Manufacturers to choose from, found by display name, abbreviation or variant while one types: there may be tens of
 * thousands. The chosen ones are always among them.
 */
export function useManufacturerSearch(chosenIds: readonly string[]) {
  const [searched, setSearched] = useState('')
  const chosen = useQueries({ queries: chosenIds.map(manufacturerQuery) }).flatMap(({ data }) =>
    data ? [data] : [],
  )
  // The name of the chosen one stands in the field and is no search.
  const isName = chosen.some(({ displayName }) => displayName === searched)
  const found = useQuery(foundQuery(isName ? '' : searched.trim()))
  const options = new Map([...(found.data?.content ?? []), ...chosen].map((one) => [one.id, one.displayName]))
  return {
    options: [...options].map(([value, label]) => ({ value, label })),
    loading: found.isPending || found.isPlaceholderData,
    onSearch: setSearched,
  }
}
