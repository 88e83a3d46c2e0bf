import { randomUUID } from 'node:crypto'

export type CompanyType = 'ADMIN' | 'CUSTOMER' | 'SUPPLIER' | 'EXTERNAL'

/** Who acts, in the shape the services' `ctx.actor` has. */
export interface TestActor {
  userId: string
  mail: string
  name: string
  lastname: string
  companyId: string
  companyName: string
  companyType: CompanyType
  admin: boolean
  passwordChangeNeeded: boolean
  pendingRegistration: boolean
}

const companyNames: Record<CompanyType, string> = {
  ADMIN: 'Schrankwerk Betrieb',
  CUSTOMER: 'Anlagenbau Nord',
  SUPPLIER: 'Schaltschrankbau Süd',
  EXTERNAL: 'Extern',
}

let count = 0

/** A person of a company of their own; name what matters to the test: `anActor({ companyType: 'SUPPLIER' })`. */
export function anActor(given: Partial<TestActor> = {}): TestActor {
  count += 1
  const companyType = given.companyType ?? 'CUSTOMER'
  return {
    userId: randomUUID(),
    mail: `person${count}@${companyType.toLowerCase()}.example`,
    name: 'Einkauf',
    lastname: `Nr. ${count}`,
    companyId: randomUUID(),
    companyName: `${companyNames[companyType]} ${count}`,
    companyType,
    admin: false,
    passwordChangeNeeded: false,
    pendingRegistration: false,
    ...given,
  }
}
