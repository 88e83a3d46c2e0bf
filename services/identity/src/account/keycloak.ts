import { setTimeout as delay } from 'node:timers/promises'
import type { PasswordProblem } from '@schrankwerk/domain'
import { Unavailable } from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import { type SecondFactorSetting, secondFactorSettings } from '../session/second-factor.policy.ts'

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
  /** Throws `Unavailable` where Keycloak would not take a change now, so that nothing is begun that it cannot end. */
  reach(): Promise<void>
  /** Makes the account of this name, without a way in, or finds it; answers its `sub`. */
  make(username: string): Promise<string>
  /** The `sub` of the account of this name; undefined where there is none. */
  find(username: string): Promise<string | undefined>
  /** Makes the account say what `account` says. Throws `AddressHeld` where another account has the name or address. */
  write(sub: string, account: AccountState): Promise<void>
  /**
   * Also ends what Keycloak asks of the user first. The password policy of the realm is the last word: `PasswordRefused`.
   */
  setPassword(sub: string, password: string): Promise<void>
  /** When the password was set that counts, on Keycloak's clock; undefined where there is none. */
  passwordSetAt(sub: string): Promise<Date | undefined>
  /** Removes the account; one that is gone is no failure. */
  remove(sub: string): Promise<void>
  /**
   * Whether the password is the account's, by its name or address; a wrong one counts as a wrong sign-in, and while
   * the account is locked the right one is refused as well.
   */
  checkPassword(username: string, password: string): Promise<boolean>
  /** The lock after wrong passwords; `until` null where there is none. */
  lockOf(sub: string): Promise<{ until: Date | null; wrongPasswords: number }>
  unlock(sub: string): Promise<void>
  /** Sign-ins that still count, latest first. */
  sessionsOf(sub: string): Promise<AccountSession[]>
  /** Second factors: Keycloak's `otp` and `webauthn` credentials. */
  factorsOf(sub: string): Promise<AccountFactor[]>
  removeFactor(sub: string, id: string): Promise<void>
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

/** What Keycloak holds of an account beside its credentials. */
export interface AccountState {
  username: string
  /** Null where the address must not lead to it: unconfirmed, deleted. */
  mail: string | null
  enabled: boolean
  name: string
  lastname: string
  /** An admin of the operator: where the operator wants it so, one without a second factor sets one up to get in. */
  operatorAdmin: boolean
}

export interface AccountSession {
  id: string
  startedAt: Date
  lastUsedAt: Date
  address: string
}

export interface AccountFactor {
  id: string
  kind: 'TOTP' | 'PASSKEY'
  label: string | null
  createdAt: Date
}

/** Keycloak is there, and does not take this: trying again will not help. */
export class AccountRefused extends Error {
  override name = 'AccountRefused'
}
const isRefusal = (status: number): boolean => [400, 404, 422].includes(status)

/** Another account has the name or the address; `sub` is that one's. */
export class AddressHeld extends Error {
  readonly sub: string
  constructor(sub: string) {
    super('another account has the address')
    this.name = 'AddressHeld'
    this.sub = sub
  }
}

/** The password policy of the realm refuses a new password. */
export class PasswordRefused extends Error {
  readonly problem: PasswordProblem
  constructor(problem: PasswordProblem) {
    super('the password policy refuses the password')
    this.name = 'PasswordRefused'
    this.problem = problem
  }
}

export interface PasswordChange {
  sub: string
  changedAt: Date
}

/** What kind of credential an event is about; an event that does not say is taken for one of a password. */
interface OfCredential {
  details?: { credential_type?: string }
}

interface AdminEvent extends OfCredential {
  /** Milliseconds since 1970. */
  time: number
  authDetails: { userId: string }
  resourcePath: string
}

interface UserEvent extends OfCredential {
  time: number
  userId?: string
}

const realm = 'schrankwerk'

/** What leads to the accounts, as the environment names it. */
export const accountSettings = {
  /** Base address including `/auth`. */
  KEYCLOAK_URL: z.url(),
  USERS_CLIENT_ID: z._default(z.optional(z.string()), 'portal-services'),
  USERS_CLIENT_SECRET: z.string().check(z.minLength(1)),
  ...secondFactorSettings,
}

/** Of the client that only checks passwords: the service needs it, commands that check none go without. */
export const passwordCheckSettings = {
  PASSWORDS_CLIENT_ID: z._default(z.optional(z.string()), 'portal-passwords'),
  PASSWORDS_CLIENT_SECRET: z.string().check(z.minLength(1)),
}

/** A path of these changes a password by what it is; other changes of a user may hold a new one. */
const changesPassword = /^users\/[^/]+\/(reset-password|credentials\/[^/]+)$/

/** What realm.json has Keycloak keep of people's own doing. */
const passwordEvents = ['UPDATE_CREDENTIAL', 'UPDATE_PASSWORD', 'RESET_PASSWORD', 'REMOVE_CREDENTIAL']

