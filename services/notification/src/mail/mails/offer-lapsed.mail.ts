import { type OfferParties, offerLapsed } from '@schrankwerk/contracts'
import { defineOfferMail } from '../define-offer-mail.ts'
import {
  bindingFact,
  offerFacts,
  offerNamed,
  orderedElsewhere,
  pageOfOffer,
  priced,
  reasonFact,
} from '../offer-facts.ts'

/** To both parties: an order was not confirmed while it bound, and its offer is open again or declined. */
export const offerLapsedMail = defineOfferMail({
  kind: 'offer-lapsed',
  event: offerLapsed,
  states: ['OPEN', 'DECLINED'],
  toCustomer: (offer) => ({
    subject: `Bestellung bei ${offer.supplierName} verfallen: ${offerNamed(offer)}`,
    heading: 'Ihre Bestellung ist verfallen',
    paragraphs: [
      `${offer.supplierName} hat Ihre Bestellung${priced(offer)} nicht innerhalb der Bindefrist bestätigt. Sie sind an die Bestellung nicht mehr gebunden.`,
      since(offer) ??
        `Das Angebot ist wieder offen. ${orderedElsewhere(offer) ?? 'Solange es gültig ist, können Sie es erneut annehmen.'}`,
    ],
    facts: [...offerFacts(offer, 'customer'), ...bindingFact(offer), ...reasonOf(offer)],
    link: { label: 'Angebot anzeigen', path: pageOfOffer(offer) },
  }),
  toSupplier: (offer) => ({
    subject: `Bestellung von ${offer.customerName} verfallen: ${offerNamed(offer)}`,
    heading: 'Eine Bestellung ist verfallen',
    paragraphs: [
      `Die Bestellung von ${offer.customerName}${priced(offer)} wurde nicht innerhalb der Bindefrist bestätigt. Der Kunde ist nicht mehr gebunden, und Sie können den Auftrag nicht mehr bestätigen.`,
      // The same whether he ordered elsewhere meanwhile: of that a supplier learns nothing.
      since(offer) ??
        'Ihr Angebot ist wieder offen. Der Kunde kann erneut darüber entscheiden, solange es gültig ist; Sie können eine neue Version abgeben oder es zurückziehen.',
    ],
    facts: [...offerFacts(offer, 'supplier'), ...bindingFact(offer), ...reasonOf(offer)],
    link: { label: 'Angebot anzeigen', path: pageOfOffer(offer) },
  }),
})

/** Why the offer is not open again. That the order no longer binds is news all the same. */
function since({ state, invalidated, archived }: OfferParties): string | undefined {
  if (state === 'DECLINED') return 'Das Angebot ist jetzt abgelehnt.'
  if (invalidated) return 'Das Angebot wurde inzwischen durch eine neue Version ersetzt.'
  return archived ? 'Das Angebot wurde inzwischen zurückgezogen.' : undefined
}
const reasonOf = (offer: OfferParties) => (offer.state === 'DECLINED' ? reasonFact(offer) : [])
