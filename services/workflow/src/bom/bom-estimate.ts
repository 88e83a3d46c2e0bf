import type { KeptSums } from '@schrankwerk/bom-service'
import type { Estimate } from '@schrankwerk/contracts'
import type { Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { estimateFacts } from './bom-estimate.queries.ts'
import { countSmallEstimate } from './count-small-estimate.ts'
import type { Disguise } from './disguise.ts'
import { presentEstimate } from './estimate.presenter.ts'

/** The estimate of an owner's list as the asker may see it; a customer's range of a small one is counted. */
export async function estimateOfParty(
  ctx: WorkflowCtx,
  db: WorkflowCtx['db'],
  { owner, sums, disguise }: { owner: Owner; sums: KeptSums; disguise: Disguise | undefined },
): Promise<Estimate | null> {
  const facts = await estimateFacts(db, owner)
  const estimate = presentEstimate(sums, ctx.actor, { owner, facts, disguise })
  if (estimate?.view === 'ROUNDED' && estimate.range !== null)
    await countSmallEstimate(ctx, db, estimate.counts.lines)
  return estimate
}
