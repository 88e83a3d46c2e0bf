import { type BodyOf, type createOffer as createEndpoint, offerDrafted } from '@schrankwerk/contracts'
import { offerDateIssues } from '@schrankwerk/domain'
import { berlinDate, inTransaction, mustExist, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import { copyBom } from '../bom/copy-bom.ts'
import { authorise } from '../enquiry/enquiry.policy.ts'
import { findReleasedEnquiry } from '../enquiry/enquiry.queries.ts'
import { lockEnquiry } from '../enquiry/lock-enquiry.ts'
import { refuseChangedDates } from '../refuse-changed-dates.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { insertOffer } from './offer.queries.ts'
import { datesOf, offerValues } from './offer-input.ts'
import { publishOffer } from './publish-offer.ts'

/** Begins an offer on a released enquiry, with a copy of its lines that is the supplier's own from then on. */
export async function createOffer(ctx: WorkflowCtx, input: BodyOf<typeof createEndpoint>): Promise<string> {
  const id = uuidv7()
  await inTransaction(ctx, async (tx) => {
    await lockEnquiry(tx, ctx, input.enquiryId)
    const enquiry = mustExist(await findReleasedEnquiry(tx, ctx, input.enquiryId))
    authorise('createOffer', enquiry, ctx.actor)
    const offer = {
      id,
      enquiry_id: enquiry.id,
      customer_company_id: enquiry.company_id,
      customer_name: enquiry.customer_name,
      supplier_company_id: ctx.actor.companyId,
      supplier_name: ctx.actor.companyName,
      created_by: ctx.actor.userId,
      family_id: id,
      version: 1,
      delivery_condition: enquiry.delivery_condition,
      desired_delivery_date: enquiry.desired_delivery_date,
      ...offerValues(input),
      create_date: ctx.now(),
      last_update: ctx.now(),
      line_count: enquiry.line_count,
    }
    // What the enquiry wants may have passed since.
    refuseChangedDates(datesOf(enquiry), datesOf(offer), (dates) =>
      offerDateIssues(dates, berlinDate(ctx.now())),
    )
    await insertOffer(tx, offer)
    await copyBom(tx, { from: { enquiryId: enquiry.id }, to: { offerId: id } })
    await recordChange(tx, ctx, { entity: 'offer', entityId: id, action: 'create' })
    await publishOffer(tx, offerDrafted, offer, { userId: ctx.actor.userId, editVersion: 1 })
  })
  return id
}
