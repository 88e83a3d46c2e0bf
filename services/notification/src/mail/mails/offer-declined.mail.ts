import { offerDeclined } from '@schrankwerk/contracts'
import { defineOfferMail } from '../define-offer-mail.ts'
import { offerFacts, offerNamed, pageOfOffer, reasonFact } from '../offer-facts.ts'

/** To the supplier: the offer was declined, by the customer or because another one was confirmed. */
export const offerDeclinedMail = defineOfferMail({
  kind: 'offer-declined',
  event: offerDeclined,
  states: ['DECLINED'],
  toSupplier: (offer) => ({
    subject: `${offerNamed(offer)} wurde abgelehnt`,
    heading: 'Ihr Angebot wurde abgelehnt',
    paragraphs: [`${offer.customerName} hat Ihr Angebot nicht angenommen.`],
    facts: [...offerFacts(offer, 'supplier'), ...reasonFact(offer)],
    link: { label: 'Angebot anzeigen', path: pageOfOffer(offer) },
  }),
})
