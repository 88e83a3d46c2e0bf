import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createLog, createWorkerPool, Problem } from '@schrankwerk/service-kit'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import { hostileFiles } from '@schrankwerk/spreadsheet/hostile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'
import { type TableThreads, tableWorker } from './read-item-table.ts'

let service: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  service = await businessdataInTest()
})
afterAll(() => service.stop())

async function aTable(filename: string, content: string | Uint8Array, given = service) {
  const offerId = given.anOffer()
  const { body } = await given.upload(given.people.supplier, offerId, filename, content)
  return { offerId, itemId: body.id as string, at: `offerId=${offerId}&itemId=${body.id}` }
}
const read = (at: string, person: keyof typeof service.people = 'customer') =>
  service.get(service.people[person], `/item/table?${at}`)
const readingsOf = async (offerId: string) =>
  (
    await service.db
      .selectFrom('folder_log')
      .select(['act', 'item_ids'])
      .where('offer_id', '=', offerId)
      .where('kind', '=', 'reading')
      .execute()
  ).map(({ act, item_ids }) => [act, ...item_ids])

test('the first rows of a csv are shown, and that there are more; it is a preview and counts as no download', async () => {
  const lines = [...Array(300)].map((_, number) => `Teil ${number};${number},5`)
  const { offerId, itemId, at } = await aTable('Teile.csv', lines.join('\n'))
  const { status, body } = await read(at)
  expect([status, body.rows.length, body.isCut]).toEqual([200, 200, true])
  expect([body.rows[0], body.rows[199]]).toEqual([
    ['Teil 0', '0,5'],
    ['Teil 199', '199,5'],
  ])
  expect(await service.counterOf(itemId)).toBe(0)
  expect(await readingsOf(offerId)).toEqual([['preview', itemId]])
})

test('what is wide or long is cut, and says so; what fits does not', async () => {
  const wide = await aTable('Breit.csv', [...Array(150)].map((_, number) => `S${number}`).join(';'))
  const long = await aTable('Lang.csv', `kurz;${'x'.repeat(501)}`)
  const fits = await aTable('Passt.csv', `kurz;${'x'.repeat(500)}`)
  const [first, second, third] = await Promise.all(
    [wide, long, fits].map(
      async ({ at }, number) =>
        (await read(at, (['customer', 'supplier', 'customerAdmin'] as const)[number]!)).body,
    ),
  )
  expect([first.rows[0].length, first.isCut]).toEqual([100, true])
  expect([second.rows[0][1].length, second.isCut]).toEqual([500, true])
  expect([third.rows[0][1].length, third.isCut]).toEqual([500, false])
})

test('of a workbook every sheet can be read', async () => {
  const columns = [{ header: 'Artikel' }, { header: 'Preis', kind: 'money' as const }]
  const sheets = [
    { name: 'Teile', columns, rows: [['NK-100', 1234.5]] },
    { name: 'Rest', columns, rows: [['NK-200', 2]] },
  ]
  const { at } = await aTable('Liste.xlsx', await buffer(writeXlsx({ sheets })))
  expect((await read(at)).body).toEqual({
    sheets: ['Teile', 'Rest'],
    sheet: 0,
    rows: [
      ['Artikel', 'Preis'],
      ['NK-100', '1.234,50'],
    ],
    isCut: false,
  })
  expect((await read(`${at}&sheet=1`)).body).toMatchObject({
    sheet: 1,
    rows: [
      ['Artikel', 'Preis'],
      ['NK-200', '2,00'],
    ],
  })
  expect(await read(`${at}&sheet=2`)).toMatchObject({ status: 415, body: { code: 'file-content' } })
})

test('what is no table has none', async () => {
  const { at } = await aTable('Plan.pdf', '%PDF-1.7\nx')
  expect(await read(at)).toMatchObject({ status: 415, body: { code: 'file-format' } })
})

test('a guest and a visitor read what is shown to them, others nothing', async () => {
  const { offerId, at } = await aTable('Teile.csv', 'a;b')
  for (const [person, status] of [
    ['guest', 404],
    ['competitor', 404],
    ['stranger', 404],
    ['operator', 403],
  ] as const)
    expect((await read(at, person)).status, person).toBe(status)
  await service.letGuestIn(offerId)
  const visit = await service.letVisitorIn(offerId)
  expect([(await read(at, 'guest')).status, (await visit(`/item/table?${at}`)).status]).toEqual([200, 200])
  await service.setFolder(offerId, { external_agreed_supplier: false, anonymous_agreed_supplier: false })
  expect([(await read(at, 'guest')).status, (await visit(`/item/table?${at}`)).status]).toEqual([404, 404])
})

test('a file that takes too long ends in a sentence', async () => {
  const hurried = await businessdataInTest({ reading: { seconds: 0.001 } })
  const { at } = await aTable('Teile.csv', 'a;b\n'.repeat(1_000_000), hurried)
  expect(await hurried.get(hurried.people.customer, `/item/table?${at}`)).toMatchObject({
    status: 415,
    body: { code: 'file-content', detail: expect.stringContaining('zu aufwendig') },
  })
  await hurried.stop()
})

test('of files made to break a reader each has a preview or a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schrankwerk-tables-'))
  const threads: TableThreads = createWorkerPool(
    tableWorker,
    { seconds: 30, megabytes: 512, workers: 1 },
    createLog('businessdata', 'silent'),
  )
  for (const { name, bytes } of hostileFiles) {
    const path = join(folder, 'file')
    await writeFile(path, bytes())
    const outcome = await threads.run('firstRows', { path, filename: name }, {}).catch((error) => error)
    if (outcome instanceof Problem)
      expect([outcome.code, outcome.detail], name).toEqual(['file-content', expect.stringMatching(/\.$/)])
    else expect(outcome.rows.length, `${name}: ${outcome}`).toBeLessThanOrEqual(200)
  }
  await threads.close()
  await rm(folder, { recursive: true })
}, 120_000)
