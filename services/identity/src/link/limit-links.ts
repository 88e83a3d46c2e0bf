import type { LinkPurpose } from '@schrankwerk/contracts'
import { TooMany } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { latestRequests } from './link.queries.ts'

const hourMs = 60 * 60_000
const mostAnHour = 3

interface Wanted {
  userId: string
  purpose: LinkPurpose
}
type Tx = Transaction<IdentityTables>

/** How long a user has to wait for another link of this kind; 0 where he may have it now. */
async function waitMs(tx: Tx, ctx: { now(): Date }, wanted: Wanted): Promise<number> {
  const since = new Date(ctx.now().getTime() - hourMs)
  const latest = await latestRequests(tx, wanted, { since, most: mostAnHour })
  const oldest = latest[mostAnHour - 1]
  return oldest === undefined ? 0 : oldest.getTime() - since.getTime()
}

/** Whether a user had his links of this kind for the hour. */
export const hadLinks = async (tx: Tx, ctx: { now(): Date }, wanted: Wanted): Promise<boolean> =>
  (await waitMs(tx, ctx, wanted)) > 0

/** Throws `TooMany` where he had, which says when there is another one. */
export async function limitLinks(tx: Tx, ctx: { now(): Date }, wanted: Wanted): Promise<void> {
  const wait = await waitMs(tx, ctx, wanted)
  if (wait === 0) return
  const minutes = Math.ceil(wait / 60_000)
  throw new TooMany(Math.ceil(wait / 1000)).because(
    `In einer Stunde werden höchstens drei Links gesendet, der nächste in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`}.`,
  )
}
