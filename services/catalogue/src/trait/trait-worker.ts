import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createDatabase, createLog, createPool } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { readAllTraits } from './read-all-traits.ts'

// On Linux this is the priority of the calling thread alone: answers to people go first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

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
