import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type AnyEndpoint, confirmRegistration, register, setPassword } from '@schrankwerk/contracts'
import { createLog, uuidv7 } from '@schrankwerk/service-kit'
import { renewTokens, signInForTokens } from '@schrankwerk/testing/browser'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type IdentityWorld, identityWorld } from '../identity-world.example.ts'
import { requestLink } from '../link/request-link.ts'
import { keycloakAway } from './keycloak-away.example.ts'
import { reconcileAccounts } from './reconcile-accounts.ts'

const password = 'ein-eigenes'
let world: IdentityWorld
const processes: ChildProcess[] = []

beforeAll(async () => {
  world = await identityWorld()
}, 400_000)
afterAll(async () => {
  for (const process of processes) process.kill('SIGKILL')
  await world?.stop()
}, 60_000)
afterEach(() => world.valve.open())

/** All that is begun counts as given up. */
const patience = { syncMs: -60_000, registrationMs: -60_000, passwordMs: -60_000 }
const reconcile = () => reconcileAccounts(world.ctx, patience)()

/** A process of its own makes the call, and is killed while Keycloak's answer to one of its requests is on the way. */
async function killAt(step: number | RegExp, endpoint: AnyEndpoint, body: unknown): Promise<void> {
  world.valve.shut('hold', step)
  const process_ = spawn(
    process.execPath,
    [fileURLToPath(new URL('../identity-call.example.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        DATABASE_URL: world.database.url,
        KEYCLOAK_URL: world.valve.url,
        USERS_CLIENT_SECRET: world.keycloak.usersClientSecret,
        CALL: JSON.stringify({ path: endpoint.path, body }),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  processes.push(process_)
  await expect.poll(() => world.valve.held(), { timeout: 60_000 }).toBe(1)
  process_.kill('SIGKILL')
  await once(process_, 'exit')
  world.valve.open()
}

const registration = (mail: string) => ({
  user: { name: 'Ina', lastname: 'Nord', phoneNumber: '+49 40 1', mail, password },
  company: {
    name: `Firma ${mail}`,
    address: { street: 'Kaiweg', houseNo: '4', zip: '20457', city: 'Hamburg' },
  },
})
const rowsOf = (mail: string) => world.db.selectFrom('user').selectAll().where('mail', '=', mail).execute()
const row = (id: string) =>
  world.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = async (id: string) =>
  (await world.db.selectFrom('outbox').select(['name', 'payload']).orderBy('id').execute())
    .filter(({ payload }) => JSON.stringify(payload).includes(id))
    .map(({ name }) => name)
const signIn = (mail: string, secret: string) =>
  signInForTokens({ portal: world.keycloak.portal, mail, password: secret })
const accountOf = async (sub: string) =>
  (await world.keycloak.api.get<{ username: string; enabled: boolean; email?: string; firstName?: string }>(
    `/schrankwerk/users/${sub}`,
  ))!

test.each([
  ['before Keycloak knew of it', 2],
  ['with an account that has no password', /^POST \/users$/],
] as const)('a registration that ended %s is removed, with its account', async (_when, step) => {
  const mail = `halb-${String(step).length}@ost.example`
  await killAt(step, register, registration(mail))
  const [user] = await rowsOf(mail)
  expect(user).toMatchObject({ sub: null, account_due: true, mail_confirmed_at: null })
  await reconcileAccounts(world.ctx)()
  expect(await rowsOf(mail), 'it may still be at work').toHaveLength(1)
  await reconcile()
  expect(await rowsOf(mail)).toEqual([])
  const left = world.db.selectFrom('company').select('id').where('id', '=', user!.company_id)
  expect(await left.execute()).toEqual([])
  expect(await world.registrationsAtKeycloak()).not.toContain(`registration-${user!.id}`)
  expect(await eventsOf(user!.id)).toEqual([])
})

test('a registration that ended with its password at Keycloak is finished, once', async () => {
  const mail = 'fast-ganz@ost.example'
  await killAt(/reset-password$/, register, registration(mail))
  const [user] = await rowsOf(mail)
  expect(user).toMatchObject({ sub: null, account_due: true })
  await Promise.all([reconcile(), reconcile()])
  expect(await row(user!.id)).toMatchObject({ sub: expect.any(String), account_due: false })
  expect(await eventsOf(user!.id)).toEqual(['identity.registration.made'])
  const oobCode = await world.codeOf(user!.id, 'confirmRegistration')
  expect(await world.ask(confirmRegistration, { body: { oobCode, password } })).toMatchObject({ status: 200 })
  expect((await signIn(mail, password)).accessToken).toBeTruthy()
})

async function resetting(mail: string): Promise<{ userId: string; oobCode: string }> {
  const userId = await world.addUser(mail, password)
  await world.db
    .transaction()
    .execute((tx) => requestLink(tx, world.ctx, { purpose: 'resetPassword', userId }))
  return { userId, oobCode: await world.codeOf(userId, 'resetPassword') }
}
const canRenew = (refreshToken: string) =>
  renewTokens(world.keycloak.portal, refreshToken).then(
    () => true,
    () => false,
  )

test('a reset that ended once Keycloak had the password ends the sessions all the same, once', async () => {
  const mail = 'reset-halb@ost.example'
  const { userId, oobCode } = await resetting(mail)
  const { refreshToken } = await signIn(mail, password)
  await killAt(/reset-password$/, setPassword, { mail, password: 'das-neue', oobCode })
  expect(await row(userId)).toMatchObject({ sessions_valid_from: null })
  expect(await canRenew(refreshToken)).toBe(true)
  await Promise.all([reconcile(), reconcile()])
  expect(await canRenew(refreshToken)).toBe(false)
  expect(await row(userId)).toMatchObject({ sessions_valid_from: expect.any(Date) })
  expect((await eventsOf(userId)).filter((name) => name === 'identity.password.changed')).toHaveLength(1)
  expect(await world.db.selectFrom('password_change').selectAll().execute()).toEqual([])
  expect((await signIn(mail, 'das-neue')).accessToken).toBeTruthy()
})

test('its code may be used again before that is found out', async () => {
  const mail = 'reset-nochmal@ost.example'
  const { userId, oobCode } = await resetting(mail)
  await killAt(/reset-password$/, setPassword, { mail, password: 'das-neue', oobCode })
  const body = { mail, password: 'das-zweite', oobCode }
  expect(await world.ask(setPassword, { body })).toMatchObject({ status: 200 })
  expect(await world.ask(setPassword, { body })).toMatchObject({ status: 403 })
  await reconcile()
  expect(await world.db.selectFrom('password_change').selectAll().execute()).toEqual([])
  expect(await row(userId)).toMatchObject({ sessions_valid_from: expect.any(Date) })
  expect((await signIn(mail, 'das-zweite')).accessToken).toBeTruthy()
})

test('a reset that ended before Keycloak had anything leaves all as it was', async () => {
  const mail = 'reset-nichts@ost.example'
  const { userId, oobCode } = await resetting(mail)
  // The password from before is no new one.
  world.clock.aheadMs = 10 * 60_000
  await world.db
    .updateTable('link_request')
    .set({ valid_until: new Date(Date.now() + 3_600_000) })
    .execute()
  await killAt(1, setPassword, { mail, password: 'das-neue', oobCode })
  const note = { id: uuidv7(), user_id: userId, session_kept: null, begun_at: world.ctx.now() }
  await world.db.insertInto('password_change').values(note).execute()
  await reconcile()
  world.clock.aheadMs = 0
  expect(await world.db.selectFrom('password_change').selectAll().execute()).toEqual([])
  expect(await row(userId)).toMatchObject({ sessions_valid_from: null })
  expect((await signIn(mail, password)).accessToken).toBeTruthy()
  expect(await world.ask(setPassword, { body: { mail, password: 'das-neue', oobCode } })).toMatchObject({
    status: 200,
  })
})

/** PostgreSQL lets nobody in, and all who are in go. */
async function withoutPostgres(act: () => Promise<unknown>): Promise<void> {
  const name = new URL(world.database.adminUrl).pathname.slice(1)
  const client = new pg.Client({ connectionString: world.database.adminUrl.replace(name, 'postgres') })
  await client.connect()
  try {
    await client.query(`alter database ${name} connection limit 0`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await act()
  } finally {
    await client.query(`alter database ${name} connection limit -1`)
    await client.end()
  }
}

test("PostgreSQL gone between Keycloak's write and ours: 503, and the reconcile mends both", async () => {
  const mail = 'ohne-postgres@ost.example'
  const other = 'reset-ohne@ost.example'
  const { userId, oobCode } = await resetting(other)
  for (const [endpoint, body] of [
    [register, registration(mail)],
    [setPassword, { mail: other, password: 'das-neue', oobCode }],
  ] as const) {
    world.valve.shut('hold', /reset-password$/)
    const call = world.ask(endpoint, { body })
    await expect.poll(() => world.valve.held()).toBe(1)
    await withoutPostgres(async () => {
      world.valve.open()
      expect(await call).toMatchObject({ status: 503, body: { code: 'part-down' } })
    })
  }
  const [user] = await rowsOf(mail)
  expect(user).toMatchObject({ sub: null })
  await reconcile()
  expect(await row(user!.id)).toMatchObject({ sub: expect.any(String), account_due: false })
  expect(await eventsOf(user!.id)).toEqual(['identity.registration.made'])
  expect(await row(userId)).toMatchObject({ sessions_valid_from: expect.any(Date) })
  expect((await signIn(other, 'das-neue')).accessToken).toBeTruthy()
})

test('accounts that are due say what their rows say: new, renamed, deleted; one without an account gets none', async () => {
  const [renamed, deleted, fresh, never] = [
    await world.addUser('alt@ost.example', password),
    await world.addUser('weg@ost.example', password),
    uuidv7(),
    uuidv7(),
  ]
  const { company_id } = await row(renamed)
  const due = { account_due: true, last_update: new Date() }
  await world.db
    .updateTable('user')
    .set({ ...due, name: 'Ulla' })
    .where('id', '=', renamed)
    .execute()
  await world.db
    .updateTable('user')
    .set({ ...due, deleted_at: new Date() })
    .where('id', '=', deleted)
    .execute()
  const person = {
    company_id,
    sub: null,
    name: 'Jo',
    lastname: 'Ost',
    phone_number: null,
    create_date: new Date(),
  }
  await world.db
    .insertInto('user')
    .values([
      { ...person, ...due, id: fresh, mail: 'neu@ost.example', customer_designation: null },
      {
        ...person,
        ...due,
        id: never,
        mail: 'nie@ost.example',
        customer_designation: null,
        deleted_at: new Date(),
      },
    ])
    .execute()
  const subs = new Map([renamed, deleted].map((id) => [id, row(id)] as const))
  await reconcileAccounts({ ...world.ctx, accounts: keycloakAway }, patience)()
  expect(await row(renamed)).toMatchObject({ account_due: true })
  await reconcile()
  for (const id of [renamed, deleted, fresh, never])
    expect(await row(id)).toMatchObject({ account_due: false })
  expect(await accountOf((await subs.get(renamed))!.sub!)).toMatchObject({ firstName: 'Ulla', enabled: true })
  const gone = await accountOf((await subs.get(deleted))!.sub!)
  expect(gone).toMatchObject({ username: `deleted-${deleted}`, enabled: false })
  expect(gone.email).toBeFalsy()
  expect(await accountOf((await row(fresh)).sub!)).toMatchObject({
    username: 'neu@ost.example',
    email: 'neu@ost.example',
    enabled: true,
  })
  expect(await row(never)).toMatchObject({ sub: null })
  expect(await world.accounts.find('nie@ost.example')).toBeUndefined()
})

test('one that Keycloak refuses keeps no other waiting, and is logged once until it could be mended', async () => {
  const [refused, other] = [
    await world.addUser('stoerrisch@ost.example', password),
    await world.addUser('dahinter@ost.example', password),
  ]
  const begunAt = Date.now() - 3_600_000
  await world.db
    .insertInto('password_change')
    .values(
      [refused, other].map((userId, at) => ({
        id: uuidv7(),
        user_id: userId,
        session_kept: null,
        begun_at: new Date(begunAt + at),
      })),
    )
    .execute()
  const { sub: refusedSub } = await row(refused)
  let refuses = true
  const passwordSetAt = async (sub: string) => {
    if (refuses && sub === refusedSub) throw new Error('refused')
    return world.accounts.passwordSetAt(sub)
  }
  const logged: string[] = []
  const log = createLog('identity', 'error', { write: (line) => void logged.push(line) })
  const accounts = { ...world.accounts, passwordSetAt }
  const again = reconcileAccounts({ ...world.ctx, accounts, log }, patience)
  const left = () => world.db.selectFrom('password_change').select('user_id').execute()
  await again()
  await again()
  expect(await left()).toEqual([{ user_id: refused }])
  expect(logged).toHaveLength(1)
  refuses = false
  await again()
  expect(await left()).toEqual([])
  await world.db
    .insertInto('password_change')
    .values({ id: uuidv7(), user_id: refused, session_kept: null, begun_at: new Date(begunAt) })
    .execute()
  refuses = true
  await again()
  expect(logged).toHaveLength(2)
})
