import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { defineEndpoint } from '@schrankwerk/contracts'
import {
  askIdentity,
  connectParts,
  createApi,
  createInternalApi,
  createLog,
  type KitTables,
  type Parts,
  type RunningService,
  readConfig,
  route,
  standardSettings,
  startService,
} from '@schrankwerk/service-kit'
import { type FreshDatabase, freshDatabase, type TestNats, testNats } from '@schrankwerk/testing'
import { renewTokens, signInForTokens, type Tokens } from '@schrankwerk/testing/browser'
import { type TestKeycloak, testKeycloak } from '@schrankwerk/testing/keycloak'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '../app.ts'
import type { IdentityTables } from '../database/tables.ts'
import { internalRoutes } from '../internal.routes.ts'
import { presentActorWithSessions } from '../user/user.presenter.ts'
import { findUserByMail, findUserBySub } from '../user/user.queries.ts'
import { endSessions } from './end-sessions.ts'
import { followPasswordChanges } from './follow-password-changes.ts'
import { type Accounts, createAccounts } from './keycloak.ts'
import { keycloakAway } from './keycloak-away.example.ts'
import { changePasswordInForm } from './password-form.example.ts'
import { provisionAccounts } from './provision-accounts.ts'

const whoAmI = defineEndpoint({
  name: 'whoAmI',
  service: 'workflow',
  method: 'GET',
  path: '/who',
  summary: '',
  who: 'signed-in',
  ok: 200,
  answer: z.object({ mail: z.string() }),
})

const password = 'ein-richtiges'
const mail = 'einkauf@nord.example'
const other = 'technik@nord.example'
const migrations = new URL('../database/migrations/', import.meta.url)

let keycloak: TestKeycloak
let nats: TestNats
let folder: string
let accounts: Accounts
let identity: Parts<IdentityTables>
/** Identity itself, and a service that asks it. */
let addresses: string[]
const databases: FreshDatabase[] = []
const running: RunningService[] = []

async function partsOf<DB>(
  service: string,
  folderUrl: URL,
  loadActor: Parameters<typeof connectParts<DB>>[0]['loadActor'],
): Promise<Parts<DB>> {
  const database = await freshDatabase({ schema: service, migrationsFolder: folderUrl })
  databases.push(database)
  return connectParts<DB>({
    service,
    config: readConfig(z.object(standardSettings), {
      PORT: '0',
      INTERNAL_PORT: '0',
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      KEYCLOAK_ISSUER: keycloak.issuer,
      KEYCLOAK_URL: keycloak.url,
      INTERNAL_CLIENT_ID: 'portal-internal',
      INTERNAL_CLIENT_SECRET: keycloak.internalClientSecret,
      LOG_LEVEL: 'silent',
    }),
    migrations: folderUrl,
    loadActor,
  })
}

beforeAll(async () => {
  ;[keycloak, nats, folder] = await Promise.all([
    testKeycloak(),
    testNats(),
    mkdtemp(join(tmpdir(), 'sessions-')),
  ])
  identity = await partsOf<IdentityTables>('identity', migrations, async (sub) => {
    const user = await findUserBySub(identity.db, sub)
    return user && presentActorWithSessions(user)
  })
  accounts = createAccounts({
    KEYCLOAK_URL: keycloak.url,
    USERS_CLIENT_ID: 'portal-services',
    USERS_CLIENT_SECRET: keycloak.usersClientSecret,
  })
  const internalApp = createInternalApi<IdentityTables>({ service: 'identity', ...identity.internalApi })
  internalRoutes(internalApp)
  const first = await startService({
    name: 'identity',
    port: 0,
    internalPort: 0,
    app: createApp({ ...identity.api, accounts }),
    internalApp,
    log: identity.log,
    onStop: identity.stop,
  })
  const workflow = await partsOf<KitTables>(
    'workflow',
    pathToFileURL(`${folder}/`),
    askIdentity(`http://127.0.0.1:${first.internalPort}`),
  )
  const app = createApi<KitTables>({ service: 'workflow', ...workflow.api })
  route(app, whoAmI, ({ ctx }) => ({ mail: ctx.actor.mail }))
  const second = await startService({
    name: 'workflow',
    port: 0,
    app,
    log: workflow.log,
    onStop: workflow.stop,
  })
  running.push(second, first)
  addresses = [`http://127.0.0.1:${first.port}/user/`, `http://127.0.0.1:${second.port}/who`]

  await provision(password)
}, 400_000)
afterAll(async () => {
  for (const service of running) await service.stop()
  await Promise.all([keycloak?.stop(), nats?.close(), ...databases.map((one) => one.drop())])
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const provision = (secret: string, addresses = [mail, other]) => {
  const user = (address: string) => ({
    mail: address,
    password: secret,
    name: 'Einkauf',
    lastname: 'Nord',
    phoneNumber: '+49 30 1',
    admin: false,
  })
  const address = { street: 'Kaiweg', houseNo: '4', zip: '20457', city: 'Hamburg', country: 'Deutschland' }
  return provisionAccounts({ db: identity.db, accounts }, [
    { name: 'Nord', type: 'CUSTOMER', customerNumber: '1', address, users: addresses.map(user) },
  ])
}

const signIn = (who = mail, secret = password) =>
  signInForTokens({ portal: keycloak.portal, mail: who, password: secret })
const sessionOf = ({ accessToken }: Tokens): string =>
  JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()).sid

/** What each service answers. */
const answers = ({ accessToken }: Tokens): Promise<number[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { headers: { authorization: `Bearer ${accessToken}` } })
      await answer.body?.cancel()
      return answer.status
    }),
  )
