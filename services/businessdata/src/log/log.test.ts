import type { FolderLogEntry } from '@schrankwerk/contracts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'
import { onUserErased } from '../consumers/on-user-erased.ts'
import { endDueEntries } from '../visibility/end-by-itself.ts'
import { forgetOldLog } from './forget-old-log.ts'

let service: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  service = await businessdataInTest()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.clock.ahead = 0
})

type Person = keyof typeof service.people
const nameOf = (person: Person) => `${service.people[person].name} ${service.people[person].lastname}`
const post = (person: Person, path: string, body: unknown) => service.post(service.people[person], path, body)

async function aFolder(...names: string[]) {
  const offerId = service.anOffer()
  const ids: string[] = []
  for (const name of names)
    ids.push((await service.upload(service.people.supplier, offerId, name, 'a;b')).body.id)
  return { offerId, ids }
}
const page = async (person: Person, offerId: string, query = '') =>
  (await service.get(service.people[person], `/log?offerId=${offerId}${query}`)).body as {
    content: FolderLogEntry[]
    totalElements: number
  }
const logOf = async (person: Person, offerId: string, query = '') =>
  (await page(person, offerId, query)).content
const actsOf = async (offerId: string, query = '') =>
  (await logOf('supplierAdmin', offerId, query)).map(({ act }) => act)

test('names own people and guests, of the other side the company, of a visitor the net', async () => {
  const { offerId, ids } = await aFolder('Plan.csv')
  await service.letGuestIn(offerId, { side: 'CUSTOMER' })
  const visit = await service.letVisitorIn(offerId)
  for (const person of ['customer', 'guest'] as const)
    await service.get(service.people[person], `/?offerId=${offerId}`)
  const from = { headers: { 'x-forwarded-for': '203.0.113.77' } }
  await visit(`/item?offerId=${offerId}&itemId=${ids[0]}&preview=true`, from)
  const seen = async (person: Person) =>
    (await logOf(person, offerId)).map(({ act, name, companyName, address }) => [
      act,
      name,
      companyName,
      address,
    ])
  expect(await seen('supplierAdmin')).toEqual([
    ['preview', null, null, '203.0.113.0/24'],
    ['open', null, 'Anlagenbau Nord', null],
    ['open', null, 'Anlagenbau Nord', null],
    ['upload', nameOf('supplier'), 'Schaltschrankbau Süd', null],
  ])
  expect(await seen('customerAdmin')).toEqual([
    ['preview', null, null, '203.0.113.0/24'],
    ['open', nameOf('guest'), null, null],
    ['open', nameOf('customer'), 'Anlagenbau Nord', null],
    ['upload', null, 'Schaltschrankbau Süd', null],
  ])
})

test('tells of the other side no id by which its people could be told apart or looked up', async () => {
  const { offerId } = await aFolder('Plan.csv')
  await service.letGuestIn(offerId, { side: 'CUSTOMER' })
  const { supplier, customer, guest } = service.people
  for (const person of [customer, guest]) await service.get(person, `/?offerId=${offerId}`)
  const idsOf = async (person: Person) => (await logOf(person, offerId)).map(({ userId }) => userId)
  expect(await idsOf('supplierAdmin')).toEqual([null, null, supplier.userId])
  expect(await idsOf('customerAdmin')).toEqual([guest.userId, customer.userId, null])
})

test('tells each entry that is added, changed, invited to again or ended, by whom and to whom', async () => {
  const { offerId } = await aFolder('Plan.csv')
  const [read, write] = [
    { read: true, write: false },
    { read: true, write: true },
  ]
  await post('supplierAdmin', '/settings', {
    offerId,
    editVersion: 1,
    allowExternal: true,
    allowAnonymous: false,
    types: { SUPPLIER: write, CUSTOMER: write },
  })
  const share = (editVersion: number, visibilityEntries: unknown[]) =>
    post('supplierAdmin', '/share', { offerId, editVersion, visibilityEntries })
  const [one, two] = ['eins@extern.example', 'zwei@extern.example']
  const { body } = await share(2, [{ email: one, permissions: read }, { email: two }])
  await share(3, [{ email: one, permissions: write, endDate: '2999-01-31' }])
  const entryId = body[0].id
  await post('supplierAdmin', '/visibility/invite', { offerId, entryId })
  await endDueEntries(service.db, new Date('2999-02-02'))
  const entries = await logOf('customerAdmin', offerId, '&acts=settings')
  expect(
    entries.map(({ act, companyName, entryMail, fields }) => [act, companyName, entryMail, fields]),
  ).toEqual([
    ['end-entry', null, one, []],
    ['invite-again', 'Schaltschrankbau Süd', one, []],
    ['end-entry', 'Schaltschrankbau Süd', two, []],
    ['change-entry', 'Schaltschrankbau Süd', one, ['write', 'endDate']],
    ['add-entry', 'Schaltschrankbau Süd', two, ['none']],
    ['add-entry', 'Schaltschrankbau Süd', one, ['read']],
    ['save-settings', 'Schaltschrankbau Süd', undefined, ['allowExternal']],
  ])
  expect(entries[0]).toMatchObject({ userId: null, name: null, address: null, entryId })
  await service.db
    .transaction()
    .execute((tx) =>
      onUserErased(service)(tx, { payload: { userId: service.accounts.get(one)!.userId } } as never),
    )
  expect((await logOf('supplierAdmin', offerId, '&acts=settings'))[0]).not.toHaveProperty('entryMail')
})

