import type { OfferParties } from '@schrankwerk/contracts'
import { germanInstant, germanMoney, germanReason } from './german-values.ts'
import type { MailContent } from './mail-content.ts'
import { fact, named, offerFacts } from './offer-facts.ts'

const offerNamed = (offer: OfferParties) => `Angebot${named(' ', offer.offerNumber)}`
const until = (offer: OfferParties) =>
  offer.bindingUntil === null ? '' : ` bis zum ${germanInstant(offer.bindingUntil)}`
const priced = (offer: OfferParties) =>
  offer.price === null ? '' : ` zum Preis von ${germanMoney(offer.price)} netto`

/** To the customer: an offer on his enquiry. */
export const offerReleasedMail = (offer: OfferParties, portalUrl: string): MailContent => ({
  subject: `Neues ${offerNamed(offer)} von ${offer.supplierName}`,
  heading: offer.version > 1 ? 'Neue Version eines Angebots' : 'Neues Angebot',
  paragraphs: [
    `${offer.supplierName} hat Ihnen ein Angebot abgegeben.`,
    ...(offer.state === 'OPEN' ? ['Sie können es annehmen oder ablehnen.'] : decidedMeanwhile(offer)),
  ],
  facts: offerFacts(offer, 'customer'),
  link: { label: 'Angebot anzeigen', url: pageOf(offer, portalUrl) },
})

/** To the supplier: his offer became an order, which binds the customer for two weeks. */
export const offerAcceptedMail = (offer: OfferParties, portalUrl: string): MailContent => ({
  subject: `Bestellung von ${offer.customerName}: ${offerNamed(offer)} angenommen`,
  heading: 'Ihr Angebot wurde angenommen',
  paragraphs: [
    `${offer.customerName} hat Ihr Angebot${priced(offer)} angenommen und damit bestellt.`,
    offer.state === 'CONFIRMED'
      ? 'Sie haben den Auftrag bereits bestätigt.'
      : `Die Bestellung bindet den Kunden${until(offer)}. Bitte bestätigen Sie den Auftrag bis dahin. Erst Ihre Auftragsbestätigung schließt den Vertrag.`,
  ],
  facts: [
    ...offerFacts(offer, 'supplier'),
    ...fact('Bindend bis', offer.bindingUntil && germanInstant(offer.bindingUntil)),
  ],
  link: { label: 'Bestellung anzeigen', url: pageOf(offer, portalUrl) },
})

/** To the supplier: his offer was declined, by the customer or because another one was confirmed. */
export const offerDeclinedMail = (offer: OfferParties, portalUrl: string): MailContent => ({
  subject: `${offerNamed(offer)} wurde abgelehnt`,
  heading: 'Ihr Angebot wurde abgelehnt',
  paragraphs: [`${offer.customerName} hat Ihr Angebot nicht angenommen.`],
  facts: [
    ...offerFacts(offer, 'supplier'),
    ...fact('Grund', germanReason(offer.rejectionReason, offer.rejectionReasonIndividual)),
  ],
  link: { label: 'Angebot anzeigen', url: pageOf(offer, portalUrl) },
})

/** To the customer: the supplier accepts the order, which concludes the contract. */
export const offerConfirmedMail = (
  offer: OfferParties,
  portalUrl: string,
  confirmation: 'attached' | 'linked',
): MailContent => ({
  subject: `Auftragsbestätigung von ${offer.supplierName}${named(': Angebot ', offer.offerNumber)}`,
  heading: 'Ihr Auftrag ist bestätigt',
  paragraphs: [
    `${offer.supplierName} hat Ihre Bestellung${priced(offer)} bestätigt. Damit ist der Vertrag geschlossen.`,
    confirmation === 'attached'
      ? 'Die Auftragsbestätigung finden Sie im Anhang.'
      : 'Die Auftragsbestätigung liegt im Portal beim Auftrag. Als Anhang ist sie zu groß oder nicht verfügbar.',
  ],
  facts: offerFacts(offer, 'customer'),
  link: { label: 'Auftrag anzeigen', url: pageOf(offer, portalUrl) },
})

/** To the supplier, two days before an order stops binding. */
export const bindingEndingMail = (offer: OfferParties, portalUrl: string): MailContent => ({
  subject: `Erinnerung: Bestellung von ${offer.customerName} läuft ab${named(' – Angebot ', offer.offerNumber)}`,
  heading: 'Die Bindefrist einer Bestellung endet',
  paragraphs: [
    `Die Bestellung von ${offer.customerName}${priced(offer)} bindet nur noch${until(offer)}.`,
    'Bitte bestätigen Sie den Auftrag bis dahin. Danach ist der Kunde nicht mehr gebunden.',
  ],
  facts: [
    ...offerFacts(offer, 'supplier'),
    ...fact('Bindend bis', offer.bindingUntil && germanInstant(offer.bindingUntil)),
  ],
  link: { label: 'Auftrag bestätigen', url: pageOf(offer, portalUrl) },
})

const decidedMeanwhile = ({ state }: OfferParties): string[] =>
  state === 'DECLINED' ? ['Es wurde inzwischen abgelehnt.'] : ['Es wurde inzwischen angenommen.']

/** Where the offer is shown now: as offer, order or job. */
function pageOf({ offerId, state }: OfferParties, portalUrl: string): string {
  const area = state === 'CONFIRMED' ? 'job' : state === 'ACCEPTED' ? 'order' : 'offer'
  return `${portalUrl}/${area}/${offerId}`
}
