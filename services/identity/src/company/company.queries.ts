import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AddressTable, CompanyTable, IdentityTables } from '../database/tables.ts'

type Tx = Transaction<IdentityTables>
export type CompanyRow = Selectable<CompanyTable>
export type AddressRow = Selectable<AddressTable>

export const findCompany = (db: Kysely<IdentityTables>, id: string): Promise<CompanyRow | undefined> =>
  db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst()

export const findAddress = (db: Kysely<IdentityTables>, companyId: string): Promise<AddressRow | undefined> =>
  db.selectFrom('address').selectAll().where('company_id', '=', companyId).executeTakeFirst()

/** A company with its place and its first admin, one whose address is confirmed before any other. */
export async function findCompanyForMail(db: Kysely<IdentityTables>, id: string) {
  const company = await db
    .selectFrom('company')
    .leftJoin('address', 'address.company_id', 'company.id')
    .selectAll('company')
    .select('address.city')
    .where('company.id', '=', id)
    .executeTakeFirst()
  if (company === undefined) return undefined
  const admin = await db
    .selectFrom('user')
    .select(['name', 'lastname', 'mail'])
    .where('company_id', '=', id)
    .where('admin', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('mail_confirmed_at', (by) => by.asc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { ...company, admin }
}

/** Suppliers of whom somebody can sign in. */
export const countSuppliers = async (db: Kysely<IdentityTables>): Promise<number> => {
  const { suppliers } = await db
    .selectFrom('company')
    .select((by) => by.fn.countAll<number>().as('suppliers'))
    .where('type', '=', 'SUPPLIER')
    .where('active', '=', true)
    .where('pending_registration', '=', false)
    .where((by) =>
      by.exists(
        by
          .selectFrom('user')
          .select('user.id')
          .whereRef('user.company_id', '=', 'company.id')
          .where('user.deleted_at', 'is', null)
          .where('user.mail_confirmed_at', 'is not', null)
          .where('user.awaits_first_password', '=', false),
      ),
    )
    .executeTakeFirstOrThrow()
  return suppliers
}

/** Held until the transaction ends against everyone who changes it; others may share it. */
export const shareCompany = (tx: Tx, id: string): Promise<CompanyRow | undefined> =>
  tx.selectFrom('company').selectAll().where('id', '=', id).forShare().executeTakeFirst()

/** Held until the transaction ends, so that of two who change it the second sees what the first did. */
export const lockCompanyRow = (tx: Tx, id: string): Promise<CompanyRow | undefined> =>
  tx.selectFrom('company').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
