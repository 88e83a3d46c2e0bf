import { offerWithdrawn } from '@schrankwerk/contracts'
import { defineOfferMail } from '../define-offer-mail.ts'
import { offerFacts, offerNamed, priced } from '../offer-facts.ts'

/** To the customer: an offer that could still have been accepted is gone. */
export const offerWithdrawnMail = defineOfferMail({
  kind: 'offer-withdrawn',
  event: offerWithdrawn,
  states: ['OPEN'],
  obstacle: ({ archived }) => (archived ? undefined : 'the offer is not archived any more'),
  toCustomer: (offer) => ({
    subject: `${offerNamed(offer)} von ${offer.supplierName} zurückgezogen`,
    heading: 'Ein Angebot wurde zurückgezogen',
    paragraphs: [
      `${offer.supplierName} hat das Angebot${priced(offer)} zurückgezogen. Sie können es nicht mehr annehmen.`,
    ],
    facts: offerFacts(offer, 'customer'),
    link: { label: 'Anfrage anzeigen', path: `/enquiry/${offer.enquiryId}` },
  }),
})
