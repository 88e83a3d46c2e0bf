import type { OfferParties } from '@schrankwerk/contracts'
import { germanCount, germanDate, germanDay, germanMoney, germanReason } from './german-values.ts'
import { type Facts, fact, named } from './mail-content.ts'

/** Number and version, so that the mails of two versions tell apart: „Angebot A-17 (Version 2)". */
export const offerNamed = (offer: OfferParties): string =>
  `Angebot${named(' ', offer.offerNumber)}${offer.version > 1 ? ` (Version ${offer.version})` : ''}`

/** „ für 3 Schränke“ behind a price, which is for all of them; nothing where it is for one. */
const forCabinets = ({ amount }: OfferParties): string =>
  amount === null || amount === 1 ? '' : ` für ${germanCount(amount)} Schränke`

/** The offer's price within a sentence, or nothing where it has none. */
export const priced = (offer: OfferParties): string =>
  offer.price === null ? '' : ` zum Preis von ${germanMoney(offer.price)} netto${forCabinets(offer)}`

/** Until when its order binds, within a sentence; the day counts. */
export const boundUntil = (offer: OfferParties): string =>
  offer.bindingUntil === null ? '' : ` bis zum ${germanDay(offer.bindingUntil)}`

/** To the customer: why he cannot accept an open offer while he is bound to another one; nothing where he is not. */
export const orderedElsewhere = ({ orderedElsewhereFrom: supplier }: OfferParties): string | undefined =>
  supplier === null
    ? undefined
    : `Sie haben zu dieser Anfrage schon bei ${supplier} bestellt. Annehmen können Sie dieses Angebot nur, falls diese Bestellung verfällt; mit deren Auftragsbestätigung ist es abgelehnt.`

/** Which offer it is. */
export const offerIdentity = (offer: OfferParties, reader: 'customer' | 'supplier'): Facts => [
  ...fact('Anfrage', offer.enquiryTitle),
  ...fact(reader === 'customer' ? 'Ihr Zeichen' : 'Zeichen des Kunden', offer.referenceNumber),
  ...fact('Angebotsnummer', offer.offerNumber),
  ...(offer.version > 1 ? fact('Version', String(offer.version)) : []),
]

/** What identifies an offer to one of its parties; the price is theirs to see. */
export const offerFacts = (offer: OfferParties, reader: 'customer' | 'supplier'): Facts => [
  ...offerIdentity(offer, reader),
  ...fact(`Nettopreis${forCabinets(offer)}`, offer.price === null ? null : germanMoney(offer.price)),
]

type Terms = NonNullable<OfferParties['previous']>

/** What an offer says on price, date and validity, each beside what the version before it said. */
export function offerTerms(offer: OfferParties): Facts {
  const { previous } = offer
  const term = (label: string, say: (terms: Omit<Terms, 'version'>) => string): Facts => {
    const now = say(offer)
    if (previous === null) return fact(label, now)
    const before = say(previous)
    return fact(
      label,
      `${now} (${before === now ? 'unverändert' : `Version ${previous.version}: ${before}`})`,
    )
  }
  return [
    ...term(`Nettopreis${forCabinets(offer)}`, ({ price }) => (price === null ? '–' : germanMoney(price))),
    ...term('Liefertermin', ({ desiredDeliveryDate: day }) => (day === null ? '–' : germanDate(day))),
    ...term('Gültig bis', ({ validUntil: day }) => (day === null ? 'unbefristet' : germanDate(day))),
  ]
}

/** The same of what is ordered or confirmed, with the day it is delivered on. */
export const orderFacts = (offer: OfferParties, reader: 'customer' | 'supplier'): Facts => [
  ...offerFacts(offer, reader),
  ...fact('Liefertermin', offer.desiredDeliveryDate && germanDate(offer.desiredDeliveryDate)),
]

export const bindingFact = (offer: OfferParties): Facts =>
  fact('Bindend bis', offer.bindingUntil && germanDay(offer.bindingUntil))

export const reasonFact = (offer: OfferParties): Facts =>
  fact('Grund', germanReason(offer.rejectionReason, offer.rejectionReasonIndividual))

/** Where the offer is shown now: as offer, order or job. */
export function pageOfOffer({ offerId, state }: OfferParties): string {
  const area = state === 'CONFIRMED' ? 'job' : state === 'ACCEPTED' ? 'order' : 'offer'
  return `/${area}/${offerId}`
}
