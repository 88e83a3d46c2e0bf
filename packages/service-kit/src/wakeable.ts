export interface Wakeable {
  /** Runs soon: at once when idle, or right after the run that is under way. */
  wake(): void
  onError(listener: (error: unknown) => void): void
  /** Ends after the run that is under way. */
  stop(): Promise<void>
}

/** Runs `work` at once, whenever it is woken, and at least every `everyMs`; never twice at the same time. */
export function wakeable(everyMs: number, work: () => Promise<unknown>): Wakeable {
  let wanted = true
  let stopped = false
  let rouse: () => void = () => undefined
  let report: (error: unknown) => void = () => undefined

  const ended = (async () => {
    // Whoever made this object first gets to listen for errors.
    await Promise.resolve()
    while (!stopped) {
      wanted = false
      try {
        await work()
      } catch (error) {
        report(error)
      }
      if (wanted || stopped) continue
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
      stopped = true
      rouse()
      await ended
    },
  }
}
