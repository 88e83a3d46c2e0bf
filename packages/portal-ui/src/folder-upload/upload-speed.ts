const windowMs = 8000

interface Sample {
  at: number
  bytes: number
}

/** Measures how fast bytes go, over the last seconds. */
export function createSpeed(now: () => number = () => performance.now()) {
  let samples: Sample[] = []
  return {
    /** `bytes`: all that have gone so far. Where fewer are told than before, it begins anew. */
    tell(bytes: number): void {
      const at = now()
      if (bytes < (samples.at(-1)?.bytes ?? 0)) samples = []
      samples = [...samples.filter((one) => one.at >= at - windowMs), { at, bytes }]
    },
    /** Bytes a second; undefined until there is something to go by. */
    perSecond(): number | undefined {
      const [first, last] = [samples[0], samples.at(-1)]
      if (first === undefined || last === undefined || last.at - first.at < 500) return undefined
      return ((last.bytes - first.bytes) * 1000) / (last.at - first.at)
    },
    forget(): void {
      samples = []
    },
  }
}
