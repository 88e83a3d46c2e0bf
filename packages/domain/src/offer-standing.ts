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
>

/** Whether an offer is in play, and if not why: the one word that lists and pages show beside its state. */
export const offerStandingOf = (offer: StandingFacts, moment: Pick<Moment, 'today'>): OfferStanding => {
  const isOpen = offer.state === 'OPEN'
  if (offer.archived) return isOpen && offer.released && !offer.invalidated ? 'WITHDRAWN' : 'ARCHIVED'
  if (offer.invalidated) return 'REPLACED'
  if (!offer.released) return 'DRAFT'
  if (!isOpen) return 'RELEASED'
  if (offer.enquiryClosed || offer.enquiryArchived) return 'CLOSED'
  if (hasExpired(offer, moment)) return 'EXPIRED'
  return hasLapsed(offer) ? 'LAPSED' : 'RELEASED'
}
