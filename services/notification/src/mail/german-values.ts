import type { OfferParties } from '@schrankwerk/contracts'
import { rejectionReasonNames } from '@schrankwerk/domain'

const timeZone = 'Europe/Berlin'
const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const day = new Intl.DateTimeFormat('de-DE', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const minute = new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' })

/** Euro, as `1.234,50 €`. */
export const germanMoney = (amount: number): string => money.format(amount)
export const germanCount = (count: number): string => whole.format(count)
/** A calendar date, as `05.12.2026`. */
export const germanDate = (date: string): string => date.split('-').reverse().join('.')
/** The day of an instant in Berlin, as `05.12.2026`. */
export const germanDay = (instant: string): string => day.format(new Date(instant))
/** An instant in Berlin, as `05.12.2026, 14:30 Uhr`. */
export const germanInstant = (instant: string): string =>
  `${germanDay(instant)}, ${minute.format(new Date(instant))} Uhr`

/** Why an offer was declined, in words; what the customer wrote as it was written. */
export const germanReason = (
  reason: OfferParties['rejectionReason'],
  individual: string | null,
): string | undefined =>
  reason === 'INDIVIDUAL'
    ? (individual ?? undefined)
    : reason === null
      ? undefined
      : rejectionReasonNames[reason]
