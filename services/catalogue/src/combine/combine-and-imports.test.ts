import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { importsInto } from '../import-proposal/imports.example.ts'
import { anArticle } from './combine.example.ts'

const mapping = { Nummer: 'orderNumber', Hersteller: 'manufacturerName' }
const header = 'Nummer;Hersteller'

let catalogue: TestCatalogue
let imports: ReturnType<typeof importsInto>
beforeAll(async () => {
  catalogue = await aCatalogue()
  imports = importsInto(catalogue)
})
afterAll(() => catalogue.stop())

let made = 0
/** Two manufacturers with an article of the second. */
async function aPair() {
  made += 1
  const names = [`A ${made}`, `B ${made}`] as const
  const [a, b] = [await catalogue.aManufacturer(names[0]), await catalogue.aManufacturer(names[1])]
  const moved = await anArticle(catalogue, { manufacturerId: b, orderNumber: `${made}-1` })
  return { nameA: names[0], nameB: names[1], a, b, moved, number: (at: number) => `${made}-${at}` }
}
const combine = (...ids: string[]) =>
  catalogue.get('/manufacturer/combine', { manufacturerIds: ids.join(',') })
const undo = async () => {
  const { body } = await catalogue.get('/combination/all')
  return catalogue.post(`/combination/undo?id=${body[0].id}`, undefined)
}
const numbersOf = async (manufacturer: string) =>
  (await catalogue.get('/article/filter', { manufacturer })).body.content
    .map(({ orderNumber }: { orderNumber: string }) => orderNumber)
    .sort()

test.each([0, 1, 2])('an import that begins meanwhile keeps it away, or finds it done (%i)', async () => {
  const { nameA, nameB, a, b, number } = await aPair()
  const config = await imports.aConfig(mapping)
  const lines = Array.from({ length: 200 }, (_, at) => `${number(at + 2)};${at % 2 ? nameA : nameB}`)
  const [combined, started] = await Promise.all([combine(a, b), imports.start(config, [header, ...lines])])
  expect(started.status).toBe(202)
  expect(await imports.settled(started.body.importId)).toMatchObject({ state: 'ENDED', created: 200 })
  if (combined.status !== 200) {
    expect(combined).toMatchObject({ status: 409, body: { code: 'import-running' } })
    expect(await combine(a, b)).toMatchObject({ status: 200 })
  }
  const found = await catalogue.get('/article/filter', { manufacturer: a })
  expect(found.body.totalElements).toBe(201)
})

test('what an import made since stays with the one that stayed when it is undone', async () => {
  const { nameB, a, b, number } = await aPair()
  const config = await imports.aConfig(mapping)
  await combine(a, b)
  await imports.run(config, [header, `${number(1)};${nameB}`, `${number(2)};${nameB}`])
  expect(await undo()).toMatchObject({ status: 200 })
  expect(await numbersOf(b)).toEqual([number(1)])
  expect(await numbersOf(a)).toEqual([number(2)])
})

test('neither is combined nor undone while an import runs', async () => {
  const { a, b } = await aPair()
  await combine(a, b)
  const running = await catalogue.aRunningImport()
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'import-running' } })
  const again = await aPair()
  expect(await combine(again.a, again.b)).toMatchObject({ status: 409, body: { code: 'import-running' } })
  const preview = { kind: 'manufacturer', ids: `${again.a},${again.b}` }
  expect((await catalogue.get('/combination/preview', preview)).body.importRunning).toBe(true)
  await catalogue.endImport(running)
  expect(await undo()).toMatchObject({ status: 200 })
})

test('a proposal that names what is gone is refused with the reason, and nothing of it is written', async () => {
  const { nameB, a, b, number } = await aPair()
  const config = await imports.aConfig(mapping, { propose: true })
  const { id } = await imports.run(config, [header, `${number(1)};${nameB}`, `${number(2)};${nameB}`])
  await combine(a, b)
  const accepted = await imports.accept(id)
  expect(accepted.state).not.toBe('ENDED')
  expect(accepted.failure).toContain('gelöscht')
  expect(await numbersOf(a)).toEqual([number(1)])
})

test('an import before it is not undone over it, and its articles go back with the others', async () => {
  const { nameB, a, b, number } = await aPair()
  const config = await imports.aConfig(mapping)
  const { id } = await imports.run(config, [header, `${number(2)};${nameB}`])
  await combine(a, b)
  expect(await catalogue.post('/article/import/undo', { id })).toMatchObject({
    status: 409,
    body: { code: 'undo-impossible' },
  })
  expect(await undo()).toMatchObject({ status: 200 })
  expect(await numbersOf(b)).toEqual([number(1), number(2)])
})
