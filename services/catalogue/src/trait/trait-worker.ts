import { parentPort, workerData } from 'node:worker_threads'
import { createDatabase, createLog, createPool } from '@schrankwerk/service-kit/job-thread'
import { giveWay } from '@schrankwerk/service-kit/worker'
import type { CatalogueTables } from '../database/tables.ts'
import { readAllTraits } from './read-all-traits.ts'

// Answers to people go first, and so does everything else.
giveWay(19)

const { databaseUrl, logLevel } = workerData as { databaseUrl: string; logLevel: string }
const log = createLog('catalogue-traits', logLevel)
const pool = createPool(databaseUrl, 'catalogue', { max: 1, statementTimeoutMs: 0, log })
try {
  const read = await readAllTraits(createDatabase<CatalogueTables>(pool), (amount) =>
    parentPort!.postMessage(amount),
  )
  if (read > 0) log.info({ read }, 'articles read')
} finally {
  await pool.end()
}
parentPort!.close()
