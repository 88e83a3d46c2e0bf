import { type Actor, createDatabase, createLog } from '@schrankwerk/service-kit'
import { type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import { type TestKeycloak, testKeycloak } from '@schrankwerk/testing/keycloak'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Accounts, createAccounts } from '../account/keycloak.ts'
import { keycloakAway } from '../account/keycloak-away.example.ts'
import { provisionAccounts } from '../account/provision-accounts.ts'
import { reconcileAccounts } from '../account/reconcile-accounts.ts'
import { createApp } from '../app.ts'
import type { IdentityTables } from '../database/tables.ts'
import { presentActor } from '../user/user.presenter.ts'
import { findUser, findUserByMail, findUserBySub } from '../user/user.queries.ts'

let keycloak: TestKeycloak
let database: FreshDatabase
let db: ReturnType<typeof createDatabase<IdentityTables>>
let accounts: Accounts
let operator: Actor
const operatorMail = 'leitung@betrieb.example'

beforeAll(async () => {
  ;[keycloak, database] = await Promise.all([
    testKeycloak(),
    freshDatabase({
      schema: 'identity',
      migrationsFolder: new URL('../database/migrations/', import.meta.url),
    }),
  ])
  db = createDatabase<IdentityTables>(database.pool)
  accounts = createAccounts({
    KEYCLOAK_URL: keycloak.url,
    USERS_CLIENT_ID: 'portal-services',
    USERS_CLIENT_SECRET: keycloak.usersClientSecret,
  })
  operator = presentActor((await people('Betrieb', 'ADMIN', [operatorMail], true))[0]!)
}, 400_000)
afterAll(() => Promise.all([keycloak?.stop(), database?.drop()]), 60_000)

/** Users of a company, with their accounts. */
async function people(company: string, type: 'ADMIN' | 'CUSTOMER', mails: string[], admin: boolean) {
  await provisionAccounts({ db, accounts }, [
    {
      name: company,
      type,
      ...(type === 'CUSTOMER' && { customerNumber: '1' }),
      address: { street: 'Kaiweg', houseNo: '4', zip: '20457', city: 'Hamburg', country: 'Deutschland' },
      users: mails.map((mail) => ({
        mail,
        password: 'ein-richtiges',
        ...(type === 'ADMIN'
          ? { name: 'Kim', lastname: 'Betrieb', phoneNumber: '+49 30 1' }
          : { name: 'Wiebke', lastname: 'Petersen', phoneNumber: '+49 40 123456' }),
        admin,
      })),
    },
  ])
  return Promise.all(mails.map(async (mail) => (await findUserByMail(db, mail))!))
}

async function erase(userId: string, { at = accounts, by = operator } = {}) {
  const app = createApp({ db, accounts: at, authenticate: async () => by })
  const response = await app.request(`/user/erase?userId=${userId}`, {
    method: 'POST',
    headers: { authorization: 'Bearer x' },
  })
  const text = await response.text()
  return { status: response.status, code: text === '' ? undefined : JSON.parse(text).code }
}
const rowOf = (id: string) => db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

