import type { FileType, MissingItem } from '@schrankwerk/contracts'
import { type EnquiryDates, enquiryDateIssues, type OfferDates, offerDateIssues } from './date-rules.ts'

interface Requirement<Thing> {
  path: string
  code: string
  detail: string
  isMet: (thing: Thing) => boolean
}

export interface EnquiryForRelease extends EnquiryDates {
  title: string | null
  referenceNumber: string | null
  deliveryCondition: string | null
  amount: number | null
  fileTypes: readonly FileType[]
}

const filled = (value: string | null): boolean => value !== null && value.trim() !== ''

const enquiryRequirements: readonly Requirement<EnquiryForRelease>[] = [
  {
    path: 'title',
    code: 'required',
    detail: 'Der Titel fehlt.',
    isMet: (enquiry) => filled(enquiry.title),
  },
  {
    path: 'referenceNumber',
    code: 'required',
    detail: 'Ihr Zeichen fehlt.',
    isMet: (enquiry) => filled(enquiry.referenceNumber),
  },
  {
    path: 'deliveryCondition',
    code: 'required',
    detail: 'Die Lieferbedingung fehlt.',
    isMet: (enquiry) => enquiry.deliveryCondition !== null,
  },
  {
    path: 'desiredDeliveryDate',
    code: 'required',
    detail: 'Der Wunschtermin fehlt.',
    isMet: (enquiry) => enquiry.desiredDeliveryDate !== null,
  },
  {
    path: 'amount',
    code: 'required',
    detail: 'Die Anzahl der Schränke fehlt.',
    isMet: (enquiry) => enquiry.amount !== null && enquiry.amount >= 1,
  },
  {
    path: 'fileItems.BILL_OF_MATERIAL',
    code: 'missing-bom',
    detail: 'Die Stückliste fehlt.',
    isMet: (enquiry) => enquiry.fileTypes.includes('BILL_OF_MATERIAL'),
  },
  {
    path: 'fileItems.CIRCUIT_DIAGRAM',
    code: 'missing-circuit-diagram',
    detail: 'Der Schaltplan fehlt.',
    isMet: (enquiry) => enquiry.fileTypes.includes('CIRCUIT_DIAGRAM'),
  },
]

export interface OfferForRelease extends OfferDates {
  offerNumber: string | null
  price: number | null
  deliveryCondition: string | null
  fileTypes: readonly FileType[]
}

const offerRequirements: readonly Requirement<OfferForRelease>[] = [
  {
    path: 'offerNumber',
    code: 'required',
    detail: 'Die Angebotsnummer fehlt.',
    isMet: (offer) => filled(offer.offerNumber),
  },
  { path: 'price', code: 'required', detail: 'Der Preis fehlt.', isMet: (offer) => offer.price !== null },
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

/** What is missing or wrong, in the order of the page: the fields, what is wrong with their dates, the files. */
const missing = <Thing>(
  requirements: readonly Requirement<Thing>[],
  thing: Thing,
  dateIssues: readonly MissingItem[],
): MissingItem[] => {
  const unmet = requirements
    .filter((requirement) => !requirement.isMet(thing))
    .map(({ path, code, detail }) => ({ path, code, detail }))
  const isFile = ({ path }: MissingItem) => path.startsWith('fileItems.')
  return [...unmet.filter((item) => !isFile(item)), ...dateIssues, ...unmet.filter(isFile)]
}

/** Everything that keeps an enquiry from its release on this day, in the order of the page. */
export const missingForEnquiryRelease = (
  enquiry: EnquiryForRelease,
  today: string,
  changed?: readonly string[],
): MissingItem[] => missing(enquiryRequirements, enquiry, enquiryDateIssues(enquiry, today, changed))

/** Everything that keeps an offer from its release on this day, in the order of the page. */
export const missingForOfferRelease = (offer: OfferForRelease, today: string): MissingItem[] =>
  missing(offerRequirements, offer, offerDateIssues(offer, today))
