import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'

let service: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  service = await businessdataInTest()
})
afterAll(() => service.stop())

const { stringify } = JSON
const headers = { 'content-type': 'application/json' }
const subfolder = async (offerId: string, name: string) =>
  (await service.post(service.people.supplier, '/subfolder', { offerId, name })).body.id as string
const put = async (offerId: string, filename: string, place = {}) =>
  (await service.upload(service.people.supplier, offerId, filename, `in ${filename}`, place)).body
    .id as string
const zipOf = async (offerId: string, itemIds: readonly string[]) => {
  const body = stringify({ offerId, itemIds })
  const response = await service.fetchAs(service.people.customer, '/download', {
    method: 'POST',
    body,
    headers,
  })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** Names and times in the directory at the end of a zip, in their order. */
function entriesIn(zip: Buffer): { name: string; time: string }[] {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const length = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + length)
    const time = timeOf(zip.readUInt16LE(at + 14), zip.readUInt16LE(at + 12))
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    return { name, time }
  })
}
const namesIn = (zip: Buffer) => entriesIn(zip).map(({ name }) => name)

/** What the two words of an entry's time say, which counts in steps of two seconds. */
const timeOf = (day: number, clock: number): string => {
  const two = (part: number) => String(part).padStart(2, '0')
  const date = [1980 + (day >> 9), two((day >> 5) & 15), two(day & 31)].join('-')
  return `${date} ${[clock >> 11, (clock >> 5) & 63, (clock & 31) * 2].map(two).join(':')}`
}

test('subfolders are directories of the zip, where one name can stand in each', async () => {
  const offerId = service.anOffer()
  const [plans, photos] = [await subfolder(offerId, 'Pläne'), await subfolder(offerId, 'Fotos')]
  const ids = [
    await put(offerId, 'Plan.txt'),
    await put(offerId, 'Plan.txt', { subfolderId: plans }),
    await put(offerId, 'Plan.txt', { subfolderId: photos }),
  ]
  expect(namesIn(await zipOf(offerId, ids)).toSorted()).toEqual([
    'Fotos/Plan.txt',
    'Plan.txt',
    'Pläne/Plan.txt',
  ])
  await vi.waitFor(async () => expect(await Promise.all(ids.map(service.counterOf))).toEqual([1, 1, 1]))
})

test.each([
  ['in summer', '2026-07-01T22:30:20.000Z', '2026-07-02 00:30:20'],
  ['in winter', '2026-01-15T10:30:20.000Z', '2026-01-15 11:30:20'],
])('a file has the time of its last change by Berlin’s clock, %s', async (_, changed, time) => {
  const offerId = service.anOffer()
  const id = await put(offerId, 'Plan.txt')
  await service.db
    .updateTable('item')
    .set({ last_update: new Date(changed) })
    .where('id', '=', id)
    .execute()
  expect(entriesIn(await zipOf(offerId, [id]))).toEqual([{ name: 'Plan.txt', time }])
})

test('a subfolder that is called as a file beside it is told apart', async () => {
  const offerId = service.anOffer()
  const subfolderId = await subfolder(offerId, 'plan.TXT')
  const ids = [await put(offerId, 'Plan.txt'), await put(offerId, 'Rest.txt', { subfolderId })]
  expect(namesIn(await zipOf(offerId, ids)).toSorted()).toEqual(['2_plan.TXT/Rest.txt', 'Plan.txt'])
  expect(namesIn(await zipOf(offerId, ids.slice(1)))).toEqual(['plan.TXT/Rest.txt'])
})

test('one zip is one entry of the log, whatever number of files', async () => {
  const offerId = service.anOffer()
  const ids = [await put(offerId, 'A.txt'), await put(offerId, 'B.txt')]
  await zipOf(offerId, ids)
  const entries = () =>
    service.db
      .selectFrom('folder_log')
      .select('item_ids')
      .where('offer_id', '=', offerId)
      .where('act', '=', 'download')
      .execute()
  await vi.waitFor(async () => expect(await entries()).toHaveLength(1))
  expect(new Set((await entries())[0]?.item_ids)).toEqual(new Set(ids))
})
