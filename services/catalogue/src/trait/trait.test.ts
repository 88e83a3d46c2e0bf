import { createLog } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { selectWrittenArticles } from '../matching/match.queries.ts'
import { askAfterNewRules, createTraitRunner } from './trait-runner.ts'

let catalogue: TestCatalogue
let runner: ReturnType<typeof createTraitRunner>
beforeAll(async () => {
  catalogue = await aCatalogue()
  runner = createTraitRunner({
    db: catalogue.db,
    databaseUrl: catalogue.database.url,
    log: createLog('catalogue', 'fatal'),
  })
})
afterAll(async () => {
  await runner.stop()
  await catalogue.stop()
})

const traitOf = (id: string) =>
  catalogue.db
    .selectFrom('article_trait')
    .select(['family', 'attributes', 'tokens'])
    .where('article_id', '=', id)
    .executeTakeFirst()
const create = async (body: Record<string, unknown>): Promise<{ id: string; editVersion: number }> =>
  (await catalogue.post('/article/', body)).body

async function importList(rows: string[]) {
  const headers = ['Nummer', 'Name', 'Hersteller']
  const fields = ['orderNumber', 'description', 'manufacturerName']
  const { body: config } = await catalogue.post('/import/config/', {
    title: 'Liste',
    description: 'Preisliste',
    headers,
    headerRowIndex: 1,
    fieldMapping: headers.map((importHeader, at) => ({ importHeader, articleField: fields[at] })),
  })
  const content = [headers.join(';'), ...rows].join('\r\n')
  const { status, body } = await catalogue.upload(
    '/article/import',
    { name: 'liste.csv', content },
    { importConfigId: config.id },
  )
  expect(status, JSON.stringify(body)).toBe(202)
  await catalogue.importRunner.ended()
}
const idOf = async (orderNumber: string) =>
  (
    await catalogue.db
      .selectFrom('article')
      .select('id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow()
  ).id

test('an article that is saved is read at once, and forgotten when it is deleted', async () => {
  const { id, editVersion } = await create({
    orderNumber: 'LS-1',
    description: 'Leitungsschutzschalter 2-polig C 16 A',
  })
  expect(await traitOf(id)).toMatchObject({
    family: 'circuit-breaker',
    attributes: { poles: 2, ratedCurrent: 16, characteristic: 'C' },
  })
  await catalogue.post('/article/update', { id, editVersion, description: 'Leistungsschütz 9 A' })
  expect(await traitOf(id)).toMatchObject({ family: 'contactor', attributes: { ratedCurrent: 9 } })
  await catalogue.post(`/article/delete?id=${id}`, undefined)
  expect(await traitOf(id)).toBeUndefined()
})

test('an import is read after it has ended: what is new, what has another text, and what is gone', async () => {
  await importList([
    'IM-1;Sicherungsautomat 1-polig B 10 A;Werk Nord',
    'IM-2;Kabelkanal 40 x 60 grau;Werk Nord',
  ])
  const [first, second] = [await idOf('IM-1'), await idOf('IM-2')]
  expect(await traitOf(first)).toBeUndefined()
  const { technicalData } = await selectWrittenArticles(catalogue.db, [first])
  expect(JSON.parse(`{${technicalData}}`)).toMatchObject({ [first]: { family: 'circuit-breaker' } })
  await runner.ended()
  expect(await traitOf(first)).toMatchObject({ family: 'circuit-breaker', attributes: { ratedCurrent: 10 } })
  const before = await traitOf(second)
  await importList(['IM-1;Sicherungsautomat 1-polig B 13 A;Werk Nord'])
  await catalogue.db.deleteFrom('article').where('id', '=', second).execute()
  await runner.ended()
  expect(await traitOf(first)).toMatchObject({ attributes: { ratedCurrent: 13 } })
  expect(before).toBeDefined()
  expect(await traitOf(second)).toBeUndefined()
})

test('manufacturers that are combined are found by the one that stays', async () => {
  const [one, other] = [
    await catalogue.aManufacturer('Werk Süd'),
    await catalogue.aManufacturer('Werk Süd GmbH'),
  ]
  const { id } = await create({ orderNumber: 'KO-1', manufacturerId: other, description: 'Netzteil 24 V' })
  const { status } = await catalogue.get('/manufacturer/combine', { manufacturerIds: [one, other].join(',') })
  expect(status).toBe(200)
  await runner.ended()
  expect((await traitOf(id))?.tokens).toContain(one.slice(-12))
})

test('other rules read all articles anew, once', async () => {
  const { id } = await create({ orderNumber: 'RE-1', description: 'Netzteil 24 V DC 5 A' })
  await catalogue.db
    .updateTable('article_trait')
    .set({ read_from: '0', family: null })
    .where('article_id', '=', id)
    .execute()
  await askAfterNewRules(catalogue.db)
  await runner.ended()
  expect(await traitOf(id)).toMatchObject({ family: 'power-supply' })
  await askAfterNewRules(catalogue.db)
  const waiting = await catalogue.db.selectFrom('job').select('id').where('state', '=', 'WAITING').execute()
  expect(waiting).toEqual([])
})
