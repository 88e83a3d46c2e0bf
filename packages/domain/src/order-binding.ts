const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds
export const bindingDays = 14
export const bindingReminderDays = 2

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** What calendar and clock in Berlin show at an instant, as the milliseconds at which those of UTC would. */
const shownInBerlin = (instant: number): number =>
  Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) + (instant % 1000)

/** The instant at which Berlin shows that: the first of two; an hour that its day leaves out counts from the hour before. */
const instantInBerlin = (shown: number): number => {
  // Berlin's clock is one or two hours ahead of UTC.
  const inSummer = shown - 2 * hourMilliseconds
  return shownInBerlin(inSummer) === shown ? inSummer : inSummer + hourMilliseconds
}

const startOfDay = (shown: number): number => shown - (shown % dayMilliseconds)

/**
 * Until when an order binds: two weeks after it was placed, that day counting whole as it does in Berlin. It is the
 * day's last millisecond, for people are shown the instant as a date. Milliseconds in and out.
 */
export const bindingUntil = (acceptedAt: number): number =>
  instantInBerlin(startOfDay(shownInBerlin(acceptedAt)) + (bindingDays + 1) * dayMilliseconds) - 1

/** When the supplier is reminded: two days before the last one, at the hour of the order and not at midnight. */
export const bindingReminderAt = (acceptedAt: number): number =>
  instantInBerlin(shownInBerlin(acceptedAt) + (bindingDays - bindingReminderDays) * dayMilliseconds)
