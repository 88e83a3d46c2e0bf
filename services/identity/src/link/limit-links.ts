import type { LinkPurpose } from '@schrankwerk/contracts'
import { mostLinksAnHour } from '@schrankwerk/domain'
import { TooMany } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { latestRequests } from './link.queries.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
})

interface Wanted {
  userId: string
  purpose: LinkPurpose
}
type Tx = Transaction<IdentityTables>

/** How long a user has to wait for another link of this kind; 0 where he may have it now. */
async function waitMs(tx: Tx, ctx: { now(): Date }, wanted: Wanted): Promise<number> {
  const since = new Date(ctx.now().getTime() - hourMs)
  const latest = await latestRequests(tx, wanted, { since, most: mostLinksAnHour })
  const oldest = latest[mostLinksAnHour - 1]
  return oldest === undefined ? 0 : oldest.getTime() - since.getTime()
}

/** Whether a user had his links of this kind for the hour. */
export const hadLinks = async (tx: Tx, ctx: { now(): Date }, wanted: Wanted): Promise<boolean> =>
  (await waitMs(tx, ctx, wanted)) > 0

/** Throws `TooMany` where he had, which says what counts and from when on there is another one. */
export async function limitLinks(tx: Tx, ctx: { now(): Date }, wanted: Wanted): Promise<void> {
  const wait = await waitMs(tx, ctx, wanted)
  if (wait === 0) return
  const again = new Date(Math.ceil((ctx.now().getTime() + wait) / minuteMs) * minuteMs)
  throw new TooMany(Math.ceil(wait / 1000)).because(
    `In der letzten Stunde wurden schon ${mostLinksAnHour} Links gesendet, mehr sind es in einer Stunde nicht; auch zurückgenommene und ersetzte zählen mit. Ab ${clock.format(again)} Uhr kann der nächste gesendet werden.`,
  )
}