const canRenew = ({ refreshToken }: Tokens) =>
  renewTokens(keycloak.portal, refreshToken).then(
    () => true,
    () => false,
  )

async function end(except?: string) {
  const user = await findUserByMail(identity.db, mail)
  const ctx = { db: identity.db, accounts, now: () => new Date() }
  await endSessions(ctx, { userId: user!.id, except })
}

test('all sessions but one end: their tokens, still running, are refused by every service', async () => {
  const [kept, stolen, someoneElses] = [await signIn(), await signIn(), await signIn(other)]
  expect(await Promise.all([kept, stolen, someoneElses].map(answers))).toEqual([
    [200, 200],
    [200, 200],
    [200, 200],
  ])
  await end(sessionOf(kept))
  await vi.waitFor(async () => expect(await answers(stolen)).toEqual([401, 401]))
  expect(await canRenew(stolen)).toBe(false)
  expect(await Promise.all([kept, someoneElses].map(answers))).toEqual([
    [200, 200],
    [200, 200],
  ])
  const renewed = await renewTokens(keycloak.portal, kept.refreshToken)
  expect(await answers(renewed)).toEqual([200, 200])
  expect(await canRenew(someoneElses)).toBe(true)
})

test('all sessions end, and who signs in again is in at once', async () => {
  const sessions = [await signIn(), await signIn()]
  await end()
  const fresh = await signIn()
  expect(await answers(fresh)).toEqual([200, 200])
  await vi.waitFor(async () => {
    for (const session of sessions) expect(await answers(session)).toEqual([401, 401])
  })
  for (const session of sessions) expect(await canRenew(session)).toBe(false)
  expect(await answers(fresh)).toEqual([200, 200])
})

test('a session that its owner had ended before does not come back by its running token', async () => {
  const left = await signIn()
  const response = await fetch(`${keycloak.issuer}/protocol/openid-connect/logout`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'portal', refresh_token: left.refreshToken }),
  })
  expect(response.status).toBe(204)
  await end()
  await vi.waitFor(async () => expect(await answers(left)).toEqual([401, 401]))
})

test('a session that ended once stays ended when another one is kept later', async () => {
  const [first, second] = [await signIn(), await signIn()]
  await end(sessionOf(second))
  await vi.waitFor(async () => expect(await answers(first)).toEqual([401, 401]))
  const third = await signIn()
  await end(sessionOf(third))
  await vi.waitFor(async () => expect(await answers(second)).toEqual([401, 401]))
  expect(await answers(first)).toEqual([401, 401])
  expect(await answers(third)).toEqual([200, 200])
})

test('it is written down, and without Keycloak nothing is', async () => {
  const user = (await findUserByMail(identity.db, mail))!
  const entries = () =>
    identity.db
      .selectFrom('change_entry')
      .select('action')
      .where('entity_id', '=', user.id)
      .where('action', '=', 'end-sessions')
      .execute()
  const before = (await entries()).length
  await end()
  expect(await entries()).toHaveLength(before + 1)
  const since = (await findUserByMail(identity.db, mail))!.sessions_valid_from
  const ctx = { db: identity.db, accounts: keycloakAway, now: () => new Date() }
  await expect(endSessions(ctx, { userId: user.id })).rejects.toMatchObject({ status: 503 })
  expect((await findUserByMail(identity.db, mail))!.sessions_valid_from).toEqual(since)
})

