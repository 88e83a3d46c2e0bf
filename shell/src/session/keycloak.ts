import type { WayIn } from '@schrankwerk/shell-api'
import Keycloak from 'keycloak-js'
import type { PortalConfiguration } from '../start/configuration.ts'
import { type AccountAction, keepOutcome } from './account-action.ts'
import { keepAddress, restoreAddress } from './address-over-sign-in.ts'
import { comesFromSignIn, isSignedInGone, rememberSignedIn } from './sign-in-hint.ts'

const validForSeconds = 30

/** Whoever was signed in sees nothing meanwhile. */
const answersWithinMs = 10_000

export interface SignIn {
  isSignedIn: boolean
  /** Names the sign-in, the same in every tab. */
  id(): string
  /** A token valid for half a minute more; undefined where the session is over; throws while Keycloak is away. */
  getToken(): Promise<string | undefined>
  /** Goes to Keycloak's page, where `mail` is filled in already, and comes back to the same address or to `path`. */
  begin(way?: WayIn): Promise<void>
  /** Goes to Keycloak's page for one thing of the own account, and comes back to the same address. */
  beginAction(action: AccountAction): Promise<void>
  /** Takes a session up that began elsewhere meanwhile; whether there is one. */
  resume(): Promise<boolean>
  /** Drops the tokens of this tab. */
  forget(): void
  end(): Promise<void>
  /** The session ended elsewhere: by an administrator, by time, or in another tab. */
  onEnded(react: () => void): void
}

/**
 * By its addresses, not as a Keycloak: the adapter would look into a frame first whether cookies of other sites are
 * let through, for nothing, since the portal is Keycloak's own site, and after a reload that frame's second page
 * stays behind as an entry of the history, so that the way back leads nowhere.
 */
const adapterOf = ({ url, realm, clientId }: PortalConfiguration['keycloak']): Keycloak => {
  const protocol = new URL(
    `${url.replace(/\/$/, '')}/realms/${realm}/protocol/openid-connect`,
    location.origin,
  )
  return new Keycloak({
    clientId,
    oidcProvider: {
      authorization_endpoint: `${protocol.href}/auth`,
      token_endpoint: `${protocol.href}/token`,
      end_session_endpoint: `${protocol.href}/logout`,
    },
  })
}

/** Asks Keycloak, without leaving the page, whether somebody is signed in; rejects where it does not answer. */
const check = async (keycloak: Keycloak): Promise<boolean> => {
  const isSignedIn = await Promise.race([
    keycloak.init({
      onLoad: 'check-sso',
      pkceMethod: 'S256',
      silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
      silentCheckSsoFallback: false,
      checkLoginIframe: false,
    }),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Keycloak does not answer.')), answersWithinMs)
    }),
  ])
  rememberSignedIn(isSignedIn)
  return isSignedIn
}

/**
 * Finds out, without leaving the page, whether somebody is signed in. Tokens stay in memory; the address one
 * came with survives the sign-in.
 */
export async function connectKeycloak(configuration: PortalConfiguration['keycloak']): Promise<SignIn> {
  let ended = (): void => undefined
  const make = (): Keycloak => {
    const made = adapterOf(configuration)
    made.onAuthLogout = () => ended()
    made.onActionUpdate = (status, action) => keepOutcome(action, status)
    return made
  }
  let keycloak = make()
  addEventListener('storage', (event) => {
    if (isSignedInGone(event)) ended()
  })

  // Asked before the answer is read and removed.
  const isBack = comesFromSignIn()
  const isSignedIn = await check(keycloak)
  restoreAddress(isBack)

  return {
    isSignedIn,
    id: () => {
      const { sid, auth_time: authenticatedAt } = keycloak.tokenParsed ?? {}
      return String(sid ?? authenticatedAt ?? '')
    },
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
    begin: ({ path = location.pathname, mail } = {}) => {
      keepAddress()
      return keycloak.login({
        redirectUri: location.origin + path,
        locale: 'de',
        ...(mail === undefined ? {} : { loginHint: mail }),
      })
    },
    beginAction: (action) =>
      keycloak.login({ action, redirectUri: location.origin + location.pathname, locale: 'de' }),
    resume: async () => {
      // One of them asks only once.
      const fresh = make()
      if (!(await check(fresh))) return false
      keycloak = fresh
      return true
    },
    forget: () => keycloak.clearToken(),
    end: async () => {
      const address = await keycloak.createLogoutUrl({ redirectUri: `${location.origin}/` })
      rememberSignedIn(false)
      location.assign(address)
    },
    onEnded: (react) => {
      ended = react
    },
  }
}
