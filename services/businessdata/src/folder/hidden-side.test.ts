import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'

let service: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  service = await businessdataInTest()
})
afterAll(() => service.stop())

type Folder = Awaited<ReturnType<typeof aFolder>>

/**
 * A folder whose customer has agreed to nothing: a file of each side, a file of the supplier's that the customer has
 * written over, and one the other way round.
 */
async function aFolder() {
  const offerId = service.anOffer()
  const { supplier, customer } = service.people
  const put = async (person: typeof supplier, filename: string, text: string, place = {}): Promise<string> =>
    (await service.upload(person, offerId, filename, text, place)).body.id
  const seen = await put(supplier, 'Plan.csv', 'offen')
  const hidden = await put(customer, 'Kalkulation.csv', 'geheim')
  const over = await put(supplier, 'Liste.csv', 'alt')
  await put(customer, 'Liste.csv', 'geheim neu', { versionOf: over })
  const under = await put(customer, 'Preise.csv', 'geheim alt')
  await put(supplier, 'Preise.csv', 'neu', { versionOf: under })
  await service.letGuestIn(offerId, { may_write: true })
  const visit = await service.letVisitorIn(offerId)
  await service.setFolder(offerId, { external_agreed_customer: false, anonymous_agreed_customer: false })
  const as = (person: 'supplier' | 'customer' | 'guest') => (path: string, init?: RequestInit) =>
    service.send(service.people[person], path, init)
  return {
    offerId,
    ids: { seen, hidden, over, under },
    askers: { supplier: as('supplier'), customer: as('customer'), guest: as('guest'), visitor: visit },
  }
}
type Asker = keyof Folder['askers']
const outsiders: Asker[] = ['guest', 'visitor']
const parties: Asker[] = ['supplier', 'customer']

const sent = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const listed = async ({ offerId, askers }: Folder, asker: Asker) =>
  (await askers[asker](`/?offerId=${offerId}`)).body
const factsOf = ({ items }: { items: { filename: string; version: number; size: number; side: string }[] }) =>
  items.map(({ filename, version, size, side }) => [filename, version, size, side])

test.each(parties)('%s reads everything, by its current content', async (asker) => {
  const folder = await aFolder()
  const { offerId, ids, askers } = folder
  expect(factsOf(await listed(folder, asker))).toEqual([
    ['Kalkulation.csv', 1, 6, 'CUSTOMER'],
    ['Liste.csv', 2, 10, 'CUSTOMER'],
    ['Plan.csv', 1, 5, 'SUPPLIER'],
    ['Preise.csv', 2, 3, 'SUPPLIER'],
  ])
  expect((await askers[asker](`/counts?offerIds=${offerId}`)).body).toEqual({ [offerId]: 4 })
  expect((await askers[asker](`/item?offerId=${offerId}&itemId=${ids.over}`)).text).toBe('geheim neu')
})

test.each(outsiders)('%s reads files that a side hides by the latest content of the other', async (asker) => {
  const folder = await aFolder()
  const { offerId, ids } = folder
  const ask = folder.askers[asker]
  const answer = await listed(folder, asker)
  expect(factsOf(answer)).toEqual([
    ['Liste.csv', 1, 3, 'SUPPLIER'],
    ['Plan.csv', 1, 5, 'SUPPLIER'],
    ['Preise.csv', 2, 3, 'SUPPLIER'],
  ])
  expect(answer.room).toBe(null)
  const at = (id: string) => `offerId=${offerId}&itemId=${id}`
  for (const way of ['', '&preview=true', '&version=1'])
    expect((await ask(`/item?${at(ids.over)}${way}`)).text, way).toBe('alt')
  for (const way of [`${at(ids.over)}&version=2`, `${at(ids.under)}&version=1`, at(ids.hidden)])
    expect((await ask(`/item?${way}`)).status, way).toBe(404)
  expect((await ask(`/item/table?${at(ids.over)}`)).body.rows).toEqual([['alt']])
  expect((await ask(`/item/table?${at(ids.hidden)}`)).status).toBe(404)
  const versions = async (id: string) => (await ask(`/item/versions?${at(id)}`)).body
  expect(await versions(ids.over)).toMatchObject([{ version: 1, size: 3, isCurrent: true }])
  expect(await versions(ids.under)).toMatchObject([{ version: 2, size: 3, isCurrent: true }])
  expect(await versions(ids.hidden)).toMatchObject({ code: 'not-found' })
})

