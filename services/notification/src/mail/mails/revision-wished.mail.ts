import { type OfferParties, revisionWished } from '@schrankwerk/contracts'
import { defineOfferMail, replacedOrArchived } from '../define-offer-mail.ts'
import { germanDate } from '../german-values.ts'
import { offerIdentity, offerNamed, offerTerms, pageOfOffer } from '../offer-facts.ts'

/** To the supplier: the customer would order, but not this version any more. */
export const revisionWishedMail = defineOfferMail({
  kind: 'revision-wished',
  event: revisionWished,
  states: ['OPEN', 'DECLINED'],
  obstacle: (offer) =>
    replacedOrArchived(offer) ?? (offer.wishDate === null ? 'the offer was decided on since' : undefined),
  toSupplier: (offer) => ({
    subject: `${offer.customerName} bittet um eine neue Version: ${offerNamed(offer)}`,
    heading: 'Ein Kunde wünscht eine neue Version',
    paragraphs: [
      `${offer.customerName} bittet Sie um eine neue Version Ihres Angebots. ${reason(offer)}`,
      'Auf der Seite des Angebots beginnen Sie die neue Version: mit denselben Daten und Zeilen, die Sie vor der Freigabe ändern können.',
    ],
    facts: [...offerIdentity(offer, 'supplier'), ...offerTerms({ ...offer, previous: null })],
    link: { label: 'Angebot anzeigen', path: pageOfOffer(offer) },
  }),
})

/** Why this version does not do, as far as it is still so when one reads it. */
function reason({ state, validUntil }: OfferParties): string {
  if (state === 'DECLINED') return 'Die bisherige ist abgelehnt.'
  return validUntil === null
    ? 'Die Bestellung der bisherigen ist verfallen.'
    : `Die bisherige gilt laut Angebot bis zum ${germanDate(validUntil)}.`
}
