import { type changeOfferState, offerDeclined, type QueryOf } from '@schrankwerk/contracts'
import { Invalid, inTransaction } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockOffer } from './lock-offer.ts'
import { moveOffer } from './move-offer.ts'
import { authorise } from './offer.policy.ts'
import { publishOffer } from './publish-offer.ts'

type Reason = Pick<QueryOf<typeof changeOfferState>, 'rejectionReason' | 'rejectionReasonIndividual'>

/** Declines an open offer, with the reason its supplier reads. */
export async function declineOffer(ctx: WorkflowCtx, offerId: string, reason: Reason): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const offer = await lockOffer(tx, ctx, offerId)
    authorise('decline', offer, ctx)
    await moveOffer(tx, ctx, offer, 'decline', requireReason(reason))
    await publishOffer(tx, offerDeclined, offer, {
      userId: ctx.actor.userId,
      editVersion: offer.edit_version + 1,
      automatic: false,
    })
  })
}

function requireReason({ rejectionReason, rejectionReasonIndividual }: Reason) {
  if (rejectionReason === undefined) throw new Invalid('rejection-reason-missing')
  const isIndividual = rejectionReason === 'INDIVIDUAL'
  if (isIndividual && !rejectionReasonIndividual) throw new Invalid('rejection-reason-missing')
  return {
    rejection_reason: rejectionReason,
    rejection_reason_individual: isIndividual ? (rejectionReasonIndividual ?? null) : null,
  }
}
