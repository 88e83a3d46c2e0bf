import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { CatalogueTables } from '../database/tables.ts'
import { cancelStatements } from './article-import.queries.ts'

const againMs = 300

/**
 * Cancels what the connections of a pool are doing once `signal` ends, and again as long as they go on: a statement
 * may begin right after the first time. Another pool tells the database, so that it never waits for them.
 */
export function cancelOnAbort(
  workPool: pg.Pool,
  control: Kysely<CatalogueTables>,
  signal: AbortSignal,
): { stop(): void } {
  const pids = new Set<number>()
  workPool.on('connect', (client) => {
    const { processID } = client as unknown as { processID: number | null }
    if (processID) pids.add(processID)
  })
  let timer: NodeJS.Timeout | undefined
  // While the database is away the work itself fails.
  const cancel = () => void cancelStatements(control, [...pids]).catch(() => undefined)
  const begin = () => {
    cancel()
    timer = setInterval(cancel, againMs)
  }
  signal.addEventListener('abort', begin)
  return {
    stop() {
      signal.removeEventListener('abort', begin)
      clearInterval(timer)
    },
  }
}
