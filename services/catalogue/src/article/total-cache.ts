/** How many articles a filter has: counted anew each time while that is quick, else at most 30 seconds old. */
export interface TotalCache {
  get(key: string, count: () => Promise<number>): Promise<number>
}

const quickMs = 10
const freshMs = 30_000
const mostKeys = 500

export function createTotalCache(now: () => number = () => performance.now()): TotalCache {
  const known = new Map<string, { total: Promise<number>; at: number; keep: boolean }>()
  return {
    get(key, count) {
      const held = known.get(key)
      if (held?.keep && now() - held.at < freshMs) return held.total
      const started = now()
      const entry = { total: count(), at: started, keep: true }
      if (known.size >= mostKeys) known.delete(known.keys().next().value!)
      known.delete(key)
      known.set(key, entry)
      entry.total.then(
        () => {
          entry.keep = now() - started > quickMs
        },
        () => {
          entry.keep = false
        },
      )
      return entry.total
    },
  }
}
