import { mustExist } from '@schrankwerk/service-kit'
import { findEnquiry } from '../enquiry/enquiry.queries.ts'
import { findOffer } from '../offer/offer.queries.ts'
import { ownerOf } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'

/** Conversations of an enquiry: all that the asker takes part in, or those with one supplier. */
export interface About {
  enquiryId: string
  supplierCompanyId: string | undefined
}

/** What a call names, an enquiry or an offer, if the asker may see it; else 404. An offer stands for its supplier's conversation. */
export async function findAbout(
  ctx: WorkflowCtx,
  target: { enquiryId?: string | undefined; offerId?: string | undefined },
): Promise<About> {
  const { enquiryId, offerId } = ownerOf(target)
  if (enquiryId !== undefined) {
    mustExist(await findEnquiry(ctx.db, ctx, enquiryId))
    return { enquiryId, supplierCompanyId: undefined }
  }
  const offer = mustExist(await findOffer(ctx.db, ctx, offerId))
  return { enquiryId: offer.enquiry_id, supplierCompanyId: offer.supplier_company_id }
}
