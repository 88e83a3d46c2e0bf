import type { OfferAction } from '@schrankwerk/contracts'
import { lapseOf, type Moment, type OfferFacts, offerObstacle } from '@schrankwerk/domain'
import { berlinDate, Conflict, Forbidden } from '@schrankwerk/service-kit'
import { partyOf } from '../enquiry/enquiry.policy.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lapsedOrder } from './lapsed-order.ts'
import type { OfferRow } from './offer.queries.ts'

/** Now, as instant and as calendar date in Berlin. */
export const momentOf = (ctx: Pick<WorkflowCtx, 'now'>): Moment => ({
  now: ctx.now().getTime(),
  today: berlinDate(ctx.now()),
})

export const offerFactsOf = (row: OfferRow): OfferFacts => ({
  state: row.state,
  released: row.released,
  archived: row.archived,
  invalidated: row.invalidated,
  validUntil: row.valid_until,
  bindingUntil: row.binding_until?.getTime() ?? null,
  enquiryClosed: row.enquiry_closed,
  enquiryArchived: row.enquiry_archived,
  orderElsewhere: row.order_elsewhere,
  versionOrdered: row.version_ordered,
  customerInactive: row.customer_inactive,
  supplierInactive: row.supplier_inactive,
})

/** The offer as the next call under the enquiry's lock finds it: an order that is due to lapse has done so by then. */
export const offerUnderLock = (row: OfferRow, ctx: Pick<WorkflowCtx, 'now'>): OfferRow => {
  const to = lapseOf(offerFactsOf(row), momentOf(ctx))
  return to === null ? row : { ...row, ...lapsedOrder(to) }
}

export const factsUnderLock = (row: OfferRow, ctx: Pick<WorkflowCtx, 'now'>): OfferFacts =>
  offerFactsOf(offerUnderLock(row, ctx))

/** Refuses what party or state forbid: the other party's move is 403, a wrong state 409. */
export const authorise = (
  action: Exclude<OfferAction, 'uploadFile'>,
  row: OfferRow,
  ctx: WorkflowCtx,
): void => {
  const obstacle = offerObstacle(action, factsUnderLock(row, ctx), partyOf(ctx.actor), momentOf(ctx))
  if (obstacle === null) return
  if (obstacle === 'other-party') throw new Forbidden(obstacle)
  throw new Conflict(obstacle)
}
