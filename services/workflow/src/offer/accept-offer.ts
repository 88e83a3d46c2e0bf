import { offerAccepted } from '@schrankwerk/contracts'
import { bindingReminderAt, bindingUntil } from '@schrankwerk/domain'
import { inTransaction, scheduleJob } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockOffer } from './lock-offer.ts'
import { moveOffer } from './move-offer.ts'
import { authorise } from './offer.policy.ts'
import { publishOffer } from './publish-offer.ts'

/** Orders an open offer; the order binds its customer until it is confirmed or its time has passed. */
export async function acceptOffer(ctx: WorkflowCtx, offerId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const offer = await lockOffer(tx, ctx, offerId)
    authorise('accept', offer, ctx)
    const acceptedAt = ctx.now()
    const bindsUntil = new Date(bindingUntil(acceptedAt.getTime()))
    await moveOffer(tx, ctx, offer, 'accept', { accept_date: acceptedAt, binding_until: bindsUntil })
    await publishOffer(tx, offerAccepted, offer, {
      userId: ctx.actor.userId,
      editVersion: offer.edit_version + 1,
    })
    // One offer may be ordered again after its order lapsed: each order has jobs of its own.
    const job = { key: `${offer.id}:${offer.edit_version + 1}`, payload: { offerId: offer.id } }
    const reminderAt = new Date(bindingReminderAt(acceptedAt.getTime()))
    await scheduleJob(tx, { ...job, kind: 'binding-ending', dueAt: reminderAt })
    await scheduleJob(tx, { ...job, kind: 'binding-lapsed', dueAt: bindsUntil })
  })
}
