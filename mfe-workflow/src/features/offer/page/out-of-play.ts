import type { Offer, ProblemCode } from '@schrankwerk/contracts'
import { formatDate } from '@schrankwerk/ui'

type OutOfPlay = Exclude<Offer['standing'], 'DRAFT' | 'RELEASED'> | 'DECLINED'

/** Why an offer cannot be had as it is; null where it can, or is an order or a job. */
export const outOfPlay = ({ standing, state, lapseDate }: Offer): OutOfPlay | null => {
  if (standing === 'DRAFT') return null
  if (standing !== 'RELEASED') return standing
  if (state !== 'DECLINED') return null
  return lapseDate === null ? 'DECLINED' : 'LAPSED'
}

/** To the customer: from whom another offer of the enquiry is ordered, so that this open one cannot be accepted. */
export const orderedElsewhere = (offer: Offer): string | null => {
  const isUndecided = offer.state === 'OPEN' && !offer.invalidated && !offer.archived
  if (!isUndecided || offer.allowedActions.includes('accept')) return null
  return offer.enquiry?.awardedState != null ? offer.enquiry.supplierName : null
}

/** What a step is refused for that the notice about the offer says as well. */
const refusalsTold: Readonly<Record<OutOfPlay, ProblemCode | null>> = {
  WITHDRAWN: 'offer-archived',
  ARCHIVED: 'offer-archived',
  REPLACED: 'offer-invalidated',
  EXPIRED: 'offer-expired',
  LAPSED: 'binding-expired',
  CLOSED: 'enquiry-closed',
  ENQUIRY_ARCHIVED: 'enquiry-archived',
  SUPPLIER_INACTIVE: 'supplier-inactive',
  DECLINED: null,
}

/** Whether what a page says of its offer anyway holds why a step was refused. */
export const tellsRefusal = (offer: Offer, code: string): boolean => {
  const reason = outOfPlay(offer)
  return reason === null ? offer.releaseObstacle?.code === code : refusalsTold[reason] === code
}

/** What the sentences about it name. */
export const standingWords = (offer: Offer) => ({
  customer: offer.customerName,
  supplier: offer.supplierName,
  orderedFrom: orderedElsewhere(offer),
  validUntil: formatDate(offer.validUntil),
  lapseDate: formatDate(offer.lapseDate),
  /** The texts of an order that lapsed say what its offer is now. */
  context: offer.lapseDate === null ? undefined : offer.state,
})
