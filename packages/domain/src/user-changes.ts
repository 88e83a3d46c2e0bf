import type { CompanyType } from '@schrankwerk/contracts'

/** What there is to change of a user. */
export const userFields = [
  'name',
  'lastname',
  'phoneNumber',
  'mail',
  'customerDesignation',
  'admin',
  'companyId',
] as const
export type UserField = (typeof userFields)[number]

/** How someone stands to the user that is to be changed. */
export type Keeper = 'oneself' | 'own admin' | 'operator'

/**
 * What each may change; nobody his own flag or company. An address changes only through the link that is sent to the
 * new one, whoever asks for it.
 */
export const changeableFields: Readonly<Record<Keeper, readonly UserField[]>> = {
  oneself: ['name', 'lastname', 'phoneNumber', 'mail'],
  'own admin': ['name', 'lastname', 'phoneNumber', 'mail', 'customerDesignation', 'admin'],
  operator: ['name', 'lastname', 'phoneNumber', 'mail', 'customerDesignation', 'admin', 'companyId'],
}

interface Acting {
  userId: string
  companyId: string
  companyType: CompanyType
  admin: boolean
}

/** How `actor` stands to a user; undefined for somebody who keeps neither himself nor him. */
export function keeperOf(actor: Acting, user: { id: string; companyId: string }): Keeper | undefined {
  if (actor.userId === user.id) return 'oneself'
  if (!actor.admin || actor.companyType === 'EXTERNAL') return undefined
  if (actor.companyType === 'ADMIN') return 'operator'
  return actor.companyId === user.companyId ? 'own admin' : undefined
}
