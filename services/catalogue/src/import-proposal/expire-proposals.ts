import { articleImportChanged } from '@schrankwerk/contracts'
import { publish, recordChange } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import { clearDeadImports } from '../article-import/end-stopped-import.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { closeProposal, lockOverdueProposals } from './close-proposal.queries.ts'

/** Ends proposals that nobody has decided about for two weeks: prices grow old. */
export async function expireProposals(db: Kysely<CatalogueTables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const id of await lockOverdueProposals(tx)) {
      const aggregateVersion = await closeProposal(tx, id, 'EXPIRED')
      const system = { now: () => new Date() }
      await recordChange(tx, system, { entity: 'article-import', entityId: id, action: 'expire' })
      await publish(tx, articleImportChanged, { importId: id }, { aggregateId: id, aggregateVersion })
    }
  })
  await clearDeadImports(db)
}
