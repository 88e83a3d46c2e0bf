import {
  type changeOfferState as changeEndpoint,
  enquiryChanged,
  type OfferState,
  offerAccepted,
  offerConfirmed,
  offerDeclined,
  type QueryOf,
} from '@schrankwerk/contracts'
import {
  bindingReminderAt,
  bindingUntil,
  type OfferTransition,
  offerTransition,
  transitionTo,
} from '@schrankwerk/domain'
import {
  Conflict,
  Forbidden,
  Invalid,
  inTransaction,
  Precondition,
  recordChange,
  scheduleJob,
} from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { partyOf } from '../enquiry/enquiry.policy.ts'
import { lockEnquiry } from '../enquiry/enquiry.queries.ts'
import { publishEnquiry } from '../enquiry/publish-enquiry.ts'
import { filesOf, freezeFiles } from '../file/file.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { authorise, mustExist } from './offer.policy.ts'
import { closeEnquiryOfOffer, findOffer, moveOffer, type OfferRow, openOffersOf } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

type Tx = Transaction<WorkflowTables>
type Input = QueryOf<typeof changeEndpoint>

export const awardedElsewhere = 'anderweitig vergeben'

/** Accepts or declines (customer), confirms (supplier). Of two at once one wins, the other gets 409. */
export async function changeOfferState(ctx: WorkflowCtx, input: Input): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockEnquiry(tx, mustExist(await findOffer(tx, ctx, input.offerId)).enquiry_id)
    const offer = mustExist(await findOffer(tx, ctx, input.offerId))
    const move = moveFor(offer.state, input.state, ctx)
    authorise(move.action, offer, ctx)
    const reason = move.action === 'decline' ? requireReason(input) : {}
    await requireFile(tx, offer, move)
    const accepted =
      move.action === 'accept' ? { accept_date: ctx.now(), binding_until: bindingEnd(ctx) } : {}
    const confirmed = move.action === 'confirm' ? { confirm_date: ctx.now() } : {}
    const at = { id: offer.id, from: move.from, to: move.to, now: ctx.now() }
    if (!(await moveOffer(tx, at, { ...reason, ...accepted, ...confirmed })))
      throw new Conflict('offer-state')
    await freezeFiles(tx, offer.id, ctx.now())
    await recordChange(tx, ctx, { entity: 'offer', entityId: offer.id, action: move.action })
    await tell(tx, ctx, offer, move)
    if (move.action === 'accept') await remindBeforeBindingEnds(tx, ctx, offer)
    if (move.action === 'confirm') await concludeEnquiry(tx, ctx, offer)
  })
}

/** The other party's move is 403 whatever the state; what is no move from this state is 409. */
function moveFor(from: OfferState, to: OfferState, ctx: WorkflowCtx): OfferTransition {
  const wanted = transitionTo(to)
  if (wanted === undefined) throw new Conflict('offer-state')
  if (wanted.by !== partyOf(ctx.actor)) throw new Forbidden('other-party')
  const move = offerTransition(from, to)
  if (move === undefined) throw new Conflict('offer-state')
  return move
}

const bindingEnd = (ctx: WorkflowCtx) => new Date(bindingUntil(ctx.now().getTime()))

function requireReason({ rejectionReason, rejectionReasonIndividual }: Input) {
  if (rejectionReason === undefined) throw new Invalid('rejection-reason-missing')
  const isIndividual = rejectionReason === 'INDIVIDUAL'
  if (isIndividual && !rejectionReasonIndividual) throw new Invalid('rejection-reason-missing')
  return {
    rejection_reason: rejectionReason,
    rejection_reason_individual: isIndividual ? (rejectionReasonIndividual ?? null) : null,
  }
}

async function requireFile(tx: Tx, offer: OfferRow, move: OfferTransition): Promise<void> {
  if (move.requiredFile === null || move.missingFile === null) return
  const files = await filesOf(tx, { offerId: offer.id })
  if (!files.some((file) => file.file_type === move.requiredFile)) throw new Precondition(move.missingFile)
}

async function tell(tx: Tx, ctx: WorkflowCtx, offer: OfferRow, move: OfferTransition): Promise<void> {
  const about = { userId: ctx.actor.userId, editVersion: offer.edit_version + 1 }
  if (move.action === 'accept') await publishOffer(tx, offerAccepted, offer, about)
  if (move.action === 'confirm') await publishOffer(tx, offerConfirmed, offer, about)
  if (move.action === 'decline') await publishOffer(tx, offerDeclined, offer, { ...about, automatic: false })
}

const remindBeforeBindingEnds = (tx: Tx, ctx: WorkflowCtx, offer: OfferRow) =>
  scheduleJob(tx, {
    kind: 'binding-ending',
    key: offer.id,
    dueAt: new Date(bindingReminderAt(ctx.now().getTime())),
    payload: { offerId: offer.id },
  })

/** A confirmed offer closes its enquiry and declines the other open offers on it. */
async function concludeEnquiry(tx: Tx, ctx: WorkflowCtx, offer: OfferRow): Promise<void> {
  const version = await closeEnquiryOfOffer(tx, offer.enquiry_id, ctx.now())
  await publishEnquiry(tx, ctx, enquiryChanged, {
    id: offer.enquiry_id,
    customerCompanyId: offer.customer_company_id,
    visibleToSuppliers: true,
    editVersion: version,
  })
  for (const rival of await openOffersOf(tx, offer.enquiry_id)) {
    const at = { id: rival.id, from: 'OPEN' as const, to: 'DECLINED' as const, now: ctx.now() }
    await moveOffer(tx, at, { rejection_reason: 'INDIVIDUAL', rejection_reason_individual: awardedElsewhere })
    await freezeFiles(tx, rival.id, ctx.now())
    await recordChange(tx, { now: ctx.now }, { entity: 'offer', entityId: rival.id, action: 'decline' })
    await publishOffer(tx, offerDeclined, rival, {
      userId: null,
      editVersion: rival.edit_version + 1,
      automatic: true,
    })
  }
}
