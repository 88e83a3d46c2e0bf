import { readFile } from 'node:fs/promises'
import { PartFailure } from './failure.ts'
import type { RunningProcess } from './processes.ts'
import { until } from './until.ts'

/** The last line of a log that names an error, without what only a program's author wants to know. */
async function lastError(log: string): Promise<string | null> {
  const text = await readFile(log, 'utf8').catch(() => '')
  // From the middle of a log the first line is half a line.
  const lines = text.length > 20_000 ? text.slice(-20_000).split('\n').slice(1) : text.split('\n')
  const line =
    lines.findLast((one) => /^\w*Error\b.*: |"level":(50|60|"error"|"fatal")|\b(FATAL|ERROR):/.test(one)) ??
    lines.findLast(
      (one) => /^[A-Za-zÄÖÜäöü]/.test(one) && !/^(Node\.js|Failed running|Restarting|Completed)/.test(one),
    )
  if (!line) return null
  const message = /"msg":"([^"]+)"/.exec(line)?.[1]
  return (message ?? line).trim().slice(0, 300)
}

/** Waits until a part answers; where it does not, ends it, unless it is to be kept, and says why. */
export async function untilReady(
  isReady: () => Promise<boolean>,
  what: {
    part: string
    running: RunningProcess
    log: string
    seconds: number
    everyMs?: number
    isKept?: boolean
  },
): Promise<void> {
  const { part, running, log, seconds, everyMs, isKept = false } = what
  if (await until(isReady, { seconds, process: running, everyMs })) return
  const how = running.restarts ? 'beendet sich immer wieder' : `antwortet nach ${seconds} s nicht`
  if (!isKept) await running.stop()
  const error = await lastError(log)
  throw new PartFailure(
    part,
    `${part} ${how}${error ? `: ${error}` : '.'}`,
    'Lesen Sie die Protokolldatei.',
    log,
  )
}
