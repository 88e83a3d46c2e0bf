import type { Logger } from 'pino'
import { wakeable } from './wakeable.ts'

/** Repeats `work` with a pause between; a failure is logged and does not end it, the stop aborts its signal. */
export function every(
  seconds: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  { log, name }: { log: Logger; name: string },
): { stop(): Promise<void> } {
  const loop = wakeable(seconds * 1000, work)
  loop.onError((error) => log.warn({ err: error, work: name }, 'repeated work failed'))
  return { stop: loop.stop }
}
