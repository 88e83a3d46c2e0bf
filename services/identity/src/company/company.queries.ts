import type { Kysely, Selectable } from 'kysely'
import type { AddressTable, CompanyTable, IdentityTables } from '../database/tables.ts'

export type CompanyRow = Selectable<CompanyTable>
export type AddressRow = Selectable<AddressTable>

export const findCompany = (db: Kysely<IdentityTables>, id: string): Promise<CompanyRow | undefined> =>
  db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst()

export const findAddress = (db: Kysely<IdentityTables>, companyId: string): Promise<AddressRow | undefined> =>
  db.selectFrom('address').selectAll().where('company_id', '=', companyId).executeTakeFirst()
