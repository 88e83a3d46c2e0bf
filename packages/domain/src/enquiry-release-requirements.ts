import type { FileType, MissingItem } from '@schrankwerk/contracts'
import { type EnquiryDates, enquiryDateIssues } from './enquiry-dates.ts'
import { filled, missing, type Requirement } from './release-requirement.ts'

export interface EnquiryForRelease extends EnquiryDates {
  title: string | null
  referenceNumber: string | null
  deliveryCondition: string | null
  amount: number | null
  fileTypes: readonly FileType[]
}

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

/** Everything that keeps an enquiry from its release on this day, in the order of the page. */
export const missingForEnquiryRelease = (
  enquiry: EnquiryForRelease,
  today: string,
  changed?: readonly string[],
): MissingItem[] => missing(enquiryRequirements, enquiry, enquiryDateIssues(enquiry, today, changed))
