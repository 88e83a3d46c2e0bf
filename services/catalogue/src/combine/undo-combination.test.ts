import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { pruneCombinations } from './combination.queries.ts'
import { anArticle, snapshot } from './combine.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

async function combine(...ids: string[]): Promise<string> {
  const { status, body } = await catalogue.get('/manufacturer/combine', { manufacturerIds: ids.join(',') })
  expect(status, JSON.stringify(body)).toBe(200)
  const { body: all } = await catalogue.get('/combination/all')
  return all[0].id
}
const undo = (id: string) => catalogue.post(`/combination/undo?id=${id}`, undefined)
const article = async (id: string) => (await catalogue.get('/article/', { id })).body
const update = async (id: string, values: Record<string, unknown>) => {
  const { editVersion } = await article(id)
  expect(await catalogue.post('/article/update', { id, editVersion, ...values })).toMatchObject({
    status: 200,
  })
}

test('an article edited since keeps its edit and goes back; one that was moved elsewhere or made since stays', async () => {
  const one = await catalogue.aManufacturer('Eins')
  const two = await catalogue.aManufacturer('Zwei')
  const third = await catalogue.aManufacturer('Drei')
  const edited = await anArticle(catalogue, { manufacturerId: two, orderNumber: 'E-1' })
  const elsewhere = await anArticle(catalogue, { manufacturerId: two, orderNumber: 'E-2' })
  const deleted = await anArticle(catalogue, { manufacturerId: two, orderNumber: 'E-3' })
  const id = await combine(one, two)
  await update(edited, { description: 'Neuer Text', possibleOrderNumbers: ['E-1-NEU'] })
  await update(elsewhere, { manufacturerId: third })
  await catalogue.get('/article/delete', { id: deleted })
  const made = await anArticle(catalogue, { manufacturerId: one, orderNumber: 'E-4' })
  expect(await undo(id)).toMatchObject({ status: 200 })
  expect(await article(edited)).toMatchObject({
    manufacturerId: two,
    description: 'Neuer Text',
    possibleOrderNumbers: ['E-1-NEU'],
  })
  expect((await article(elsewhere)).manufacturerId).toBe(third)
  expect((await article(made)).manufacturerId).toBe(one)
  // The number goes with its article: it is free at the one and taken at the other.
  const again = { orderNumber: 'E-1-NEU' }
  expect(await catalogue.post('/article/', { ...again, manufacturerId: two })).toMatchObject({ status: 406 })
  expect(await catalogue.post('/article/', { ...again, manufacturerId: one })).toMatchObject({ status: 201 })
})

test('a later combination of what it made has to be undone first', async () => {
  const [a, b, c] = await Promise.all(['A', 'B', 'C'].map((name) => catalogue.aManufacturer(`Kette ${name}`)))
  await anArticle(catalogue, { manufacturerId: b, orderNumber: 'K-1' })
  await catalogue.aDiscountGroup('RG K', 10, b!)
  await catalogue.aDiscountGroup('RG K', 10, c!)
  const before = await snapshot(catalogue)
  const first = await combine(a!, b!)
  const second = await combine(c!, a!)
  const refused = await undo(first)
  expect(refused).toMatchObject({ status: 409, body: { code: 'combination-built-on' } })
  expect(refused.body.detail).toContain('„Kette C“')
  expect(await undo(second)).toMatchObject({ status: 200 })
  expect(await undo(first)).toMatchObject({ status: 200 })
  expect(await snapshot(catalogue)).toEqual(before)
})

test('two combinations of one survivor are independent of each other', async () => {
  const [a, b, c] = await Promise.all(
    ['A', 'B', 'C'].map((name) => catalogue.aManufacturer(`Zweimal ${name}`)),
  )
  await anArticle(catalogue, { manufacturerId: b, orderNumber: 'Z-1' })
  await anArticle(catalogue, { manufacturerId: c, orderNumber: 'Z-2' })
  const before = await snapshot(catalogue)
  const first = await combine(a!, b!)
  const second = await combine(a!, c!)
  expect(await undo(first)).toMatchObject({ status: 200 })
  expect(await undo(second)).toMatchObject({ status: 200 })
  expect(await snapshot(catalogue)).toEqual(before)
})

test('a name that belongs to another one by now is named; one that was only deleted comes back', async () => {
  const one = await catalogue.aManufacturer('Namen Eins')
  const two = await catalogue.aManufacturer('Namen Zwei', { variants: ['Namen II'] })
  const id = await combine(one, two)
  const names = catalogue.db.deleteFrom('manufacturer_name').where('manufacturer_id', '=', one)
  await names.where('name_key', '=', 'namen ii').execute()
  const other = await catalogue.aManufacturer('Namen II')
  const refused = await undo(id)
  expect(refused).toMatchObject({ status: 409, body: { code: 'combination-built-on' } })
  expect(refused.body.detail).toBe('Die Bezeichnung „Namen II“ gehört inzwischen zu „Namen II“.')
  await catalogue.db.deleteFrom('manufacturer').where('id', '=', other).execute()

  const display = catalogue.db.updateTable('manufacturer_name').where('name_key', '=', 'namen zwei')
  await display.set({ kind: 'DISPLAY' }).execute()
  expect((await undo(id)).body.detail).toContain('„Namen Zwei“ ist inzwischen mehr als eine Namensvariante')
  await display.set({ kind: 'VARIANT' }).execute()
  expect(await undo(id)).toMatchObject({ status: 200 })
  const { body } = await catalogue.get('/manufacturer/name', { name: 'Namen II' })
  expect(body).toMatchObject({ id: two, displayName: 'Namen Zwei', nameVariants: ['Namen II'] })
})

test('a group of another manufacturer by now cannot be taken apart', async () => {
  const one = await catalogue.aManufacturer('Wechsel Eins')
  const two = await catalogue.aManufacturer('Wechsel Zwei')
  const first = await catalogue.aDiscountGroup('RG 1', 10, two)
  const second = await catalogue.aDiscountGroup('RG 2', 10, two)
  await catalogue.get('/discountgroup/combine', { discountGroupIds: `${first},${second}` })
  const { body } = await catalogue.get('/combination/all')
  await combine(one, two)
  expect(await undo(body[0].id)).toMatchObject({
    status: 409,
    body: { detail: '„RG 1“ gehört inzwischen zu einem anderen Hersteller.' },
  })
})

test('after a day it is neither shown nor undone, and no longer kept', async () => {
  const one = await catalogue.aManufacturer('Alt Eins')
  const two = await catalogue.aManufacturer('Alt Zwei')
  const id = await combine(one, two)
  await catalogue.db
    .updateTable('combination')
    .set({ at: new Date(Date.now() - 25 * 3_600_000) })
    .where('id', '=', id)
    .execute()
  expect(await undo(id)).toMatchObject({ status: 404 })
  const { body } = await catalogue.get('/combination/all')
  expect(body.some((made: { id: string }) => made.id === id)).toBe(false)
  await pruneCombinations(catalogue.db)
  expect(await catalogue.db.selectFrom('combination').where('id', '=', id).select('id').execute()).toEqual([])
})
