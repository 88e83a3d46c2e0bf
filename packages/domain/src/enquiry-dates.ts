import type { MissingItem } from '@schrankwerk/contracts'
import { isPast, isPastOrNone, pastDates } from './past-dates.ts'

/** Days as `YYYY-MM-DD`; null where none is set. */
export interface EnquiryDates {
  desiredDeliveryDate: string | null
  offerDeadline: string | null
}

/** What is said of a day of an enquiry that has passed. */
export const pastEnquiryDates = {
  desiredDeliveryDate: `Der Wunschtermin ${isPast}`,
  offerDeadline: `Die Angebotsfrist ${isPastOrNone}`,
}
const deadlineTooLate =
  'Die Angebotsfrist liegt nicht vor dem Wunschtermin. Bitte wählen Sie eine frühere Frist oder einen späteren Wunschtermin.'

/**
 * What is wrong with the dates of an enquiry on this day. A deadline that does not lie before the wanted date is named
 * at whichever of the two is among `changed`, at the deadline where both are or neither is.
 */
export function enquiryDateIssues(
  dates: EnquiryDates,
  today: string,
  changed: readonly string[] = [],
): MissingItem[] {
  const issues = pastDates(dates, pastEnquiryDates, today)
  const { desiredDeliveryDate: wanted, offerDeadline: deadline } = dates
  if (issues.length > 0 || wanted === null || deadline === null || deadline < wanted) return issues
  const isWanted = changed.includes('desiredDeliveryDate') && !changed.includes('offerDeadline')
  const path = isWanted ? 'desiredDeliveryDate' : 'offerDeadline'
  return [{ path, code: 'deadline-too-late', detail: deadlineTooLate }]
}
