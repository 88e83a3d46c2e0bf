import type { EnquiryForMail } from '../neighbours.ts'
import { germanCount, germanDate } from './german-values.ts'
import type { MailContent } from './mail-content.ts'
import { fact, named } from './offer-facts.ts'

/** To a supplier: a customer asks for offers. */
export function enquiryReleasedMail(enquiry: EnquiryForMail, portalUrl: string): MailContent {
  return {
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
      ...fact('Angebote bis', enquiry.offerDeadline && germanDate(enquiry.offerDeadline)),
    ],
    link: { label: 'Anfrage anzeigen', url: `${portalUrl}/enquiry/${enquiry.id}` },
  }
}
