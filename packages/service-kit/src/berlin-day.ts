import { type RawBuilder, sql } from 'kysely'

/** The date in Berlin at an instant, as SQL of type `date`: what counts by the day changes at Berlin's midnight. */
export const berlinDay = (at: Date): RawBuilder<string> =>
  sql<string>`(${at}::timestamptz at time zone 'Europe/Berlin')::date`

const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The date in Berlin at an instant, `YYYY-MM-DD`. */
export const berlinDate = (at: Date): string => swedish.format(at)
