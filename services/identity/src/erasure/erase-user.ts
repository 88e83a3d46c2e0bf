import { userChanged, userErased } from '@schrankwerk/contracts'
import { Conflict, inTransaction, NotFound, publish, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import { syncAccountSoon } from '../account/sync-account.ts'
import type { IdentityTables } from '../database/tables.ts'
import type { IdentityCtx } from '../identity-ctx.ts'
import { deleteInvitesOf } from '../invite/invite.queries.ts'
import { lockOtherAdmins } from '../user/last-admin.ts'
import { eraseProfile, forgetMailsOf, lockPerson, type PersonRow } from './erasure.queries.ts'

/**
 * Deletes a user and all that says who it was; the id stays in what was done. Refused like a deletion, and while
 * Keycloak is away. From the commit on he is out; the account goes then, and each service clears what it holds.
 */
export async function eraseUser(ctx: IdentityCtx, userId: string): Promise<void> {
  if (userId === ctx.actor.userId) throw new Conflict('oneself')
  await ctx.accounts.reach()
  await inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, userId)
    if (person === undefined) throw new NotFound()
    if (person.erased_at !== null) return
    await lockOtherAdmins(tx, { id: userId })
    await erasePerson(tx, ctx, person)
  })
  await syncAccountSoon(ctx, userId)
}

/** The same of one whose row is locked; the account is due from then on. */
export async function erasePerson(
  tx: Transaction<IdentityTables>,
  ctx: { actor?: { userId: string } | undefined; now(): Date },
  person: PersonRow,
): Promise<void> {
  const { id: userId, sub, company_id: companyId } = person
  await forgetMailsOf(tx, person)
  await deleteInvitesOf(tx, userId)
  const editVersion = await eraseProfile(tx, userId, ctx.now())
  await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'erase' })
  const version = { aggregateId: userId, aggregateVersion: editVersion }
  await publish(tx, userErased, { userId }, version)
  await publish(tx, userChanged, { userId, sub, companyId, deleted: true }, version)
}
