import type { CompanyType } from '@schrankwerk/contracts'
import { companyChanged, userChanged } from '@schrankwerk/contracts'
import { publish, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { ensureCompany, ensureUser } from './account.queries.ts'
import type { Accounts } from './keycloak.ts'

export interface CompanyToProvision {
  name: string
  type: CompanyType
  customerNumber?: string
  pendingRegistration?: boolean
  address: { street: string; houseNo: string; zip: string; city: string; country: string }
  users: {
    mail: string
    password: string
    name: string
    lastname: string
    phoneNumber: string
    admin: boolean
    passwordChangeNeeded?: boolean
  }[]
}

/**
 * Makes companies with their users and accounts, as an installation begins with them: at least the operating company
 * and its first admin. What exists (company by name and type, user by address, password) stays as it is, so it may run
 * again.
 */
export async function provisionAccounts(
  {
    db,
    accounts,
    now = () => new Date(),
  }: { db: Kysely<IdentityTables>; accounts: Pick<Accounts, 'ensure'>; now?: () => Date },
  companies: readonly CompanyToProvision[],
): Promise<void> {
  for (const { users, ...company } of companies) {
    const companyId = await db.transaction().execute(async (tx) => {
      const made = await ensureCompany(tx, company, { id: uuidv7(), addressId: uuidv7(), now: now() })
      if (made.isNew) {
        await recordChange(tx, { now }, { entity: 'company', entityId: made.id, action: 'create' })
        const payload = { companyId: made.id, name: company.name }
        await publish(tx, companyChanged, payload, { aggregateId: made.id, aggregateVersion: 1 })
      }
      return made.id
    })
    for (const { password, ...user } of users) {
      const sub = await accounts.ensure({ ...user, password })
      await db.transaction().execute(async (tx) => {
        const made = await ensureUser(tx, { ...user, companyId, sub }, { id: uuidv7(), now: now() })
        if (made.isNew)
          await recordChange(tx, { now }, { entity: 'user', entityId: made.id, action: 'create' })
        const payload = { userId: made.id, sub, companyId }
        await publish(tx, userChanged, payload, { aggregateId: made.id, aggregateVersion: 1 })
      })
    }
  }
}
