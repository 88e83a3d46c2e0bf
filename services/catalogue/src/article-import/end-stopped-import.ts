import { articleImportEnded } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { type Holder, markImportStopped, takeDeadImports } from './article-import.queries.ts'
import { dropStagingTable, selectOrphanedStaging } from './staging.queries.ts'

/** Says of an import that changed nothing why it ended. */
export async function endStoppedImport(
  db: Kysely<CatalogueTables>,
  holder: Holder,
  failure: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await markImportStopped(tx, holder, failure)
    if (!ended) return
    await publish(
      tx,
      articleImportEnded,
      { importId: holder.id, userId: ended.startedBy, state: 'FAILED' },
      { aggregateId: holder.id, aggregateVersion: 2 },
    )
  })
}

const interrupted =
  'Der Import wurde unterbrochen, weil der Dienst unerwartet endete. Am Katalog wurde nichts geändert. Bitte starten Sie den Import erneut.'

/** Says what became of imports whose process is gone, and clears away what they staged. */
export async function endDeadImports(db: Kysely<CatalogueTables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const dead of await takeDeadImports(tx, interrupted))
      await publish(
        tx,
        articleImportEnded,
        { importId: dead.id, userId: dead.startedBy, state: 'FAILED' },
        { aggregateId: dead.id, aggregateVersion: 2 },
      )
  })
  for (const table of await selectOrphanedStaging(db)) await dropStagingTable(db, table)
}
