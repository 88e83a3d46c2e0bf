import { getDiscountGroups, getUnits, getWholesalers } from '@schrankwerk/contracts'
import { compareNames } from '@schrankwerk/domain'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { discountGroupName } from './discount-group-name.ts'

const minute = 60_000

const unitsQuery = queryOptions({
  queryKey: ['masterData', 'unit'],
  queryFn: ({ signal }) => api.call(getUnits, { signal }),
  staleTime: minute,
})
const wholesalersQuery = queryOptions({
  queryKey: ['masterData', 'wholesaler'],
  queryFn: ({ signal }) => api.call(getWholesalers, { signal }),
  staleTime: minute,
})
/** Those that an article of the manufacturer can have, and the one that it has. */
const discountGroupsQuery = (manufacturerId: string | null, discountGroupId: string | null) => {
  const query = {
    forArticle: 'true',
    ...(manufacturerId && { manufacturerId }),
    ...(discountGroupId && { discountGroupId }),
  } as const
  return queryOptions({
    queryKey: ['masterData', 'discountGroup', query],
    queryFn: ({ signal }) => api.call(getDiscountGroups, { query, signal }),
    staleTime: minute,
    placeholderData: keepPreviousData,
  })
}

interface Named {
  id: string
  displayName: string
  nameVariants?: readonly string[]
}

const choices = <Item extends Named>(items: readonly Item[] | undefined, labelOf: (item: Item) => string) =>
  (items ?? [])
    .map((item) => ({ value: item.id, label: labelOf(item), names: item.nameVariants ?? [] }))
    .sort((a, b) => compareNames(a.label, b.label))

const nameOf = ({ displayName }: Named): string => displayName

/** Choices of a select, by name, and whether they are still on their way. */
export function useUnitChoices() {
  const { data, isPending } = useQuery(unitsQuery)
  return { options: choices(data, nameOf), loading: isPending }
}

export function useWholesalerChoices() {
  const { data, isPending } = useQuery(wholesalersQuery)
  return { options: choices(data, nameOf), loading: isPending }
}

/** The groups of one manufacturer, those of none and the chosen one. */
export function useDiscountGroupChoices(manufacturerId: string | null, chosenId: string | null) {
  const { data, isPending } = useQuery(discountGroupsQuery(manufacturerId, chosenId))
  // Until those of another manufacturer are there, it holds those of the last one.
  const groups = data?.filter(
    (group) =>
      group.id === chosenId || group.manufacturerId === null || group.manufacturerId === manufacturerId,
  )
  const percents = new Map(data?.map((group) => [group.id, group.percent]))
  return {
    options: choices(groups, discountGroupName),
    loading: isPending,
    percentOf: (id: string | null): number | null => (id === null ? null : (percents.get(id) ?? null)),
  }
}
