interface Kept {
  total: number
  until: number
}

const keptMs = 30_000
const keptFrom = 5000
const keptAtMost = 1000

/**
 * The number of a list's entries. Counting tens of thousands costs more than the page itself, so a total of 5,000 or
 * more may be up to 30 seconds old; a smaller one is always exact.
 *
 * A list in which few entries may take as long to find as many keeps what was slow to count instead, and is exact
 * wherever it was quick (`slow-totals.ts` of catalogue).
 */
export function createTotals(now: () => number = () => performance.now()) {
  const kept = new Map<string, Kept>()
  return async (key: string, count: () => Promise<number>): Promise<number> => {
    const known = kept.get(key)
    if (known !== undefined && known.until > now()) return known.total
    const total = await count()
    kept.delete(key)
    if (total < keptFrom) return total
    const oldest = kept.size >= keptAtMost ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(key, { total, until: now() + keptMs })
    return total
  }
}
