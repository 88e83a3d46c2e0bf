import { countLogin, getUser, type User } from '@schrankwerk/contracts'
import {
  api,
  currentUser,
  onLive,
  type SessionUser,
  setSession,
  useSessionState,
} from '@schrankwerk/shell-api'

const countedKey = 'schrankwerk:counted-sign-in'

/** Of a user what the session keeps. */
export const sessionUser = (user: User): SessionUser => ({
  id: user.id,
  name: user.name,
  lastname: user.lastname,
  mail: user.mail,
  admin: user.admin,
  companyId: user.company.id,
  companyName: user.company.name,
  companyType: user.company.type,
  passwordChangeNeeded: user.passwordChangeNeeded,
  pendingRegistration: user.company.pendingRegistration,
})

const loadOwnUser = async (): Promise<SessionUser> => {
  const user = await api.call(getUser)
  if (!('company' in user)) throw new Error('The own user came without its company.')
  return sessionUser(user)
}

/** One sign-in counts once, however many tabs it opens. */
const countOnce = async (signInId: string, userId: string): Promise<void> => {
  if (localStorage.getItem(countedKey) === signInId) return
  localStorage.setItem(countedKey, signInId)
  // The count is a statistic; a person who cannot be counted may still work.
  await api.call(countLogin, { query: { userId } }).catch(() => undefined)
}

/**
 * Who is signed in, as the identity service knows it; fails where that cannot be found out. Where it has to be a
 * certain person and is another, nothing is set and the answer is false.
 */
export const startUser = async (signInId: string, expectedId?: string): Promise<boolean> => {
  const user = await loadOwnUser()
  if (expectedId !== undefined && user.id !== expectedId) return false
  // Another tab signed out while this one asked.
  if (useSessionState.getState().status === 'signed-out') return false
  setSession({ status: 'signed-in', user })
  void countOnce(signInId, user.id)
  return true
}

/** Reads the own user again; where that fails, what is known stays. */
export const refreshUser = async (): Promise<void> => {
  const fresh = await loadOwnUser().catch(() => undefined)
  if (fresh && currentUser()?.id === fresh.id) setSession({ status: 'signed-in', user: fresh })
}

/** Rights and gates change while one works; the own user is read again when it or its company did. */
export const followUser = (): void => {
  const follow = ({ id }: { id: string }) => {
    const user = currentUser()
    if (id === user?.id || id === user?.companyId) void refreshUser()
  }
  onLive('user', follow)
  onLive('company', follow)
}
