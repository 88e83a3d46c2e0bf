import type { MissingItem } from '@schrankwerk/contracts'

/** Days as `YYYY-MM-DD`; null where none is set. */
export interface EnquiryDates {
  desiredDeliveryDate: string | null
  offerDeadline: string | null
}
export interface OfferDates {
  desiredDeliveryDate: string | null
  validUntil: string | null
}

const later = 'Bitte wählen Sie den heutigen oder einen späteren Tag'
const orNone = `${later}, oder lassen Sie das Feld leer.`

/** What is said of a day of an enquiry that has passed. */
export const pastEnquiryDates = {
  desiredDeliveryDate: `Der Wunschtermin liegt in der Vergangenheit. ${later}.`,
  offerDeadline: `Die Angebotsfrist liegt in der Vergangenheit. ${orNone}`,
}
/** The same of an offer. */
export const pastOfferDates = {
  desiredDeliveryDate: `Der Liefertermin liegt in der Vergangenheit. ${later}.`,
  validUntil: `Die Gültigkeit liegt in der Vergangenheit. ${orNone}`,
}
const deadlineTooLate =
  'Die Angebotsfrist liegt nicht vor dem Wunschtermin. Bitte wählen Sie eine frühere Frist oder einen späteren Wunschtermin.'

const past = <Dates extends object>(
  dates: Dates,
  sentences: Readonly<Record<keyof Dates & string, string>>,
  today: string,
): MissingItem[] =>
  (Object.keys(sentences) as (keyof Dates & string)[])
    .filter((path) => dates[path] !== null && (dates[path] as string) < today)
    .map((path) => ({ path, code: 'date-past', detail: sentences[path] }))

/**
 * What is wrong with the dates of an enquiry on this day. A deadline that does not lie before the wanted date is named
 * at whichever of the two is among `changed`, at the deadline where both are or neither is.
 */
export function enquiryDateIssues(
  dates: EnquiryDates,
  today: string,
  changed: readonly string[] = [],
): MissingItem[] {
  const issues = past(dates, pastEnquiryDates, today)
  const { desiredDeliveryDate: wanted, offerDeadline: deadline } = dates
  if (issues.length > 0 || wanted === null || deadline === null || deadline < wanted) return issues
  const isWanted = changed.includes('desiredDeliveryDate') && !changed.includes('offerDeadline')
  const path = isWanted ? 'desiredDeliveryDate' : 'offerDeadline'
  return [{ path, code: 'deadline-too-late', detail: deadlineTooLate }]
}

/** The same of an offer. */
export const offerDateIssues = (dates: OfferDates, today: string): MissingItem[] =>
  past(dates, pastOfferDates, today)

/** Of these issues what a save is refused for: a date that it does not change may have passed since. */
export const issuesOfChanged = (issues: readonly MissingItem[], changed: readonly string[]): MissingItem[] =>
  issues.filter(({ path }) => changed.includes(path))