test('is for admins of the two companies alone', async () => {
  const { offerId } = await aFolder('Plan.csv')
  await service.letGuestIn(offerId)
  const visit = await service.letVisitorIn(offerId)
  for (const [person, status] of [
    ['supplierAdmin', 200],
    ['customerAdmin', 200],
    ['supplier', 403],
    ['customer', 403],
    ['guest', 403],
    ['competitor', 404],
    ['stranger', 404],
    ['operator', 403],
  ] as const)
    expect((await service.get(service.people[person], `/log?offerId=${offerId}`)).status, person).toBe(status)
  expect((await visit(`/log?offerId=${offerId}`)).status).toBe(401)
})

test('an admin whom an entry names in a foreign folder has no part of its log', async () => {
  const { offerId } = await aFolder('Plan.csv')
  const { mail, userId } = service.people.competitor
  await service.letGuestIn(offerId, { mail, mail_key: mail.toLowerCase(), user_id: userId })
  const { competitor } = service.people
  expect((await service.get(competitor, `/?offerId=${offerId}`)).body.view).toBe('guest')
  expect((await service.get(competitor, `/log?offerId=${offerId}`)).status).toBe(403)
})

test('opening and a preview count once an hour for a person and a file, also of many at once', async () => {
  const { offerId, ids } = await aFolder('Plan.csv', 'Rest.csv')
  const { customer, supplier } = service.people
  const open = (person = customer) => service.get(person, `/?offerId=${offerId}`)
  const look = (itemId: string | undefined) =>
    service.get(customer, `/item?offerId=${offerId}&itemId=${itemId}&preview=true`)
  await Promise.all([...Array(5)].flatMap(() => [open(), look(ids[0]), look(ids[1])]))
  expect((await actsOf(offerId, '&acts=reading')).toSorted()).toEqual(['open', 'preview', 'preview'])
  await open(supplier)
  expect(await actsOf(offerId, '&acts=reading')).toHaveLength(4)
  service.clock.ahead = 3_600_001
  await open()
  expect(await actsOf(offerId, '&acts=reading')).toHaveLength(5)
})

test('files are called what they are called now, and of many the first ten', async () => {
  const names = [...Array(12)].map((_, number) => `Plan-${String(number).padStart(2, '0')}.csv`)
  const { offerId, ids } = await aFolder(...names)
  await post('supplier', '/item/update', { offerId, itemId: ids[0], editVersion: 1, filename: 'Neu.csv' })
  const zip = await service.fetchAs(service.people.customer, '/download', {
    method: 'POST',
    body: JSON.stringify({ offerId, itemIds: ids }),
    headers: { 'content-type': 'application/json' },
  })
  await zip.arrayBuffer()
  const entry = await vi.waitFor(async () => {
    const [latest] = await logOf('supplierAdmin', offerId)
    expect(latest?.act).toBe('download')
    return latest!
  })
  expect(entry).toMatchObject({ files: 12, filenames: expect.arrayContaining(['Plan-01.csv']) })
  expect(entry.filenames).toHaveLength(10)
  const [upload] = (await logOf('supplierAdmin', offerId, '&acts=changes')).toReversed()
  expect(upload).toMatchObject({ act: 'upload', filenames: ['Neu.csv'], files: 1 })
})

test('a subfolder is named, deleted ones too', async () => {
  const { offerId, ids } = await aFolder('Plan.csv')
  const { id: subfolderId } = (await post('supplier', '/subfolder', { offerId, name: 'Pläne' })).body
  const items = [{ itemId: ids[0], editVersion: 1 }]
  await post('supplier', '/item/move', { offerId, items, subfolderId })
  await service.post(
    service.people.supplier,
    `/subfolder/delete?offerId=${offerId}&subfolderId=${subfolderId}`,
  )
  const entries = await logOf('customerAdmin', offerId)
  expect(entries.map(({ act, subfolderName }) => [act, subfolderName])).toEqual([
    ['delete-subfolder', 'Pläne'],
    ['move', 'Pläne'],
    ['create-subfolder', 'Pläne'],
    ['upload', undefined],
  ])
})

test('is read by pages, the latest first, and by kinds of acts', async () => {
  const { offerId } = await aFolder('A.csv', 'B.csv', 'C.csv')
  await service.get(service.people.customer, `/?offerId=${offerId}`)
  const { content, totalElements } = await page('supplierAdmin', offerId, '&paginationSize=2&page=1')
  expect([totalElements, content.flatMap(({ filenames }) => filenames)]).toEqual([4, ['B.csv', 'A.csv']])
  expect(await actsOf(offerId, '&acts=settings')).toEqual([])
  expect(await actsOf(offerId, '&acts=changes')).toEqual(['upload', 'upload', 'upload'])
  expect(await actsOf(offerId, '&acts=reading')).toEqual(['open'])
  expect(await actsOf(offerId, '&column=at&sortDescending=false')).toEqual([
    'upload',
    'upload',
    'upload',
    'open',
  ])
})

test('is kept for twelve months', async () => {
  const { offerId } = await aFolder('A.csv', 'B.csv')
  const now = new Date('2026-11-22T12:00:00Z')
  const [newer, older] = await service.db
    .selectFrom('folder_log')
    .select('id')
    .where('offer_id', '=', offerId)
    .execute()
  const setAt = (id: string | undefined, at: string) =>
    service.db
      .updateTable('folder_log')
      .set({ at: new Date(at) })
      .where('id', '=', id!)
      .execute()
  await setAt(newer?.id, '2025-11-22T12:00:01Z')
  await setAt(older?.id, '2025-11-22T11:59:59Z')
  await forgetOldLog(service.db, now)
  expect((await logOf('supplierAdmin', offerId)).map(({ id }) => id)).toEqual([newer?.id])
})
