import { Unavailable } from '@schrankwerk/service-kit'

export interface NewAccount {
  mail: string
  name: string
  lastname: string
  password: string
}

/** Keycloak as identity uses it; the only file that knows its Admin API. */
export interface Accounts {
  /** Makes the account, or finds the one of this address; answers its `sub`. The password is set either way. */
  ensure(account: NewAccount): Promise<string>
}

interface Settings {
  /** Base address including `/auth`. */
  url: string
  realm: string
  clientId: string
  clientSecret: string
}

/** Accounts in a realm, through the service account that may manage users and nothing else. */
export function createAccounts({ url, realm, clientId, clientSecret }: Settings): Accounts {
  const base = url.replace(/\/$/, '')

  async function token(): Promise<string> {
    const response = await fetch(`${base}/realms/${realm}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
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
      const credentials = [{ type: 'password', value: password, temporary: false }]
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
        body: JSON.stringify({ ...user, credentials }),
      })
      if (made.status === 201) return made.headers.get('location')?.split('/').at(-1) as string
      if (made.status !== 409)
        throw new Unavailable('keycloak', { cause: new Error(`create user: ${made.status}`) })
      const found = await ask(bearer, `/users?exact=true&email=${encodeURIComponent(mail)}`)
      const [existing] = (await found.json()) as { id: string }[]
      if (existing === undefined)
        throw new Unavailable('keycloak', { cause: new Error('user exists but is not found') })
      const reset = await ask(bearer, `/users/${existing.id}/reset-password`, {
        method: 'PUT',
        body: JSON.stringify(credentials[0]),
      })
      if (!reset.ok)
        throw new Unavailable('keycloak', { cause: new Error(`reset password: ${reset.status}`) })
      return existing.id
    },
  }
}
