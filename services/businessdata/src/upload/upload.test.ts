import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { partBytes } from '@schrankwerk/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'
import { dropOldUploads } from './drop-old-uploads.ts'
import { hashOf, textOf, uploadsOf } from './upload.example.ts'

let given: Awaited<ReturnType<typeof businessdataInTest>>
let calls: ReturnType<typeof uploadsOf>
beforeAll(async () => {
  given = await businessdataInTest()
  calls = uploadsOf(given)
})
afterAll(() => given.stop())

const partsInStore = async () => (await readdir(join(given.folder, 'partial'))).length
const small = Buffer.from('nur ein Teil')
const itemsOf = async (offerId: string) =>
  (await given.get(given.people.supplierAdmin, `/?offerId=${offerId}`)).body.items

describe('a file in parts', () => {
  test('arrives whole, in any order, one part twice at once over two copies', async () => {
    const { supplier } = given.people
    const offerId = given.anOffer()
    const content = textOf(2 * partBytes + 5)
    const { status, body } = await calls.start(supplier, offerId, content.length)
    expect([status, body]).toEqual([
      201,
      {
        uploadId: expect.any(String),
        filename: 'Liste.txt',
        size: content.length,
        subfolderId: null,
        versionOf: null,
        partBytes,
        parts: [],
        expiresAt: expect.any(String),
      },
    ])
    const copy = await given.startCopy()
    const toCopy = (number: number) =>
      fetch(`http://127.0.0.1:${copy}/offer/businessdata/upload/part`, {
        method: 'POST',
        headers: { authorization: `Bearer ${supplier.userId}` },
        body: calls.formOf(offerId, body.uploadId, number, calls.partOf(content, number)),
      })
    const here = (number: number) =>
      calls.sendPart(supplier, offerId, body.uploadId, number, calls.partOf(content, number))
    const answers = await Promise.all([here(3), toCopy(1), here(1), toCopy(2)])
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
    expect(answers[0]).toMatchObject({
      body: { number: 3, size: 5, sha256: hashOf(calls.partOf(content, 3)) },
    })
    const [unfinished] = (await calls.list(supplier, offerId)).body
    expect(unfinished.parts.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3])
    const finished = await calls.finish(supplier, offerId, body.uploadId)
    expect([finished.status, finished.body.filename, finished.body.size]).toEqual([
      201,
      'Liste.txt',
      content.length,
    ])
    const stored = await given.fetchAs(supplier, `/item?offerId=${offerId}&itemId=${finished.body.id}`)
    expect(hashOf(Buffer.from(await stored.arrayBuffer()))).toBe(hashOf(content))
    expect((await calls.list(supplier, offerId)).body).toEqual([])
    expect(await partsInStore()).toBe(0)
  })

  test('ends once, however often and by however many calls', async () => {
    const { supplier } = given.people
    const offerId = given.anOffer()
    const uploadId = await calls.sendWhole(supplier, offerId, small)
    const finish = () => calls.finish(supplier, offerId, uploadId)
    const answers = [...(await Promise.all([finish(), finish(), finish()])), await finish()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await itemsOf(offerId)).toHaveLength(1)
  })

  test('is not put together while a part is missing', async () => {
    const { supplier } = given.people
    const offerId = given.anOffer()
    const content = textOf(partBytes + 1)
    const { body } = await calls.start(supplier, offerId, content.length)
    await calls.sendPart(supplier, offerId, body.uploadId, 1, calls.partOf(content, 1))
    const refused = await calls.finish(supplier, offerId, body.uploadId)
    expect([refused.status, refused.body.code]).toEqual([409, 'upload-incomplete'])
    await calls.sendPart(supplier, offerId, body.uploadId, 2, calls.partOf(content, 2))
    expect((await calls.finish(supplier, offerId, body.uploadId)).status).toBe(201)
  })

  test('refuses parts of another size, hash or number, and keeps those that fit', async () => {
    const { supplier } = given.people
    const offerId = given.anOffer()
    const { body } = await calls.start(supplier, offerId, small.length)
    const send = (number: number, part: Uint8Array, sha256?: string) =>
      calls.sendPart(supplier, offerId, body.uploadId, number, part, sha256)
    const answers = [
      await send(1, small, hashOf('anderes')),
      await send(1, small.subarray(1)),
      await send(2, small),
      await send(0, small),
      await send(1, Buffer.alloc(partBytes + 1)),
    ]
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
      [400, 'upload-part-broken'],
      [400, 'upload-part-broken'],
      [400, 'invalid-input'],
      [400, 'invalid-input'],
      [413, 'too-large'],
    ])
    expect((await calls.list(supplier, offerId)).body[0].parts).toEqual([])
    expect((await send(1, small)).status).toBe(201)
  })

  test('becomes the next version of a file, and goes into a subfolder', async () => {
    const { supplier } = given.people
    const offerId = given.anOffer()
    const { body: item } = await given.upload(supplier, offerId, 'Liste.txt', 'alt')
    const uploadId = await calls.sendWhole(supplier, offerId, small, { versionOf: item.id })
    expect((await calls.finish(supplier, offerId, uploadId)).body).toMatchObject({ id: item.id, version: 2 })
    const wrong = await calls.start(supplier, offerId, 5, { versionOf: item.id, filename: 'Liste.pdf' })
    expect([wrong.status, wrong.body.code]).toEqual([415, 'file-format'])
    expect((await calls.start(supplier, offerId, 5, { subfolderId: randomUUID() })).status).toBe(404)
  })

  test('counts to the day of its company once', async () => {
    const { customer } = given.people
    const offerId = given.anOffer()
    const bytes = async () => {
      const row = await given.db
        .selectFrom('uploaded_bytes')
        .select('bytes')
        .where('company_id', '=', customer.companyId)
        .executeTakeFirst()
      return Number(row?.bytes ?? 0)
    }
    const before = await bytes()
    const content = textOf(partBytes + 1000)
    const uploadId = await calls.sendWhole(customer, offerId, content)
    await calls.finish(customer, offerId, uploadId)
    expect((await bytes()) - before).toBe(content.length)
  })
})

