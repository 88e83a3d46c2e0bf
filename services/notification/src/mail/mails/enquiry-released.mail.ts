import { enquiryReleased } from '@schrankwerk/contracts'
import { findEnquiry } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { germanCount, germanDate } from '../german-values.ts'
import { fact, named } from '../mail-content.ts'

/** To every active supplier: a customer asks for offers. */
export const enquiryReleasedMail = defineMail({
  kind: 'enquiry-released',
  event: enquiryReleased,
  topicId: ({ enquiryId }) => enquiryId,
  recipients: () => ({ companyType: 'SUPPLIER' }),
  load: findEnquiry,
  obstacle: ({ released, closed, archived, customerActive }) =>
    !released || closed || archived || !customerActive ? 'the enquiry takes no offers any more' : undefined,
  content: (enquiry) => ({
    subject: `Neue Anfrage von ${enquiry.customerName}${named(': ', enquiry.title)}`,
    heading: 'Neue Anfrage',
    paragraphs: [
      `${enquiry.customerName} hat eine Anfrage freigegeben. Sie können sie ansehen und ein Angebot abgeben.`,
    ],
    facts: [
      ...fact('Titel', enquiry.title),
      ...fact('Zeichen des Kunden', enquiry.referenceNumber),
      ...fact('Anzahl Schränke', enquiry.amount === null ? null : germanCount(enquiry.amount)),
      ...fact('Wunschtermin', enquiry.desiredDeliveryDate && germanDate(enquiry.desiredDeliveryDate)),
      ...fact('Angebotsfrist', enquiry.offerDeadline && germanDate(enquiry.offerDeadline)),
    ],
    link: { label: 'Anfrage anzeigen', path: `/enquiry/${enquiry.id}` },
  }),
})
