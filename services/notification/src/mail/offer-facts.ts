import type { OfferParties } from '@schrankwerk/contracts'
import { germanMoney } from './german-values.ts'
import type { MailContent } from './mail-content.ts'

type Facts = MailContent['facts']

/** A row of the table, or none where there is no value. */
export const fact = (label: string, value: string | null | undefined): Facts =>
  value === null || value === undefined || value === '' ? [] : [[label, value]]

/** A name with what leads to it, or nothing where there is none. */
export const named = (lead: string, name: string | null): string => (name ? lead + name : '')

/** What identifies an offer to one of its parties; the price is theirs to see. */
export const offerFacts = (offer: OfferParties, reader: 'customer' | 'supplier'): Facts => [
  ...fact('Anfrage', offer.enquiryTitle),
  ...fact(reader === 'customer' ? 'Ihr Zeichen' : 'Zeichen des Kunden', offer.referenceNumber),
  ...fact('Angebotsnummer', offer.offerNumber),
  ...(offer.version > 1 ? fact('Version', String(offer.version)) : []),
  ...fact('Preis netto', offer.price === null ? null : germanMoney(offer.price)),
]
