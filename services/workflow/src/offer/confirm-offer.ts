import { enquiryChanged, offerConfirmed, offerDeclined } from '@schrankwerk/contracts'
import { inTransaction, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { publishEnquiry } from '../enquiry/publish-enquiry.ts'
import { freezeFiles } from '../file/file.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockOffer } from './lock-offer.ts'
import { moveOffer } from './move-offer.ts'
import { authorise } from './offer.policy.ts'
import {
  closeEnquiryOfOffer,
  decidableOffersOf,
  type OfferRow,
  writeAwardedElsewhere,
} from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'
import { publishUndecidedOffers } from './publish-undecided-offers.ts'

type Tx = Transaction<WorkflowTables>

const awardedElsewhere = 'anderweitig vergeben'

/** Confirms an order: it is a job from then on, its enquiry is closed and every other open offer on it declined. */
export async function confirmOffer(ctx: WorkflowCtx, offerId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const offer = await lockOffer(tx, ctx, offerId)
    authorise('confirm', offer, ctx)
    await moveOffer(tx, ctx, offer, 'confirm', { confirm_date: ctx.now() })
    await publishOffer(tx, offerConfirmed, offer, {
      userId: ctx.actor.userId,
      editVersion: offer.edit_version + 1,
    })
    await concludeEnquiry(tx, ctx, offer)
    for (const rival of await decidableOffersOf(tx, offer.enquiry_id)) await declineRival(tx, ctx, rival)
    await publishUndecidedOffers(tx, ctx, offer.enquiry_id)
  })
}

async function concludeEnquiry(tx: Tx, ctx: WorkflowCtx, offer: OfferRow): Promise<void> {
  const editVersion = await closeEnquiryOfOffer(tx, offer.enquiry_id, ctx.now())
  // It closes by itself: nobody of its customer did it, and who did at the supplier's is no business of his.
  if (!offer.enquiry_closed)
    await recordChange(
      tx,
      { now: ctx.now },
      { entity: 'enquiry', entityId: offer.enquiry_id, action: 'close' },
    )
  await publishEnquiry(tx, ctx, enquiryChanged, {
    id: offer.enquiry_id,
    customerCompanyId: offer.customer_company_id,
    visibleToSuppliers: true,
    editVersion,
  })
}

type Rival = Awaited<ReturnType<typeof decidableOffersOf>>[number]

async function declineRival(tx: Tx, { now }: Pick<WorkflowCtx, 'now'>, rival: Rival): Promise<void> {
  await writeAwardedElsewhere(
    tx,
    { id: rival.id, enquiryId: rival.enquiry_id, now: now() },
    { rejection_reason: 'INDIVIDUAL', rejection_reason_individual: awardedElsewhere },
  )
  await freezeFiles(tx, rival.id, now())
  await recordChange(tx, { now }, { entity: 'offer', entityId: rival.id, action: 'decline' })
  await publishOffer(tx, offerDeclined, rival, {
    userId: null,
    editVersion: rival.edit_version + 1,
    automatic: true,
  })
}
