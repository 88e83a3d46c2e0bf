import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'

let given: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  given = await businessdataInTest()
})
afterAll(() => given.stop())

async function aSubfolder(offerId: string, name: string): Promise<string> {
  const id = randomUUID()
  await given.db
    .insertInto('subfolder')
    .values({
      id,
      offer_id: offerId,
      name,
      name_key: name.toLowerCase(),
      side: 'SUPPLIER',
      create_date: new Date(),
    })
    .execute()
  return id
}
const versionsOf = (itemId: string) =>
  given.db.selectFrom('item_version').selectAll().where('item_id', '=', itemId).orderBy('version').execute()

test('a new version takes the place of the former bytes, which are kept', async () => {
  const { supplier, customer } = given.people
  const offerId = given.anOffer()
  const { body: first } = await given.upload(supplier, offerId, 'Plan.pdf', '%PDF-1.7\nalt')
  const place = { versionOf: first.id }
  const { status, body } = await given.upload(customer, offerId, 'Plan neu.PDF', '%PDF-1.7\nneuer', place)
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      id: first.id,
      filename: 'Plan.pdf',
      version: 2,
      editVersion: first.editVersion + 1,
      size: 14,
      side: 'CUSTOMER',
    }),
  ])
  expect((await given.get(supplier, `/item?offerId=${offerId}&itemId=${first.id}`)).text).toBe(
    '%PDF-1.7\nneuer',
  )
  expect(await versionsOf(first.id)).toEqual([
    expect.objectContaining({
      version: 1,
      size: 12,
      side: 'SUPPLIER',
      created_by: supplier.userId,
      company_id: supplier.companyId,
      create_date: new Date(first.createDate),
    }),
  ])
  expect((await given.get(supplier, `/?offerId=${offerId}`)).body.items).toHaveLength(1)
  const acts = await given.db
    .selectFrom('folder_log')
    .select('act')
    .where('offer_id', '=', offerId)
    .where('act', '!=', 'download')
    .orderBy('id')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['upload', 'new-version']))
})

test('a version of another format, of another folder or of a deleted file is refused', async () => {
  const { supplier } = given.people
  const [offerId, other] = [given.anOffer(), given.anOffer()]
  const { body: item } = await given.upload(supplier, offerId, 'Plan.pdf')
  const asVersion = (folder: string, versionOf: string, name = 'Plan.pdf', content?: string) =>
    given.upload(supplier, folder, name, content, { versionOf })
  const wrong = await asVersion(offerId, item.id, 'Plan.txt', 'Text')
  expect([wrong.status, wrong.body.code, wrong.body.detail]).toEqual([
    415,
    'file-format',
    'Eine neue Version von „Plan.pdf“ muss wieder eine .pdf-Datei sein.',
  ])
  expect((await asVersion(other, item.id)).status).toBe(404)
  expect((await asVersion(offerId, randomUUID())).status).toBe(404)
  await given.post(supplier, `/delete?offerId=${offerId}&itemId=${item.id}`)
  expect((await asVersion(offerId, item.id)).status).toBe(404)
})

test('each subfolder has its own names; one of another folder is not found', async () => {
  const { supplier } = given.people
  const [offerId, other] = [given.anOffer(), given.anOffer()]
  await given.upload(supplier, offerId, 'Plan.pdf')
  await given.upload(supplier, other, 'Plan.pdf')
  const subfolderId = await aSubfolder(offerId, 'Fotos')
  const into = (folder: string, id: string) =>
    given.upload(supplier, folder, 'Plan.pdf', undefined, { subfolderId: id })
  const [first, second] = [await into(offerId, subfolderId), await into(offerId, subfolderId)]
  expect([first.body.filename, first.body.subfolderId]).toEqual(['Plan.pdf', subfolderId])
  expect(second.body.filename).toBe('2_Plan.pdf')
  expect((await into(other, subfolderId)).status).toBe(404)
  expect((await into(offerId, randomUUID())).status).toBe(404)
})

test('next versions of the files of each other, in two folders at once, all get in', async () => {
  const { supplier, customer } = given.people
  const [one, other] = [given.anOffer(), given.anOffer()]
  const first = (await given.upload(supplier, one, 'Plan.txt', 'a')).body.id
  const second = (await given.upload(customer, other, 'Plan.txt', 'b')).body.id
  const answers = await Promise.all(
    [1, 2, 3, 4].flatMap(() => [
      given.upload(customer, one, 'Plan.txt', 'c', { versionOf: first }),
      given.upload(supplier, other, 'Plan.txt', 'd', { versionOf: second }),
    ]),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
})
