import { offerConfirmed } from '@schrankwerk/contracts'
import { readFile } from '../../neighbours.ts'
import { defineOfferMail } from '../define-offer-mail.ts'
import { offerNamed, orderFacts, pageOfOffer, priced } from '../offer-facts.ts'

/** A larger confirmation is linked. */
export const maximumAttachmentBytes = 10 * 1024 * 1024

/** To the customer: the supplier accepts the order, which concludes the contract. */
export const offerConfirmedMail = defineOfferMail({
  kind: 'offer-confirmed',
  event: offerConfirmed,
  states: ['CONFIRMED'],
  async attachment({ orderConfirmation: file }, neighbours) {
    if (file === null || file.size > maximumAttachmentBytes) return undefined
    const content = await readFile(neighbours, file)
    return content && { filename: file.filename, content }
  },
  toCustomer: (offer, { attached }) => ({
    subject: `Auftragsbestätigung von ${offer.supplierName}: ${offerNamed(offer)}`,
    heading: 'Ihr Auftrag ist bestätigt',
    paragraphs: [
      `${offer.supplierName} hat Ihre Bestellung${priced(offer)} bestätigt. Damit ist der Vertrag geschlossen.`,
      attached
        ? 'Die Auftragsbestätigung finden Sie im Anhang.'
        : 'Die Auftragsbestätigung liegt im Portal beim Auftrag. Als Anhang ist sie zu groß oder nicht verfügbar.',
    ],
    facts: orderFacts(offer, 'customer'),
    link: { label: 'Auftrag anzeigen', path: pageOfOffer(offer) },
  }),
})
