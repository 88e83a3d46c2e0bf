import type { Company } from '@schrankwerk/contracts'
import { type Ctx, inTransaction, recordChange, type Sendable, uuidv7 } from '@schrankwerk/service-kit'
import type { IdentityTables } from '../database/tables.ts'
import { findCompany } from './company.queries.ts'
import { insertCompany, saveAddress } from './company-change.queries.ts'
import { addressValues, type CompanyInput, companyValues } from './company-input.ts'
import { publishCompany } from './publish-company.ts'
import { readCompany } from './read-company.ts'

/** Makes a company that need not be released: the operator makes it himself. */
export function createCompany(ctx: Ctx<IdentityTables>, input: CompanyInput): Promise<Sendable<Company>> {
  const values = companyValues(input)
  return inTransaction(ctx, async (tx) => {
    const [id, now] = [uuidv7(), ctx.now()]
    await insertCompany(tx, { id, ...values, create_date: now, last_update: now })
    await saveAddress(tx, addressValues(input.address, { id: uuidv7(), companyId: id, now }))
    await recordChange(tx, ctx, { entity: 'company', entityId: id, action: 'create' })
    await publishCompany(tx, { id, name: input.name, active: true }, 1)
    return readCompany(tx, (await findCompany(tx, id))!)
  })
}
