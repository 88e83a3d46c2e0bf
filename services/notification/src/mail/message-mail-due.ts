import { berlinDate } from '@schrankwerk/service-kit'
import type { Timing } from './define-mail.ts'

const pauseMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000

/** When someone is mailed about unread messages: as chosen, and never twice within 15 minutes. */
export function messageMailDue({ choice, lastSentAt, now }: Timing): Date | undefined {
  if (choice === 'NONE') return undefined
  const wished = choice === 'DAILY' ? nextSevenInBerlin(now) : now
  const allowed = (lastSentAt?.getTime() ?? Number.NEGATIVE_INFINITY) + pauseMs
  return new Date(Math.max(wished.getTime(), allowed))
}

/** The first 7 o'clock in Berlin after an instant, in summer as in winter. */
function nextSevenInBerlin(after: Date): Date {
  const today = sevenOn(berlinDate(after))
  if (today > after) return today
  // A day of 23, 24 or 25 hours later it is the next date around 7.
  return sevenOn(berlinDate(new Date(today.getTime() + dayMs)))
}

const hour = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** Clocks change at night: at 7 one of the two offsets is right. */
function sevenOn(date: string): Date {
  const inWinter = new Date(`${date}T07:00:00+01:00`)
  return Number.parseInt(hour.format(inWinter), 10) === 7 ? inWinter : new Date(`${date}T07:00:00+02:00`)
}
