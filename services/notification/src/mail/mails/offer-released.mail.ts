import { type OfferParties, offerReleased } from '@schrankwerk/contracts'
import { defineOfferMail, replacedOrArchived } from '../define-offer-mail.ts'
import { named } from '../mail-content.ts'
import { offerIdentity, offerNamed, offerTerms, orderedElsewhere, pageOfOffer } from '../offer-facts.ts'

/** To the customer: an offer, or the next version of one. No other mail says that the older version is replaced. */
export const offerReleasedMail = defineOfferMail({
  kind: 'offer-released',
  event: offerReleased,
  states: ['OPEN', 'ACCEPTED', 'CONFIRMED', 'DECLINED'],
  obstacle: replacedOrArchived,
  toCustomer: (offer) => ({
    ...(offer.version > 1 ? newVersion(offer) : firstVersion(offer)),
    facts: [...offerIdentity(offer, 'customer'), ...offerTerms(offer)],
    link: { label: 'Angebot anzeigen', path: pageOfOffer(offer) },
  }),
})

const firstVersion = (offer: OfferParties) => ({
  subject: `Neues ${offerNamed(offer)} von ${offer.supplierName}`,
  heading: 'Neues Angebot',
  paragraphs: [`${offer.supplierName} hat Ihnen ein Angebot abgegeben.`, nextStep(offer)],
})

const newVersion = (offer: OfferParties) => ({
  subject: `Neue Version ${offer.version} des Angebots${named(' ', offer.offerNumber)} von ${offer.supplierName}`,
  heading: 'Neue Version eines Angebots',
  paragraphs: [
    `${offer.supplierName} hat Ihnen Version ${offer.version} eines Angebots abgegeben.`,
    offer.version === 2
      ? 'Version 1 ist damit ersetzt und kann nicht mehr angenommen werden.'
      : 'Alle früheren Versionen sind damit ersetzt und können nicht mehr angenommen werden.',
    nextStep(offer),
  ],
})

const nextStep = (offer: OfferParties): string => {
  if (offer.state === 'DECLINED') return 'Das Angebot wurde inzwischen abgelehnt.'
  if (offer.state !== 'OPEN') return 'Das Angebot wurde inzwischen angenommen.'
  return orderedElsewhere(offer) ?? 'Sie können das Angebot annehmen oder ablehnen.'
}
