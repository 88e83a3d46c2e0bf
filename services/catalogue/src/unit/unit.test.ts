import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

const create = async (body: Record<string, unknown>) => {
  const answer = await catalogue.post('/unit/', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const remove = async (...ids: string[]) =>
  (await catalogue.get('/unit/delete', { unitIds: ids.join(',') })).body

test('a unit has its names to itself; a new one is known to articles at once', async () => {
  const piece = await create({ displayName: 'Stück', nameVariants: ['Stk.', 'pcs'] })
  expect(piece).toMatchObject({ nameVariants: ['Stk.', 'pcs'], editVersion: 1, usedBy: [] })
  expect(await catalogue.post('/unit/', { displayName: 'STK' })).toMatchObject({
    status: 409,
    body: { code: 'name-taken', errors: [{ path: 'displayName' }] },
  })
  const { body } = await catalogue.post('/unit/update', {
    id: piece.id,
    editVersion: 1,
    displayName: 'pcs',
    nameVariants: ['Stück'],
  })
  expect(body).toMatchObject({ displayName: 'pcs', nameVariants: ['Stück'], editVersion: 2 })
  expect((await catalogue.get('/unit/name', { name: 'stueck' })).body.id).toBe(piece.id)
  expect((await catalogue.get('/unit/name', { name: 'Stk.' })).body).toBeNull()
  const article = await catalogue.post('/article/', { orderNumber: 'E-1', unitId: piece.id })
  expect(article.body.unitName).toBe('pcs')
  const { content } = (await catalogue.get('/unit/filter', { searchTerm: 'TÜCK' })).body
  expect(content).toMatchObject([{ id: piece.id, usedByArticleAmount: 1 }])
})

test('what articles or configurations name stays, however the two meet', async () => {
  const free = (await create({ displayName: 'Frei' })).id
  const preset = (await create({ displayName: 'Vorgabe' })).id
  await catalogue.post('/import/config/', {
    title: 'Mit Einheit',
    description: 'Zum Testen',
    defaultUnitId: preset,
    headers: ['Nummer'],
    fieldMapping: [{ importHeader: 'Nummer', articleField: 'orderNumber' }],
  })
  expect(await remove(free, preset)).toEqual([preset])
  expect((await catalogue.get('/unit/', { id: preset })).body.usedBy).toEqual([
    { by: 'import-config', amount: 1 },
  ])
  for (let round = 0; round < 6; round += 1) {
    const { id } = await create({ displayName: `Rennen ${round}` })
    const [article, left] = await Promise.all([
      catalogue.post('/article/', { orderNumber: `R-${round}`, unitId: id }),
      remove(id),
    ])
    expect([article.status, left.length]).toEqual(left.length > 0 ? [201, 1] : [400, 0])
  }
})

test('an import that names a unit finds it by its new name', async () => {
  const { id } = await create({ displayName: 'Rolle alt' })
  await catalogue.post('/unit/update', { id, editVersion: 1, displayName: 'Rolle neu' })
  const config = await catalogue.post('/import/config/', {
    title: 'Preisliste',
    description: 'Zum Testen',
    headers: ['Nummer', 'Einheit'],
    fieldMapping: [
      { importHeader: 'Nummer', articleField: 'orderNumber' },
      { importHeader: 'Einheit', articleField: 'unit' },
    ],
  })
  const started = await catalogue.upload(
    '/article/import',
    { name: 'liste.csv', content: 'Nummer;Einheit\nI-1;rolle NEU\n' },
    { importConfigId: config.body.id },
  )
  expect(started.status).toBe(202)
  await catalogue.importRunner.ended()
  expect((await catalogue.get('/unit/', { id })).body).toMatchObject({
    usedByArticleAmount: 1,
    usedBy: [{ by: 'article', amount: 1 }],
  })
})
