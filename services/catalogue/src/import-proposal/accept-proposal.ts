import { type Ctx, inTransaction, type JobRunner, recordChange } from '@schrankwerk/service-kit'
import { beginDecision } from '../article-import/begin-decision.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { lockProposal } from './lock-proposal.ts'

/** Has the chosen rows made visible in the background; that takes the place of a running import. */
export async function acceptProposal(
  ctx: Ctx<CatalogueTables>,
  proposal: { id: string; editVersion?: number | undefined },
  decisionRunner: JobRunner,
): Promise<{ importId: string }> {
  const { id } = proposal
  await inTransaction(ctx, async (tx) => {
    await lockProposal(tx, proposal)
    await beginDecision(tx, ctx, { id, state: 'PROPOSED', work: 'ACCEPT' })
    await recordChange(tx, ctx, { entity: 'article-import', entityId: id, action: 'accept' })
  })
  decisionRunner.wake()
  return { importId: id }
}
