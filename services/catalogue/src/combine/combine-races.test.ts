import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { anArticle } from './combine.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

/** Nothing names what is not there, and every number stands with the manufacturer of its article. */
afterEach(async () => {
  const { rows } = await sql`
    select 'article' as what, a.id from article a where a.manufacturer_id is not null
      and not exists (select from manufacturer m where m.id = a.manufacturer_id)
    union all select 'unit', a.id from article a where a.unit_id is not null
      and not exists (select from unit u where u.id = a.unit_id)
    union all select 'number', a.id from article_number n join article a on a.id = n.article_id
      where n.manufacturer_id is distinct from a.manufacturer_id`.execute(catalogue.db)
  expect(rows).toEqual([])
})

let made = 0
const aName = (name: string) => {
  made += 1
  return `${name} ${made}`
}
const combine = (...ids: string[]) =>
  catalogue.get('/manufacturer/combine', { manufacturerIds: ids.join(',') })
const rounds = [0, 1, 2, 3]

test.each(rounds)(
  'two people who combine the same: one does, the other finds it gone (%i)',
  async (round) => {
    const [a, b, c] = await Promise.all(['A', 'B', 'C'].map((name) => catalogue.aManufacturer(aName(name))))
    await anArticle(catalogue, { manufacturerId: b, orderNumber: aName('R') })
    const answers = await Promise.all([combine(a!, b!), round % 2 ? combine(c!, b!) : combine(b!, a!)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  },
)

test.each(rounds)('a save of an article that moves meanwhile goes with it, or is refused (%i)', async () => {
  const [a, b] = await Promise.all(['A', 'B'].map((name) => catalogue.aManufacturer(aName(name))))
  const id = await anArticle(catalogue, { manufacturerId: b, orderNumber: aName('R') })
  const [combined, saved, created] = await Promise.all([
    combine(a!, b!),
    catalogue.post('/article/update', { id, editVersion: 1, manufacturerId: b, description: 'Neu' }),
    catalogue.post('/article/', { manufacturerId: b, orderNumber: aName('R') }),
  ])
  expect(combined.status).toBe(200)
  expect([200, 409]).toContain(saved.status)
  expect([201, 400]).toContain(created.status)
  expect((await catalogue.get('/article/', { id })).body.manufacturerId).toBe(a)
})

test.each(rounds)('what a customer remembers of it meanwhile is kept (%i)', async () => {
  const [nameA, nameB] = [aName('A'), aName('B')]
  const [a, b] = [await catalogue.aManufacturer(nameA), await catalogue.aManufacturer(nameB)]
  const articleId = await anArticle(catalogue, { manufacturerId: a, orderNumber: aName('R') })
  const numbers = [{ orderNumber: aName('ALT'), manufacturerNumber: null, manufacturerName: nameB }]
  const remember = { companyId: crypto.randomUUID(), userId: crypto.randomUUID(), articleId, numbers }
  const [combined, remembered] = await Promise.all([
    combine(a, b),
    catalogue.ask('/internal/remember', remember),
  ])
  expect([combined.status, remembered.status]).toEqual([200, 200])
})

test.each(rounds)('what is deleted meanwhile is not combined, or the other way round (%i)', async (round) => {
  const [a, b] = await Promise.all(['A', 'B'].map((name) => catalogue.aManufacturer(aName(name))))
  const deleted = round % 2 ? a! : b!
  const [combined, gone] = await Promise.all([
    combine(a!, b!),
    catalogue.get('/manufacturer/delete', { manufacturerIds: deleted }),
  ])
  expect([200, 404]).toContain(combined.status)
  expect(gone.status).toBe(200)
})

async function aConfig() {
  const { body } = await catalogue.post('/import/config/', {
    title: 'Preisliste',
    description: 'Zum Testen',
    headers: ['Nummer', 'Hersteller'],
    fieldMapping: [
      { importHeader: 'Nummer', articleField: 'orderNumber' },
      { importHeader: 'Hersteller', articleField: 'manufacturerName' },
    ],
  })
  return body.id as string
}
const start = (importConfigId: string, content: string) =>
  catalogue.upload('/article/import', { name: 'liste.csv', content }, { importConfigId })
const ended = (importId: string) =>
  expect
    .poll(
      async () => {
        const { body } = await catalogue.get('/article/import/history')
        const { state, failure } = body.find((one: { id: string }) => one.id === importId)
        return { state, failure }
      },
      { timeout: 60_000 },
    )
    .toEqual({ state: 'ENDED', failure: null })

test.each(rounds)(
  'an import that begins meanwhile keeps the combining away, or finds it done (%i)',
  async () => {
    const importConfigId = await aConfig()
    const [nameA, nameB] = [aName('Import A'), aName('Import B')]
    const [a, b] = [await catalogue.aManufacturer(nameA), await catalogue.aManufacturer(nameB)]
    await anArticle(catalogue, { manufacturerId: b, orderNumber: aName('R') })
    const lines = Array.from({ length: 200 }, (_, at) => `${aName('I')}-${at};${at % 2 ? nameA : nameB}`)
    const [combined, started] = await Promise.all([
      combine(a, b),
      start(importConfigId, ['Nummer;Hersteller', ...lines].join('\r\n')),
    ])
    expect(started.status).toBe(202)
    await ended(started.body.importId)
    if (combined.status !== 200) {
      expect(combined).toMatchObject({ status: 409, body: { code: 'import-running' } })
      expect(await combine(a, b)).toMatchObject({ status: 200 })
    }
    const found = await catalogue.get('/article/filter', { manufacturer: a })
    expect(found.body.totalElements).toBe(201)
  },
)

test('what an import wrote since stays with the survivor when the combination is undone', async () => {
  const importConfigId = await aConfig()
  const [nameA, nameB] = [aName('Davor A'), aName('Davor B')]
  const [a, b] = [await catalogue.aManufacturer(nameA), await catalogue.aManufacturer(nameB)]
  const moved = await anArticle(catalogue, { manufacturerId: b, orderNumber: 'DAVOR-1' })
  await combine(a, b)
  const started = await start(importConfigId, `Nummer;Hersteller\r\nDAVOR-1;${nameB}\r\nDAVOR-2;${nameB}`)
  await ended(started.body.importId)
  const { body } = await catalogue.get('/combination/all')
  expect(await catalogue.post(`/combination/undo?id=${body[0].id}`, undefined)).toMatchObject({ status: 200 })
  const of = async (manufacturer: string) =>
    (await catalogue.get('/article/filter', { manufacturer })).body.content.map(
      ({ orderNumber }: { orderNumber: string }) => orderNumber,
    )
  expect(await of(b)).toEqual(['DAVOR-1'])
  expect(await of(a)).toEqual(['DAVOR-2'])
  expect((await catalogue.get('/article/', { id: moved })).body.manufacturerId).toBe(b)
})
