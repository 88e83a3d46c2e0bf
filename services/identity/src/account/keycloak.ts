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
   * Removes the account's sessions but `except`, so that no refresh token of theirs is good any more. Answers the full
   * second on Keycloak's clock that begins next, after waiting for it: whatever is older is removed. With `changedAt`
   * it is the second after that, and sessions that began in it or later stay.
   */
  endSessions(sub: string, options: { except?: string; changedAt?: Date }): Promise<Date>
  /**
   * The accounts whose password was changed or removed since then, not through this service account but by anyone
   * else (administrators, Keycloak's own forms), each with its last change; accounts that were removed count as well.
   * `asOf` is Keycloak's clock before it looked. Without `since` it answers the clock alone.
   */
  passwordChanges(since?: Date): Promise<{ asOf: Date; changes: PasswordChange[] }>
}

export interface PasswordChange {
  sub: string
  changedAt: Date
}

interface AdminEvent {
  /** Milliseconds since 1970. */
  time: number
  authDetails: { userId: string }
  resourcePath: string
}

interface UserEvent {
  time: number
  userId?: string
}

const realm = 'schrankwerk'

/** What leads to the accounts, as the environment names it. */
export const accountSettings = {
  /** Base address including `/auth`. */
  KEYCLOAK_URL: z.url(),
  USERS_CLIENT_ID: z._default(z.optional(z.string()), 'portal-services'),
  USERS_CLIENT_SECRET: z.string(),
}

/** A path of these changes a password by what it is; other changes of a user may hold a new one. */
const changesPassword = /^users\/[^/]+\/(reset-password|credentials\/[^/]+)$/

/** What realm.json has Keycloak keep of people's own doing. */
const passwordEvents = ['UPDATE_CREDENTIAL', 'UPDATE_PASSWORD', 'RESET_PASSWORD', 'REMOVE_CREDENTIAL']

const pageSize = 500
/** So that a Keycloak that does not answer counts as one that is away. */
const answerWithinMs = 30_000

/** The accounts of the realm, through the service account that may manage users and read events, nothing else. */
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
      signal: AbortSignal.timeout(answerWithinMs),
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
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch((cause) => {
      throw new Unavailable('keycloak', { cause })
    })
  }

  /** A list that belongs to an account; empty for one that is gone. */
  async function listOf<T>(bearer: string, sub: string, what: 'sessions' | 'credentials'): Promise<T[]> {
    const found = await ask(bearer, `/users/${sub}/${what}`)
    if (found.status === 404) return []
    if (!found.ok) throw new Unavailable('keycloak', { cause: new Error(`${what}: ${found.status}`) })
    return (await found.json()) as T[]
  }

  /** Oldest first. */
  async function eventsSince<T>(bearer: string, path: string, since: Date): Promise<T[]> {
    const events: T[] = []
    for (;;) {
      const range = `dateFrom=${since.getTime()}&direction=asc&first=${events.length}&max=${pageSize}`
      const found = await ask(bearer, `${path}&${range}`)
      if (!found.ok) throw new Unavailable('keycloak', { cause: new Error(`events: ${found.status}`) })
      const page = (await found.json()) as T[]
      events.push(...page)
      if (page.length < pageSize) return events
    }
  }

  /** What administrators changed about passwords since then, but for this service account. */
  async function passwordsSetByOthers(bearer: string, since: Date): Promise<AdminEvent[]> {
    const events = await eventsSince<AdminEvent>(bearer, '/admin-events?resourceTypes=USER', since)
    const self = claimsOf(bearer).sub
    const found: AdminEvent[] = []
    for (const [sub, ofAccount] of Map.groupBy(events, subOf)) {
      const byOthers = ofAccount.filter(({ authDetails }) => authDetails.userId !== self)
      const plain = byOthers.filter(({ resourcePath }) => changesPassword.test(resourcePath))
      found.push(...plain)
      if (plain.length === byOthers.length) continue
      // Other changes may have held a password: its own date tells, and the first event after it is the one that set
      // it. Where there is none (any more), it was removed, or the account itself.
      const setAt = await passwordSetAt(bearer, sub)
      const isSetBy = (event: AdminEvent) =>
        setAt === undefined ||
        (setAt >= since.getTime() && event === ofAccount.find(({ time }) => time >= setAt))
      found.push(...byOthers.filter(isSetBy))
    }
    return found
  }

  async function passwordSetAt(bearer: string, sub: string): Promise<number | undefined> {
    const credentials = await listOf<{ type: string; createdDate: number }>(bearer, sub, 'credentials')
    return credentials.find(({ type }) => type === 'password')?.createdDate
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
    async endSessions(sub, { except, changedAt }) {
      const bearer = await token()
      const now = claimsOf(bearer).iat * 1000
      const validFrom = (Math.floor((changedAt?.getTime() ?? now) / 1000) + 1) * 1000
      if (now < validFrom) await delay(1000)
      for (const { id, start } of await listOf<{ id: string; start: number }>(bearer, sub, 'sessions')) {
        if (id === except || (changedAt && start >= validFrom)) continue
        const ended = await ask(bearer, `/sessions/${id}`, { method: 'DELETE' })
        // One that is gone by now was ended by its owner.
        if (!ended.ok && ended.status !== 404)
          throw new Unavailable('keycloak', { cause: new Error(`end session: ${ended.status}`) })
      }
      return new Date(validFrom)
    },
    async passwordChanges(since) {
      const bearer = await token()
      const asOf = new Date(claimsOf(bearer).iat * 1000)
      if (since === undefined) return { asOf, changes: [] }
      const types = passwordEvents.map((type) => `type=${type}`).join('&')
      const byPeople = await eventsSince<UserEvent>(bearer, `/events?${types}`, since)
      const latest = new Map<string, number>()
      const note = (sub: string, time: number) => latest.set(sub, Math.max(latest.get(sub) ?? 0, time))
      for (const { userId, time } of byPeople) if (userId !== undefined) note(userId, time)
      for (const event of await passwordsSetByOthers(bearer, since)) note(subOf(event), event.time)
      return { asOf, changes: [...latest].map(([sub, time]) => ({ sub, changedAt: new Date(time) })) }
    },
  }
}

/** `users/<sub>` and what may follow. */
const subOf = ({ resourcePath }: AdminEvent): string => resourcePath.split('/')[1] ?? ''

/** Of a token of our own: whose it is, and when Keycloak made it in seconds since 1970, which is what its clock says. */
const claimsOf = (token: string): { sub: string; iat: number } =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
