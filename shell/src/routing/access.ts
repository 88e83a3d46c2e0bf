import { includes, type SessionUser } from '@schrankwerk/shell-api'
import { matchPath } from '@schrankwerk/shell-api/router'
import { areaOf } from '../federation/registry.ts'

/** Where each company type's portal begins. */
const startPages = {
  ADMIN: '/article',
  CUSTOMER: '/enquiry',
  SUPPLIER: '/enquiry',
  EXTERNAL: '/business-data',
} as const satisfies Record<SessionUser['companyType'], string>

export const startPage = (user: Pick<SessionUser, 'companyType'>): string => startPages[user.companyType]

/** A due password change or a pending release leaves only the profile reachable. */
export const isGated = (user: Pick<SessionUser, 'passwordChangeNeeded' | 'pendingRegistration'>): boolean =>
  user.passwordChangeNeeded || user.pendingRegistration

export const profilePath = '/profile'

/**
 * What a person finds at an address: the page, the way to the profile, or nothing. An address that no
 * descriptor lists is the remote's own affair. For display only: the services decide.
 */
export const accessTo = (pathname: string, user: SessionUser): 'page' | 'profile-first' | 'nothing' => {
  if (isGated(user) && pathname !== profilePath) return 'profile-first'
  const rule = areaOf(pathname)?.descriptor?.routes.find(({ path }) => matchPath(path, pathname))
  return rule && !includes(rule.permission, user) ? 'nothing' : 'page'
}
