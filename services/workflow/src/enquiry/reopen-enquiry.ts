import { enquiryChanged, enquiryReopened } from '@schrankwerk/contracts'
import { Conflict, inTransaction, mustExist, recordChange } from '@schrankwerk/service-kit'
import { decidableOffersOf } from '../offer/offer.queries.ts'
import { publishUndecidedOffers } from '../offer/publish-undecided-offers.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { authorise } from './enquiry.policy.ts'
import { findEnquiry, flagEnquiry } from './enquiry.queries.ts'
import { lockEnquiry } from './lock-enquiry.ts'
import { publishEnquiry } from './publish-enquiry.ts'

/** Opens a closed enquiry again: suppliers see it and may offer. */
export async function reopenEnquiry(ctx: WorkflowCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockEnquiry(tx, ctx, id)
    const enquiry = mustExist(await findEnquiry(tx, ctx, id))
    authorise('reopen', enquiry, ctx.actor)
    const at = { id, companyId: ctx.actor.companyId, now: ctx.now() }
    if (!(await flagEnquiry(tx, at, { closed: false }))) throw new Conflict('enquiry-not-closed')
    await recordChange(tx, ctx, { entity: 'enquiry', entityId: id, action: 'reopen' })
    const change = {
      id,
      customerCompanyId: enquiry.company_id,
      visibleToSuppliers: enquiry.released,
      editVersion: enquiry.edit_version + 1,
    }
    await publishEnquiry(tx, ctx, enquiryChanged, change)
    const hasOffers = (await decidableOffersOf(tx, id)).length > 0
    if (hasOffers) await publishEnquiry(tx, ctx, enquiryReopened, change)
    await publishUndecidedOffers(tx, ctx, id)
  })
}
