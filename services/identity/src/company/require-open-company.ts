import { Invalid, NotFound, Precondition } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { type CompanyRow, shareCompany } from './company.queries.ts'

/**
 * Users are made in, and moved to, active and released companies only, and never in the one of the guests. It stays as
 * it is until the transaction ends. Throws `NotFound`, `Invalid` or `Precondition`.
 */
export async function requireOpenCompany(tx: Transaction<IdentityTables>, id: string): Promise<CompanyRow> {
  const company = await shareCompany(tx, id)
  if (company === undefined) throw new NotFound()
  if (company.type === 'EXTERNAL') throw new Invalid([{ path: 'companyId', code: 'not-choosable' }])
  if (!company.active) throw new Precondition('company-inactive')
  if (company.pending_registration)
    throw new Precondition('company-inactive').because('Das Unternehmen wartet noch auf die Freigabe.')
  return company
}
