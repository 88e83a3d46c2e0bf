import type { Company } from '@schrankwerk/contracts'
import { changeEntries, type Sendable } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { presentCompany } from './company.presenter.ts'
import { type CompanyRow, findAddress } from './company.queries.ts'

/** A company in full, with its address and what changed. */
export async function readCompany(db: Kysely<IdentityTables>, row: CompanyRow): Promise<Sendable<Company>> {
  const [address, changes] = await Promise.all([
    findAddress(db, row.id),
    changeEntries(db, 'company', row.id),
  ])
  return presentCompany(row, address, changes)
}
