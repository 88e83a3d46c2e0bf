import { articleImportChanged, articleImportEnded } from '@schrankwerk/contracts'
import { JobStopped, publish } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { selectForgottenBefore } from '../import-undo/keep-before.queries.ts'
import { markImportStopped, type StoppedImport, takeImportWithoutJob } from './article-import.queries.ts'
import { failureSentence } from './import-failure.ts'
import { dropLeftNext } from './rebuild-table.queries.ts'
import { dropStagingTable, selectOrphanedStaging } from './staging.queries.ts'

/** Says of an import that changed nothing why it ended; what was to be accepted or undone is as it was. */
export async function endStoppedImport(
  tx: Transaction<CatalogueTables>,
  id: string,
  cause: unknown,
): Promise<void> {
  const stopped = await markImportStopped(tx, id, (work) => failureSentence(cause, work))
  if (stopped) await tellStopped(tx, stopped, 'FAILED')
}

/** Only a file that was read is told to have ended. */
export async function tellStopped(
  tx: Transaction<CatalogueTables>,
  { id, startedBy, work, editVersion }: StoppedImport,
  state: 'ABORTED' | 'FAILED',
): Promise<void> {
  const about = { aggregateId: id, aggregateVersion: editVersion }
  if (work === 'READ')
    await publish(tx, articleImportEnded, { importId: id, userId: startedBy, state }, about)
  else await publish(tx, articleImportChanged, { importId: id }, about)
}

/** Clears away what imports no longer need, and ends those that a copy of the service from before the jobs began. */
export async function clearDeadImports(db: Kysely<CatalogueTables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const id = await takeImportWithoutJob(tx)
    if (id) await endStoppedImport(tx, id, new JobStopped('died'))
  })
  for (const table of [...(await selectOrphanedStaging(db)), ...(await selectForgottenBefore(db))])
    await dropStagingTable(db, table)
  await dropLeftNext(db)
}
