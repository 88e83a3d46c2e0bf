import { inTransaction } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import { deletePasswordChange, findInterruptedChanges } from '../account/account.queries.ts'
import type { Accounts } from '../account/keycloak.ts'
import type { MendEach } from '../account/mend-each.ts'
import type { IdentityTables } from '../database/tables.ts'
import { lockLinkHolder } from '../link/link.queries.ts'
import { keepPassword } from './keep-password.ts'

interface Ctx {
  db: Kysely<IdentityTables>
  accounts: Pick<Accounts, 'passwordSetAt' | 'endSessions'>
  now(): Date
}

type InterruptedChange = Awaited<ReturnType<typeof findInterruptedChanges>>[number]

/** A call that sets a password has been given up by then, however slow Keycloak is. */
const givenUpAfterMs = 180_000
/** By how much our clock and Keycloak's may differ. Ending sessions once too often does no harm. */
const clocksDifferMs = 60_000

/**
 * New passwords whose process ended on the way. Where Keycloak has taken the password, our rows follow and the other
 * sessions end, as if nothing had come between; where not, nothing has happened.
 */
export async function mendPasswordChanges(
  ctx: Ctx,
  each: MendEach,
  givenUpMs = givenUpAfterMs,
): Promise<void> {
  const begunBefore = new Date(ctx.now().getTime() - givenUpMs)
  for (const change of await findInterruptedChanges(ctx.db, begunBefore))
    await each(change.id, () => mendPasswordChange(ctx, change))
}

async function mendPasswordChange(ctx: Ctx, change: InterruptedChange): Promise<void> {
  const { id, user_id: userId, sub, session_kept: except } = change
  const setAt = sub === null ? undefined : await ctx.accounts.passwordSetAt(sub)
  const wasSet = setAt !== undefined && setAt.getTime() >= change.begun_at.getTime() - clocksDifferMs
  if (sub === null || !wasSet) {
    await deletePasswordChange(ctx.db, id)
    return
  }
  const validFrom = await ctx.accounts.endSessions(sub, { except: except ?? undefined, changedAt: setAt })
  await inTransaction(ctx, async (tx) => {
    if (!(await deletePasswordChange(tx, id))) return
    const user = await lockLinkHolder(tx, userId)
    if (user === undefined) return
    await keepPassword(tx, ctx, { userId, validFrom, except, isFirst: user.awaits_first_password })
  })
}
