import Keycloak from 'keycloak-js'
import type { PortalConfiguration } from '../start/configuration.ts'

const hintKey = 'schrankwerk:signed-in'
const validForSeconds = 30

/** Whether somebody was signed in here lately: only then is it worth waiting before the landing page shows. */
export const wasSignedIn = (): boolean => localStorage.getItem(hintKey) !== null

/** Comes back from Keycloak's page with an answer in the address. */
export const comesFromSignIn = (): boolean => /[#&](code|error)=/.test(location.hash)

export interface SignIn {
  isSignedIn: boolean
  /** Names the sign-in, the same in every tab. */
  id: string
  /** A token valid for half a minute more; undefined where the session is over; throws while Keycloak is away. */
  getToken(): Promise<string | undefined>
  /** Goes to Keycloak's page and comes back to the same address. */
  begin(): Promise<void>
  end(): Promise<void>
  /** The session ended elsewhere: by an administrator, by time, or in another tab. */
  onEnded(react: () => void): void
}

/**
 * Finds out, without leaving the page, whether somebody is signed in. Tokens stay in memory; the address one
 * came with survives the sign-in.
 */
export async function connectKeycloak(configuration: PortalConfiguration['keycloak']): Promise<SignIn> {
  const keycloak = new Keycloak({ ...configuration, url: new URL(configuration.url, location.origin).href })
  let ended = (): void => undefined
  keycloak.onAuthLogout = () => ended()
  addEventListener('storage', ({ key, newValue }) => {
    if (key === hintKey && newValue === null) ended()
  })

  const isSignedIn = await keycloak.init({
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
    silentCheckSsoFallback: false,
    checkLoginIframe: false,
    messageReceiveTimeout: 5000,
  })
  if (isSignedIn) localStorage.setItem(hintKey, '1')
  else localStorage.removeItem(hintKey)
  const { sid, auth_time: authenticatedAt } = keycloak.tokenParsed ?? {}

  return {
    isSignedIn,
    id: String(sid ?? authenticatedAt ?? ''),
    getToken: async () => {
      if (!keycloak.authenticated) return undefined
      try {
        await keycloak.updateToken(validForSeconds)
      } catch (error) {
        // A refusal has cleared the tokens; anything else means that Keycloak was not reached.
        if (!keycloak.authenticated) return undefined
        if (keycloak.isTokenExpired(0)) throw error
      }
      return keycloak.token
    },
    begin: () =>
      keycloak.login({ redirectUri: location.origin + location.pathname + location.search, locale: 'de' }),
    end: async () => {
      const address = await keycloak.createLogoutUrl({ redirectUri: `${location.origin}/` })
      localStorage.removeItem(hintKey)
      location.assign(address)
    },
    onEnded: (react) => {
      ended = react
    },
  }
}
