import { articleImportChanged } from '@schrankwerk/contracts'
import { type Ctx, inTransaction, publish, recordChange } from '@schrankwerk/service-kit'
import { clearDeadImports } from '../article-import/end-stopped-import.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { closeProposal } from './close-proposal.queries.ts'
import { lockProposal } from './lock-proposal.ts'

/** Gives a proposal up; its rows go, its file and skipped lines stay in the history. */
export async function rejectProposal(
  ctx: Ctx<CatalogueTables>,
  proposal: { id: string; editVersion?: number | undefined },
): Promise<void> {
  const { id } = proposal
  await inTransaction(ctx, async (tx) => {
    await lockProposal(tx, proposal)
    const aggregateVersion = await closeProposal(tx, id, 'REJECTED')
    await recordChange(tx, ctx, { entity: 'article-import', entityId: id, action: 'reject' })
    await publish(tx, articleImportChanged, { importId: id }, { aggregateId: id, aggregateVersion })
  })
  await clearDeadImports(ctx.db)
}
