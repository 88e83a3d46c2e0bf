import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'
import { defaultRoomLimits } from './room.ts'
import { textOf, uploadsOf } from './upload.example.ts'

let given: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  given = await businessdataInTest()
})
afterAll(() => given.stop())
afterEach(() => Object.assign(given.room, defaultRoomLimits))

const text = (bytes: number) => 'x'.repeat(bytes)
const start = (offerId: string, size: number, more: object = {}) =>
  given.post(given.people.supplier, '/upload', { offerId, filename: 'Plan.txt', size, ...more })
const put = (offerId: string, bytes: number, place?: Record<string, string>) =>
  given.upload(given.people.supplier, offerId, 'Plan.txt', text(bytes), place)

test('versions and unfinished uploads count; deleted files with their versions do not', async () => {
  const offerId = given.anOffer()
  given.room.folderBytes = 1000
  const { body: item } = await put(offerId, 300)
  await put(offerId, 300, { versionOf: item.id })
  expect((await start(offerId, 300)).status).toBe(201)
  const roomOf = async () => (await given.get(given.people.customer, `/?offerId=${offerId}`)).body.room
  expect(await roomOf()).toEqual({ bytes: 900, maximumBytes: 1000, files: 2, maximumFiles: 10_000 })
  for (const refused of [await start(offerId, 101), await put(offerId, 101)])
    expect([refused.status, refused.body.code]).toEqual([409, 'folder-full'])
  await given.post(given.people.supplier, `/delete?offerId=${offerId}&itemId=${item.id}`)
  expect((await roomOf()).bytes).toBe(300)
  expect((await put(offerId, 101)).status).toBe(201)
})

test('a former version needs its room again to be restored', async () => {
  const offerId = given.anOffer()
  given.room.folderBytes = 1000
  const { body: item } = await put(offerId, 300)
  await put(offerId, 300, { versionOf: item.id })
  const restore = (version: number, editVersion: number) =>
    given.post(given.people.supplier, '/item/restore', { offerId, itemId: item.id, version, editVersion })
  expect(await restore(1, 2)).toMatchObject({ status: 200, body: { version: 3 } })
  expect(await restore(1, 3)).toMatchObject({ status: 409, body: { code: 'folder-full' } })
})

test('the sentence says what is used, what is allowed and what helps', async () => {
  const offerId = given.anOffer()
  given.room.folderBytes = 3 * 1024 ** 2
  await put(offerId, 2.5 * 1024 ** 2)
  expect((await start(offerId, 1024 ** 2)).body.detail).toBe(
    'In diesem Projektordner sind 2,5 MB von 3 MB belegt; 1 MB passen nicht mehr hinein. Bitte löschen Sie Dateien, die nicht mehr gebraucht werden; auch ihre früheren Versionen zählen.',
  )
})

test('a file whose length is announced is refused before its bytes come', async () => {
  const offerId = given.anOffer()
  given.room.folderBytes = 10_000
  const boundary = 'held'
  const upload = request(`http://127.0.0.1:${given.port}/offer/businessdata`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${given.people.supplier.userId}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': 50_000,
    },
  })
  upload.on('error', () => undefined)
  upload.write(
    `--${boundary}\r\nContent-Disposition: form-data; name="offerId"\r\n\r\n${offerId}\r\n` +
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="Plan.txt"\r\n\r\nx`,
  )
  const [answer] = (await once(upload, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(409)
  upload.destroy()
})

test('the number of files is limited, not that of their versions', async () => {
  const offerId = given.anOffer()
  given.room.folderFiles = 1
  const { body: item } = await put(offerId, 1)
  expect((await put(offerId, 1)).body).toMatchObject({ code: 'folder-full' })
  expect((await start(offerId, 1)).body).toMatchObject({ code: 'folder-full' })
  expect((await put(offerId, 1, { versionOf: item.id })).status).toBe(201)
})

test('a company fills its room in all folders together, the other side does not', async () => {
  const [offerId, other] = [given.anOffer(), given.anOffer()]
  const used = await sql<{ bytes: number }>`select (
      (select coalesce(sum(size), 0) from item where company_id = ${given.people.supplier.companyId} and deleted_at is null)
      + (select coalesce(sum(version.size), 0) from item_version version join item on item.id = item_id
        where version.company_id = ${given.people.supplier.companyId} and deleted_at is null)
      + (select coalesce(sum(size), 0) from folder_upload)
    )::bigint as bytes`.execute(given.db)
  const before = used.rows[0]!.bytes
  given.room.companyBytes = before + 1000
  expect((await put(offerId, 600)).status).toBe(201)
  const refused = await put(other, 600)
  expect([refused.body.code, refused.body.detail]).toEqual([
    'folder-full',
    expect.stringContaining('Die Dateien Ihres Unternehmens belegen'),
  ])
  expect((await given.upload(given.people.customer, other, 'Plan.txt', text(600))).status).toBe(201)
})

test('what is used stays right through all that changes it', async () => {
  const [offerId, other] = [given.anOffer(), given.anOffer()]
  const { body: kept } = await put(offerId, 100)
  await put(offerId, 50, { versionOf: kept.id })
  const { body: gone } = await put(offerId, 30)
  await given.upload(given.people.customer, offerId, 'Plan.txt', text(7), { versionOf: gone.id })
  await given.post(given.people.supplier, `/delete?offerId=${offerId}&itemId=${gone.id}`)
  await given.upload(given.people.supplier, other, 'Anderer.txt', text(1))
  // As when a folder turns out to be its family's.
  await given.db.updateTable('item').set({ offer_id: other }).where('offer_id', '=', offerId).execute()
  const used = async (owner: string) =>
    given.db
      .selectFrom('room_used')
      .select(['bytes', 'files'])
      .where('owner_id', '=', owner)
      .executeTakeFirst()
  expect(await used(offerId)).toEqual({ bytes: 0, files: 0 })
  expect(await used(other)).toEqual({ bytes: 151, files: 2 })
})

test('of many that begin at once only as many get in as fit, in whichever folder', async () => {
  const folders = [given.anOffer(), given.anOffer()]
  given.room.folderFiles = 2
  const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => start(folders[index % 2]!, 1)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409])
})

test("what a guest sends, whole or in parts, counts to his inviter's day of uploads", async () => {
  const { customer, guest } = given.people
  const offerId = given.anOffer()
  await given.upload(given.people.supplier, offerId, 'Plan.txt', text(1))
  await given.letGuestIn(offerId, { side: 'CUSTOMER', may_write: true })
  const uploadedBy = async (companyId: string) =>
    (
      await sql<{ bytes: number }>`
        select coalesce(sum(bytes), 0)::int as bytes from uploaded_bytes where company_id = ${companyId}
      `.execute(given.db)
    ).rows[0]!.bytes
  const before = await uploadedBy(customer.companyId)
  expect((await given.upload(guest, offerId, 'Foto.txt', text(1000))).status).toBe(201)
  const afterWhole = await uploadedBy(customer.companyId)
  expect(afterWhole - before).toBe(1000)
  await uploadsOf(given).sendWhole(guest, offerId, textOf(1000))
  expect((await uploadedBy(customer.companyId)) - afterWhole).toBe(1000)
  expect(await uploadedBy(guest.companyId)).toBe(0)
})
