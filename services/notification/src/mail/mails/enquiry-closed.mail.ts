import { enquiryClosed } from '@schrankwerk/contracts'
import { findEnquiry, findOffers, findOpenOffers } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { fact, named } from '../mail-content.ts'

/** To each supplier whose offer the customer has not decided on: it cannot be accepted any more. */
export const enquiryClosedMail = defineMail({
  kind: 'enquiry-closed',
  event: enquiryClosed,
  topicId: ({ enquiryId }) => enquiryId,
  recipients: async ({ enquiryId }, neighbours) => {
    const open = await findOpenOffers(neighbours, enquiryId)
    return { companyIds: [...new Set(open.map((offer) => offer.supplierCompanyId))] }
  },
  // Only the reader's own offers: a supplier learns nothing of another's.
  load: async (neighbours, enquiryId, { companyId }) => {
    const enquiry = await findEnquiry(neighbours, enquiryId)
    const open = await findOpenOffers(neighbours, enquiryId)
    const own = open.filter((offer) => offer.supplierCompanyId === companyId).map((offer) => offer.offerId)
    return enquiry && { enquiry, offers: await findOffers(neighbours, own) }
  },
  obstacle: ({ enquiry, offers }) => {
    if (!enquiry.closed) return 'the enquiry takes offers again'
    return offers.length === 0 ? 'the recipient has no open offer' : undefined
  },
  content: ({ enquiry, offers }) => {
    const isOne = offers.length === 1
    const numbers = offers.flatMap((offer) => offer.offerNumber ?? []).join(', ')
    return {
      subject: `Anfrage von ${enquiry.customerName} geschlossen${named(': ', enquiry.title)}`,
      heading: 'Eine Anfrage wurde geschlossen',
      paragraphs: [
        `${enquiry.customerName} hat die Anfrage geschlossen und nimmt keine Angebote mehr an.`,
        isOne
          ? 'Ihr Angebot bleibt im Portal, kann aber nicht angenommen werden, solange die Anfrage geschlossen ist.'
          : 'Ihre Angebote bleiben im Portal, können aber nicht angenommen werden, solange die Anfrage geschlossen ist.',
      ],
      facts: [
        ...fact('Anfrage', enquiry.title),
        ...fact('Zeichen des Kunden', enquiry.referenceNumber),
        ...fact(isOne ? 'Angebotsnummer' : 'Angebotsnummern', numbers),
      ],
      link: isOne
        ? { label: 'Angebot anzeigen', path: `/offer/${offers[0]?.offerId}` }
        : { label: 'Angebote anzeigen', path: '/offer' },
    }
  },
})
