import { type RawBuilder, sql } from 'kysely'

/** The date in Berlin at an instant, as SQL of type `date`: what counts by the day changes at Berlin's midnight. */
export const berlinDay = (at: Date): RawBuilder<string> =>
  sql<string>`(${at}::timestamptz at time zone 'Europe/Berlin')::date`

const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The date in Berlin at an instant, `YYYY-MM-DD`. */
export const berlinDate = (at: Date): string => swedish.format(at)

/** The same as the instant that a file's date cell shows as that date, whatever zone reads it. */
export const berlinDateCell = (at: Date): Date => new Date(berlinDate(at))

const swedishClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** What clocks in Berlin show at an instant, as if it were UTC: for formats that know no time zone. */
export const berlinClock = (at: Date): Date => new Date(`${swedishClock.format(at).replace(' ', 'T')}Z`)

const hourMs = 3_600_000

/** The instant at which a day in Berlin is over, given as `YYYY-MM-DD`: its clock is one or two hours ahead of UTC. */
export function endOfBerlinDay(day: string): Date {
  const midnight = Date.parse(`${day}T24:00:00.000Z`)
  const inSummer = new Date(midnight - 2 * hourMs)
  return berlinDate(inSummer) > day ? inSummer : new Date(midnight - hourMs)
}
