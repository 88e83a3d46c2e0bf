import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'
import { referencedKeys } from './item.queries.ts'

let service: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  service = await businessdataInTest()
})
afterAll(() => service.stop())

type Person = keyof typeof service.people

/** A text in three versions: the supplier's, the customer's, the supplier's. */
async function aFile(change = {}) {
  const offerId = service.anOffer(change)
  const { supplier, customer } = service.people
  const { body } = await service.upload(supplier, offerId, 'Plan.txt', 'eins')
  const itemId: string = body.id
  await service.upload(customer, offerId, 'Plan.txt', 'zwei', { versionOf: itemId })
  await service.upload(supplier, offerId, 'Plan.txt', 'drei', { versionOf: itemId })
  return { offerId, itemId, at: `offerId=${offerId}&itemId=${itemId}` }
}
const versionsAs = async (person: Person, at: string) =>
  (await service.get(service.people[person], `/item/versions?${at}`)).body
const restore = (person: Person, target: object, version = 1, editVersion = 3) =>
  service.post(service.people[person], '/item/restore', { ...target, version, editVersion })
const text = (person: Person, at: string) => service.get(service.people[person], `/item?${at}`)

test('versions are listed with who put them in: own people by name, of the other side the company', async () => {
  const { at } = await aFile()
  const { supplier, customer } = service.people
  const facts = (list: { version: number; name: string | null; companyName: string; isCurrent: boolean }[]) =>
    list.map(({ version, name, companyName, isCurrent }) => [version, name, companyName, isCurrent])
  const mine = `${supplier.name} ${supplier.lastname}`
  expect(facts(await versionsAs('supplier', at))).toEqual([
    [3, mine, 'Schaltschrankbau Süd', true],
    [2, null, 'Anlagenbau Nord', false],
    [1, mine, 'Schaltschrankbau Süd', false],
  ])
  expect(facts(await versionsAs('customer', at)).map(([, name]) => name)).toEqual([
    null,
    `${customer.name} ${customer.lastname}`,
    null,
  ])
})

test('a former version is downloaded under a name that tells it apart, also by ticket', async () => {
  const { offerId, itemId, at } = await aFile()
  const former = await text('customer', `${at}&version=2`)
  expect([former.status, former.text]).toEqual([200, 'zwei'])
  expect(former.headers.get('content-disposition')).toContain('filename="Plan (Version 2).txt"')
  expect((await text('customer', `${at}&version=3`)).headers.get('content-disposition')).toContain(
    '"Plan.txt"',
  )
  expect((await text('customer', `${at}&version=4`)).status).toBe(404)
  const ticket = (version: number) =>
    service.post(service.people.customer, '/ticket', { offerId, itemId, version })
  const { url } = (await ticket(1)).body
  expect(await (await service.visit(url.replace('/api/offer/businessdata', ''))).text()).toBe('eins')
  expect((await ticket(4)).status).toBe(404)
  expect((await ticket(2 ** 40)).status).toBe(400)
})

test('a former version is restored as a version of its own, by who is faster', async () => {
  const { offerId, itemId, at } = await aFile()
  const both = await Promise.all([
    restore('supplier', { offerId, itemId }),
    restore('customer', { offerId, itemId }, 2),
  ])
  expect(both.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
    [200, undefined],
    [409, 'changed-meanwhile'],
  ])
  expect(both.find(({ status }) => status === 200)!.body).toMatchObject({ version: 4, editVersion: 4 })
  expect(await versionsAs('supplier', at)).toHaveLength(4)
  expect(await restore('supplier', { offerId, itemId }, 4, 4)).toMatchObject({ status: 404 })
})

test("what the other side put in stays that side's when it is restored, whoever did it", async () => {
  const { offerId, itemId, at } = await aFile()
  await service.letGuestIn(offerId)
  await service.setFolder(offerId, { external_agreed_customer: false })
  expect((await restore('supplier', { offerId, itemId }, 2)).body).toMatchObject({ side: 'CUSTOMER' })
  expect((await text('supplier', at)).text).toBe('zwei')
  expect((await text('guest', at)).text).toBe('drei')
  const [current] = await versionsAs('customer', at)
  expect(current).toMatchObject({ side: 'CUSTOMER', name: null, companyName: 'Schaltschrankbau Süd' })
})

