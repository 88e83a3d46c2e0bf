import type { Logger } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import {
  type AccountOwner,
  findAccountDue,
  findOwnerOfAccount,
  keepAccount,
  keepSub,
} from './account.queries.ts'
import { type AccountState, AddressHeld } from './keycloak/write-account.ts'
import type { Accounts } from './keycloak.ts'

interface Syncing {
  db: Kysely<IdentityTables>
  accounts: Pick<Accounts, 'make' | 'write' | 'find' | 'remove'>
}

/** The name of an account that no address leads to yet. */
export const registrationName = (userId: string): string => `registration-${userId}`

/** What Keycloak has to hold of a user, as the row says. */
export function accountStateOf(user: AccountOwner): AccountState {
  const { id, name, lastname, mail } = user
  const operatorAdmin = user.company_type === 'ADMIN' && user.admin
  const whoItIs = { name, lastname, operatorAdmin }
  if (user.deleted_at !== null)
    return { ...whoItIs, username: `deleted-${id}`, mail: null, enabled: false, name: '', lastname: '' }
  if (user.mail_confirmed_at === null)
    return { ...whoItIs, username: registrationName(id), mail: null, enabled: true }
  return { ...whoItIs, username: mail, mail, enabled: user.company_active }
}

/**
 * Makes the account at Keycloak say what the user's row says, and marks that it does: every verb that changes such a
 * row marks it as due in its transaction and calls this after it; what was interrupted between the two is done by
 * `reconcileAccounts`. Bears being called twice. Throws `Unavailable` while Keycloak is away: the row stays due.
 */
export async function syncAccount(ctx: Syncing, userId: string): Promise<void> {
  const user = await findAccountDue(ctx.db, userId)
  if (user === undefined) return
  if (user.erased_at !== null) return removeAccount(ctx, user)
  // An account without its password is of no use to a registration: `mendRegistrations` sees to those.
  if (user.sub === null && user.mail_confirmed_at === null) return
  // Deleted before there was an account: there will be none.
  if (user.sub === null && user.deleted_at !== null)
    return keepAccount(ctx.db, { userId, sub: null, editVersion: user.edit_version })
  const state = accountStateOf(user)
  const sub = user.sub ?? (await accountNamed(ctx, userId, state.username))
  try {
    await ctx.accounts.write(sub, state)
  } catch (error) {
    if (!(error instanceof AddressHeld)) throw error
    // Held by one whose own row says otherwise by now: that one first.
    const holder = await findOwnerOfAccount(ctx.db, error.sub)
    if (holder === undefined || !holder.account_due) throw error
    await syncAccount(ctx, holder.id)
    await ctx.accounts.write(sub, state)
  }
  await keepAccount(ctx.db, { userId, sub, editVersion: user.edit_version })
}

/**
 * A new account, or one of this name that is nobody's. One whose owner's row says otherwise by now is renamed first. It
 * is kept at once, so that one which is not whole yet has an owner to be deleted with.
 */
async function accountNamed(ctx: Syncing, userId: string, username: string): Promise<string> {
  const sub = await freeAccount(ctx, userId, username)
  await keepSub(ctx.db, userId, sub)
  return sub
}

async function freeAccount(ctx: Syncing, userId: string, username: string): Promise<string> {
  const sub = await ctx.accounts.make(username)
  const owner = await findOwnerOfAccount(ctx.db, sub)
  if (owner === undefined || owner.id === userId) return sub
  if (!owner.account_due) throw new AddressHeld(sub)
  await syncAccount(ctx, owner.id)
  return ctx.accounts.make(username)
}

/** Of someone who was erased nothing stays; an account may have been begun that the row does not know. */
async function removeAccount({ db, accounts }: Syncing, user: AccountOwner): Promise<void> {
  const sub = user.sub ?? (await accounts.find(registrationName(user.id)))
  if (sub !== undefined) await accounts.remove(sub)
  await keepAccount(db, { userId: user.id, sub: null, editVersion: user.edit_version })
}

/**
 * Carries a committed change of a user's row to Keycloak. The row decides, so the change counts whether or not Keycloak
 * can be reached: what fails here stays due, and `reconcileAccounts` does it.
 */
export async function syncAccountSoon(ctx: Syncing & { log: Logger }, userId: string): Promise<void> {
  await syncAccount(ctx, userId).catch((error) =>
    ctx.log.warn({ err: error, userId }, 'an account does not say yet what its row says'),
  )
}
