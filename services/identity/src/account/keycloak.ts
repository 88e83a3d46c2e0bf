import { setTimeout as delay } from 'node:timers/promises'
import { Unavailable } from '@schrankwerk/service-kit'
import * as z from 'zod/mini'

export interface NewAccount {
  mail: string
  name: string
  lastname: string
  password: string
}

/** Keycloak as identity uses it; the only file that knows its Admin API. */
export interface Accounts {
  /** Makes the account, or finds the one of this address, whose password stays; answers its `sub`. */
  ensure(account: NewAccount): Promise<string>
  /**
   * Waits a second and removes the account's sessions but `except`, so that no refresh token of theirs is good any
   * more. Answers the full second on Keycloak's clock that began meanwhile: whatever is older is removed.
   */
  endSessions(sub: string, except?: string): Promise<Date>
}

const realm = 'schrankwerk'

/** What leads to the accounts, as the environment names it. */
export const accountSettings = {
  /** Base address including `/auth`. */
  KEYCLOAK_URL: z.url(),
  USERS_CLIENT_ID: z._default(z.optional(z.string()), 'portal-services'),
  USERS_CLIENT_SECRET: z.string(),
}

/** The accounts of the realm, through the service account that may manage users and nothing else. */
export function createAccounts(settings: {
  KEYCLOAK_URL: string
  USERS_CLIENT_ID: string
  USERS_CLIENT_SECRET: string
}): Accounts {
  const base = settings.KEYCLOAK_URL.replace(/\/$/, '')

  async function token(): Promise<string> {
    const response = await fetch(`${base}/realms/${realm}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: settings.USERS_CLIENT_ID,
        client_secret: settings.USERS_CLIENT_SECRET,
      }),
    }).catch((cause) => {
      throw new Unavailable('keycloak', { cause })
    })
    if (!response.ok) throw new Unavailable('keycloak', { cause: new Error(`token: ${response.status}`) })
    return ((await response.json()) as { access_token: string }).access_token
  }

  async function ask(bearer: string, path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${base}/admin/realms/${realm}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    }).catch((cause) => {
      throw new Unavailable('keycloak', { cause })
    })
  }

  return {
    async ensure({ mail, name, lastname, password }) {
      const bearer = await token()
      const user = {
        username: mail,
        email: mail,
        emailVerified: true,
        enabled: true,
        firstName: name,
        lastName: lastname,
      }
      const made = await ask(bearer, '/users', {
        method: 'POST',
        body: JSON.stringify({
          ...user,
          credentials: [{ type: 'password', value: password, temporary: false }],
        }),
      })
      if (made.status === 201) return made.headers.get('location')?.split('/').at(-1) as string
      if (made.status !== 409)
        throw new Unavailable('keycloak', { cause: new Error(`create user: ${made.status}`) })
      const found = await ask(bearer, `/users?exact=true&email=${encodeURIComponent(mail)}`)
      const [existing] = (await found.json()) as { id: string }[]
      if (existing === undefined)
        throw new Unavailable('keycloak', { cause: new Error('user exists but is not found') })
      return existing.id
    },
    async endSessions(sub, except) {
      const validFrom = (issuedAt(await token()) + 1) * 1000
      await delay(1000)
      const bearer = await token()
      const found = await ask(bearer, `/users/${sub}/sessions`)
      if (!found.ok) throw new Unavailable('keycloak', { cause: new Error(`sessions: ${found.status}`) })
      for (const { id } of (await found.json()) as { id: string }[]) {
        if (id === except) continue
        const ended = await ask(bearer, `/sessions/${id}`, { method: 'DELETE' })
        // One that is gone by now was ended by its owner.
        if (!ended.ok && ended.status !== 404)
          throw new Unavailable('keycloak', { cause: new Error(`end session: ${ended.status}`) })
      }
      return new Date(validFrom)
    },
  }
}

/** When Keycloak made this token, in seconds since 1970: what its clock says. */
const issuedAt = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).iat
