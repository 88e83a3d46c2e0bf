/**
 * How many articles a filter has: counted anew each time while that is quick, else at most 30 seconds old. Who asks while
 * it is counted waits for the same count.
 *
 * The kit's `createTotals` goes by the total, for lists that take the longer to count the longer they are. Among a million
 * articles the three with „A1“ in their number may take longer than all of one manufacturer: here the time decides.
 */
export interface SlowTotals {
  get(key: string, count: () => Promise<number>): Promise<number>
}

const quickMs = 10
const freshMs = 30_000
const mostKeys = 500

export function createSlowTotals(now: () => number = () => performance.now()): SlowTotals {
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
