import { ProblemError } from '@schrankwerk/shell-api'

/** Told while a broken line is waited for, then undefined once it goes on. */
export type OnWaiting = (sentence: string | undefined) => void

/** How an act that goes over the line is carried through. */
export interface Line {
  signal: AbortSignal
  onWaiting: OnWaiting
  /** Left out, a timer that ends early where the browser is online again. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export const interrupted = 'Verbindung unterbrochen, wird fortgesetzt'
const longestPauseMs = 30_000

const isBroken = (error: unknown): boolean =>
  error instanceof ProblemError &&
  ([0, 502, 504].includes(error.status) ||
    (error.status === 503 && error.code !== 'disk-full') ||
    error.code === 'still-running')

/**
 * Repeats `act` with growing pauses while the line is broken; every other failure is thrown at once. A try that is under
 * way when the browser goes offline is given up by its signal: left alone it hangs for seconds.
 */
export async function overBrokenLine<T>(
  { signal, onWaiting, wait = pause }: Line,
  act: (attempt: number, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted()
    const offline = new AbortController()
    const giveUp = () => offline.abort()
    addEventListener('offline', giveUp)
    try {
      return await act(attempt, AbortSignal.any([signal, offline.signal]))
    } catch (error) {
      if (signal.aborted || !(offline.signal.aborted || isBroken(error))) throw error
    } finally {
      removeEventListener('offline', giveUp)
    }
    onWaiting(interrupted)
    try {
      // Offline, a try is not worth it until the browser says that it is back.
      await wait(navigator.onLine ? Math.min(1000 * 2 ** attempt, longestPauseMs) : longestPauseMs, signal)
    } finally {
      onWaiting(undefined)
    }
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  const goOn = () => resolve()
  const giveUp = () => reject(signal.reason)
  addEventListener('online', goOn)
  signal.addEventListener('abort', giveUp)
  await promise.finally(() => {
    clearTimeout(timer)
    removeEventListener('online', goOn)
    signal.removeEventListener('abort', giveUp)
  })
}
