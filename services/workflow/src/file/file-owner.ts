import { enquiryChanged, type FileType, offerChanged, offerDrafted } from '@schrankwerk/contracts'
import { enquiryFileTypesOf, offerFileTypesOf, type Party } from '@schrankwerk/domain'
import { NotFound } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { Owner } from '../bom/bom-state.queries.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { factsOf, mustExist, partyOf } from '../enquiry/enquiry.policy.ts'
import { findEnquiry, touchEnquiry } from '../enquiry/enquiry.queries.ts'
import { lockEnquiry } from '../enquiry/lock-enquiry.ts'
import { publishEnquiry } from '../enquiry/publish-enquiry.ts'
import { factsUnderLock } from '../offer/offer.policy.ts'
import { findOffer, offerEnquiryId, touchOffer } from '../offer/offer.queries.ts'
import { publishOffer } from '../offer/publish-offer.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const keyPattern = new RegExp(`^(enquiry|offer)/(${uuid})(?:/(${uuid}))?$`)

/** `enquiry/{id}` or `offer/{id}`, optionally with a file's id behind it. Anything else is not there: 404. */
export function ownerOfPath(path: string): { owner: Owner; fileId: string | undefined } {
  const [, kind, id, fileId] = keyPattern.exec(path) ?? []
  if (id === undefined) throw new NotFound()
  return { owner: kind === 'offer' ? { offerId: id } : { enquiryId: id }, fileId }
}

export interface VisibleOwner {
  owner: Owner
  /** Types the asker may place, retype and delete now. */
  types: readonly FileType[]
  isReleased: boolean
  party: Party
}

/** The owner as the asker may see it, or 404. */
export async function findOwner(
  db: WorkflowCtx['db'],
  ctx: WorkflowCtx,
  owner: Owner,
): Promise<VisibleOwner> {
  // The operator's lists are of his own imports: to him, a customer's enquiry is not there.
  if (ctx.actor.companyType === 'ADMIN') throw new NotFound()
  const party = partyOf(ctx.actor)
  if (owner.enquiryId !== undefined) {
    const enquiry = mustExist(await findEnquiry(db, ctx, owner.enquiryId))
    return { owner, types: enquiryFileTypesOf(factsOf(enquiry), party), isReleased: enquiry.released, party }
  }
  const offer = await findOffer(db, ctx, owner.offerId)
  if (offer === undefined) throw new NotFound()
  return {
    owner,
    types: offerFileTypesOf(factsUnderLock(offer, ctx), party),
    isReleased: offer.released,
    party,
  }
}

/** Locks what decides about the owner's files: its enquiry. A transition that needs a file takes the same lock. */
export async function lockOwner(
  tx: Transaction<WorkflowTables>,
  ctx: Pick<WorkflowCtx, 'now'>,
  owner: Owner,
): Promise<void> {
  const enquiryId = owner.enquiryId ?? (await offerEnquiryId(tx, owner.offerId as string))
  if (enquiryId === undefined) throw new NotFound()
  await lockEnquiry(tx, ctx, enquiryId)
}

/** Counts the change and tells those who have the owner open. Answers the new edit version. */
export async function touchOwner(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  owner: Owner,
  lineCount?: number,
): Promise<number> {
  if (owner.enquiryId !== undefined) {
    const editVersion = await touchEnquiry(tx, owner.enquiryId, ctx.now(), lineCount)
    await publishEnquiry(tx, ctx, enquiryChanged, {
      id: owner.enquiryId,
      customerCompanyId: ctx.actor.companyId,
      visibleToSuppliers: false,
      editVersion,
    })
    return editVersion
  }
  const offer = await touchOffer(tx, owner.offerId, ctx.now(), lineCount)
  await publishOffer(tx, offer.released ? offerChanged : offerDrafted, offer, {
    userId: ctx.actor.userId,
    editVersion: offer.edit_version,
  })
  return offer.edit_version
}
