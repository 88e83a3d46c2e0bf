import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'

let service: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  service = await businessdataInTest()
})
afterAll(() => service.stop())

const folderOf = async (offerId: string) =>
  (await service.get(service.people.supplier, `/?offerId=${offerId}`)).body
const post = (path: string, body: unknown, person: keyof typeof service.people = 'supplier') =>
  service.post(service.people[person], path, body)

async function aFolder(...names: string[]) {
  const offerId = service.anOffer()
  const items = []
  for (const name of names) items.push((await service.upload(service.people.supplier, offerId, name)).body)
  return { offerId, items }
}
const aSubfolder = async (offerId: string, name: string) => (await post('/subfolder', { offerId, name })).body

test('a subfolder is made once under a name, renamed, and deleted with its files', async () => {
  const { offerId, items } = await aFolder('Plan.pdf', 'Rest.pdf')
  const created = await post('/subfolder', { offerId, name: ' Pläne / EG ' })
  expect(created).toMatchObject({ status: 201, body: { name: 'Pläne _ EG', editVersion: 1 } })
  const subfolderId = created.body.id
  expect((await aSubfolder(offerId, 'PLÄNE _ eg')).id).toBe(subfolderId)
  const other = await aSubfolder(offerId, 'Fotos')
  const rename = (editVersion: number, name: string) =>
    post('/subfolder/update', { offerId, subfolderId, editVersion, name })
  expect(await rename(1, 'fotos')).toMatchObject({ status: 409, body: { code: 'name-taken' } })
  expect(await rename(1, 'Pläne')).toMatchObject({ status: 200, body: { name: 'Pläne', editVersion: 2 } })
  expect(await rename(1, 'Zeichnungen')).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })

  const [{ id: itemId, editVersion }] = items
  expect((await post('/item/move', { offerId, items: [{ itemId, editVersion }], subfolderId })).status).toBe(
    200,
  )
  const remove = () =>
    service.post(service.people.supplier, `/subfolder/delete?offerId=${offerId}&subfolderId=${subfolderId}`)
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 208])
  const folder = await folderOf(offerId)
  expect(folder.subfolders).toEqual([{ id: other.id, name: 'Fotos', editVersion: 1 }])
  expect(folder.items.map(({ filename }: { filename: string }) => filename)).toEqual(['Rest.pdf'])
})

test('files move together or not at all, and a taken name gets a prefix', async () => {
  const { offerId, items } = await aFolder('Plan.pdf', 'Rest.pdf')
  const { id: subfolderId } = await aSubfolder(offerId, 'Pläne')
  const wanted = items.map(({ id, editVersion }) => ({ itemId: id, editVersion }))
  const stale = [wanted[0], { ...wanted[1]!, editVersion: 7 }]
  expect(await post('/item/move', { offerId, items: stale, subfolderId })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  })
  const foreign = await aFolder('Fremd.pdf')
  const strange = { itemId: foreign.items[0].id, editVersion: 1 }
  expect((await post('/item/move', { offerId, items: [wanted[0], strange], subfolderId })).status).toBe(404)
  const { id: foreignSubfolder } = await aSubfolder(foreign.offerId, 'Pläne')
  expect((await post('/item/move', { offerId, items: wanted, subfolderId: foreignSubfolder })).status).toBe(
    404,
  )
  expect((await folderOf(offerId)).items.map((item: { subfolderId: string }) => item.subfolderId)).toEqual([
    null,
    null,
  ])

  expect((await post('/item/move', { offerId, items: wanted, subfolderId })).status).toBe(200)
  const again = (await service.upload(service.people.supplier, offerId, 'plan.PDF')).body
  expect(again.filename).toBe('plan.PDF')
  const [moved] = (
    await post('/item/move', {
      offerId,
      items: [{ itemId: again.id, editVersion: again.editVersion }],
      subfolderId,
    })
  ).body
  expect(moved).toMatchObject({ filename: '2_plan.PDF', subfolderId, editVersion: 2 })
})

test('a file is renamed within its ending, to a name that is free', async () => {
  const { offerId, items } = await aFolder('Plan.pdf', 'Rest.pdf')
  const [{ id: itemId }] = items
  const rename = (filename: string, editVersion = 1) =>
    post('/item/update', { offerId, itemId, editVersion, filename })
  expect(await rename('Plan.xlsx')).toMatchObject({ status: 415, body: { code: 'file-format' } })
  expect(await rename('rest.pdf')).toMatchObject({ status: 409, body: { code: 'name-taken' } })
  const both = await Promise.all([rename('Erster.pdf'), rename('Zweiter.pdf')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('changed-meanwhile')
})

test.each([
  ['customer', 200],
  ['competitor', 404],
  ['stranger', 404],
  ['guest', 404],
  ['operator', 403],
] as const)('%s gets %i of what changes the place of a file', async (person, status) => {
  const { offerId, items } = await aFolder('Plan.pdf')
  const { id: subfolderId, editVersion } = await aSubfolder(offerId, 'Pläne')
  const item = { itemId: items[0].id, editVersion: 1 }
  const answers = [
    await post('/item/update', { offerId, ...item, filename: 'Neu.pdf' }, person),
    await post(
      '/item/move',
      { offerId, items: [{ ...item, editVersion: status === 200 ? 2 : 1 }], subfolderId },
      person,
    ),
    await post('/subfolder/update', { offerId, subfolderId, editVersion, name: 'Neu' }, person),
    await service.post(
      service.people[person],
      `/subfolder/delete?offerId=${offerId}&subfolderId=${subfolderId}`,
    ),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
})

test('nothing changes in a closed folder', async () => {
  const { offerId, items } = await aFolder('Plan.pdf')
  const { id: subfolderId, editVersion } = await aSubfolder(offerId, 'Pläne')
  service.offers.find((offer) => offer.offerId === offerId)!.family.open = false
  service.clock.now += 6000
  const item = { itemId: items[0].id, editVersion: 1 }
  const answers = [
    await post('/item/update', { offerId, ...item, filename: 'Neu.pdf' }),
    await post('/item/move', { offerId, items: [item], subfolderId }),
    await post('/subfolder', { offerId, name: 'Neu' }),
    await post('/subfolder/update', { offerId, subfolderId, editVersion, name: 'Neu' }),
    await service.post(
      service.people.supplier,
      `/subfolder/delete?offerId=${offerId}&subfolderId=${subfolderId}`,
    ),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [409, 'folder-not-open']),
  )
})
