const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds
export const bindingDays = 14
export const bindingReminderDays = 2

/**
 * Until when an order binds: two weeks after it was placed, that day counting whole as it does in Berlin. It is the
 * day's last millisecond, for people are shown the instant as a date. Milliseconds in and out.
 */
export const bindingUntil = (acceptedAt: number): number => {
  const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
  const lastDay = Date.parse(swedish.format(acceptedAt)) + bindingDays * dayMilliseconds
  // Berlin's clock is one or two hours ahead of UTC.
  const inSummer = lastDay + dayMilliseconds - 2 * hourMilliseconds
  const isOver = Date.parse(swedish.format(inSummer)) > lastDay
  return (isOver ? inSummer : inSummer + hourMilliseconds) - 1
}

/** When the supplier is reminded: two days before the last one, at the hour of the order and not at midnight. */
export const bindingReminderAt = (acceptedAt: number): number =>
  acceptedAt + (bindingDays - bindingReminderDays) * dayMilliseconds
