import { enquiryChanged } from '@schrankwerk/contracts'
import { Conflict, inTransaction, mustExist, recordChange } from '@schrankwerk/service-kit'
import { publishUndecidedOffers } from '../offer/publish-undecided-offers.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { authorise } from './enquiry.policy.ts'
import { findEnquiry, flagEnquiry } from './enquiry.queries.ts'
import { lockEnquiry } from './lock-enquiry.ts'
import { publishEnquiry } from './publish-enquiry.ts'

/** Takes an enquiry out of the lists; its offers and files stay. */
export async function archiveEnquiry(ctx: WorkflowCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockEnquiry(tx, ctx, id)
    const enquiry = mustExist(await findEnquiry(tx, ctx, id))
    authorise('archive', enquiry, ctx.actor)
    const at = { id, companyId: ctx.actor.companyId, now: ctx.now() }
    if (!(await flagEnquiry(tx, at, { archived: true }))) throw new Conflict('enquiry-archived')
    await recordChange(tx, ctx, { entity: 'enquiry', entityId: id, action: 'archive' })
    await publishEnquiry(tx, ctx, enquiryChanged, {
      id,
      customerCompanyId: enquiry.company_id,
      visibleToSuppliers: enquiry.released,
      editVersion: enquiry.edit_version + 1,
    })
    await publishUndecidedOffers(tx, ctx, id)
  })
}