test('the operator ends the sessions of an address by a command', async () => {
  const session = await signIn()
  const env = {
    ...process.env,
    DATABASE_URL: databases[0]!.url,
    KEYCLOAK_URL: keycloak.url,
    USERS_CLIENT_SECRET: keycloak.usersClientSecret,
  }
  const program = fileURLToPath(new URL('../operator.ts', import.meta.url))
  const command = (address: string) =>
    promisify(execFile)(process.execPath, [program, 'end-sessions', address], { env })
  expect((await command(mail.toUpperCase())).stdout).toContain('are ended')
  await vi.waitFor(async () => expect(await answers(session)).toEqual([401, 401]))
  await expect(command('niemand@nord.example')).rejects.toMatchObject({ code: 1 })
})

test('making accounts again leaves the passwords of those that are there', async () => {
  await provision('ein-anderes')
  await expect(signIn(mail, 'ein-anderes')).rejects.toThrow()
  expect(await answers(await signIn())).toEqual([200, 200])
})

/** What the service repeats, with the lines that it logs. */
function following(at: Accounts) {
  const lines: string[] = []
  const log = createLog('identity', 'info', { write: (line) => void lines.push(JSON.parse(line).msg) })
  const follow = followPasswordChanges({ db: identity.db, accounts: at, log, now: () => new Date() })
  return { follow, lines }
}
const follow = () => following(accounts).follow()

/** Somebody who has not been in yet, with the password of all. */
async function newcomer(name: string): Promise<{ mail: string; sub: string }> {
  const address = `${name}@nord.example`
  await provision(password, [address])
  return { mail: address, sub: (await findUserByMail(identity.db, address))!.sub! }
}

const endedOf = async (who: string) => {
  const user = (await findUserByMail(identity.db, who))!
  const entries = await identity.db
    .selectFrom('change_entry')
    .select('id')
    .where('entity_id', '=', user.id)
    .where('action', '=', 'end-sessions')
    .execute()
  return { times: entries.length, validFrom: user.sessions_valid_from }
}

/** As the administrator, past the product. Ends when the second of the change is over: sessions count in seconds. */
async function atKeycloak(sub: string, change: (path: string) => Promise<void>) {
  await change(`/schrankwerk/users/${sub}`)
  const second = Math.floor(Date.now() / 1000)
  await vi.waitFor(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(second), { timeout: 5000 })
}
const credential = (value: string) => ({ type: 'password', value, temporary: false })
const setPassword = (sub: string, value: string) =>
  atKeycloak(sub, (path) => keycloak.api.send('PUT', `${path}/reset-password`, credential(value)))
const edit = (sub: string, more: object) =>
  atKeycloak(sub, async (path) => {
    const present = await keycloak.api.get<object>(path)
    await keycloak.api.send('PUT', path, { ...present, ...more })
  })

const areOver = async (sessions: Tokens[]) => {
  await vi.waitFor(async () => {
    for (const session of sessions) expect(await answers(session)).toEqual([401, 401])
  })
  for (const session of sessions) expect(await canRenew(session)).toBe(false)
}

test('a password set at Keycloak ends the sessions from before it, and none from after it', async () => {
  await follow()
  const lager = await newcomer('lager')
  const sessions = [await signIn(lager.mail), await signIn(lager.mail)]
  const someoneElses = await signIn(other)
  for (const session of sessions) expect(await answers(session)).toEqual([200, 200])
  await setPassword(lager.sub, 'ein-neues')
  const fresh = await signIn(lager.mail, 'ein-neues')

  await follow()
  await areOver(sessions)
  expect(await Promise.all([fresh, someoneElses].map(answers))).toEqual([
    [200, 200],
    [200, 200],
  ])
  expect(await answers(await renewTokens(keycloak.portal, fresh.refreshToken))).toEqual([200, 200])

  const ended = await endedOf(lager.mail)
  expect(ended.times).toBe(1)
  await follow()
  expect(await endedOf(lager.mail)).toEqual(ended)
})

