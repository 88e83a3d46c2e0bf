import type { Logger } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { mendPasswordChanges } from '../password/mend-password-changes.ts'
import { mendRegistrations } from '../registration/mend-registrations.ts'
import { findAccountsDue } from './account.queries.ts'
import type { Accounts } from './keycloak.ts'
import { type MendEach, mendEach } from './mend-each.ts'
import { overAbsences } from './over-absences.ts'
import { removeAccounts } from './remove-account.ts'
import { syncAccount } from './sync-account.ts'

interface Ctx {
  db: Kysely<IdentityTables>
  accounts: Accounts
  log: Logger
  now(): Date
}

/** How long a verb is left to finish what it began. */
export interface Patience {
  syncMs?: number
  registrationMs?: number
  passwordMs?: number
}

const syncAfterMs = 10_000

/**
 * Finishes what was interrupted between Keycloak and our rows, by whatever: accounts that do not say yet what their row
 * says, registrations and new passwords that are half made, accounts that are to go. Bears running twice at once.
 */
async function reconcileOnce(ctx: Ctx, patience: Patience, each: MendEach): Promise<void> {
  await mendRegistrations(ctx, each, patience.registrationMs)
  await mendPasswordChanges(ctx, each, patience.passwordMs)
  await each('removals', () => removeAccounts(ctx))
  const changedBefore = new Date(ctx.now().getTime() - (patience.syncMs ?? syncAfterMs))
  for (const { id: userId } of await findAccountsDue(ctx.db, changedBefore))
    await each(userId, () => syncAccount(ctx, userId))
}

/** The same as work to repeat. */
export function reconcileAccounts(ctx: Ctx, patience: Patience = {}): () => Promise<void> {
  const each = mendEach(ctx.log)
  return overAbsences(
    ctx.log,
    {
      away: 'Keycloak does not answer: accounts wait to be reconciled',
      back: 'Keycloak answers again: accounts are reconciled',
    },
    () => reconcileOnce(ctx, patience, each),
  )
}