describe('what is refused at the start', () => {
  test.each([
    ['Seite.html', 5, 415, 'file-format'],
    ['Plan.txt', 201 * 1024 * 1024, 413, 'too-large'],
    ['Plan.txt', 0, 400, 'invalid-input'],
  ])('%s of %i bytes is %i', async (filename, size, status, code) => {
    const before = await partsInStore()
    const answer = await calls.start(given.people.supplier, given.anOffer(), size, { filename })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await partsInStore()).toBe(before)
  })

  test('more than twenty unfinished ones of one person in one folder', async () => {
    const { supplier, supplierAdmin } = given.people
    const offerId = given.anOffer()
    const started = []
    for (let index = 0; index < 20; index += 1)
      started.push((await calls.start(supplier, offerId, 5)).body.uploadId)
    expect((await calls.start(supplier, offerId, 5)).status).toBe(429)
    expect((await calls.start(supplierAdmin, offerId, 5)).status).toBe(201)
    expect((await calls.start(supplier, given.anOffer(), 5)).status).toBe(201)
    await calls.cancel(supplier, offerId, started[0])
    expect((await calls.start(supplier, offerId, 5)).status).toBe(201)
  })
})

describe('who may go on', () => {
  test('only who began it, in its folder', async () => {
    const { supplier, supplierAdmin, customer, competitor } = given.people
    const [offerId, other] = [given.anOffer(), given.anOffer()]
    const uploadId = await calls.sendWhole(supplier, offerId, small)
    for (const person of [supplierAdmin, customer, competitor]) {
      expect((await calls.finish(person, offerId, uploadId)).status).toBe(404)
      expect((await calls.sendPart(person, offerId, uploadId, 1, small)).status).toBe(404)
    }
    expect((await calls.list(supplierAdmin, offerId)).body).toEqual([])
    expect((await calls.cancel(supplierAdmin, offerId, uploadId)).status).toBe(200)
    expect((await calls.finish(supplier, other, uploadId)).status).toBe(404)
    expect((await calls.finish(supplier, offerId, uploadId)).status).toBe(201)
  })

  const refusals = [
    ['the right is withdrawn', 403, 'not-allowed'],
    ['the folder is closed', 409, 'folder-not-open'],
  ] as const
  const end = async (why: (typeof refusals)[number][0], offerId: string) => {
    if (why === 'the right is withdrawn')
      await given.db
        .updateTable('folder')
        .set({
          types: JSON.stringify({
            SUPPLIER: { read: true, write: true },
            CUSTOMER: { read: true, write: false },
          }),
        })
        .where('offer_id', '=', offerId)
        .execute()
    else given.offers.find((one) => one.offerId === offerId)!.family.open = false
    given.clock.now += 6000
  }

  test.each(refusals)(
    'nobody once %s: a part is refused and all of them are dropped',
    async (why, status, code) => {
      const { customer } = given.people
      const offerId = given.anOffer()
      const uploadId = await calls.sendWhole(customer, offerId, small)
      const before = await partsInStore()
      await end(why, offerId)
      const answer = await calls.sendPart(customer, offerId, uploadId, 1, small)
      expect([answer.status, answer.body.code]).toEqual([status, code])
      expect(await partsInStore()).toBe(before - 1)
      expect(await given.db.selectFrom('folder_upload').where('id', '=', uploadId).execute()).toEqual([])
    },
  )

  test.each(refusals)('nobody once %s: the end is refused', async (why, status, code) => {
    const { customer } = given.people
    const offerId = given.anOffer()
    const uploadId = await calls.sendWhole(customer, offerId, small)
    await end(why, offerId)
    const answer = await calls.finish(customer, offerId, uploadId)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await itemsOf(offerId)).toEqual([])
  })

  test.each(refusals)('once the parts are joined it is asked again: %s', async (why, status, code) => {
    const { customer } = given.people
    const offerId = given.anOffer()
    const uploadId = await calls.sendWhole(customer, offerId, small)
    const held = given.holdNextFile()
    const answer = calls.finish(customer, offerId, uploadId)
    await held.begun
    await end(why, offerId)
    held.release()
    expect(await answer).toMatchObject({ status, body: { code } })
    expect(await itemsOf(offerId)).toEqual([])
  })

  test("an end date that is reached ends a guest's upload", async () => {
    const { guest, supplierAdmin } = given.people
    const offerId = given.anOffer()
    await given.upload(supplierAdmin, offerId, 'Plan.pdf')
    await given.db
      .updateTable('folder')
      .set({ allow_external: true, external_agreed_supplier: true })
      .where('offer_id', '=', offerId)
      .execute()
    await given.db
      .insertInto('visibility')
      .values({
        id: randomUUID(),
        offer_id: offerId,
        side: 'SUPPLIER',
        mail: guest.mail,
        mail_key: guest.mail.toLowerCase(),
        user_id: guest.userId,
        company_id: guest.companyId,
        end_date: null,
        may_read: true,
        may_write: true,
        created_by: supplierAdmin.userId,
        create_date: new Date(),
        invited_at: null,
      })
      .execute()
    const setEnd = (end_date: string) =>
      given.db.updateTable('visibility').set({ end_date }).where('offer_id', '=', offerId).execute()
    await setEnd('2999-12-31')
    const uploadId = await calls.sendWhole(guest, offerId, small)
    const row = await given.db
      .selectFrom('folder_upload')
      .selectAll()
      .where('id', '=', uploadId)
      .executeTakeFirst()
    expect(row).toMatchObject({ side: 'SUPPLIER', company_id: supplierAdmin.companyId })
    await setEnd('2020-12-31')
    expect((await calls.finish(guest, offerId, uploadId)).status).toBe(404)
    expect(await itemsOf(offerId)).toHaveLength(1)
  })
})

