/** Counts requests per key and tells when one more is too many. */
export interface RateLimit {
  /** 0 where the request may pass, else the seconds after which it may be tried again. */
  take(key: string): number
  /** Takes without asking, for what turns out to have been a failed attempt. */
  charge(key: string): void
}

interface Bucket {
  tokens: number
  at: number
}

const mostKeys = 50_000

/**
 * A bucket per key that holds a minute's worth and refills evenly. In memory: two gateways side by side
 * grant twice as much. `perMinute` 0 switches it off. `now` in milliseconds.
 */
export const createRateLimit = (
  perMinute: number,
  now: () => number = performance.now.bind(performance),
): RateLimit => {
  if (perMinute === 0) return { take: () => 0, charge: () => {} }
  const perMs = perMinute / 60_000
  const buckets = new Map<string, Bucket>()

  const bucketOf = (key: string): Bucket => {
    const at = now()
    const bucket = buckets.get(key)
    if (bucket) {
      bucket.tokens = Math.min(perMinute, bucket.tokens + (at - bucket.at) * perMs)
      bucket.at = at
      return bucket
    }
    if (buckets.size >= mostKeys) forgetFull(at)
    const fresh = { tokens: perMinute, at }
    buckets.set(key, fresh)
    return fresh
  }

  // A bucket that has refilled says nothing; if none has, the oldest tenth goes.
  const forgetFull = (at: number): void => {
    for (const [key, bucket] of buckets) {
      if (bucket.tokens + (at - bucket.at) * perMs >= perMinute) buckets.delete(key)
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
      return Math.max(1, Math.ceil((1 - bucket.tokens) / perMs / 1000))
    },
    charge: (key) => {
      const bucket = bucketOf(key)
      bucket.tokens = Math.max(0, bucket.tokens - 1)
    },
  }
}
