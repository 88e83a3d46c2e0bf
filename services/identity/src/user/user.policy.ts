import type { CompanyType } from '@schrankwerk/contracts'
import { type Actor, Forbidden } from '@schrankwerk/service-kit'

export type Visibility = 'full' | 'name' | 'none'

const counterparty: Partial<Record<CompanyType, CompanyType>> = { CUSTOMER: 'SUPPLIER', SUPPLIER: 'CUSTOMER' }

/**
 * How much of another company or its users someone sees: the own in full, a counterparty with its name,
 * competitors and outsiders not at all. Admins of the operating company see everyone. Guests share a company that is
 * none of theirs: they see its name.
 */
export const visibilityOf = (
  actor: Pick<Actor, 'companyId' | 'companyType' | 'admin'>,
  company: { id: string; type: CompanyType },
): Visibility => {
  if (company.id === actor.companyId) return actor.companyType === 'EXTERNAL' ? 'name' : 'full'
  if (actor.companyType === 'ADMIN') return actor.admin ? 'full' : 'name'
  return counterparty[actor.companyType] === company.type ? 'name' : 'none'
}

/** Someone whose password change is due or whose company awaits its release reaches his own profile alone. */
export const requirePassedGate = (
  actor: Pick<Actor, 'passwordChangeNeeded' | 'pendingRegistration'>,
  isOwn: boolean,
): void => {
  if (isOwn) return
  if (actor.passwordChangeNeeded) throw new Forbidden('password-change-needed')
  if (actor.pendingRegistration) throw new Forbidden('registration-pending')
}
