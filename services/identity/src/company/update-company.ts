import type { BodyOf, Company, updateCompany as endpoint } from '@schrankwerk/contracts'
import {
  Conflict,
  type Ctx,
  Invalid,
  inTransaction,
  NotFound,
  recordChange,
  type Sendable,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { IdentityTables } from '../database/tables.ts'
import {
  type AddressRow,
  type CompanyRow,
  findAddress,
  findCompany,
  lockCompanyRow,
} from './company.queries.ts'
import {
  hadUsers,
  lockUsersOfCompany,
  markAccountsDue,
  saveAddress,
  updateCompanyRow,
} from './company-change.queries.ts'
import { addressValues, type CompanyInput, companyValues } from './company-input.ts'
import { publishCompany } from './publish-company.ts'
import { readCompany } from './read-company.ts'

/** Saves a company; with `active: true` a deleted one comes back, and its users may sign in again. */
export function updateCompany(
  ctx: Ctx<IdentityTables>,
  { id, editVersion, active, ...input }: BodyOf<typeof endpoint>,
): Promise<Sendable<Company>> {
  if (editVersion === undefined) throw new Invalid('edit-version-missing')
  return inTransaction(ctx, async (tx) => {
    if (active) await lockUsersOfCompany(tx, id)
    const company = await lockCompanyRow(tx, id)
    if (company === undefined) throw new NotFound()
    if (company.edit_version !== editVersion) throw new Conflict('changed-meanwhile')
    // Deleting does more than to switch a company off.
    if (active === false && company.active) throw new Invalid([{ path: 'active', code: 'not-choosable' }])
    const isFixed = company.type !== input.type && (company.type === 'EXTERNAL' || (await hadUsers(tx, id)))
    if (isFixed) throw new Conflict('company-type-fixed')
    const values = companyValues(input)
    const fields = changedFields(company, await findAddress(tx, id), values, input)
    const isBack = active === true && !company.active
    if (fields.length === 0 && !isBack) return readCompany(tx, company)
    const now = ctx.now()
    const version = await updateCompanyRow(tx, { id, now }, { ...values, ...(isBack && { active: true }) })
    if (fields.includes('address'))
      await saveAddress(tx, addressValues(input.address, { id: uuidv7(), companyId: id, now }))
    if (fields.length > 0)
      await recordChange(tx, ctx, { entity: 'company', entityId: id, action: 'update', fields })
    if (isBack) {
      await markAccountsDue(tx, id)
      await recordChange(tx, ctx, { entity: 'company', entityId: id, action: 'restore' })
    }
    await publishCompany(tx, { id, name: input.name, active: company.active || isBack }, version)
    return readCompany(tx, (await findCompany(tx, id))!)
  })
}

function changedFields(
  company: CompanyRow,
  address: AddressRow | undefined,
  values: ReturnType<typeof companyValues>,
  { address: { houseNo, ...entered } }: CompanyInput,
): string[] {
  const names = {
    name: 'name',
    type: 'type',
    customer_number: 'customerNumber',
    additional_info: 'additionalInfo',
  } as const
  const columns = Object.keys(names) as (keyof typeof names)[]
  const fields: string[] = columns
    .filter((column) => values[column] !== company[column])
    .map((at) => names[at])
  const parts = Object.entries({ ...entered, house_no: houseNo })
  const isMoved = parts.some(([part, value]) => address?.[part as keyof AddressRow] !== value)
  return isMoved ? [...fields, 'address'] : fields
}
