import { type OfferParties, offerReleased } from '@schrankwerk/contracts'
import { defineOfferMail, replacedOrArchived } from '../define-offer-mail.ts'
import { offerFacts, offerNamed, pageOfOffer } from '../offer-facts.ts'

/** To the customer: an offer to decide on. */
export const offerReleasedMail = defineOfferMail({
  kind: 'offer-released',
  event: offerReleased,
  states: ['OPEN', 'ACCEPTED', 'CONFIRMED', 'DECLINED'],
  obstacle: replacedOrArchived,
  toCustomer: (offer) => ({
    subject: `Neues ${offerNamed(offer)} von ${offer.supplierName}`,
    heading: offer.version > 1 ? 'Neue Version eines Angebots' : 'Neues Angebot',
    paragraphs: [`${offer.supplierName} hat Ihnen ein Angebot abgegeben.`, nextStep(offer)],
    facts: offerFacts(offer, 'customer'),
    link: { label: 'Angebot anzeigen', path: pageOfOffer(offer) },
  }),
})

const nextStep = ({ state }: OfferParties): string =>
  state === 'OPEN'
    ? 'Sie können das Angebot annehmen oder ablehnen.'
    : state === 'DECLINED'
      ? 'Das Angebot wurde inzwischen abgelehnt.'
      : 'Das Angebot wurde inzwischen angenommen.'
