import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { CatalogueTables } from '../database/tables.ts'
import { cancelStatements, type Holder, reportProgress } from './article-import.queries.ts'

/** Why an import stops before its end. `lost`: it was aborted, or somebody else says by now what became of it. */
export class Stopped extends Error {
  readonly kind: 'lost' | 'stopped'
  constructor(kind: Stopped['kind']) {
    super(`import ${kind}`)
    this.kind = kind
  }
}

export interface Progress {
  percent: number
  rows: number
}

interface Supervised {
  holder: Holder
  /** Reports and asks; never the pool that works. */
  control: Kysely<CatalogueTables>
  workPool: pg.Pool
  progress: Progress
  /** Ends with the service. */
  stop: AbortSignal
}

const everyMs = 300

/**
 * Reports the progress, prolongs the lease and looks whether somebody wants the import to end. `signal` tells the
 * reader; a statement that runs meanwhile is cancelled in the database.
 */
export function superviseImport({ holder, control, workPool, progress, stop }: Supervised) {
  const ended = new AbortController()
  const over = new AbortController()
  const pids = new Set<number>()
  workPool.on('connect', (client) => {
    const { processID } = client as unknown as { processID: number | null }
    if (processID) pids.add(processID)
  })
  const end = (kind: Stopped['kind']) => {
    if (!ended.signal.aborted) ended.abort(new Stopped(kind))
  }
  const onStop = () => end('stopped')
  stop.addEventListener('abort', onStop)

  async function look() {
    const alive = await reportProgress(control, holder, progress)
    if (over.signal.aborted) return
    if (!alive) end('lost')
    if (ended.signal.aborted) await cancelStatements(control, [...pids])
  }
  const watching = (async () => {
    while (!over.signal.aborted) {
      // While the database is away the work itself fails, or the lease runs out.
      await look().catch(() => undefined)
      await pause(everyMs, AbortSignal.any([over.signal, ...(ended.signal.aborted ? [] : [ended.signal])]))
    }
  })()

  return {
    signal: ended.signal,
    async stop() {
      over.abort()
      stop.removeEventListener('abort', onStop)
      await watching
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  if (signal.aborted) resolve()
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}
