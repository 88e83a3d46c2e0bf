import { ProblemError } from '@schrankwerk/contracts/client'
import { useSyncExternalStore } from 'react'

export interface Waiting {
  signal?: AbortSignal | undefined
  /** What a person reads meanwhile, then undefined once it goes on. */
  onWaiting?: ((sentence: string | undefined) => void) | undefined
}

/** Refusals that pass by themselves, since something else comes to its end. */
const sentences: Record<string, string> = {
  'own-work-running': 'Wartet, bis Ihr anderer Vorgang fertig ist.',
  'company-work-running': 'Wartet, bis ein anderer Vorgang Ihres Unternehmens fertig ist.',
  'service-busy': 'Wartet, bis die Listen anderer gelesen sind.',
}
const mostTries = 60
const defaultSeconds = 5

/**
 * Calls again, after the time the server named, while it says that there is no room yet; after 60 tries (some five
 * minutes) its last answer stands. Every other failure is thrown at once; an aborted wait is an `AbortError`.
 */
export async function whenThereIsRoom<T>(
  call: () => Promise<T>,
  { signal, onWaiting }: Waiting = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      const sentence = error instanceof ProblemError ? sentences[error.code] : undefined
      if (sentence === undefined || tries === mostTries) throw error
      onWaiting?.(sentence)
      await pause((error as ProblemError).retryAfterSeconds ?? defaultSeconds, signal)
      onWaiting?.(undefined)
    }
  }
}

async function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const give = () => reject(new DOMException('The wait was aborted.', 'AbortError'))
  if (signal?.aborted) give()
  const timer = setTimeout(resolve, seconds * 1000)
  signal?.addEventListener('abort', give)
  await promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', give)
  })
}

const atOnce = 3
const lanes = new Map<string, { running: number; next: (() => void)[] }>()

/**
 * Uploads of one kind go three at a time, so that a drop of many files sends none of them only to be refused. The
 * others wait here, in their order.
 */
export async function inTurn<T>(
  kind: string,
  { signal, onWaiting }: Waiting,
  act: () => Promise<T>,
): Promise<T> {
  const lane = lanes.get(kind) ?? { running: 0, next: [] }
  lanes.set(kind, lane)
  if (lane.running >= atOnce) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const give = () => {
      lane.next.splice(lane.next.indexOf(resolve), 1)
      reject(new DOMException('The wait was aborted.', 'AbortError'))
    }
    lane.next.push(resolve)
    signal?.addEventListener('abort', give)
    onWaiting?.('Wartet, bis eine andere Datei übertragen ist.')
    await promise.finally(() => signal?.removeEventListener('abort', give))
    onWaiting?.(undefined)
  } else lane.running += 1
  try {
    return await act()
  } finally {
    // The place goes on to the next one; only where nobody waits does it become free.
    const next = lane.next.shift()
    if (next) next()
    else lane.running -= 1
  }
}

let shown: string | undefined
const listeners = new Set<() => void>()

export const showWaiting = (sentence: string | undefined): void => {
  shown = sentence
  for (const tell of listeners) tell()
}

/** What a call of the page waits for, to be shown where the page says that it is busy. */
export const useWaiting = (): string | undefined =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
    () => shown,
  )
