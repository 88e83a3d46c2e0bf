import type { OfferParties } from '@schrankwerk/contracts'
import { germanInstant, germanMoney, germanReason } from './german-values.ts'
import { type Facts, fact, named } from './mail-content.ts'

export const offerNamed = (offer: OfferParties): string => `Angebot${named(' ', offer.offerNumber)}`

/** The offer's price within a sentence, or nothing where it has none. */
export const priced = (offer: OfferParties): string =>
  offer.price === null ? '' : ` zum Preis von ${germanMoney(offer.price)} netto`

/** Until when its order binds, within a sentence. */
export const boundUntil = (offer: OfferParties): string =>
  offer.bindingUntil === null ? '' : ` bis zum ${germanInstant(offer.bindingUntil)}`

/** What identifies an offer to one of its parties; the price is theirs to see. */
export const offerFacts = (offer: OfferParties, reader: 'customer' | 'supplier'): Facts => [
  ...fact('Anfrage', offer.enquiryTitle),
  ...fact(reader === 'customer' ? 'Ihr Zeichen' : 'Zeichen des Kunden', offer.referenceNumber),
  ...fact('Angebotsnummer', offer.offerNumber),
  ...(offer.version > 1 ? fact('Version', String(offer.version)) : []),
  ...fact('Nettopreis', offer.price === null ? null : germanMoney(offer.price)),
]

export const bindingFact = (offer: OfferParties): Facts =>
  fact('Bindend bis', offer.bindingUntil && germanInstant(offer.bindingUntil))

export const reasonFact = (offer: OfferParties): Facts =>
  fact('Grund', germanReason(offer.rejectionReason, offer.rejectionReasonIndividual))

/** Where the offer is shown now: as offer, order or job. */
export function pageOfOffer({ offerId, state }: OfferParties): string {
  const area = state === 'CONFIRMED' ? 'job' : state === 'ACCEPTED' ? 'order' : 'offer'
  return `/${area}/${offerId}`
}