const factorKinds: Readonly<Record<string, AccountFactor['kind']>> = { otp: 'TOTP', webauthn: 'PASSKEY' }

/** What the policy of realm.json can say against a password, in Keycloak's words. */
const refusals: Readonly<Record<string, PasswordProblem>> = {
  invalidPasswordMinLengthMessage: 'password-too-short',
  invalidPasswordMaxLengthMessage: 'password-too-long',
  invalidPasswordNotEmailMessage: 'password-is-mail',
  invalidPasswordNotUsernameMessage: 'password-is-mail',
}

const pageSize = 500
/** So that a Keycloak that does not answer counts as one that is away. */
const answerWithinMs = 30_000

/** The accounts of the realm, through the service account that may manage users and read events, nothing else. */
export function createAccounts(settings: {
  KEYCLOAK_URL: string
  USERS_CLIENT_ID: string
  USERS_CLIENT_SECRET: string
  PASSWORDS_CLIENT_ID?: string
  PASSWORDS_CLIENT_SECRET?: string
  OPERATOR_SECOND_FACTOR?: SecondFactorSetting
}): Accounts {
  const base = settings.KEYCLOAK_URL.replace(/\/$/, '')
  const operatorAdminsNeedFactor = settings.OPERATOR_SECOND_FACTOR === 'required'

  const askForToken = (body: Record<string, string>): Promise<Response> =>
    fetch(`${base}/realms/${realm}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams(body),
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch((cause) => {
      throw new Unavailable('keycloak', { cause })
    })

  async function token(): Promise<string> {
    const response = await askForToken({
      grant_type: 'client_credentials',
      client_id: settings.USERS_CLIENT_ID,
      client_secret: settings.USERS_CLIENT_SECRET,
    })
    if (!response.ok) throw new Unavailable('keycloak', { cause: new Error(`token: ${response.status}`) })
    return ((await response.json()) as { access_token: string }).access_token
  }

  /** Ends the session that checking a password began: it is no sign-in of the person's. One that stays runs out. */
  async function leave(refreshToken: string): Promise<void> {
    const answer = await fetch(`${base}/realms/${realm}/protocol/openid-connect/logout`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: settings.PASSWORDS_CLIENT_ID ?? '',
        client_secret: settings.PASSWORDS_CLIENT_SECRET ?? '',
        refresh_token: refreshToken,
      }),
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch(() => undefined)
    await answer?.body?.cancel()
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

  /** Sends a change. Throws `AccountRefused` for what Keycloak will never take, `Unavailable` while it is away. */
  async function send(path: string, init: RequestInit, known: readonly number[] = []): Promise<Response> {
    const answer = await ask(await token(), path, init)
    if (isRefusal(answer.status) && !known.includes(answer.status))
      throw new AccountRefused(`${init.method} ${answer.status}`)
    if (!answer.ok && !known.includes(answer.status))
      throw new Unavailable('keycloak', { cause: new Error(`${init.method} ${answer.status}`) })
    return answer
  }

  async function subBy(bearer: string, query: string): Promise<string | undefined> {
    const found = await ask(bearer, `/users?exact=true&briefRepresentation=true&${query}`)
    if (!found.ok) throw new Unavailable('keycloak', { cause: new Error(`find user: ${found.status}`) })
    const [account] = (await found.json()) as { id: string }[]
    return account?.id
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
      const plain = byOthers.filter(
        (event) => changesPassword.test(event.resourcePath) && isOfPassword(event),
      )
      found.push(...plain)
      if (plain.length === byOthers.length) continue
      // Other changes may have held a password: its own date tells, and the first event after it is the one that set
      // it. Where there is none (any more), it was removed, or the account itself.
      const setAt = await passwordTimeOf(bearer, sub)
      const isSetBy = (event: AdminEvent) =>
        setAt === undefined ||
        (setAt >= since.getTime() && event === ofAccount.find(({ time }) => time >= setAt))
      found.push(...byOthers.filter(isSetBy))
    }
    return found
  }

  async function passwordTimeOf(bearer: string, sub: string): Promise<number | undefined> {
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
    async reach() {
      await token()
    },
    async make(username) {
      const bearer = await token()
      const made = await ask(bearer, '/users', {
        method: 'POST',
        body: JSON.stringify({ username, enabled: false }),
      })
      if (made.status === 201) return made.headers.get('location')?.split('/').at(-1) as string
      const existing =
        made.status === 409 && (await subBy(bearer, `username=${encodeURIComponent(username)}`))
      if (existing) return existing
      throw new Unavailable('keycloak', { cause: new Error(`create user: ${made.status}`) })
    },
    async find(username) {
      return subBy(await token(), `username=${encodeURIComponent(username)}`)
    },
    async write(sub, { username, mail, enabled, name, lastname, operatorAdmin }) {
      const account = {
        username,
        email: mail ?? '',
        emailVerified: mail !== null,
        enabled,
        firstName: name,
        lastName: lastname,
        attributes: { secondFactor: operatorAdmin && operatorAdminsNeedFactor ? ['required'] : [] },
      }
      const body = JSON.stringify(account)
      const answer = await send(`/users/${sub}`, { method: 'PUT', body }, [409])
      if (answer.status !== 409) return
      const bearer = await token()
      const holder =
        (mail === null ? undefined : await subBy(bearer, `email=${encodeURIComponent(mail)}`)) ??
        (await subBy(bearer, `username=${encodeURIComponent(username)}`))
      if (holder === undefined || holder === sub)
        throw new Unavailable('keycloak', { cause: new Error('the address is held by nobody') })
      throw new AddressHeld(holder)
    },
    async setPassword(sub, password) {
      const body = JSON.stringify({ type: 'password', value: password, temporary: false })
      const answer = await send(`/users/${sub}/reset-password`, { method: 'PUT', body }, [400])
      if (answer.ok) return
      const { error } = (await answer.json().catch(() => ({}))) as { error?: string }
      const problem = error === undefined ? undefined : refusals[error]
      if (problem === undefined)
        throw new Unavailable('keycloak', { cause: new Error(`set password: ${error}`) })
      throw new PasswordRefused(problem)
    },
    async passwordSetAt(sub) {
      const setAt = await passwordTimeOf(await token(), sub)
      return setAt === undefined ? undefined : new Date(setAt)
    },
    async remove(sub) {
      await send(`/users/${sub}`, { method: 'DELETE' }, [404])
    },
    async checkPassword(username, password) {
      const answer = await askForToken({
        grant_type: 'password',
        client_id: settings.PASSWORDS_CLIENT_ID ?? '',
        client_secret: settings.PASSWORDS_CLIENT_SECRET ?? '',
        username,
        password,
        scope: 'openid',
      })
      if (answer.ok) {
        await leave(((await answer.json()) as { refresh_token: string }).refresh_token)
        return true
      }
      const { error } = (await answer.json().catch(() => ({}))) as { error?: string }
      // What else is refused (the client, a required action) is nothing that another password would mend.
      if (error === 'invalid_grant') return false
      throw new Unavailable('keycloak', { cause: new Error(`check password: ${answer.status} ${error}`) })
    },
    async lockOf(sub) {
      const answer = await send(`/attack-detection/brute-force/users/${sub}`, { method: 'GET' })
      const state = (await answer.json()) as {
        numFailures: number
        disabled: boolean
        failedLoginNotBefore?: number
      }
      const until = state.disabled ? new Date((state.failedLoginNotBefore ?? 0) * 1000) : null
      return { until, wrongPasswords: state.numFailures }
    },
    async unlock(sub) {
      await send(`/attack-detection/brute-force/users/${sub}`, { method: 'DELETE' })
    },
    async sessionsOf(sub) {
      const sessions = await listOf<{ id: string; start: number; lastAccess: number; ipAddress: string }>(
        await token(),
        sub,
        'sessions',
      )
      return sessions
        .map(({ id, start, lastAccess, ipAddress }) => ({
          id,
          startedAt: new Date(start),
          lastUsedAt: new Date(lastAccess),
          address: ipAddress,
        }))
        .sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())
    },
    async factorsOf(sub) {
      const credentials = await listOf<{ id: string; type: string; userLabel?: string; createdDate: number }>(
        await token(),
        sub,
        'credentials',
      )
      return credentials.flatMap(({ id, type, userLabel, createdDate }) => {
        const kind = factorKinds[type]
        return kind ? [{ id, kind, label: userLabel || null, createdAt: new Date(createdDate) }] : []
      })
    },
    async removeFactor(sub, id) {
      await send(`/users/${sub}/credentials/${id}`, { method: 'DELETE' }, [404])
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
      for (const { userId, time } of byPeople.filter(isOfPassword))
        if (userId !== undefined) note(userId, time)
      for (const event of await passwordsSetByOthers(bearer, since)) note(subOf(event), event.time)
      return { asOf, changes: [...latest].map(([sub, time]) => ({ sub, changedAt: new Date(time) })) }
    },
  }
}

/** Second factors come and go without ending anyone's sessions. */
const isOfPassword = ({ details }: OfCredential): boolean =>
  (details?.credential_type ?? 'password') === 'password'

/** `users/<sub>` and what may follow. */
const subOf = ({ resourcePath }: AdminEvent): string => resourcePath.split('/')[1] ?? ''

/** Of a token of our own: whose it is, and when Keycloak made it in seconds since 1970, which is what its clock says. */
const claimsOf = (token: string): { sub: string; iat: number } =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
