import { articleImportEnded } from '@schrankwerk/contracts'
import { JobStopped, publish } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { markImportStopped, takeImportWithoutJob } from './article-import.queries.ts'
import { failureSentence } from './import-failure.ts'
import { dropStagingTable, selectOrphanedStaging } from './staging.queries.ts'

/** Says of an import that changed nothing why it ended. */
export async function endStoppedImport(
  tx: Transaction<CatalogueTables>,
  id: string,
  cause: unknown,
): Promise<void> {
  const ended = await markImportStopped(tx, id, failureSentence(cause))
  if (!ended) return
  await publish(
    tx,
    articleImportEnded,
    { importId: id, userId: ended.startedBy, state: 'FAILED' },
    { aggregateId: id, aggregateVersion: 2 },
  )
}

/** Clears away what dead imports staged, and ends those that a copy of the service from before the jobs began. */
export async function clearDeadImports(db: Kysely<CatalogueTables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const id = await takeImportWithoutJob(tx)
    if (id) await endStoppedImport(tx, id, new JobStopped('died'))
  })
  for (const table of await selectOrphanedStaging(db)) await dropStagingTable(db, table)
}
