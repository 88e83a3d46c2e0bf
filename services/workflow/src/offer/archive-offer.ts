import { offerArchived } from '@schrankwerk/contracts'
import { Conflict, inTransaction, recordChange } from '@schrankwerk/service-kit'
import { lockEnquiry } from '../enquiry/enquiry.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { authorise, mustExist } from './offer.policy.ts'
import { findOffer, flagOffer } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

/** Takes an offer out of the lists; it can no longer be accepted. */
export async function archiveOffer(ctx: WorkflowCtx, offerId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockEnquiry(tx, mustExist(await findOffer(tx, ctx, offerId)).enquiry_id)
    const offer = mustExist(await findOffer(tx, ctx, offerId))
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
