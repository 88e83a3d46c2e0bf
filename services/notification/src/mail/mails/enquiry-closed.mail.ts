import { enquiryClosed } from '@schrankwerk/contracts'
import { defineOpenOffersMail } from '../define-open-offers-mail.ts'

/** To each supplier whose offer the customer has not decided on: it cannot be accepted any more. */
export const enquiryClosedMail = defineOpenOffersMail({
  kind: 'enquiry-closed',
  event: enquiryClosed,
  obstacle: ({ closed, archived }) => (closed || archived ? undefined : 'the enquiry takes offers again'),
  content: ({ customerName, archived }, { isOne }) => {
    const done = archived ? 'archiviert' : 'geschlossen'
    const offers = isOne
      ? 'Ihr Angebot bleibt im Portal, kann aber'
      : 'Ihre Angebote bleiben im Portal, können aber'
    return {
      subject: `Anfrage von ${customerName} ${done}`,
      heading: `Eine Anfrage wurde ${done}`,
      paragraphs: [
        `${customerName} hat die Anfrage ${done} und nimmt keine Angebote mehr an.`,
        archived
          ? `${offers} nicht mehr angenommen werden.`
          : `${offers} nicht angenommen werden, solange die Anfrage geschlossen ist.`,
      ],
    }
  },
})
