import { setTimeout as delay } from 'node:timers/promises'
import type { RunningProcess } from './processes.ts'

/**
 * Asks again until the answer is yes. Gives up when the time is over or the process
 * keeps ending.
 * @returns false when it gave up
 */
export async function until(
  isSo: () => Promise<boolean>,
  { seconds, process, everyMs = 50 }: { seconds: number; process?: RunningProcess; everyMs?: number },
): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    if (await isSo().catch(() => false)) return true
    if (process?.isOver || (process?.restarts ?? 0) >= 3 || Date.now() > deadline) return false
    await delay(everyMs)
  }
}

/** True when the address answers with 200. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
  await response.arrayBuffer()
  return response.ok
}
