import { offerArchived } from '@schrankwerk/contracts'
import { Conflict, inTransaction, recordChange } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockOffer } from './lock-offer.ts'
import { authorise } from './offer.policy.ts'
import { flagOffer } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

/** Takes an offer out of the lists; it can no longer be accepted. */
export async function archiveOffer(ctx: WorkflowCtx, offerId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const offer = await lockOffer(tx, ctx, offerId)
    authorise('archive', offer, ctx)
    if (!(await flagOffer(tx, offer.id, 'archived', ctx.now()))) throw new Conflict('offer-archived')
    await recordChange(tx, ctx, { entity: 'offer', entityId: offer.id, action: 'archive' })
    await publishOffer(tx, offerArchived, offer, {
      userId: ctx.actor.userId,
      editVersion: offer.edit_version + 1,
      released: offer.released,
    })
  })
}
