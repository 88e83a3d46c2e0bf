import { offerArchived, offerWithdrawn } from '@schrankwerk/contracts'
import { isWithdrawnByArchiving } from '@schrankwerk/domain'
import { Conflict, inTransaction, recordChange } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockOffer } from './lock-offer.ts'
import { authorise } from './offer.policy.ts'
import { flagOffer } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

/** Takes an offer out of the lists; an open one is withdrawn by it. */
export async function archiveOffer(ctx: WorkflowCtx, offerId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const offer = await lockOffer(tx, ctx, offerId)
    authorise('archive', offer, ctx)
    if (!(await flagOffer(tx, ctx, offer.id, 'archived'))) throw new Conflict('offer-archived')
    const isWithdrawal = isWithdrawnByArchiving(offer)
    const action = isWithdrawal ? 'withdraw' : 'archive'
    await recordChange(tx, ctx, { entity: 'offer', entityId: offer.id, action })
    const about = { userId: ctx.actor.userId, editVersion: offer.edit_version + 1 }
    if (isWithdrawal) await publishOffer(tx, offerWithdrawn, offer, about)
    else await publishOffer(tx, offerArchived, offer, { ...about, released: offer.released })
  })
}
