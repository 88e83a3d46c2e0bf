import {
  type CombinableKind,
  combineArticles,
  combineDiscountGroups,
  combineManufacturers,
  combineUnits,
  getCombinations,
  previewCombine,
  undoCombination,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

const lookAgainMs = 5000

/** What combining these would do; the first is to stay. */
export const previewQuery = (kind: CombinableKind, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['masterData', 'combination', 'preview', kind, ids],
    queryFn: ({ signal }) => api.call(previewCombine, { query: { kind, ids: ids.join(',') }, signal }),
    placeholderData: keepPreviousData,
    // While an import runs, until it is over.
    refetchInterval: ({ state }) => (state.data?.importRunning ? lookAgainMs : false),
  })

export const combinationsQuery = queryOptions({
  queryKey: ['masterData', 'combination', 'all'],
  queryFn: ({ signal }) => api.call(getCombinations, { signal }),
})

/** The first stays. */
export async function combine(kind: CombinableKind, ids: readonly string[]): Promise<void> {
  const joined = ids.join(',')
  if (kind === 'manufacturer') await api.call(combineManufacturers, { query: { manufacturerIds: joined } })
  else if (kind === 'unit') await api.call(combineUnits, { query: { unitIds: joined } })
  else await api.call(combineDiscountGroups, { query: { discountGroupIds: joined } })
}

/** Articles that these manufacturers have under one number become those of the first. */
export const combineDuplicates = (manufacturerIds: readonly string[]) =>
  api.call(combineArticles, { query: { manufacturerIds: manufacturerIds.join(',') } })

/** The latest that left this one. */
export const findCombination = async (survivorId: string) =>
  (await api.call(getCombinations)).find(
    ({ survivor, undoneAt }) => survivor.id === survivorId && undoneAt === null,
  )

export const undo = (id: string) => api.call(undoCombination, { query: { id } })

/** Names, amounts and articles changed with it. */
export const askAgain = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ['masterData'] }),
    cache.invalidateQueries({ queryKey: ['article'] }),
    cache.invalidateQueries({ queryKey: ['importConfig'] }),
  ])
