import { scheduleJob } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import { removingAccount } from '../account/remove-account.ts'
import type { IdentityTables } from '../database/tables.ts'
import { deleteUnconfirmed, findOtherRegistrations } from './registration.queries.ts'

/** Removes an unconfirmed registration with its company; what it has at Keycloak goes after the commit. */
export async function removeRegistration(
  tx: Transaction<IdentityTables>,
  ctx: { now(): Date },
  userId: string,
): Promise<void> {
  if (await deleteUnconfirmed(tx, userId)) await scheduleJob(tx, removingAccount(userId, ctx.now()))
}

/** Unconfirmed registrations of an address that has become somebody's; its lock is held. */
export async function removeRegistrationsOf(
  tx: Transaction<IdentityTables>,
  ctx: { now(): Date },
  mail: string,
): Promise<void> {
  for (const { id } of await findOtherRegistrations(tx, mail)) await removeRegistration(tx, ctx, id)
}
