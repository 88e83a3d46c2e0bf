import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

type Db = Kysely<IdentityTables>
type Tx = Transaction<IdentityTables>

/** Whose these addresses are, as `findMailOwner` says it of one; those that nobody has are left out. */
export const findOwnersOf = (db: Db, mails: readonly string[]) =>
  db
    .selectFrom('user')
    .select(['id', 'company_id', sql<string>`lower(mail)`.as('mail_key')])
    .where(sql<SqlBool>`lower(mail) = any(${mails.map((mail) => mail.toLowerCase())}::text[])`)
    .where('mail_confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()

/** Guests without a password, made before then, who have had no invitation that was good since `outBefore`. */
export const findIdleGuests = (db: Db, { madeBefore, outBefore }: { madeBefore: Date; outBefore: Date }) =>
  db
    .selectFrom('user')
    .innerJoin('company', 'company.id', 'user.company_id')
    .select('user.id')
    .where('company.type', '=', 'EXTERNAL')
    .where('user.awaits_first_password', '=', true)
    .where('user.deleted_at', 'is', null)
    .where('user.create_date', '<', madeBefore)
    .where(hasNoInviteSince(outBefore))
    .limit(500)
    .execute()

/** The same of one whose row is locked: he may have been invited or have chosen a password just now. */
export const isIdleGuest = async (tx: Tx, userId: string, outBefore: Date): Promise<boolean> =>
  (await tx
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('awaits_first_password', '=', true)
    .where('deleted_at', 'is', null)
    .where(hasNoInviteSince(outBefore))
    .executeTakeFirst()) !== undefined

const hasNoInviteSince = (outBefore: Date) =>
  sql<SqlBool>`not exists (select from invite where invite.user_id = "user".id and invite.valid_until >= ${outBefore})`
