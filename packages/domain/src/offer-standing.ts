import type { OfferStanding } from '@schrankwerk/contracts'
import { hasExpired, hasLapsed, type Moment, type OfferFacts } from './offer-states.ts'

type StandingFacts = Pick<
  OfferFacts,
  | 'state'
  | 'released'
  | 'archived'
  | 'invalidated'
  | 'validUntil'
  | 'bindingUntil'
  | 'enquiryClosed'
  | 'enquiryArchived'
  | 'supplierInactive'
>

/** Its customer has it before him: whoever archives it withdraws it. Anything else is only filed away. */
export const isWithdrawnByArchiving = ({
  state,
  released,
  invalidated,
}: Pick<OfferFacts, 'state' | 'released' | 'invalidated'>): boolean =>
  state === 'OPEN' && released && !invalidated

/** Whether an offer is in play, and if not why: the one word that lists and pages show beside its state. */
export const offerStandingOf = (offer: StandingFacts, moment: Pick<Moment, 'today'>): OfferStanding => {
  if (offer.archived) return isWithdrawnByArchiving(offer) ? 'WITHDRAWN' : 'ARCHIVED'
  if (offer.invalidated) return 'REPLACED'
  if (!offer.released) return 'DRAFT'
  if (offer.state !== 'OPEN') return 'RELEASED'
  if (offer.enquiryArchived) return 'ENQUIRY_ARCHIVED'
  if (offer.supplierInactive) return 'SUPPLIER_INACTIVE'
  if (offer.enquiryClosed) return 'CLOSED'
  if (hasExpired(offer, moment)) return 'EXPIRED'
  return hasLapsed(offer) ? 'LAPSED' : 'RELEASED'
}
