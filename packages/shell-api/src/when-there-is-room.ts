import { ProblemError } from '@schrankwerk/contracts/client'
import { createStore } from './store.ts'

export interface Waiting {
  signal?: AbortSignal | undefined
  /** The server's sentence, which a person reads meanwhile, then undefined once it goes on. */
  onWaiting?: ((sentence: string | undefined) => void) | undefined
}

/** Refusals that pass by themselves, since something else comes to its end. */
const passing = new Set(['calls-running', 'own-work-running', 'company-work-running', 'service-busy'])
const longestWaitMs = 5 * 60_000
const defaultSeconds = 5

/**
 * Calls again, after the time the server named, while it says that there is no room yet; five minutes after its first
 * such answer the last one stands. Every other failure is thrown at once; an aborted wait is an `AbortError`.
 */
export async function whenThereIsRoom<T>(
  call: () => Promise<T>,
  { signal, onWaiting }: Waiting = {},
): Promise<T> {
  let until: number | undefined
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ProblemError && passing.has(error.code))) throw error
      const seconds = error.retryAfterSeconds ?? defaultSeconds
      until ??= performance.now() + longestWaitMs
      // A call may be an upload, made anew from its first byte: the tries are not counted, their time is.
      if (performance.now() + seconds * 1000 > until) throw error
      await saying(error.detail, onWaiting, pause(seconds, signal))
    }
  }
}

/** Says what is waited for, and however the wait ends that it is over. */
async function saying(sentence: string, onWaiting: Waiting['onWaiting'], wait: Promise<void>): Promise<void> {
  try {
    onWaiting?.(sentence)
    await wait
  } finally {
    onWaiting?.(undefined)
  }
}

const aborted = () => new DOMException('The wait was aborted.', 'AbortError')

async function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) throw aborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const give = () => reject(aborted())
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
  if (signal?.aborted) throw aborted()
  const lane = lanes.get(kind) ?? { running: 0, next: [] }
  lanes.set(kind, lane)
  if (lane.running >= atOnce) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const give = () => {
      const at = lane.next.indexOf(resolve)
      // Its turn has come in the same moment: what it acts with is aborted as well.
      if (at < 0) return
      lane.next.splice(at, 1)
      reject(aborted())
    }
    lane.next.push(resolve)
    signal?.addEventListener('abort', give)
    const turn = promise.finally(() => signal?.removeEventListener('abort', give))
    await saying('Wartet, bis eine andere Datei übertragen ist.', onWaiting, turn)
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

const shown = createStore<ReadonlyMap<symbol, string>>(() => new Map())

/** Shows in the portal's frame what one call waits for; of several that wait the one that said so last. */
export function waitingInFrame(): NonNullable<Waiting['onWaiting']> {
  const call = Symbol('a call that may wait')
  return (sentence) => {
    const next = new Map(shown.get())
    next.delete(call)
    if (sentence !== undefined) next.set(call, sentence)
    shown.set(next)
  }
}

/** What calls of the page wait for, to be shown where the page says that it is busy. */
export const useWaiting = (): string | undefined => shown.use((sentences) => [...sentences.values()].at(-1))
