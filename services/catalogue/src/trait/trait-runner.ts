import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import {
  enqueueJob,
  type JobRunner,
  type Logger,
  type RunningJob,
  runJobs,
} from '@schrankwerk/service-kit/job-thread'
import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { readerVersion } from './reader-version.ts'
import { endRoundsThatWait, hasRoundEnded } from './trait.queries.ts'

const kind = 'article-traits'

interface RunnerOptions {
  db: Kysely<CatalogueTables>
  databaseUrl: string
  log: Logger
}

/** Reads what imports and combinations changed, in a thread of its own. */
export function createTraitRunner({ db, databaseUrl, log }: RunnerOptions): JobRunner {
  return runJobs<CatalogueTables, null>(
    { db, log },
    {
      kind,
      async run(job) {
        await endRoundsThatWait(db, kind)
        await readInThread(job, { databaseUrl, logLevel: log.level })
      },
    },
  )
}

/** Asks for a round through all articles, in the transaction that changes many of them. */
export const askForTraits = (tx: Transaction<CatalogueTables>) => enqueueJob(tx, { kind })

/** Asks for a round where articles were read by other rules so far, or never. */
export const askAfterNewRules = (db: Kysely<CatalogueTables>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const key = `reader ${readerVersion}`
    if (!(await hasRoundEnded(tx, kind, key))) await enqueueJob(tx, { kind, key })
  })

async function readInThread(
  { signal, report }: RunningJob<null>,
  workerData: { databaseUrl: string; logLevel: string },
): Promise<void> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./trait-worker.ts', import.meta.url), { workerData })
  const end = () => void worker.terminate()
  signal.addEventListener('abort', end)
  worker.on('message', (read) => report({ read }))
  try {
    const [code] = await once(worker, 'exit')
    signal.throwIfAborted()
    if (code !== 0) throw new Error(`The thread that reads articles ended with ${code}.`)
  } finally {
    signal.removeEventListener('abort', end)
  }
}
