import type { LiveKind } from '@schrankwerk/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

const pauseMs = 1000

/** What is being refreshed or has just been; true where it is to be refreshed once more. */
const running = new WeakMap<QueryClient, Map<LiveKind, boolean>>()

/**
 * Has the queries ask again whose key begins with the kind: at once, and for all calls of the second after it, or until
 * its answers are there, once more. For what may come many times in a row, as events and uploaded files do.
 */
export function refreshSoon(kind: LiveKind, cache: QueryClient = queryClient): void {
  const kinds = running.get(cache) ?? new Map<LiveKind, boolean>()
  running.set(cache, kinds)
  if (kinds.has(kind)) {
    kinds.set(kind, true)
    return
  }
  kinds.set(kind, false)
  const pause = new Promise((resolve) => setTimeout(resolve, pauseMs))
  void Promise.all([cache.invalidateQueries({ queryKey: [kind] }), pause]).finally(() => {
    const isWanted = kinds.get(kind)
    kinds.delete(kind)
    if (isWanted) refreshSoon(kind, cache)
  })
}