test.each(outsiders)('%s gets zips and tickets of what he sees alone', async (asker) => {
  const { offerId, ids, askers } = await aFolder()
  const ask = askers[asker]
  const zip = await ask('/download', sent({ offerId, itemIds: [ids.seen, ids.over] }))
  expect(zip.status).toBe(200)
  expect(zip.text).toContain('Liste.csv')
  expect(zip.text).not.toContain('geheim')
  expect((await ask('/download', sent({ offerId, itemIds: [ids.seen, ids.hidden] }))).status).toBe(404)
  const ticket = (target: object) => ask('/ticket', sent({ offerId, ...target }))
  expect((await ticket({ itemId: ids.hidden })).status).toBe(404)
  expect((await ticket({ itemId: ids.over, version: 2 })).status).toBe(404)
  expect((await ticket({ itemIds: [ids.hidden] })).status).toBe(404)
  expect((await ticket({ itemId: ids.over })).status).toBe(201)
})

test('the list of shared folders counts what the guest sees', async () => {
  const { offerId, askers } = await aFolder()
  const { content } = (await askers.guest('/shared?paginationSize=100')).body
  const shared = content.find((one: { offerId: string }) => one.offerId === offerId)
  expect(shared.files).toBe(3)
  expect((await askers.guest(`/counts?offerIds=${offerId}`)).body).toEqual({ [offerId]: 3 })
})

test.each(outsiders)('%s sees no subfolder by whose name a side that hides is known', async (asker) => {
  const folder = await aFolder()
  const { offerId, askers } = folder
  const { supplier, customer } = service.people
  const made = async (person: typeof supplier, name: string): Promise<string> =>
    (await service.post(person, '/subfolder', { offerId, name })).body.id
  const [secret, shared] = [await made(customer, 'Kalkulation geheim'), await made(customer, 'Pläne')]
  await made(supplier, 'Leer')
  await service.upload(customer, offerId, 'Marge.csv', 'geheim', { subfolderId: secret })
  await service.upload(supplier, offerId, 'Ansicht.csv', 'offen', { subfolderId: shared })
  const names = async (who: Asker) =>
    (await listed(folder, who)).subfolders.map(({ name }: { name: string }) => name)
  expect(await names(asker)).toEqual(['Leer', 'Pläne'])
  for (const party of parties) expect(await names(party)).toEqual(['Kalkulation geheim', 'Leer', 'Pläne'])
  const { items } = await listed(folder, asker)
  const itemIds = items.map(({ id }: { id: string }) => id)
  const zip = await askers[asker]('/download', sent({ offerId, itemIds }))
  expect(zip.text).toContain('Ansicht.csv')
  expect(zip.text).not.toContain('geheim')
})

