import { userChanged } from '@schrankwerk/contracts'
import { inTransaction, NotFound, publish, recordChange } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { findUser } from '../user/user.queries.ts'
import { keepEndedSessions } from './account.queries.ts'
import type { Accounts } from './keycloak.ts'

/**
 * Ends a user's sessions, all or all but one (`except`, its `sid`): to be called after a new password is set. With
 * `changedAt` those that began before it, for a change that is learned of later. Throws `Unavailable` while Keycloak is
 * away; called again it does the rest.
 *
 * Two things make a session last: its refresh token, which only Keycloak can take back, and access tokens that
 * services believe for five minutes without asking anyone. So Keycloak removes the sessions first, and then an instant
 * is kept with the user: every service reads it with the actor (five seconds at most, sooner by the event) and answers
 * 401 to a token whose session began before it. A session that slips through the first is stopped by the second, for
 * renewing a token does not change when its session began.
 *
 * That beginning (`auth_time`) counts whole seconds. A session that began in the second of the change may be an old one
 * or the first one after, so the instant is the beginning of the next second on Keycloak's own clock (no other clock
 * plays a part), and this waits for it: whoever signs in after it has returned is in. With `changedAt` it is the second
 * after that; whoever signed in since then stays in.
 */
export async function endSessions(
  ctx: {
    db: Kysely<IdentityTables>
    accounts: Pick<Accounts, 'endSessions'>
    now(): Date
    actor?: { userId: string }
  },
  { userId, except, changedAt }: { userId: string; except?: string; changedAt?: Date },
): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (user === undefined) throw new NotFound()
  const { sub, company_id: companyId } = user
  if (sub === null) return
  const validFrom = await ctx.accounts.endSessions(sub, { except, changedAt })
  await inTransaction(ctx, async (tx) => {
    const editVersion = await keepEndedSessions(tx, { userId, validFrom, except: except ?? null })
    await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'end-sessions' })
    const payload = { userId, sub, companyId }
    await publish(tx, userChanged, payload, { aggregateId: userId, aggregateVersion: editVersion })
  })
}
