import { revisionWished } from '@schrankwerk/contracts'
import { inTransaction, recordChange } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockOffer } from './lock-offer.ts'
import { authorise } from './offer.policy.ts'
import { writeWish } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

/** Asks the supplier for a new version of an offer that cannot be had as it is. Its supplier is told once. */
export async function wishRevision(ctx: WorkflowCtx, offerId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const offer = await lockOffer(tx, ctx, offerId)
    authorise('wish', offer, ctx)
    if (!(await writeWish(tx, ctx, offer.id))) return
    await recordChange(tx, ctx, { entity: 'offer', entityId: offer.id, action: 'wish' })
    await publishOffer(tx, revisionWished, offer, {
      userId: ctx.actor.userId,
      editVersion: offer.edit_version + 1,
    })
  })
}
