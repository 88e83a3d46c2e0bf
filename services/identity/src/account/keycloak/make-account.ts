import { type AdminApi, awayFor, type Keycloak, openAdminApi } from './admin-api.ts'
import { findAccount } from './find-account.ts'

export interface NewAccount {
  mail: string
  name: string
  lastname: string
  password: string
}

/** An account without a way in, or the one of this name. */
export async function makeAccount(keycloak: Keycloak, username: string): Promise<string> {
  return makeOrFind(await openAdminApi(keycloak), { username, enabled: false }, { username })
}

/** An account that one can sign in with at once, or the one of this address, whose password stays. */
export async function ensureAccount(
  keycloak: Keycloak,
  { mail, name, lastname, password }: NewAccount,
): Promise<string> {
  const account = {
    username: mail,
    email: mail,
    emailVerified: true,
    enabled: true,
    firstName: name,
    lastName: lastname,
    credentials: [{ type: 'password', value: password, temporary: false }],
  }
  return makeOrFind(await openAdminApi(keycloak), account, { email: mail })
}

async function makeOrFind(
  api: AdminApi,
  account: object,
  by: { username: string } | { email: string },
): Promise<string> {
  const made = await api.ask('/users', { method: 'POST', body: JSON.stringify(account) })
  if (made.status === 201) return made.headers.get('location')?.split('/').at(-1) as string
  const existing = made.status === 409 ? await findAccount(api, by) : undefined
  if (existing === undefined) throw awayFor(`create user: ${made.status}`)
  return existing
}
