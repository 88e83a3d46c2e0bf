import { enquiryClosed } from '@schrankwerk/contracts'
import { defineOpenOffersMail } from '../define-open-offers-mail.ts'

/** To each supplier whose offer the customer has not decided on: it cannot be accepted any more. */
export const enquiryClosedMail = defineOpenOffersMail({
  kind: 'enquiry-closed',
  event: enquiryClosed,
  obstacle: ({ closed, archived }) => (closed || archived ? undefined : 'the enquiry takes offers again'),
  content: ({ customerName, archived }, { isOne }) => ({
    subject: `Anfrage von ${customerName} geschlossen`,
    heading: 'Eine Anfrage wurde geschlossen',
    paragraphs: [
      `${customerName} hat die Anfrage geschlossen und nimmt keine Angebote mehr an.`,
      archived
        ? isOne
          ? 'Ihr Angebot bleibt im Portal, kann aber nicht mehr angenommen werden.'
          : 'Ihre Angebote bleiben im Portal, können aber nicht mehr angenommen werden.'
        : isOne
          ? 'Ihr Angebot bleibt im Portal, kann aber nicht angenommen werden, solange die Anfrage geschlossen ist.'
          : 'Ihre Angebote bleiben im Portal, können aber nicht angenommen werden, solange die Anfrage geschlossen ist.',
    ],
  }),
})
