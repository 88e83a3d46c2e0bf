import { type DueJob, doDueJobs } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import type { Accounts } from './keycloak.ts'
import { registrationName } from './sync-account.ts'

const kind = 'remove-registration-account'

/** What is to be planned where a registration goes: its account, if it has come to one, goes as well. */
export const removingAccount = (userId: string, dueAt: Date): DueJob => ({
  kind,
  key: userId,
  dueAt,
  payload: null,
})

/** Removes the accounts that are planned for it. Throws `Unavailable` while Keycloak is away: they stay planned. */
export async function removeAccounts(ctx: {
  db: Kysely<IdentityTables>
  accounts: Pick<Accounts, 'find' | 'remove'>
}): Promise<void> {
  await doDueJobs(ctx.db, kind, async (_tx, { key }) => {
    const sub = await ctx.accounts.find(registrationName(key))
    if (sub !== undefined) await ctx.accounts.remove(sub)
  })
}
