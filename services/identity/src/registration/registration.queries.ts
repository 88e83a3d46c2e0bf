import { type Kysely, sql, type Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

type Db = Kysely<IdentityTables>
type Tx = Transaction<IdentityTables>

export interface NewRegistration {
  userId: string
  companyId: string
  addressId: string
  user: { name: string; lastname: string; phoneNumber: string; mail: string }
  company: {
    name: string
    customerNumber: string | null
    additionalInfo: string | null
    address: { street: string; houseNo: string; zip: string; city: string; country: string }
  }
}

/** Whose an address is: of a confirmed user, of whatever company. */
export const findMailOwner = (db: Db, mail: string) =>
  db
    .selectFrom('user')
    .innerJoin('company', 'company.id', 'user.company_id')
    .select([
      'user.id',
      'user.sub',
      'user.company_id',
      'user.awaits_first_password',
      'company.type as company_type',
    ])
    .where(sql`lower("user".mail)`, '=', mail.toLowerCase())
    .where('user.mail_confirmed_at', 'is not', null)
    .where('user.deleted_at', 'is', null)
    .executeTakeFirst()

/** Until the transaction ends nobody else can take this address. */
export async function lockMail(tx: Tx, mail: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${mail.toLowerCase()}`}, 0))`.execute(tx)
}

export async function insertRegistration(tx: Tx, made: NewRegistration, now: Date): Promise<void> {
  const dates = { create_date: now, last_update: now }
  const { user, company } = made
  await tx
    .insertInto('company')
    .values({
      id: made.companyId,
      name: company.name,
      type: 'CUSTOMER',
      customer_number: company.customerNumber,
      additional_info: company.additionalInfo,
      pending_registration: true,
      ...dates,
    })
    .execute()
  const { houseNo, ...address } = company.address
  await tx
    .insertInto('address')
    .values({ id: made.addressId, company_id: made.companyId, ...address, house_no: houseNo, ...dates })
    .execute()
  await tx
    .insertInto('user')
    .values({
      id: made.userId,
      company_id: made.companyId,
      sub: null,
      name: user.name,
      lastname: user.lastname,
      mail: user.mail,
      phone_number: user.phoneNumber,
      admin: true,
      customer_designation: null,
      mail_confirmed_at: null,
      account_due: true,
      ...dates,
    })
    .execute()
}

/** Notes the account of a registration, which is whole with that; undefined where it is gone, or has one already. */
export const keepRegistrationAccount = (tx: Tx, userId: string, sub: string) =>
  tx
    .updateTable('user')
    .set({ sub, account_due: false })
    .where('id', '=', userId)
    .where('sub', 'is', null)
    .where('mail_confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('company_id')
    .executeTakeFirst()

/** Registrations without an account that nobody works on any more: begun before then. */
export const findHalfMade = (db: Db, begunBefore: Date) =>
  db
    .selectFrom('user')
    .select(['id', 'name', 'lastname'])
    .where('account_due', '=', true)
    .where('mail_confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('sub', 'is', null)
    .where('create_date', '<', begunBefore)
    .orderBy('create_date')
    .limit(100)
    .execute()

/** The address counts from now on; undefined where it did already, or the user is gone. */
export const confirmUser = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable('user')
    .set({
      mail_confirmed_at: now,
      account_due: true,
      edit_version: sql`edit_version + 1`,
      last_update: now,
    })
    .where('id', '=', userId)
    .where('mail_confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['sub', 'company_id', 'edit_version'])
    .executeTakeFirst()

/** What else waits to be confirmed for an address; what is being made just now is left to who makes it. */
export const findOtherRegistrations = (tx: Tx, mail: string) =>
  tx
    .selectFrom('user')
    .select('id')
    .where(sql`lower(mail)`, '=', mail.toLowerCase())
    .where('mail_confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('sub', 'is not', null)
    .orderBy('id')
    .execute()

/** Registrations from before then that no link can confirm any more. */
export const findOverdue = (db: Db, madeBefore: Date, now: Date) =>
  db
    .selectFrom('user')
    .select('id')
    .where('mail_confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('create_date', '<', madeBefore)
    .where((by) =>
      by.not(
        by.exists(
          by
            .selectFrom('link_request')
            .select('link_request.id')
            .whereRef('link_request.user_id', '=', 'user.id')
            .where('link_request.voided_at', 'is', null)
            .where('link_request.valid_until', '>', now),
        ),
      ),
    )
    .limit(500)
    .execute()

/**
 * An unconfirmed registration goes without a trace, its company too where nobody else is in it. False where it is
 * confirmed or gone.
 */
export async function deleteUnconfirmed(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('user')
    .select('company_id')
    .where('id', '=', userId)
    .where('mail_confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (user === undefined) return false
  await tx.deleteFrom('link_request').where('user_id', '=', userId).execute()
  await tx.deleteFrom('user').where('id', '=', userId).execute()
  const isEmpty = (company: string) =>
    sql<boolean>`not exists (select from "user" where company_id = ${company})`
  await tx
    .deleteFrom('address')
    .where('company_id', '=', user.company_id)
    .where(isEmpty(user.company_id))
    .execute()
  await tx.deleteFrom('company').where('id', '=', user.company_id).where(isEmpty(user.company_id)).execute()
  return true
}
