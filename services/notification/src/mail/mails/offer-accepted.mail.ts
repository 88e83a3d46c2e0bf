import { offerAccepted } from '@schrankwerk/contracts'
import { defineOfferMail, replacedOrArchived } from '../define-offer-mail.ts'
import { bindingFact, boundUntil, offerNamed, orderFacts, pageOfOffer, priced } from '../offer-facts.ts'

/** To the supplier: the offer became an order, which binds the customer for two weeks. */
export const offerAcceptedMail = defineOfferMail({
  kind: 'offer-accepted',
  event: offerAccepted,
  states: ['ACCEPTED', 'CONFIRMED'],
  obstacle: replacedOrArchived,
  toSupplier: (offer) => ({
    subject: `Bestellung von ${offer.customerName}: ${offerNamed(offer)} angenommen`,
    heading: 'Ihr Angebot wurde angenommen',
    paragraphs: [
      `${offer.customerName} hat Ihr Angebot${priced(offer)} angenommen und damit bestellt.`,
      offer.state === 'CONFIRMED'
        ? 'Sie haben den Auftrag bereits bestätigt.'
        : `Die Bestellung bindet den Kunden${boundUntil(offer)}. Bitte bestätigen Sie den Auftrag bis dahin. Erst Ihre Auftragsbestätigung schließt den Vertrag.`,
    ],
    facts: [...orderFacts(offer, 'supplier'), ...bindingFact(offer)],
    link: { label: 'Bestellung anzeigen', path: pageOfOffer(offer) },
  }),
})