it('leaves nothing that says who it was, here and at Keycloak, and the id in what was done', async () => {
  const mail = 'wiebke@nord.example'
  const [user] = await people('Nord', 'CUSTOMER', [mail], false)
  const { id, sub } = user!
  await db
    .updateTable('user')
    .set({ customer_designation: 'Einkauf Wiebke', last_login_at: new Date() })
    .where('id', '=', id)
    .execute()
  const link = { id: crypto.randomUUID(), created_at: new Date(), valid_until: new Date(Date.now() + 60_000) }
  await db
    .insertInto('link_request')
    .values({
      ...link,
      purpose: 'changeMail',
      user_id: id,
      new_mail: 'neu-wiebke@nord.example',
      former_mail: mail,
    })
    .execute()
  await db
    .insertInto('link_code')
    .values({ hash: Buffer.alloc(32, 1), request_id: link.id, made_at: new Date() })
    .execute()
  await db
    .insertInto('link_wish')
    .values({ id: crypto.randomUUID(), purpose: 'resetPassword', mail: mail.toUpperCase(), at: new Date() })
    .execute()
  await db
    .insertInto('idempotency')
    .values({
      user_id: operator.userId,
      endpoint: 'createUser',
      key: 'x'.repeat(16),
      request_hash: 'x',
      claim: crypto.randomUUID(),
      answer: JSON.stringify({ id, mail }),
    })
    .execute()

  expect(await erase(id)).toEqual({ status: 200, code: undefined })
  expect(await rowOf(id)).toMatchObject({
    name: 'Ehemalige',
    lastname: 'Person',
    mail: `erased-${id}@invalid`,
    phone_number: null,
    customer_designation: null,
    sub: null,
    account_due: false,
    deleted_at: expect.any(Date),
    erased_at: expect.any(Date),
  })
  expect(await findUserBySub(db, sub!)).toBeUndefined()
  expect(await accounts.find(mail)).toBeUndefined()
  expect(await keycloak.api.get(`/schrankwerk/users/${sub}`)).toBeNull()
  expect(await everything()).not.toMatch(/wiebke|petersen|40 123456/i)

  const events = await db
    .selectFrom('outbox')
    .select(['name', 'payload'])
    .where('aggregate_id', '=', id)
    .orderBy('position', 'desc')
    .limit(2)
    .execute()
  expect(events).toEqual([
    {
      name: 'identity.user.changed',
      payload: { userId: id, sub, companyId: user!.company_id, deleted: true },
    },
    { name: 'identity.user.erased', payload: { userId: id } },
  ])
  const entry = db.selectFrom('change_entry').select('user_id').where('entity_id', '=', id)
  expect(await entry.where('action', '=', 'erase').execute()).toEqual([{ user_id: operator.userId }])
  // The address is anybody's again.
  const [next] = await people('Nord', 'CUSTOMER', [mail], false)
  expect(next!.id).not.toBe(id)
})

/** All rows of all tables of the service, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'identity'`.execute(db)
  const texts = await Promise.all(
    tables.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db),
    ),
  )
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}

it('takes who was deleted before as well, and twice does nothing more', async () => {
  const [user] = await people('West', 'CUSTOMER', ['weg@west.example'], false)
  await db
    .updateTable('user')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', user!.id)
    .execute()
  expect((await erase(user!.id)).status).toBe(200)
  const first = await rowOf(user!.id)
  expect(first).toMatchObject({ name: 'Ehemalige', deleted_at: new Date(0), sub: null })
  expect((await erase(user!.id)).status).toBe(200)
  expect(await rowOf(user!.id)).toEqual(first)
})

it('refuses oneself, the last admin, and whom there is not; without Keycloak nothing happens', async () => {
  const [admin] = await people('Süd', 'CUSTOMER', ['leitung@sued.example'], true)
  expect(await erase(operator.userId)).toEqual({ status: 409, code: 'oneself' })
  expect(await erase(admin!.id)).toEqual({ status: 409, code: 'last-admin' })
  expect((await erase(crypto.randomUUID())).status).toBe(404)
  const [user] = await people('Süd', 'CUSTOMER', ['technik@sued.example'], false)
  expect(await erase(user!.id, { at: keycloakAway })).toEqual({ status: 503, code: 'part-down' })
  expect(await findUser(db, user!.id)).toMatchObject({ name: 'Wiebke', mail: 'technik@sued.example' })
  expect((await erase(user!.id, { by: presentActor(admin!) })).status).toBe(403)
})

it('leaves one admin where the last two are erased at once', async () => {
  const both = await people('Ost', 'CUSTOMER', ['eins@ost.example', 'zwei@ost.example'], true)
  const answers = await Promise.all(both.map(({ id }) => erase(id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('ends at Keycloak later where it goes away in between', async () => {
  const [user] = await people('Mitte', 'CUSTOMER', ['halb@mitte.example'], false)
  expect((await erase(user!.id, { at: { ...accounts, remove: keycloakAway.remove } })).status).toBe(200)
  expect(await rowOf(user!.id)).toMatchObject({ name: 'Ehemalige', account_due: true, sub: user!.sub })
  expect(await accounts.find('halb@mitte.example')).toBe(user!.sub)
  const log = createLog('identity', 'silent')
  const reconcile = reconcileAccounts({ db, accounts, log, now: () => new Date() }, { syncMs: 0 })
  await vi.waitFor(async () => {
    await reconcile()
    expect(await rowOf(user!.id)).toMatchObject({ account_due: false, sub: null })
  })
  expect(await accounts.find('halb@mitte.example')).toBeUndefined()
})
