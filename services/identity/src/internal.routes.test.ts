import {
  getAccountHolder,
  getCompanyForMail,
  getNames,
  getUserIds,
  writeAccountMail,
} from '@schrankwerk/contracts'
import { addressOf } from '@schrankwerk/contracts/client'
import {
  createDatabase,
  createInternalApi,
  createLog,
  type InternalApi,
  NotSignedIn,
  uuidv7,
} from '@schrankwerk/service-kit'
import { type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IdentityTables } from './database/tables.ts'
import { eraseProfile } from './erasure/erasure.queries.ts'
import { internalRoutes } from './internal.routes.ts'
import { requestLink } from './link/request-link.ts'
import { insertRegistration } from './registration/registration.queries.ts'

let database: FreshDatabase
let db: Kysely<IdentityTables>
let app: InternalApi<IdentityTables>

beforeAll(async () => {
  database = await freshDatabase({
    schema: 'identity',
    migrationsFolder: new URL('./database/migrations/', import.meta.url),
  })
  db = createDatabase<IdentityTables>(database.pool)
  app = createInternalApi<IdentityTables>({
    service: 'identity',
    db,
    log: createLog('identity', 'silent'),
    async authenticateService(token) {
      if (token !== 'service') throw new NotSignedIn('token-invalid')
    },
  })
  internalRoutes(app)
})
afterAll(() => database.drop())

async function ask(path: string, body?: object, token = 'service') {
  const answer = await app.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

/** A registration that nobody has confirmed. */
async function registered(mail = 'ina@nord.example') {
  const at = { userId: uuidv7(), companyId: uuidv7(), addressId: uuidv7() }
  const address = { street: 'Kaiweg', houseNo: '4', zip: '20457', city: 'Hamburg', country: 'Deutschland' }
  await db.transaction().execute((tx) =>
    insertRegistration(
      tx,
      {
        ...at,
        user: { name: 'Ina', lastname: 'Nord', phoneNumber: '+49 40 1', mail },
        company: { name: 'Nord', customerNumber: null, additionalInfo: null, address },
      },
      new Date(),
    ),
  )
  return at
}
const markDeleted = (id: string) =>
  db.updateTable('user').set({ deleted_at: new Date() }).where('id', '=', id).execute()
const confirm = (id: string) =>
  db.updateTable('user').set({ mail_confirmed_at: new Date() }).where('id', '=', id).execute()

test('only services are answered', async () => {
  const { userId, companyId } = await registered()
  for (const path of [
    addressOf(getAccountHolder, { userId }),
    addressOf(getCompanyForMail, { id: companyId }),
  ])
    expect(await ask(path, undefined, 'somebody')).toMatchObject({ status: 401 })
  for (const [path, body] of [
    [writeAccountMail.path, { requestId: uuidv7() }],
    [getNames.path, { userIds: [userId] }],
    [getUserIds.path, { companyIds: [companyId] }],
  ] as const)
    expect(await ask(path, body, 'somebody')).toMatchObject({ status: 401 })
})

test('an account has a holder at any gate, until the user is deleted', async () => {
  const { userId, companyId } = await registered()
  const path = addressOf(getAccountHolder, { userId })
  expect(await ask(path)).toEqual({
    status: 200,
    body: { userId, companyId, mail: 'ina@nord.example', name: 'Ina', lastname: 'Nord' },
  })
  await markDeleted(userId)
  expect(await ask(path)).toMatchObject({ status: 404 })
})

test('users are called what they are called now, also deleted ones, and erased ones by no name', async () => {
  const [{ userId }, gone, erased] = [await registered(), await registered(), await registered()]
  await markDeleted(gone.userId)
  await db.transaction().execute((tx) => eraseProfile(tx, erased.userId, new Date()))
  const rename = { name: 'Ida', lastname: 'Süd' }
  await db.updateTable('user').set(rename).where('id', '=', userId).execute()
  const { status, body } = await ask(getNames.path, {
    userIds: [userId, gone.userId, erased.userId, uuidv7()],
  })
  expect([status, new Set(body as object[])]).toEqual([
    200,
    new Set([
      { userId, ...rename },
      { userId: gone.userId, name: 'Ina', lastname: 'Nord' },
      { userId: erased.userId, name: 'Ehemalige', lastname: 'Person' },
    ]),
  ])
  expect(await ask(getNames.path, { userIds: [] })).toEqual({ status: 200, body: [] })
})

test('who is active in companies are their users at any gate, but nobody deleted or unconfirmed', async () => {
  const [there, gone, unconfirmed, other] = await Promise.all(
    [1, 2, 3, 4].map((place) => registered(`${place}@nord.example`)),
  )
  for (const { userId } of [there!, gone!, other!]) await confirm(userId)
  await markDeleted(gone!.userId)
  const companyIds = [there!, gone!, unconfirmed!].map(({ companyId }) => companyId)
  expect(await ask(getUserIds.path, { companyIds })).toEqual({
    status: 200,
    body: [{ userId: there!.userId, companyId: there!.companyId }],
  })
  expect(await ask(getUserIds.path, { companyIds: [] })).toEqual({ status: 200, body: [] })
})

test('a company is named with its place and its first admin, if there is one', async () => {
  const { userId, companyId } = await registered()
  const path = addressOf(getCompanyForMail, { id: companyId })
  const company = { id: companyId, name: 'Nord', type: 'CUSTOMER', city: 'Hamburg', active: true }
  expect(await ask(path)).toEqual({
    status: 200,
    body: {
      ...company,
      pendingRegistration: true,
      admin: { name: 'Ina', lastname: 'Nord', mail: 'ina@nord.example' },
    },
  })
  await markDeleted(userId)
  expect(await ask(path)).toMatchObject({ status: 200, body: { ...company, admin: null } })
  expect(await ask(addressOf(getCompanyForMail, { id: uuidv7() }))).toMatchObject({ status: 404 })
})

test('a mail is written with a code of its own while its request is open', async () => {
  const { userId } = await registered()
  const ctx = { now: () => new Date() }
  const request = () =>
    db.transaction().execute((tx) => requestLink(tx, ctx, { purpose: 'confirmRegistration', userId }))
  const first = await request()
  const write = (requestId: string) => ask(writeAccountMail.path, { requestId })
  expect(await write(first.requestId)).toEqual({
    status: 200,
    body: {
      userId,
      mail: 'ina@nord.example',
      name: 'Ina',
      lastname: 'Nord',
      companyName: 'Nord',
      code: expect.stringMatching(/^[\w-]{43}$/),
      validUntil: first.validUntil.toISOString(),
      newMail: null,
    },
  })
  const second = await request()
  expect(await write(first.requestId), 'void').toMatchObject({ status: 404 })
  expect(await write(second.requestId)).toMatchObject({ status: 200 })
  await markDeleted(userId)
  expect(await write(second.requestId), 'deleted').toMatchObject({ status: 404 })
  expect(await write(uuidv7()), 'unknown').toMatchObject({ status: 404 })
})
