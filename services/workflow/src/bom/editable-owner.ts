import { Conflict } from '@schrankwerk/service-kit'
import { authorise as authoriseEnquiry, mustExist as mustExistEnquiry } from '../enquiry/enquiry.policy.ts'
import { findEnquiry } from '../enquiry/enquiry.queries.ts'
import { authorise as authoriseOffer, mustExist as mustExistOffer } from '../offer/offer.policy.ts'
import { findOffer } from '../offer/offer.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import type { Owner } from './bom-state.queries.ts'

export interface EditableOwner {
  /** Cabinets of the enquiry: what TOTAL quantities are for. */
  amount: number
  editVersion: number
}

/** The owner whose parts list may be changed now: 404, 403 for the other party, 409 when released or changed. */
export async function requireEditable(
  db: WorkflowCtx['db'],
  ctx: WorkflowCtx,
  owner: Owner,
  editVersion?: number,
): Promise<EditableOwner> {
  const editable = await findEditable(db, ctx, owner)
  if (editVersion !== undefined && editVersion !== editable.editVersion)
    throw new Conflict('changed-meanwhile')
  return editable
}

async function findEditable(db: WorkflowCtx['db'], ctx: WorkflowCtx, owner: Owner): Promise<EditableOwner> {
  if (owner.enquiryId !== undefined) {
    const enquiry = mustExistEnquiry(await findEnquiry(db, ctx, owner.enquiryId))
    authoriseEnquiry('edit', enquiry, ctx.actor)
    return { amount: enquiry.amount ?? 1, editVersion: enquiry.edit_version }
  }
  const offer = mustExistOffer(await findOffer(db, ctx, owner.offerId))
  authoriseOffer('edit', offer, ctx)
  return { amount: offer.amount, editVersion: offer.edit_version }
}
