import type { FileType, MissingItem } from '@schrankwerk/contracts'
import { type OfferDates, offerDateIssues } from './offer-dates.ts'
import { filled, missing, type Requirement } from './release-requirement.ts'

export interface OfferForRelease extends OfferDates {
  offerNumber: string | null
  price: number | null
  deliveryCondition: string | null
  fileTypes: readonly FileType[]
}

/** Whether a price in euro is one: a draft may hold 0, nobody offers for it. */
export const isOfferPrice = (price: number | null): price is number => price !== null && price > 0

/** What is said of a price that is none. */
export const noOfferPrice = 'Ein Angebot braucht einen Preis größer 0.'

const offerRequirements: readonly Requirement<OfferForRelease>[] = [
  {
    path: 'offerNumber',
    code: 'required',
    detail: 'Die Angebotsnummer fehlt.',
    isMet: (offer) => filled(offer.offerNumber),
  },
  { path: 'price', code: 'required', detail: 'Der Preis fehlt.', isMet: (offer) => offer.price !== null },
  {
    path: 'price',
    code: 'price-not-positive',
    detail: noOfferPrice,
    isMet: ({ price }) => price === null || isOfferPrice(price),
  },
  {
    path: 'deliveryCondition',
    code: 'required',
    detail: 'Die Lieferbedingung fehlt.',
    isMet: (offer) => offer.deliveryCondition !== null,
  },
  {
    path: 'desiredDeliveryDate',
    code: 'required',
    detail: 'Der Liefertermin fehlt.',
    isMet: (offer) => offer.desiredDeliveryDate !== null,
  },
  {
    path: 'fileItems.OFFER',
    code: 'offer-file-missing',
    detail: 'Die Angebotsdatei fehlt.',
    isMet: (offer) => offer.fileTypes.includes('OFFER'),
  },
]

/** Everything that keeps an offer from its release on this day, in the order of the page. */
export const missingForOfferRelease = (offer: OfferForRelease, today: string): MissingItem[] =>
  missing(offerRequirements, offer, offerDateIssues(offer, today))
