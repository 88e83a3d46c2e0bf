import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'

let service: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  service = await businessdataInTest()
})
afterAll(() => service.stop())

type Person = keyof typeof service.people

async function aFolder(...names: string[]) {
  const offerId = service.anOffer()
  const ids: string[] = []
  for (const name of names) ids.push((await service.upload(service.people.supplier, offerId, name)).body.id)
  return { offerId, ids }
}
const remove = (offerId: string, itemIds: readonly string[], person: Person = 'supplier') =>
  service.post(service.people[person], '/item/delete', { offerId, itemIds })
const namesIn = async (offerId: string) =>
  (await service.get(service.people.supplier, `/?offerId=${offerId}`)).body.items.map(
    ({ filename }: { filename: string }) => filename,
  )
const deletionsOf = (offerId: string) =>
  service.db
    .selectFrom('folder_log')
    .select('item_ids')
    .where('offer_id', '=', offerId)
    .where('act', '=', 'delete')
    .execute()
const eventsOf = (offerId: string) =>
  service.db.selectFrom('outbox').select('name').where('aggregate_id', '=', offerId).execute()

test('files go together, with one row in the log and one event; a repeat does nothing', async () => {
  const { offerId, ids } = await aFolder('Plan.pdf', 'Foto.pdf', 'Rest.pdf')
  const gone = ids.slice(0, 2)
  const events = (await eventsOf(offerId)).length
  const first = await remove(offerId, [...gone, gone[0]!])
  expect(first.status).toBe(200)
  expect(first.body.toSorted()).toEqual(gone.toSorted())
  expect(await namesIn(offerId)).toEqual(['Rest.pdf'])
  const rows = await deletionsOf(offerId)
  expect(rows.map(({ item_ids }) => item_ids.toSorted())).toEqual([gone.toSorted()])
  expect(await eventsOf(offerId)).toHaveLength(events + 1)

  expect(await remove(offerId, gone)).toMatchObject({ status: 200, body: [] })
  expect(await deletionsOf(offerId)).toHaveLength(1)
  expect(await eventsOf(offerId)).toHaveLength(events + 1)
  expect(await remove(offerId, ids)).toMatchObject({ status: 200, body: [ids[2]] })
  expect(await remove(offerId, [])).toMatchObject({ status: 400 })
})

test('with a file that one does not see nothing is deleted', async () => {
  const { offerId, ids } = await aFolder('Plan.pdf')
  const foreign = await aFolder('Fremd.pdf')
  const hidden = (await service.upload(service.people.customer, offerId, 'Verdeckt.pdf')).body.id
  await service.letGuestIn(offerId, { may_write: true })
  await service.setFolder(offerId, { external_agreed_customer: false })
  expect((await remove(offerId, [ids[0]!, randomUUID()])).status).toBe(404)
  expect((await remove(offerId, [ids[0]!, foreign.ids[0]!])).status).toBe(404)
  expect((await remove(offerId, [ids[0]!, hidden], 'guest')).status).toBe(404)
  expect(await namesIn(offerId)).toEqual(['Plan.pdf', 'Verdeckt.pdf'])
  expect(await deletionsOf(offerId)).toEqual([])
  expect(await remove(offerId, ids, 'guest')).toMatchObject({ status: 200, body: ids })
})

test.each([
  ['customer', 200],
  ['competitor', 404],
  ['stranger', 404],
  ['guest', 404],
  ['operator', 403],
] as const)('%s gets %i of it', async (person, status) => {
  const { offerId, ids } = await aFolder('Plan.pdf')
  expect((await remove(offerId, ids, person)).status).toBe(status)
})

test('nothing is deleted from a closed folder', async () => {
  const { offerId, ids } = await aFolder('Plan.pdf')
  service.offers.find((offer) => offer.offerId === offerId)!.family.open = false
  service.clock.now += 6000
  expect(await remove(offerId, ids)).toMatchObject({ status: 409, body: { code: 'folder-not-open' } })
})
