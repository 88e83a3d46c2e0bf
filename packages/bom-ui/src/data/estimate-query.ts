import { api } from '@schrankwerk/shell-api'
import { useQuery } from '@tanstack/react-query'
import { useBomCalls } from './bom-calls.ts'
import { bomKeys } from './bom-keys.ts'
import { asTarget, type BomOwner } from './owner.ts'

/** Summary and estimate; both null where nothing is mapped or, for the estimate, it is not to be shown. */
export const useEstimate = (owner: BomOwner, enabled = true) => {
  const { later, always } = useBomCalls()
  return useQuery({
    queryKey: bomKeys.estimate(owner),
    enabled,
    queryFn: async ({ signal }) => {
      const { getBomEstimate } = later ?? (await import('./later-calls.ts')).ofParties
      return api.call(getBomEstimate, { query: { ...always, ...asTarget(owner) }, signal })
    },
  })
}
