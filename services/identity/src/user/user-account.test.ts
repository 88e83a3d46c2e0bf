import {
  createUser,
  deleteCompany,
  deleteUser,
  getCompany,
  setPassword,
  updateCompany,
  updateUser,
} from '@schrankwerk/contracts'
import { signInForTokens } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reconcileAccounts } from '../account/reconcile-accounts.ts'
import { type IdentityWorld, identityWorld } from '../identity-world.example.ts'

const password = 'ein-gutes-passwort'
let world: IdentityWorld
let operator: string
let customer: string
let count = 0
/** Of somebody who is to be made. */
let mail: string

beforeAll(async () => {
  world = await identityWorld()
  operator = await tokenOf(await world.addUser('leitung@betrieb.example', password, 'ADMIN'))
  customer = await tokenOf(await world.addUser('leitung@kunde.example', password))
}, 400_000)
afterAll(() => world?.stop(), 60_000)
beforeEach(() => {
  count += 1
  mail = `person${count}@kunde.example`
  world.valve.open()
})

const rowOf = (id: string) =>
  world.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** What this world takes for a token of Keycloak's. */
const tokenOf = async (id: string) =>
  `x.${Buffer.from(JSON.stringify({ sub: (await rowOf(id)).sub })).toString('base64url')}.x`
const create = (more: Record<string, unknown> = {}) =>
  world.ask(createUser, {
    token: customer,
    body: { name: 'Jo', lastname: 'Neumann', mail, phoneNumber: '+49 1', ...more },
  })
const choosePassword = async (userId: string, chosen: string) =>
  world.ask(setPassword, {
    body: { mail, password: chosen, oobCode: await world.codeOf(userId, 'firstPassword') },
  })
const remove = (userId: string) => world.ask(deleteUser, { token: customer, query: { userId } })
const signIn = (secret: string, who = mail) =>
  signInForTokens({ portal: world.keycloak.portal, mail: who, password: secret })
const usersNamed = async (address: string) =>
  (await world.keycloak.api.get<{ id: string; enabled: boolean }[]>(
    `/schrankwerk/users?exact=true&username=${encodeURIComponent(address)}`,
  ))!
const reconcile = () => reconcileAccounts(world.ctx, { syncMs: -1000 })()

test('a user gets in by the link alone, is out when deleted, and leaves the address to the next', async () => {
  const { status, body: first } = await create()
  expect(status).toBe(201)
  await expect(signIn(password)).rejects.toThrow()
  expect((await choosePassword(first.id, password)).status).toBe(200)
  expect((await signIn(password)).accessToken).toBeTruthy()
  expect((await create()).status).toBe(409)

  expect((await remove(first.id)).status).toBe(200)
  await expect(signIn(password)).rejects.toThrow()
  expect(await usersNamed(`deleted-${first.id}`)).toMatchObject([{ enabled: false }])

  const { status: again, body: second } = await create()
  expect(again).toBe(201)
  expect((await rowOf(second.id)).sub).not.toBe((await rowOf(first.id)).sub)
  await expect(signIn(password)).rejects.toThrow()
  expect((await choosePassword(second.id, 'ein-ganz-anderes')).status).toBe(200)
  expect((await signIn('ein-ganz-anderes')).accessToken).toBeTruthy()
})

test.each([1, 2, 3, 4, 5, 6])(
  'Keycloak goes away at request %i of making a user: all or nothing, and afterwards it is made whole',
  async (from) => {
    world.valve.shut('stop', from)
    const answer = await create()
    world.valve.open()
    if (answer.status === 503) {
      expect(await usersNamed(mail)).toEqual([])
      const rows = await world.db.selectFrom('user').select('id').where('mail', '=', mail).execute()
      expect(rows).toEqual([])
      expect((await create()).status).toBe(201)
    } else {
      expect(answer.status).toBe(201)
      await reconcile()
    }
    const [account] = await usersNamed(mail)
    expect(account).toMatchObject({ enabled: true })
    const { id, account_due } = await world.db
      .selectFrom('user')
      .selectAll()
      .where('mail', '=', mail)
      .where('sub', '=', account!.id)
      .executeTakeFirstOrThrow()
    expect(account_due).toBe(false)
    expect((await choosePassword(id, password)).status).toBe(200)
    expect((await signIn(password)).accessToken).toBeTruthy()
  },
)

test('who is deleted while Keycloak is away keeps no account once it is back, and loses no address', async () => {
  const { body: first } = await create()
  await choosePassword(first.id, password)
  world.valve.shut('stop')
  expect((await remove(first.id)).status).toBe(200)
  world.valve.open()
  const { status, body: second } = await create()
  expect(status).toBe(201)
  await reconcile()
  await expect(signIn(password)).rejects.toThrow()
  expect(await usersNamed(`deleted-${first.id}`)).toMatchObject([{ enabled: false }])
  expect(await usersNamed(mail)).toMatchObject([{ id: (await rowOf(second.id)).sub, enabled: true }])
})

test('a new name stands at Keycloak, and none is taken while it is away', async () => {
  const { body: user } = await create()
  const rename = (name: string) =>
    world.ask(updateUser, { token: customer, body: { id: user.id, editVersion: user.editVersion, name } })
  world.valve.shut('stop')
  expect((await rename('Kim')).status).toBe(503)
  world.valve.open()
  expect((await rename('Kim')).body).toMatchObject({ name: 'Kim', editVersion: user.editVersion + 1 })
  expect(await usersNamed(mail)).toMatchObject([{ firstName: 'Kim', lastName: 'Neumann' }])
})

test('the people of a deleted company get in no more, and again when it is back', async () => {
  const other = `leitung${count}@sued.example`
  const userId = await world.addUser(other, password, 'SUPPLIER')
  expect((await signIn(password, other)).accessToken).toBeTruthy()
  const id = (await rowOf(userId)).company_id
  expect((await world.ask(deleteCompany, { token: operator, query: { companyId: id } })).status).toBe(200)
  await reconcile()
  await expect(signIn(password, other)).rejects.toThrow()
  const { body: company } = await world.ask(getCompany, { token: operator, query: { id } })
  const { id: _, createDate: __, lastUpdate: ___, ...address } = company.address
  const { name, type, editVersion } = company
  const body = { id, editVersion, name, type, address, active: true }
  expect((await world.ask(updateCompany, { token: operator, body })).body).toMatchObject({ active: true })
  await reconcile()
  expect((await signIn(password, other)).accessToken).toBeTruthy()
})

test('neither an address nor a name reaches the log', () => {
  for (const secret of [password, 'person', 'Neumann', '@kunde', '@sued'])
    expect(world.lines.filter((line) => line.includes(secret))).toEqual([])
})
