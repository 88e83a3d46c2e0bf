import { inTransaction } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { Accounts } from '../account/keycloak.ts'
import type { MendEach } from '../account/mend-each.ts'
import { registrationName } from '../account/sync-account.ts'
import type { IdentityTables } from '../database/tables.ts'
import { keepRegistration } from './keep-registration.ts'
import { findHalfMade } from './registration.queries.ts'
import { removeRegistration } from './remove-registration.ts'

interface Ctx {
  db: Kysely<IdentityTables>
  accounts: Pick<Accounts, 'find' | 'passwordSetAt' | 'write'>
  now(): Date
}

/** A call that makes a registration has been given up by then, however slow Keycloak is. */
const givenUpAfterMs = 120_000

/**
 * Registrations whose process ended on the way. The password is the last thing that Keycloak gets: where it has one, the
 * registration is finished; where not, it is gone for good, and the registration goes with it.
 */
export async function mendRegistrations(ctx: Ctx, each: MendEach, givenUpMs = givenUpAfterMs): Promise<void> {
  const begunBefore = new Date(ctx.now().getTime() - givenUpMs)
  for (const { id: userId } of await findHalfMade(ctx.db, begunBefore))
    await each(userId, () => mendRegistration(ctx, userId))
}

async function mendRegistration(ctx: Ctx, userId: string): Promise<void> {
  const sub = await ctx.accounts.find(registrationName(userId))
  const isWhole = sub !== undefined && (await ctx.accounts.passwordSetAt(sub)) !== undefined
  await inTransaction(ctx, async (tx) => {
    if (isWhole) await keepRegistration(tx, ctx, { userId, sub })
    else await removeRegistration(tx, ctx, userId)
  })
}
