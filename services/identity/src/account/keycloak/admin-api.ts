import { Unavailable } from '@schrankwerk/service-kit'

/** Where the realm is, and the clients that identity is at it. */
export interface Keycloak {
  /** Base address including `/auth`, without a slash at its end. */
  base: string
  /** The service account that may manage users and read events, nothing else. */
  users: Client
  /** The client that only checks passwords. */
  passwords: Client
}

interface Client {
  client_id: string
  client_secret: string
}

/** The Admin API with one token of the service account, for one act: a token is good for minutes. */
export interface AdminApi {
  /** The service account's own `sub`. */
  self: string
  /** When the token was made, which is what Keycloak's clock says; full seconds. */
  asOf: Date
  /** Throws `Unavailable` where no answer comes. */
  ask(path: string, init?: RequestInit): Promise<Response>
}

/** Keycloak is there, and does not take this: trying again will not help. */
class AccountRefused extends Error {
  override name = 'AccountRefused'
}
const isRefusal = (status: number): boolean => [400, 404, 422].includes(status)

const realm = 'schrankwerk'
/** So that a Keycloak that does not answer counts as one that is away. */
const answerWithinMs = 30_000

export const awayFor = (why: string): Unavailable => new Unavailable('keycloak', { cause: new Error(why) })

/** Calls the realm's endpoint for applications (`token`, `logout`). Throws `Unavailable` where no answer comes. */
export const callRealm = (
  { base }: Keycloak,
  endpoint: 'token' | 'logout',
  body: Record<string, string>,
): Promise<Response> =>
  answerOf(`${base}/realms/${realm}/protocol/openid-connect/${endpoint}`, {
    method: 'POST',
    body: new URLSearchParams(body),
  })

const answerOf = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, { ...init, signal: AbortSignal.timeout(answerWithinMs) }).catch((cause) => {
    throw new Unavailable('keycloak', { cause })
  })

/** Signs the service account in. Throws `Unavailable` while Keycloak is away. */
export async function openAdminApi(keycloak: Keycloak): Promise<AdminApi> {
  const answer = await callRealm(keycloak, 'token', { grant_type: 'client_credentials', ...keycloak.users })
  if (!answer.ok) throw awayFor(`token: ${answer.status}`)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const { sub, iat } = claimsOf(token)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    self: sub,
    asOf: new Date(iat * 1000),
    ask: (path, init) => answerOf(`${keycloak.base}/admin/realms/${realm}${path}`, { ...init, headers }),
  }
}

/**
 * Signs in and sends one change; `known` are answers that the caller understands beside success. Throws
 * `AccountRefused` for what Keycloak will never take, `Unavailable` while it is away.
 */
export async function send(
  keycloak: Keycloak,
  path: string,
  init: RequestInit,
  known: readonly number[] = [],
): Promise<Response> {
  const answer = await (await openAdminApi(keycloak)).ask(path, init)
  if (answer.ok || known.includes(answer.status)) return answer
  const what = `${init.method} ${answer.status}`
  throw isRefusal(answer.status) ? new AccountRefused(what) : awayFor(what)
}

/** A list that belongs to an account; empty for one that is gone. */
export async function listOf<T>(api: AdminApi, sub: string, what: 'sessions' | 'credentials'): Promise<T[]> {
  const found = await api.ask(`/users/${sub}/${what}`)
  if (found.status === 404) return []
  if (!found.ok) throw awayFor(`${what}: ${found.status}`)
  return (await found.json()) as T[]
}

const claimsOf = (token: string): { sub: string; iat: number } =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
