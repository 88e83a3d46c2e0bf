import { randomUUID } from 'node:crypto'
import type { AnyEndpoint, LinkPurpose } from '@schrankwerk/contracts'
import { addressOf } from '@schrankwerk/contracts/client'
import { createDatabase, createLog, NotSignedIn } from '@schrankwerk/service-kit'
import { type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import { type TestKeycloak, testKeycloak } from '@schrankwerk/testing/keycloak'
import type { Kysely } from 'kysely'
import { type Accounts, createAccounts } from './account/keycloak.ts'
import { type KeycloakValve, keycloakValve } from './account/keycloak-valve.example.ts'
import { provisionAccounts } from './account/provision-accounts.ts'
import { createApp } from './app.ts'
import type { IdentityTables } from './database/tables.ts'
import { writeAccountMail } from './link/write-account-mail.ts'
import type { Neighbours } from './person-export/neighbours.ts'
import { presentActor } from './user/user.presenter.ts'
import { findUserBySub } from './user/user.queries.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  body: any
}

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
  /** An access token of Keycloak. */
  token?: string
  key?: string
}

/** Identity on a database and a Keycloak of its own, with a valve between. */
export interface IdentityWorld {
  keycloak: TestKeycloak
  database: FreshDatabase
  db: Kysely<IdentityTables>
  valve: KeycloakValve
  accounts: Accounts
  /** All that was logged, as it stands in the log. */
  lines: string[]
  /** What jobs and verbs take. */
  ctx: { db: Kysely<IdentityTables>; accounts: Accounts; log: ReturnType<typeof createLog>; now(): Date }
  /** By how much its clock is ahead. */
  clock: { aheadMs: number }
  ask(endpoint: AnyEndpoint, sent?: Sent): Promise<Answer>
  /** As the mail service does it for the newest request of a kind: what the mail says. */
  mailOf(userId: string, purpose: LinkPurpose): Promise<Awaited<ReturnType<typeof writeAccountMail>>>
  codeOf(userId: string, purpose: LinkPurpose): Promise<string>
  /** A confirmed user of a company of his own; his id. */
  addUser(
    mail: string,
    password: string,
    companyType?: 'ADMIN' | 'CUSTOMER' | 'SUPPLIER' | 'EXTERNAL',
  ): Promise<string>
  /** Names of the accounts of registrations at Keycloak. */
  registrationsAtKeycloak(): Promise<string[]>
  stop(): Promise<void>
}

const migrationsFolder = new URL('./database/migrations/', import.meta.url)

export async function identityWorld({
  neighbours,
}: {
  neighbours?: Neighbours
} = {}): Promise<IdentityWorld> {
  const [keycloak, database] = await Promise.all([
    testKeycloak(),
    freshDatabase({ schema: 'identity', migrationsFolder }),
  ])
  const db = createDatabase<IdentityTables>(database.pool)
  const valve = await keycloakValve(keycloak.url)
  const accounts = createAccounts({
    KEYCLOAK_URL: valve.url,
    USERS_CLIENT_ID: 'portal-services',
    USERS_CLIENT_SECRET: keycloak.usersClientSecret,
    PASSWORDS_CLIENT_ID: 'portal-passwords',
    PASSWORDS_CLIENT_SECRET: keycloak.passwordsClientSecret,
  })
  const lines: string[] = []
  const log = createLog('identity', 'debug', { write: (line) => void lines.push(line) })
  const clock = { aheadMs: 0 }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const app = createApp({
    db,
    accounts,
    log,
    now,
    ...(neighbours && { neighbours }),
    repeatWaitMs: 5000,
    async authenticate(token) {
      const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
      const user = await findUserBySub(db, sub)
      if (user === undefined) throw new NotSignedIn()
      return presentActor(user)
    },
  })
  const ctx = { db, accounts, log, now }

  const mailOf: IdentityWorld['mailOf'] = async (userId, purpose) => {
    const request = await db
      .selectFrom('link_request')
      .select('id')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return writeAccountMail(ctx, request.id)
  }

  return {
    keycloak,
    database,
    db,
    valve,
    accounts,
    lines,
    ctx,
    clock,
    mailOf,
    async codeOf(userId, purpose) {
      const { code } = await mailOf(userId, purpose)
      if (code === null) throw new Error(`The mail of ${purpose} holds no code.`)
      return code
    },
    async ask(endpoint, { query, body, token, key } = {}) {
      const answer = await app.request(addressOf(endpoint, query), {
        method: endpoint.method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
    },
    async addUser(mail, password, type = 'CUSTOMER') {
      const address = {
        street: 'Kaiweg',
        houseNo: '4',
        zip: '20457',
        city: 'Hamburg',
        country: 'Deutschland',
      }
      const user = { mail, password, name: 'Ina', lastname: 'Nord', phoneNumber: '+49 40 1', admin: true }
      await provisionAccounts({ db, accounts }, [
        { name: `Firma ${randomUUID()}`, type, address, users: [user] },
      ])
      const { id } = await db
        .selectFrom('user')
        .select('id')
        .where('mail', '=', mail)
        .where('mail_confirmed_at', 'is not', null)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return id
    },
    async registrationsAtKeycloak() {
      const found = await keycloak.api.get<{ username: string }[]>(
        '/schrankwerk/users?username=registration-&max=1000',
      )
      return found!.map(({ username }) => username)
    },
    async stop() {
      await Promise.all([keycloak.stop(), valve.stop()])
      await database.drop()
    },
  }
}
