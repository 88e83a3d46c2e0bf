import { berlinDate, endOfBerlinDay, TooMany } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import { entriesMadeBy } from './visibility.queries.ts'

const mostInvitations = 200
const dayMs = 24 * 3_600_000

/** Refuses until Berlin's midnight what would be more new invitations than a company may send in a day. */
export async function limitInvitations(
  db: Kysely<BusinessdataTables>,
  ctx: Pick<BusinessdataCtx, 'actor' | 'now'>,
  added: number,
): Promise<void> {
  if (added === 0) return
  const now = ctx.now()
  const today = berlinDate(now)
  const yesterday = berlinDate(new Date(Date.parse(`${today}T12:00:00.000Z`) - dayMs))
  const made = await entriesMadeBy(db, ctx.actor.companyId, endOfBerlinDay(yesterday))
  if (made + added <= mostInvitations) return
  const seconds = Math.ceil((endOfBerlinDay(today).getTime() - now.getTime()) / 1000)
  throw new TooMany(seconds).because(
    `Ihr Unternehmen kann an einem Tag ${mostInvitations} Personen einladen. Ab Mitternacht geht es weiter.`,
  )
}
