import type { AnyEndpoint, Who } from '@schrankwerk/contracts'
import { type SessionUser, useSessionState } from './session.ts'

/** A due password change or a pending release leaves only the profile reachable. */
export const isGated = (user: Pick<SessionUser, 'passwordChangeNeeded' | 'pendingRegistration'>): boolean =>
  user.passwordChangeNeeded || user.pendingRegistration

/** Whether a rule of the contracts includes the user, whatever gates there are. */
export const includes = (who: Who, user: Pick<SessionUser, 'companyType' | 'admin'>): boolean => {
  if (typeof who === 'string') return true
  const granted = who[user.companyType]
  return granted === true || (granted === 'admin' && user.admin)
}

/** Whether the user may make this call at all; a single object may still refuse it (`allowedActions`). */
export const mayCall = ({ who, gate }: Pick<AnyEndpoint, 'who' | 'gate'>, user: SessionUser): boolean =>
  includes(who, user) && (gate === 'own-profile' || !isGated(user))

/** Whether the person signed in may make this call: what a screen shows or hides. The services decide. */
export const useMayCall = (endpoint: Pick<AnyEndpoint, 'who' | 'gate'>): boolean =>
  useSessionState(
    (state) => (state.status === 'signed-in' || state.status === 'ended') && mayCall(endpoint, state.user),
  )
