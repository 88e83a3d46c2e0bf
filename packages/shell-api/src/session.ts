import type { CompanyType } from '@schrankwerk/contracts'
import { create } from 'zustand'

export interface SessionUser {
  id: string
  name: string
  lastname: string
  mail: string
  admin: boolean
  companyId: string
  companyName: string
  companyType: CompanyType
  /** Until the password is changed only the profile is reachable. */
  passwordChangeNeeded: boolean
  /** Until the operator releases the company only the profile is reachable. */
  pendingRegistration: boolean
}

export type SessionState =
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SessionUser }
  /** Ended elsewhere or by time: what was typed is still on the page. */
  | { status: 'ended'; user: SessionUser }
  | { status: 'failed'; error: unknown }

/** Where the sign-in leads, and whose it is; left out, back to the page one is on, and nobody's. */
export interface WayIn {
  /** An address of this portal. */
  path?: string
  /** Filled in already on the page of the sign-in. */
  mail?: string
}

/** What only the shell can do; it connects this once at start. */
export interface SessionHost {
  /** A token that is valid for some seconds more; undefined where nobody is signed in. */
  getToken(): Promise<string | undefined>
  signIn(way?: WayIn): Promise<void>
  signOut(): Promise<void>
}

export const useSessionState = create<SessionState>(() => ({ status: 'checking' }))
/** For the shell and the mock: replaces what is known of the sign-in. */
export const setSession = (state: SessionState): void => useSessionState.setState(state, true)

let host: SessionHost | undefined
/** For the shell, once at its start. Before it `getToken`, `signIn` and `signOut` throw. */
export const connectSession = (connected: SessionHost): void => {
  host = connected
}

const connectedHost = (): SessionHost => {
  if (!host) throw new Error('No session host is connected.')
  return host
}

/** The bearer token for calls that do not go through `api`. */
export const getToken = async (): Promise<string | undefined> => connectedHost().getToken()
/** Leaves the page for the sign-in. */
export const signIn = async (way?: WayIn): Promise<void> => connectedHost().signIn(way)
/** Ends the session and leaves the page. */
export const signOut = async (): Promise<void> => connectedHost().signOut()

/** The session turned out to be over; the shell asks to sign in again and keeps the page. */
export const endSession = (): void => {
  const state = useSessionState.getState()
  if (state.status === 'signed-in') setSession({ status: 'ended', user: state.user })
}

const userOf = (state: SessionState): SessionUser | undefined =>
  state.status === 'signed-in' || state.status === 'ended' ? state.user : undefined

/** The person signed in, outside of components. */
export const currentUser = (): SessionUser | undefined => userOf(useSessionState.getState())

/** The person signed in; undefined on an open page that nobody is signed in at. */
export const useUserIfAny = (): SessionUser | undefined => useSessionState(userOf)

/** The person signed in; screens of remotes are only shown to one, but for those of open pages. */
export function useSession(): { user: SessionUser; signOut: () => Promise<void> } {
  const user = useSessionState(userOf)
  if (!user) throw new Error('useSession needs somebody who is signed in.')
  return { user, signOut }
}