test('guests and visitors see versions of the sides that agreed, and nobody behind them', async () => {
  const { offerId, itemId, at } = await aFile()
  await service.letGuestIn(offerId)
  const visit = await service.letVisitorIn(offerId)
  const nobody = { name: null, companyName: null }
  const expected = [3, 2, 1].map((version) => expect.objectContaining({ version, ...nobody }))
  expect(await versionsAs('guest', at)).toEqual(expected)
  expect((await visit(`/item/versions?${at}`)).body).toEqual(expected)
  await service.setFolder(offerId, { external_agreed_customer: false, anonymous_agreed_customer: false })
  expect((await versionsAs('guest', at)).map(({ version }: { version: number }) => version)).toEqual([3, 1])
  expect((await text('guest', `${at}&version=2`)).status).toBe(404)
  expect((await visit(`/item?${at}&version=2`)).status).toBe(404)
  expect((await visit(`/item?${at}&version=1`)).text).toBe('eins')
  expect((await restore('guest', { offerId, itemId })).status).toBe(403)
  expect(
    (await visit('/item/restore', { method: 'POST', body: JSON.stringify({ offerId, itemId }) })).status,
  ).toBe(401)
})

test('a guest who may write restores for the side that invited him', async () => {
  const { offerId, itemId, at } = await aFile()
  await service.letGuestIn(offerId, { side: 'CUSTOMER', may_write: true })
  expect((await restore('guest', { offerId, itemId }, 2)).status).toBe(200)
  const { guest } = service.people
  expect((await versionsAs('customer', at))[0].name).toBe(`${guest.name} ${guest.lastname}`)
  expect((await versionsAs('supplier', at))[0]).toMatchObject({ name: null, companyName: 'Anlagenbau Nord' })
})

test.each([
  ['competitor', 404, 404],
  ['stranger', 404, 404],
  ['guest', 404, 404],
  ['operator', 403, 403],
] as const)('%s gets %i of the versions and %i of restoring', async (person, reading, writing) => {
  const { offerId, itemId, at } = await aFile()
  expect((await service.get(service.people[person], `/item/versions?${at}`)).status).toBe(reading)
  expect((await restore(person, { offerId, itemId })).status).toBe(writing)
})

test('in a closed folder versions are read and not restored', async () => {
  const { offerId, itemId, at } = await aFile()
  service.offers.find((offer) => offer.offerId === offerId)!.family.open = false
  service.clock.now += 6000
  expect(await versionsAs('customer', at)).toHaveLength(3)
  expect(await restore('customer', { offerId, itemId })).toMatchObject({
    status: 409,
    body: { code: 'folder-not-open' },
  })
})

test('the bytes of a former version go with those of the file, seven days after it was deleted', async () => {
  const { offerId, itemId, at } = await aFile()
  const rows = await service.db
    .selectFrom('item_version')
    .select('storage_key')
    .where('item_id', '=', itemId)
    .execute()
  const keys = rows.map((row) => row.storage_key)
  const referenced = (asked: string[]) => referencedKeys(service.db, asked)
  await service.post(service.people.supplier, `/delete?${at}`)
  expect(await versionsAs('supplier', at)).toMatchObject({ code: 'not-found' })
  expect((await restore('supplier', { offerId, itemId })).status).toBe(404)
  expect(await referenced(keys)).toEqual(new Set(keys))
  await service.db
    .updateTable('item')
    .set({ deleted_at: new Date(Date.now() - 8 * 24 * 3600 * 1000) })
    .where('id', '=', itemId)
    .execute()
  service.clock.now += 8 * 24 * 3600 * 1000
  await service.files.janitor({ referenced })
  for (const key of keys) await expect(service.files.open(key)).rejects.toMatchObject({ status: 404 })
})
