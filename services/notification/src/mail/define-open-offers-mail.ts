import type { EventDefinition, OfferParties } from '@schrankwerk/contracts'
import type * as z from 'zod/mini'
import { type EnquiryForMail, findEnquiry, findOffers, findOpenOffers } from '../neighbours.ts'
import { defineMail, type Mail } from './define-mail.ts'
import { fact, type MailContent, named } from './mail-content.ts'

interface OpenOffersMailDefinition<Kind extends string> {
  kind: Kind
  event: EventDefinition<z.ZodMiniType<{ enquiryId: string }>>
  obstacle(enquiry: EnquiryForMail): string | undefined
  content(
    enquiry: EnquiryForMail,
    offers: { isOne: boolean },
  ): Pick<MailContent, 'heading' | 'paragraphs'> & {
    /** The enquiry's title is put behind it. */
    subject: string
  }
}

/** A mail about an enquiry, to each supplier whose offer on it the customer has not decided on. */
export const defineOpenOffersMail = <const Kind extends string>({
  kind,
  event,
  obstacle,
  content,
}: OpenOffersMailDefinition<Kind>): Mail<Kind> =>
  defineMail({
    kind,
    event,
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
    obstacle: ({ enquiry, offers }) =>
      obstacle(enquiry) ?? (offers.length === 0 ? 'the recipient has no open offer' : undefined),
    content({ enquiry, offers }) {
      const isOne = offers.length === 1
      const { subject, ...said } = content(enquiry, { isOne })
      return {
        subject: subject + named(': ', enquiry.title),
        ...said,
        facts: [
          ...fact('Anfrage', enquiry.title),
          ...fact('Zeichen des Kunden', enquiry.referenceNumber),
          ...fact(isOne ? 'Angebotsnummer' : 'Angebotsnummern', numbersOf(offers)),
        ],
        link: isOne
          ? { label: 'Angebot anzeigen', path: `/offer/${offers[0]?.offerId}` }
          : { label: 'Angebote anzeigen', path: '/offer' },
      }
    },
  })

const numbersOf = (offers: readonly OfferParties[]): string =>
  offers.flatMap((offer) => offer.offerNumber ?? []).join(', ')
