/** Counts requests per key and tells when one more is too many. */
export interface RateLimit {
  /** 0 where the request may pass, else the seconds after which it may be tried again. */
  take(key: string): number
  /** Takes without asking, for what turns out to have been a failed attempt. */
  charge(key: string): void
  /** Undoes a `take`. */
  giveBack(key: string): void
}

interface Bucket {
  tokens: number
  at: number
}

const mostKeys = 50_000

/**
 * A bucket per key that holds `limit` and refills evenly within `minutes`. In memory: two gateways side by side
 * grant twice as much. `limit` 0 switches it off. `now` in milliseconds.
 */
export const createRateLimit = (
  limit: number,
  { minutes = 1, now = performance.now.bind(performance) }: { minutes?: number; now?: () => number } = {},
): RateLimit => {
  if (limit === 0) return { take: () => 0, charge: () => {}, giveBack: () => {} }
  const msEach = (minutes * 60_000) / limit
  const buckets = new Map<string, Bucket>()

  const bucketOf = (key: string): Bucket => {
    const at = now()
    const bucket = buckets.get(key)
    if (bucket) {
      bucket.tokens = Math.min(limit, bucket.tokens + (at - bucket.at) / msEach)
      bucket.at = at
      return bucket
    }
    if (buckets.size >= mostKeys) forgetFull(at)
    const fresh = { tokens: limit, at }
    buckets.set(key, fresh)
    return fresh
  }

  // A bucket that has refilled says nothing; if none has, the oldest tenth goes.
  const forgetFull = (at: number): void => {
    for (const [key, bucket] of buckets) {
      if (bucket.tokens + (at - bucket.at) / msEach >= limit) buckets.delete(key)
    }
    if (buckets.size < mostKeys) return
    let left = mostKeys / 10
    for (const key of buckets.keys()) {
      if (left-- <= 0) break
      buckets.delete(key)
    }
  }

  return {
    take: (key) => {
      const bucket = bucketOf(key)
      if (bucket.tokens >= 1) {
        bucket.tokens -= 1
        return 0
      }
      return Math.max(1, Math.ceil(((1 - bucket.tokens) * msEach) / 1000))
    },
    charge: (key) => {
      const bucket = bucketOf(key)
      bucket.tokens = Math.max(0, bucket.tokens - 1)
    },
    giveBack: (key) => {
      const bucket = bucketOf(key)
      bucket.tokens = Math.min(limit, bucket.tokens + 1)
    },
  }
}
