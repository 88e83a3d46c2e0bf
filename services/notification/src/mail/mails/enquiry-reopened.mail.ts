import { enquiryReopened } from '@schrankwerk/contracts'
import { defineOpenOffersMail } from '../define-open-offers-mail.ts'

/**
 * To each supplier whose offer the customer has not decided on: he can again. Not that he can accept it: when the mail
 * is sent he may have ordered elsewhere, and of that a supplier learns nothing.
 */
export const enquiryReopenedMail = defineOpenOffersMail({
  kind: 'enquiry-reopened',
  event: enquiryReopened,
  obstacle: ({ closed, archived, customerActive }) =>
    closed || archived || !customerActive ? 'the enquiry takes no offers any more' : undefined,
  content: ({ customerName }, { isOne }) => ({
    subject: `Anfrage von ${customerName} erneut geöffnet`,
    heading: 'Eine Anfrage wurde erneut geöffnet',
    paragraphs: [
      `${customerName} hat die Anfrage erneut geöffnet und nimmt wieder Angebote an.`,
      isOne
        ? 'Der Kunde kann wieder über Ihr Angebot entscheiden, solange es gültig ist.'
        : 'Der Kunde kann wieder über Ihre Angebote entscheiden, solange sie gültig sind.',
    ],
  }),
})
