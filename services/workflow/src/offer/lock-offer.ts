import { mustExist } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { lockEnquiry } from '../enquiry/lock-enquiry.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { findOffer, type OfferRow, offerEnquiryId } from './offer.queries.ts'

/** The offer as it is under its enquiry's lock; 404 where the asker may not see it. */
export async function lockOffer(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  offerId: string,
): Promise<OfferRow> {
  await lockEnquiry(tx, ctx, mustExist(await offerEnquiryId(tx, offerId)))
  return mustExist(await findOffer(tx, ctx, offerId))
}
