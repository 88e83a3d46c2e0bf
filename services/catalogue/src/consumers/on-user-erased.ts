import type { EventEnvelope, EventPayload, userErased } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import { forgetUploader } from '../admin-bom/admin-bom.queries.ts'
import { forgetExporter } from '../article-export/article-export.queries.ts'
import { forgetStarter } from '../article-import/article-import.queries.ts'
import { forgetCombiner } from '../combine/combination.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'

/** Takes the name of someone who was erased out of what he imported, exported and combined and of the lists he uploaded. */
export async function onUserErased(
  tx: Transaction<CatalogueTables>,
  { payload }: EventEnvelope<EventPayload<typeof userErased>>,
): Promise<void> {
  await forgetStarter(tx, payload.userId)
  await forgetExporter(tx, payload.userId)
  await forgetUploader(tx, payload.userId)
  await forgetCombiner(tx, payload.userId)
}