test('so does one given with the other data of the user; a new name alone ends nothing', async () => {
  await follow()
  const buero = await newcomer('buero')
  const session = await signIn(buero.mail)
  await edit(buero.sub, { lastName: 'Süd' })
  await follow()
  expect(await endedOf(buero.mail)).toEqual({ times: 0, validFrom: null })
  expect(await answers(session)).toEqual([200, 200])
  // Nor where the password is older than what is looked at.
  const { asOf } = await accounts.passwordChanges()
  await edit(buero.sub, { lastName: 'West' })
  expect((await accounts.passwordChanges(asOf)).changes).toEqual([])

  await edit(buero.sub, { credentials: [credential('ein-neues')] })
  await follow()
  await areOver([session])
  expect(await answers(await signIn(buero.mail, 'ein-neues'))).toEqual([200, 200])
})

test('so does one changed in a form of Keycloak that somebody switched on', async () => {
  await follow()
  const versand = await newcomer('versand')
  const session = await signIn(versand.mail)
  const action = '/schrankwerk/authentication/required-actions/UPDATE_PASSWORD'
  const present = await keycloak.api.get<object>(action)
  await keycloak.api.send('PUT', action, { ...present, enabled: true })
  await changePasswordInForm({
    portal: keycloak.portal,
    mail: versand.mail,
    from: password,
    to: 'ein-selbst-bedachtes',
  })
  await keycloak.api.send('PUT', action, { ...present, enabled: false })
  await follow()
  await areOver([session])
  const events = await keycloak.api.get<{ userId: string }[]>('/schrankwerk/events')
  expect(events!.map(({ userId }) => userId)).toContain(versand.sub)
  expect(JSON.stringify(events)).not.toContain('selbst-bedachtes')
})

test('a password that identity changes itself is left to the verb that changes it', async () => {
  await follow()
  const planung = await newcomer('planung')
  const session = await signIn(planung.mail)
  await edit(planung.sub, { lastName: 'West' })
  const granted = await fetch(`${keycloak.issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'portal-services',
      client_secret: keycloak.usersClientSecret,
    }),
  })
  const { access_token: bearer } = (await granted.json()) as { access_token: string }
  const set = await fetch(`${keycloak.url}/admin/realms/schrankwerk/users/${planung.sub}/reset-password`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(credential('ein-neues')),
  })
  expect(set.status).toBe(204)
  await edit(planung.sub, { lastName: 'Ost' })
  await follow()
  expect(await endedOf(planung.mail)).toEqual({ times: 0, validFrom: null })
  expect(await answers(session)).toEqual([200, 200])
})

test('while Keycloak is away a change waits, which the log says once', async () => {
  const until = () => identity.db.selectFrom('followed_password_changes').select('until').executeTakeFirst()
  await follow()
  const before = await until()
  const montage = await newcomer('montage')
  const session = await signIn(montage.mail)
  await setPassword(montage.sub, 'ein-neues')
  const apart = following(keycloakAway)
  await apart.follow()
  await apart.follow()
  expect(apart.lines).toEqual(['Keycloak does not answer: password changes there wait'])
  expect(await until()).toEqual(before)
  expect(await answers(session)).toEqual([200, 200])

  await follow()
  await areOver([session])
  expect((await until())!.until.getTime()).toBeGreaterThan(before!.until.getTime())
})

test('who loses the password or the account at Keycloak is out as well', async () => {
  await follow()
  const [ohne, fort] = [await newcomer('ohne'), await newcomer('fort')]
  const sessions = [await signIn(ohne.mail), await signIn(fort.mail)]
  await atKeycloak(ohne.sub, async (path) => {
    const [held] = (await keycloak.api.get<{ id: string }[]>(`${path}/credentials`))!
    await keycloak.api.send('DELETE', `${path}/credentials/${held!.id}`)
  })
  await atKeycloak(fort.sub, (path) => keycloak.api.send('DELETE', path))
  await follow()
  await areOver(sessions)
})

test('what Keycloak keeps of a change holds no password, and goes after a day', async () => {
  const archiv = await newcomer('archiv')
  await setPassword(archiv.sub, 'ein-verratenes')
  await edit(archiv.sub, { credentials: [credential('ein-verratenes-dazu')] })
  const events = (await keycloak.api.get<{ resourcePath?: string }[]>('/schrankwerk/admin-events'))!.filter(
    ({ resourcePath }) => resourcePath?.includes(archiv.sub),
  )
  expect(events.length).toBeGreaterThanOrEqual(2)
  expect(JSON.stringify(events)).not.toContain('verratenes')
  for (const event of events) expect(event).not.toHaveProperty('representation')
  expect(await keycloak.api.get('/schrankwerk')).toMatchObject({
    adminEventsDetailsEnabled: false,
    eventsExpiration: 86_400,
    attributes: { adminEventsExpiration: '86400' },
  })
})
