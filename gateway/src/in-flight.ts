/** Counts requests under way per key. */
export interface InFlight {
  /** Takes a place; undefined where the key has all of its own. Giving one back twice does no harm. */
  enter(key: string): (() => void) | undefined
}

/** At most `limit` places a key; 0 switches it off. In memory: two gateways side by side grant twice as much. */
export const createInFlight = (limit: number): InFlight => {
  if (limit === 0) return { enter: () => () => {} }
  const taken = new Map<string, number>()
  return {
    enter: (key) => {
      const others = taken.get(key) ?? 0
      if (others >= limit) return undefined
      taken.set(key, others + 1)
      let held = true
      return () => {
        if (!held) return
        held = false
        const left = (taken.get(key) ?? 1) - 1
        if (left === 0) taken.delete(key)
        else taken.set(key, left)
      }
    },
  }
}
