import type { MissingItem } from '@schrankwerk/contracts'
import { isPast, isPastOrNone, pastDates } from './past-dates.ts'

/** Days as `YYYY-MM-DD`; null where none is set. */
export interface OfferDates {
  desiredDeliveryDate: string | null
  validUntil: string | null
}

/** What is said of a day of an offer that has passed. */
export const pastOfferDates = {
  desiredDeliveryDate: `Der Liefertermin ${isPast}`,
  validUntil: `Die Gültigkeit ${isPastOrNone}`,
}

/** What is wrong with the dates of an offer on this day. */
export const offerDateIssues = (dates: OfferDates, today: string): MissingItem[] =>
  pastDates(dates, pastOfferDates, today)
