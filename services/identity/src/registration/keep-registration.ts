import { recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import { findCompany } from '../company/company.queries.ts'
import { publishCompany } from '../company/publish-company.ts'
import type { IdentityTables } from '../database/tables.ts'
import { requestLink } from '../link/request-link.ts'
import { keepRegistrationAccount } from './registration.queries.ts'

/**
 * Makes a registration whole once its account is: notes the account, and asks for the link. False where there is
 * nothing to do, because it is whole already or gone.
 */
export async function keepRegistration(
  tx: Transaction<IdentityTables>,
  ctx: { now(): Date },
  { userId, sub }: { userId: string; sub: string },
): Promise<boolean> {
  const kept = await keepRegistrationAccount(tx, userId, sub)
  if (kept === undefined) return false
  const { company_id: companyId } = kept
  await requestLink(tx, ctx, { purpose: 'confirmRegistration', userId })
  await recordChange(tx, ctx, { entity: 'company', entityId: companyId, action: 'register' })
  await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'register' })
  const company = await findCompany(tx, companyId)
  if (company !== undefined) await publishCompany(tx, company, company.edit_version)
  return true
}