describe('what becomes of the rest', () => {
  test('a content that does not fit its name is refused and dropped', async () => {
    const { supplier } = given.people
    const offerId = given.anOffer()
    const before = await partsInStore()
    const uploadId = await calls.sendWhole(supplier, offerId, Buffer.from('<html>'), { filename: 'Plan.pdf' })
    const answer = await calls.finish(supplier, offerId, uploadId)
    expect([answer.status, answer.body.code]).toEqual([415, 'file-content'])
    expect(await partsInStore()).toBe(before)
    expect((await calls.finish(supplier, offerId, uploadId)).status).toBe(404)
  })

  test('a cancelled one is gone, and may be cancelled again', async () => {
    const { supplier } = given.people
    const offerId = given.anOffer()
    const before = await partsInStore()
    const uploadId = await calls.sendWhole(supplier, offerId, small)
    for (const again of [1, 2])
      expect((await calls.cancel(supplier, offerId, uploadId)).status, `${again}`).toBe(200)
    expect(await partsInStore()).toBe(before)
    expect((await calls.sendPart(supplier, offerId, uploadId, 1, small)).status).toBe(404)
  })

  test('it goes a day after the last part', async () => {
    const { supplier } = given.people
    const offerId = given.anOffer()
    const { body } = await calls.start(supplier, offerId, small.length)
    const after = (hours: number) =>
      dropOldUploads({ db: given.db, now: () => new Date(Date.now() + hours * 3600 * 1000) }, given.files)
    await after(23.9)
    expect((await calls.list(supplier, offerId)).body).toHaveLength(1)
    await after(24.1)
    expect((await calls.list(supplier, offerId)).body).toEqual([])
    expect((await calls.sendPart(supplier, offerId, body.uploadId, 1, small)).status).toBe(404)
    expect(await partsInStore()).toBe(0)
  })

  test('what a guest has not finished keeps its room no longer than the last entry that lets him write', async () => {
    const { guest, customer, supplier, supplierAdmin } = given.people
    const offerId = given.anOffer()
    await given.upload(supplier, offerId, 'Plan.txt', small)
    await given.letGuestIn(offerId, { may_write: true })
    await given.letGuestIn(offerId, { may_write: true, side: 'CUSTOMER' })
    for (const by of [guest, customer]) await calls.sendWhole(by, offerId, small)
    const finished = await calls.sendWhole(guest, offerId, small)
    await calls.finish(guest, offerId, finished)
    const folder = async () => (await given.get(supplierAdmin, `/?offerId=${offerId}`)).body
    const endEntryOf = async (side: string) => {
      const { settings } = await folder()
      const { id: entryId } = settings.visibilities.find((entry: { side: string }) => entry.side === side)
      const body = { offerId, entryId, editVersion: settings.editVersion }
      expect((await given.post(supplierAdmin, '/visibility/end', body)).status).toBe(200)
      const rows = given.db.selectFrom('folder_upload').select(['user_id', 'item_id'])
      return (await rows.where('offer_id', '=', offerId).orderBy('id').execute()).map((row) => [
        row.user_id,
        row.item_id !== null,
      ])
    }
    const ofCustomer = [customer.userId, false]
    const ofGuest = [guest.userId, true]
    expect((await folder()).room).toMatchObject({ files: 4, bytes: 4 * small.length })
    expect(await endEntryOf('SUPPLIER')).toEqual([[guest.userId, false], ofCustomer, ofGuest])
    expect(await endEntryOf('CUSTOMER')).toEqual([ofCustomer, ofGuest])
    expect((await folder()).room).toMatchObject({ files: 3, bytes: 3 * small.length })
  })
})
