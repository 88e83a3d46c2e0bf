import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'

const first = 'Kupferschiene-25'
const second = 'Sammelschiene-30'
let given: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  given = await businessdataInTest()
})
afterAll(() => given.stop())

const set = (
  offerId: string,
  body: { password: string; editVersion?: number },
  who: keyof typeof given.people = 'supplierAdmin',
) => given.post(given.people[who], `/create?offerId=${offerId}`, body)
const check = async (offerId: string, password: string) => {
  const answer = await given.visit('/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offerId, password }),
  })
  return { status: answer.status, token: ((await answer.json()) as { shareToken?: string }).shareToken }
}
const readAs = async (offerId: string, token: string) =>
  (await given.visit(`/?offerId=${offerId}`, { headers: { 'share-token': token } })).status
const folderOf = (offerId: string) =>
  given.db.selectFrom('folder').selectAll().where('offer_id', '=', offerId).executeTakeFirstOrThrow()

test('a new password opens the folder, and closes what the former one opened', async () => {
  const offerId = given.anOffer()
  const answer = await set(offerId, { password: first })
  expect([answer.status, answer.body.id]).toEqual([200, offerId])
  await given.setFolder(offerId, { allow_anonymous: true })
  const { status, token } = await check(offerId, first)
  expect([status, await readAs(offerId, token!)]).toEqual([200, 200])
  expect((await set(offerId, { password: second }, 'customerAdmin')).status).toBe(200)
  expect(await readAs(offerId, token!)).toBe(401)
  expect((await check(offerId, first)).status).toBe(403)
  expect((await check(offerId, second)).status).toBe(200)
})

test('the same password is kept otherwise in each folder, and nowhere as it is', async () => {
  const [one, other] = [given.anOffer(), given.anOffer()]
  for (const offerId of [one, other]) await set(offerId, { password: first })
  const [hash, otherHash] = [(await folderOf(one)).password_hash, (await folderOf(other)).password_hash]
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(otherHash).not.toBe(hash)
  const folder = (await given.get(given.people.supplierAdmin, `/?offerId=${one}`)).text
  expect(folder).not.toContain('argon2id')
})

test('an umlaut is the same however it is typed', async () => {
  const offerId = given.anOffer()
  await set(offerId, { password: 'Ger\u00e4teschrank' })
  await given.setFolder(offerId, { allow_anonymous: true })
  expect((await check(offerId, 'Gera\u0308teschrank')).status).toBe(200)
})

it.each([
  ['12345', 417, 'password-too-short'],
  ['😀'.repeat(3), 417, 'password-too-short'],
  ['123456', 200, undefined],
  ['x'.repeat(128), 200, undefined],
  ['x'.repeat(129), 417, 'password-too-long'],
])('answers %s with %i', async (password, status, code) => {
  const answer = await set(given.anOffer(), { password })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

it.each([
  ['customerAdmin', 200],
  ['customer', 403],
  ['supplier', 403],
  ['competitor', 404],
  ['stranger', 404],
  ['operator', 403],
  ['guest', 403],
] as const)('is for the admins of the two companies: %s gets %i', async (who, status) => {
  const offerId = given.anOffer()
  expect((await set(offerId, { password: first }, who)).status).toBe(status)
})

test('who saw other settings is told so, and nothing is done', async () => {
  const offerId = given.anOffer()
  await set(offerId, { password: first })
  const before = await folderOf(offerId)
  const late = await set(offerId, { password: second, editVersion: before.edit_version - 1 })
  expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile'])
  expect(await folderOf(offerId)).toEqual(before)
  expect((await set(offerId, { password: second, editVersion: before.edit_version })).status).toBe(200)
})

test('a folder that is closed or not released yet takes no password', async () => {
  const offerId = given.anOffer({ released: false })
  expect((await set(offerId, { password: first })).body.code).toBe('folder-not-open')
})

test('it is noted, and told to the other side where it lets somebody in, without the password', async () => {
  const offerId = given.anOffer()
  const { userId } = given.people.supplierAdmin
  const namesOfEvents = async () =>
    (await given.db.selectFrom('outbox').select('name').where('aggregate_id', '=', offerId).execute()).map(
      ({ name }) => name,
    )
  await set(offerId, { password: second })
  expect(await namesOfEvents()).toEqual(['businessdata.folder.changed'])
  await given.letVisitorIn(offerId)
  await set(offerId, { password: first })
  expect((await namesOfEvents()).sort()).toEqual([
    'businessdata.folder.changed',
    'businessdata.folder.changed',
    'businessdata.opening.changed',
  ])
  const events = await given.db.selectFrom('outbox').selectAll().where('aggregate_id', '=', offerId).execute()
  expect(events.find(({ name }) => name === 'businessdata.opening.changed')!.payload).toMatchObject({
    offerId,
    side: 'SUPPLIER',
    userId,
    external: 'unchanged',
    anonymous: 'unchanged',
    password: true,
  })
  const log = await given.db.selectFrom('folder_log').selectAll().where('offer_id', '=', offerId).execute()
  const noted = { act: 'set-password', user_id: userId, side: 'SUPPLIER' }
  expect(log).toMatchObject([noted, noted])
  const changes = await given.db
    .selectFrom('change_entry')
    .select(['action', 'fields'])
    .where('entity_id', '=', offerId)
    .execute()
  const change = { action: 'set-password', fields: [] }
  expect(changes).toEqual([change, change])
  const { password_hash: hash } = await folderOf(offerId)
  for (const secret of [first, hash!]) expect(JSON.stringify([events, log, changes])).not.toContain(secret)
})

test('under a key it is set once, and the key keeps nothing of it', async () => {
  const offerId = given.anOffer()
  const send = () =>
    given.send(given.people.supplierAdmin, `/create?offerId=${offerId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': offerId },
      body: JSON.stringify({ password: first }),
    })
  expect((await send()).status).toBe(200)
  await send()
  expect((await folderOf(offerId)).password_version).toBe(1)
  const kept = JSON.stringify(await given.db.selectFrom('idempotency').selectAll().execute())
  expect(kept).not.toContain(first)
  expect(kept).not.toContain('argon2id')
})
