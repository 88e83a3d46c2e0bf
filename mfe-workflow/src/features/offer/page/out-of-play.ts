import type { Offer } from '@schrankwerk/contracts'
import { formatDate } from '@schrankwerk/ui'

type OutOfPlay = Exclude<Offer['standing'], 'DRAFT' | 'RELEASED'> | 'DECLINED'

/** Why an offer cannot be had as it is; null where it can, or is an order or a job. */
export const outOfPlay = ({ standing, state, lapseDate }: Offer): OutOfPlay | null => {
  if (standing === 'DRAFT') return null
  if (standing !== 'RELEASED') return standing
  if (state !== 'DECLINED') return null
  return lapseDate === null ? 'DECLINED' : 'LAPSED'
}

/** What the sentences about it name. */
export const standingWords = (offer: Offer) => ({
  customer: offer.customerName,
  supplier: offer.supplierName,
  validUntil: formatDate(offer.validUntil),
  lapseDate: formatDate(offer.lapseDate),
  /** The texts of an order that lapsed say what its offer is now. */
  context: offer.lapseDate === null ? undefined : offer.state,
})
