import { ProblemError } from '@schrankwerk/contracts/client'
import { QueryClient } from '@tanstack/react-query'

/** Failures of calls that changed something, or may have. */
const unrepeatable = new WeakSet<object>()
/** Notes of a failure that its call may have changed something: `shouldRetry` never repeats it. */
export const markUnrepeatable = (error: unknown): void => {
  if (typeof error === 'object' && error !== null) unrepeatable.add(error)
}

/** A read is tried twice more when the network or a part was down; what changes something never, nor is a refusal. */
export const shouldRetry = (failures: number, error: unknown): boolean => {
  if (failures >= 2) return false
  if (typeof error === 'object' && error !== null && unrepeatable.has(error)) return false
  // Whoever has waited for a hanging part decides whether to wait once more.
  if (error instanceof ProblemError && error.code === 'request-timeout') return false
  if (error instanceof ProblemError && error.code === 'calls-running') return true
  return !(error instanceof ProblemError) || error.status >= 500 || error.status === 0
}

/**
 * What a person sets off happens at once or not at all: an act that waited for the connection would hold its dialog
 * and be carried out later, unasked.
 */
export const mutationDefaults = { retry: false, networkMode: 'always' } as const

/** The one cache of the portal. Keys begin with the kind of a live event: `['offer', id]`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 15_000 },
    mutations: mutationDefaults,
  },
})
