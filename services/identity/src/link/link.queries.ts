import type { LinkPurpose } from '@schrankwerk/contracts'
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import type { IdentityTables, LinkWishTable } from '../database/tables.ts'

type Db = Kysely<IdentityTables>
type Tx = Transaction<IdentityTables>

/** Held until the transaction ends, so that two acts on one user's links follow each other. Undefined for a deleted user. */
export const lockLinkHolder = (tx: Tx, userId: string) =>
  tx
    .selectFrom('user')
    .select(['id', 'sub', 'company_id', 'mail', 'awaits_first_password', 'edit_version'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The open requests of these kinds count no more. */
export async function voidRequests(
  tx: Tx,
  userId: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('link_request')
    .set({ voided_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute()
}

export async function insertRequest(
  tx: Tx,
  request: {
    id: string
    purpose: LinkPurpose
    userId: string
    newMail: string | null
    /** Of a new address: who asked for it. */
    askedBy: string | null
    now: Date
    validUntil: Date
  },
): Promise<void> {
  await tx
    .insertInto('link_request')
    .values({
      id: request.id,
      purpose: request.purpose,
      user_id: request.userId,
      new_mail: request.newMail,
      former_mail: null,
      asked_by: request.askedBy,
      created_at: request.now,
      valid_until: request.validUntil,
    })
    .execute()
}

/** When a user asked for the latest links of a kind since then, newest first; used and void ones count as well. */
export async function latestRequests(
  tx: Tx,
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
  { since, most }: { since: Date; most: number },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom('link_request')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ created_at }) => created_at)
}

/** Requests of users who are not deleted, with what there still is of whoever asked for another address. */
const asked = (db: Db) =>
  db
    .selectFrom('link_request')
    .innerJoin('user', 'user.id', 'link_request.user_id')
    .leftJoin('user as asker', (join) =>
      join.onRef('asker.id', '=', 'link_request.asked_by').on('asker.deleted_at', 'is', null),
    )
    .leftJoin('company as asking', (join) =>
      join.onRef('asking.id', '=', 'asker.company_id').on('asking.active', '=', true),
    )
    .where('user.deleted_at', 'is', null)
    .select([
      'link_request.user_id',
      'link_request.new_mail',
      'link_request.valid_until',
      'link_request.asked_by',
      'user.company_id',
      'user.awaits_first_password',
      'asking.id as asker_company_id',
      'asking.type as asker_company_type',
      'asker.admin as asker_admin',
    ])

/** The changes of address of these users that were neither used nor taken back, at most one each; also those whose link is no longer good. */
export const findMailChanges = (db: Db, userIds: readonly string[]) =>
  asked(db)
    .where(sql<SqlBool>`link_request.user_id = any(${[...userIds]}::uuid[])`)
    .where('link_request.purpose', '=', 'changeMail')
    .where('link_request.used_at', 'is', null)
    .where('link_request.voided_at', 'is', null)
    .execute()

const requests = (db: Db) =>
  asked(db)
    .innerJoin('company', 'company.id', 'user.company_id')
    .select([
      'link_request.id',
      'link_request.purpose',
      'link_request.former_mail',
      'link_request.used_at',
      'link_request.voided_at',
      'user.mail',
      'user.name',
      'user.lastname',
      'company.name as company_name',
      'company.type as company_type',
      'company.active as company_active',
    ])

/** A request of a user who is not deleted. */
export type LinkRequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

export const findRequest = (db: Db, id: string) =>
  requests(db).where('link_request.id', '=', id).executeTakeFirst()

export const findRequestByCode = (db: Db, hash: Buffer) =>
  requests(db)
    .innerJoin('link_code', 'link_code.request_id', 'link_request.id')
    .where('link_code.hash', '=', hash)
    .executeTakeFirst()

/** Notes that the mail of a request is being written, if the request is still open, for a code to be made. */
export async function noteSent(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('link_request')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('valid_until', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertCode(
  tx: Tx,
  code: { hash: Buffer; requestId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('link_code')
    .values({ hash: code.hash, request_id: code.requestId, made_at: code.now })
    .execute()
}

/** Uses an open request up; of two at once one gets it, the other undefined. */
export const markUsed = (tx: Tx, hash: Buffer, purposes: readonly LinkPurpose[], now: Date) =>
  tx
    .updateTable('link_request')
    .from('link_code')
    .set({ used_at: now })
    .where('link_code.hash', '=', hash)
    .whereRef('link_request.id', '=', 'link_code.request_id')
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('valid_until', '>', now)
    .returning(['link_request.id', 'link_request.user_id', 'link_request.new_mail'])
    .executeTakeFirst()

export async function insertWish(db: Db, wish: LinkWishTable): Promise<void> {
  await db.insertInto('link_wish').values(wish).execute()
}

/** The oldest wish, which is gone with that; one that another copy is at is passed over. */
export const takeWish = (tx: Tx) =>
  tx
    .deleteFrom('link_wish')
    .where('id', '=', (by) =>
      by.selectFrom('link_wish').select('id').orderBy('at').limit(1).forUpdate().skipLocked(),
    )
    .returning(['purpose', 'mail'])
    .executeTakeFirst()

/**
 * Who may reset the password of this address, at most one; or the latest registrations of it that wait to be confirmed.
 * A guest who has never had a password chooses it by an invitation that opens something, and no other way. Of a user who
 * has none yet and is to get another address, this one was mistyped, also when the link to the other is no longer good.
 */
export const findWishHolders = (tx: Tx, { purpose, mail }: Pick<LinkWishTable, 'purpose' | 'mail'>) =>
  tx
    .selectFrom('user')
    .innerJoin('company', 'company.id', 'user.company_id')
    .select('user.id')
    .where(sql`lower("user".mail)`, '=', mail.toLowerCase())
    .where('user.deleted_at', 'is', null)
    .where('company.active', '=', true)
    .where('user.mail_confirmed_at', purpose === 'resetPassword' ? 'is not' : 'is', null)
    .where((by) =>
      by.or([
        by('user.awaits_first_password', '=', false),
        by.and([
          by('company.type', '<>', 'EXTERNAL'),
          by.not(
            by.exists(
              by
                .selectFrom('link_request')
                .select('link_request.id')
                .whereRef('link_request.user_id', '=', 'user.id')
                .where('link_request.purpose', '=', 'changeMail')
                .where('link_request.used_at', 'is', null)
                .where('link_request.voided_at', 'is', null),
            ),
          ),
        ]),
      ]),
    )
    // Of a registration that is being made the first link is still to come.
    .$if(purpose === 'confirmRegistration', (query) => query.where('user.sub', 'is not', null))
    .orderBy('user.create_date', 'desc')
    .limit(3)
    .execute()

/** Codes of links that ran out long ago. */
export async function deleteCodesOf(db: Db, outBefore: Date): Promise<void> {
  await db
    .deleteFrom('link_code')
    .using('link_request')
    .whereRef('link_code.request_id', '=', 'link_request.id')
    .where('link_request.valid_until', '<', outBefore)
    .execute()
}

/** The address that counted before, for the notice that goes there. */
export async function keepFormerMail(tx: Tx, requestId: string, mail: string): Promise<void> {
  await tx.updateTable('link_request').set({ former_mail: mail }).where('id', '=', requestId).execute()
}

export const changeMail = (tx: Tx, changed: { userId: string; mail: string; now: Date }) =>
  tx
    .updateTable('user')
    .set({
      mail: changed.mail,
      account_due: true,
      edit_version: sql`edit_version + 1`,
      last_update: changed.now,
    })
    .where('id', '=', changed.userId)
    .returning(['sub', 'company_id', 'edit_version'])
    .executeTakeFirstOrThrow()
