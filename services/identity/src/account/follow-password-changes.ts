import { type Logger, NotFound } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { findAccountOwner, findFollowedUntil, keepFollowedUntil } from './account.queries.ts'
import { endSessions } from './end-sessions.ts'
import type { Accounts } from './keycloak.ts'
import { overAbsences } from './over-absences.ts'

interface Following {
  db: Kysely<IdentityTables>
  accounts: Pick<Accounts, 'passwordChanges' | 'endSessions'>
  now(): Date
}

/** Keycloak shows an event once its request is through, under the time it was made: so each look goes back this far. */
const overlapMs = 60_000

/**
 * Ends the sessions of everyone whose password was changed past this service, at Keycloak itself. The first look only
 * remembers the time. What an earlier look or a verb of identity has ended is not ended again, so it bears running
 * twice; where it fails, the next look begins at the same place.
 */
async function followOnce(ctx: Following): Promise<void> {
  const until = await findFollowedUntil(ctx.db)
  const since = until && new Date(until.getTime() - overlapMs)
  const { asOf, changes } = await ctx.accounts.passwordChanges(since)
  for (const { sub, changedAt } of changes) {
    const user = await findAccountOwner(ctx.db, sub)
    if (user === undefined) continue
    if (user.sessions_valid_from !== null && user.sessions_valid_from > changedAt) continue
    // Who is gone meanwhile, or unconfirmed, has no session that counts.
    await endSessions(ctx, { userId: user.id, changedAt }).catch((error) => {
      if (!(error instanceof NotFound)) throw error
    })
  }
  await keepFollowedUntil(ctx.db, asOf)
}

/** The same as work to repeat. */
export const followPasswordChanges = (ctx: Following & { log: Logger }): (() => Promise<void>) =>
  overAbsences(
    ctx.log,
    {
      away: 'Keycloak does not answer: password changes there wait',
      back: 'Keycloak answers again: password changes there are followed',
    },
    () => followOnce(ctx),
  )
