import { enquiryChanged, enquiryClosed } from '@schrankwerk/contracts'
import { Conflict, inTransaction, mustExist, recordChange } from '@schrankwerk/service-kit'
import { decidableOffersOf } from '../offer/offer.queries.ts'
import { publishUndecidedOffers } from '../offer/publish-undecided-offers.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { authorise } from './enquiry.policy.ts'
import { findEnquiry, flagEnquiry } from './enquiry.queries.ts'
import { lockEnquiry } from './lock-enquiry.ts'
import { publishEnquiry } from './publish-enquiry.ts'

/**
 * Takes an enquiry out of the lists; its offers and files stay. Offers that wait for a decision wait in vain from here on,
 * which their suppliers are told as where it is closed.
 */
export async function archiveEnquiry(ctx: WorkflowCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockEnquiry(tx, ctx, id)
    const enquiry = mustExist(await findEnquiry(tx, ctx, id))
    authorise('archive', enquiry, ctx.actor)
    const at = { id, companyId: ctx.actor.companyId, now: ctx.now() }
    if (!(await flagEnquiry(tx, at, { archived: true }))) throw new Conflict('enquiry-archived')
    await recordChange(tx, ctx, { entity: 'enquiry', entityId: id, action: 'archive' })
    const change = {
      id,
      customerCompanyId: enquiry.company_id,
      visibleToSuppliers: enquiry.released,
      editVersion: enquiry.edit_version + 1,
    }
    await publishEnquiry(tx, ctx, enquiryChanged, change)
    const isTold = !enquiry.closed && (await decidableOffersOf(tx, id)).length > 0
    if (isTold) await publishEnquiry(tx, ctx, enquiryClosed, change)
    await publishUndecidedOffers(tx, ctx, id)
  })
}
