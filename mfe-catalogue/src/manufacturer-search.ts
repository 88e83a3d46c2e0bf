import { filterManufacturers, getManufacturer, type Manufacturer } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { matchesSearch } from '@schrankwerk/ui'
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** The most that one page holds. */
const offered = 100

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

const isNamed = ({ displayName, abbreviation, nameVariants }: Manufacturer, searched: string): boolean =>
  [displayName, abbreviation ?? '', ...nameVariants].some((name) => matchesSearch(name, searched))

/**
 * Manufacturers to choose from, found by display name, abbreviation or variant while one types: here as long as one
 * page holds them all, by the server where there are tens of thousands. The chosen ones are always among them.
 */
export function useManufacturerSearch(chosenIds: readonly (string | null | undefined)[]) {
  const [typed, setTyped] = useState('')
  const ids = [...new Set(chosenIds)].filter((id) => id !== null && id !== undefined)
  const chosen = useQueries({ queries: ids.map(manufacturerQuery) }).flatMap(({ data }) => data ?? [])
  // The name of the chosen one stands in the field and is no search.
  const searched = chosen.some(({ displayName }) => displayName === typed) ? '' : typed.trim()
  const first = useQuery(foundQuery('')).data
  const isWhole = first !== undefined && first.totalElements <= first.content.length
  const found = useQuery(foundQuery(isWhole ? '' : searched))
  const shown = found.data?.content.filter((one) => !isWhole || isNamed(one, searched)) ?? []
  const named = new Map([...shown, ...chosen].map(({ id, displayName }) => [id, displayName]))
  return {
    options: [...named].map(([value, label]) => ({ value, label })),
    loading: found.isPending || found.isPlaceholderData,
    onSearch: setTyped,
  }
}