test('a subfolder that a guest does not see he neither fills, renames nor deletes', async () => {
  const folder = await aFolder()
  const { offerId, ids, askers } = folder
  const { customer, guest } = service.people
  const { id: subfolderId, editVersion } = (
    await service.post(customer, '/subfolder', { offerId, name: 'Geheim' })
  ).body
  const plan = (await listed(folder, 'guest')).items.find(({ id }: { id: string }) => id === ids.seen)
  const items = [{ itemId: plan.id, editVersion: plan.editVersion }]
  const refused = [
    await askers.guest('/item/move', sent({ offerId, items, subfolderId })),
    await askers.guest('/subfolder/update', sent({ offerId, subfolderId, editVersion, name: 'Offen' })),
    await askers.guest(`/subfolder/delete?offerId=${offerId}&subfolderId=${subfolderId}`, sent({})),
    await service.upload(guest, offerId, 'Neu.csv', 'x', { subfolderId }),
    await askers.guest('/upload', sent({ offerId, filename: 'Neu.csv', size: 1, subfolderId })),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  const created = await askers.guest('/subfolder', sent({ offerId, name: 'Geheim' }))
  expect(created).toMatchObject({ status: 201, body: { id: subfolderId, name: 'Geheim' } })
  expect((await listed(folder, 'guest')).subfolders).toMatchObject([{ name: 'Geheim' }])
})

test('what a guest does with a file tells nothing of the content that he does not see', async () => {
  const { offerId, ids, askers } = await aFolder()
  const seen = { version: 1, size: 3, side: 'SUPPLIER' }
  const target = { itemId: ids.over, editVersion: 2 }
  const renamed = await askers.guest('/item/update', sent({ offerId, ...target, filename: 'Stückliste.csv' }))
  expect(renamed).toMatchObject({ status: 200, body: { ...seen, filename: 'Stückliste.csv' } })
  const { id: subfolderId } = (await askers.guest('/subfolder', sent({ offerId, name: 'Neu' }))).body
  const items = [{ itemId: ids.over, editVersion: 3 }]
  expect((await askers.guest('/item/move', sent({ offerId, items, subfolderId }))).body).toMatchObject([seen])
  const written = await service.upload(service.people.guest, offerId, 'x.csv', 'neuer', {
    versionOf: ids.over,
  })
  expect(written.body).toMatchObject({ version: 3, size: 5, side: 'SUPPLIER' })
  expect((await askers.customer(`/item?offerId=${offerId}&itemId=${ids.over}&version=2`)).text).toBe(
    'geheim neu',
  )
})

test('a guest deletes no file under whose name stands what he does not see', async () => {
  const { offerId, ids, askers } = await aFolder()
  const del = (itemIds: string[]) => askers.guest('/item/delete', sent({ offerId, itemIds }))
  expect(await del([ids.over, ids.seen])).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  const { items } = (await askers.customer(`/?offerId=${offerId}`)).body
  expect(items.map(({ filename }: { filename: string }) => filename)).toEqual([
    'Kalkulation.csv',
    'Liste.csv',
    'Plan.csv',
    'Preise.csv',
  ])
  expect((await del([ids.seen, ids.under])).status).toBe(200)
  expect((await askers.customer(`/?offerId=${offerId}`)).body.items).toHaveLength(2)
})

test('a guest of the side that hides puts in nothing', async () => {
  const { offerId, ids, askers } = await aFolder()
  await service.db
    .updateTable('visibility')
    .set({ side: 'CUSTOMER' })
    .where('offer_id', '=', offerId)
    .execute()
  const { guest } = service.people
  const name = { offerId, filename: 'Neu.csv', size: 1, subfolderId: null }
  const refused = [
    await service.upload(guest, offerId, 'Neu.csv', 'x'),
    await service.upload(guest, offerId, 'Neu.csv', 'x', { versionOf: ids.seen }),
    await askers.guest('/upload', sent(name)),
    await askers.guest('/item/restore', sent({ offerId, itemId: ids.over, version: 1, editVersion: 2 })),
    await askers.guest('/subfolder', sent({ offerId, name: 'Neu' })),
  ]
  const expected = refused.map(() => [409, 'files-not-shown'])
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(expected)
  expect((await askers.guest(`/?offerId=${offerId}`)).body.items).toHaveLength(3)
})

test('a guest learns of a full folder only that it is full', async () => {
  const { offerId } = await aFolder()
  const { folderFiles } = service.room
  service.room.folderFiles = 1
  const [ofGuest, ofParty] = [
    await service.upload(service.people.guest, offerId, 'Neu.csv', 'x'),
    await service.upload(service.people.supplier, offerId, 'Neu.csv', 'x'),
  ]
  service.room.folderFiles = folderFiles
  expect([ofGuest.body.code, ofParty.body.code]).toEqual(['folder-full', 'folder-full'])
  expect(ofGuest.body.detail).toBe('Im Projektordner ist kein Platz mehr.')
  expect(ofParty.body.detail).toContain('schon 4 von 1 Dateien')
})
