import { bindingEnding } from '@schrankwerk/contracts'
import { defineOfferMail, replacedOrArchived } from '../define-offer-mail.ts'
import { bindingFact, boundUntil, offerFacts, offerNamed, pageOfOffer, priced } from '../offer-facts.ts'

/** To the supplier, two days before an order stops binding. */
export const bindingEndingMail = defineOfferMail({
  kind: 'binding-ending',
  event: bindingEnding,
  states: ['ACCEPTED'],
  obstacle(offer, now) {
    const isOver = offer.bindingUntil !== null && new Date(offer.bindingUntil) <= now
    return replacedOrArchived(offer) ?? (isOver ? 'the order does not bind any more' : undefined)
  },
  toSupplier: (offer) => ({
    subject: `Erinnerung: Bestellung von ${offer.customerName} läuft ab – ${offerNamed(offer)}`,
    heading: 'Die Bindefrist einer Bestellung endet',
    paragraphs: [
      `Die Bestellung von ${offer.customerName}${priced(offer)} bindet nur noch${boundUntil(offer)}.`,
      'Bitte bestätigen Sie den Auftrag bis dahin. Danach ist der Kunde nicht mehr gebunden.',
    ],
    facts: [...offerFacts(offer, 'supplier'), ...bindingFact(offer)],
    link: { label: 'Auftrag bestätigen', path: pageOfOffer(offer) },
  }),
})
