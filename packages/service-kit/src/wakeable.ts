export interface Wakeable {
  /** Runs soon: at once when idle, or right after the run that is under way. */
  wake(): void
  onError(listener: (error: unknown) => void): void
  /** Tells the run that is under way by its signal, and waits for its end. */
  stop(): Promise<void>
}

/**
 * Runs `work` at once, whenever it is woken, and at least every `everyMs`; never twice at the same time. Work that takes
 * long looks at the signal between its parts: it is aborted by the stop, and what is thrown then is no error.
 */
export function wakeable(everyMs: number, work: (signal: AbortSignal) => Promise<unknown>): Wakeable {
  const stopping = new AbortController()
  const { signal } = stopping
  let wanted = true
  let rouse: () => void = () => undefined
  let report: (error: unknown) => void = () => undefined

  const ended = (async () => {
    // Whoever made this object first gets to listen for errors.
    await Promise.resolve()
    while (!signal.aborted) {
      wanted = false
      try {
        await work(signal)
      } catch (error) {
        if (!signal.aborted) report(error)
      }
      if (wanted || signal.aborted) continue
      const { promise, resolve } = Promise.withResolvers<void>()
      rouse = resolve
      const timer = setTimeout(resolve, everyMs)
      await promise
      clearTimeout(timer)
    }
  })()

  return {
    wake() {
      wanted = true
      rouse()
    },
    onError(listener) {
      report = listener
    },
    async stop() {
      stopping.abort()
      rouse()
      await ended
    },
  }
}
