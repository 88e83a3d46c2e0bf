import { type Kysely, sql, type Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

type Db = Kysely<IdentityTables>
type Tx = Transaction<IdentityTables>

export interface InviteIds {
  inviteId: string
  entryId: string
  userId: string
}

/** Whom an invitation is written to; undefined where he is deleted or his company is. */
export const findInvitee = (db: Db, userId: string) =>
  db
    .selectFrom('user')
    .innerJoin('company', 'company.id', 'user.company_id')
    .select(['user.mail', 'user.name', 'user.lastname', 'user.awaits_first_password'])
    .where('user.id', '=', userId)
    .where('user.deleted_at', 'is', null)
    .where('company.active', '=', true)
    .executeTakeFirst()

export const findInvite = (db: Db, { inviteId }: Pick<InviteIds, 'inviteId'>) =>
  db
    .selectFrom('invite')
    .select(['entry_id', 'user_id', 'valid_until', 'voided_at'])
    .where('id', '=', inviteId)
    .executeTakeFirst()

/** Whether the entry was invited anew since: the ids of invitations are made in the order of time. */
export const hasNewerInvite = async (db: Db, { inviteId, entryId }: InviteIds): Promise<boolean> =>
  (await db
    .selectFrom('invite')
    .select('id')
    .where('entry_id', '=', entryId)
    .where('id', '>', inviteId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** A new invitation; the older ones to the same entry count no more. */
export async function insertInvite(tx: Tx, made: InviteIds & { now: Date; validUntil: Date }): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ voided_at: made.now })
    .where('entry_id', '=', made.entryId)
    .where('voided_at', 'is', null)
    .execute()
  await tx
    .insertInto('invite')
    .values({
      id: made.inviteId,
      entry_id: made.entryId,
      user_id: made.userId,
      created_at: made.now,
      valid_until: made.validUntil,
    })
    .execute()
}

export async function insertInviteCode(
  tx: Tx,
  code: { hash: Buffer; inviteId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('invite_code')
    .values({ hash: code.hash, invite_id: code.inviteId, made_at: code.now })
    .execute()
}

/** An invitation of a user who is not deleted, and whom it is to. */
export type InviteRow = NonNullable<Awaited<ReturnType<typeof findInviteByCode>>>

export const findInviteByCode = (db: Db, hash: Buffer) =>
  db
    .selectFrom('invite_code')
    .innerJoin('invite', 'invite.id', 'invite_code.invite_id')
    .innerJoin('user', 'user.id', 'invite.user_id')
    .innerJoin('company', 'company.id', 'user.company_id')
    .select([
      'invite.entry_id',
      'invite.user_id',
      'invite.valid_until',
      'invite.voided_at',
      'user.mail',
      'user.awaits_first_password',
      'company.type as company_type',
      'company.active as company_active',
    ])
    .where('invite_code.hash', '=', hash)
    .where('user.deleted_at', 'is', null)
    .executeTakeFirst()

/** What somebody calls himself who has no password yet. */
export async function keepFirstNames(
  tx: Tx,
  named: { userId: string; name: string; lastname: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('user')
    .set({
      name: named.name,
      lastname: named.lastname,
      account_due: true,
      edit_version: sql`edit_version + 1`,
      last_update: named.now,
    })
    .where('id', '=', named.userId)
    .where('awaits_first_password', '=', true)
    .execute()
}

/** What lies in the box of an address that is not this user's any more leads nowhere. */
export async function voidInvitesOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ voided_at: now })
    .where('user_id', '=', userId)
    .where('voided_at', 'is', null)
    .execute()
}

/** Whoever has taken an address over has the invitations that were sent there. */
export async function passInvitesOn(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('invite').set({ user_id: to }).where('user_id', '=', from).execute()
}

export async function deleteInvitesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('invite').where('user_id', '=', userId).execute()
}

/** Invitations that ran out long ago, with their codes. */
export async function deleteOldInvites(db: Db, outBefore: Date): Promise<void> {
  await db.deleteFrom('invite').where('valid_until', '<', outBefore).execute()
}
