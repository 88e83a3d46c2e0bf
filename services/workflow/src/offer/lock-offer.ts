import { mustExist } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { lockEnquiry } from '../enquiry/lock-enquiry.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { findOffer, type OfferRow } from './offer.queries.ts'

/** The offer as it is under its enquiry's lock; 404 where the asker may not see it. */
export async function lockOffer(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  offerId: string,
): Promise<OfferRow> {
  const { enquiry_id } = mustExist(await findOffer(tx, ctx, offerId))
  await lockEnquiry(tx, ctx, enquiry_id)
  return mustExist(await findOffer(tx, ctx, offerId))
}
