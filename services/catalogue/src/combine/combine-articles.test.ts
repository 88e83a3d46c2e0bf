import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { countNaming } from '../master-data/article-amounts.queries.ts'
import { anArticle, snapshot } from './combine.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

const query = (ids: string[]) => `manufacturerIds=${ids.join(',')}`
const combineArticles = (...ids: string[]) => catalogue.post(`/combination/articles?${query(ids)}`, undefined)
const preview = async (...ids: string[]) =>
  (await catalogue.get('/combination/preview', { kind: 'manufacturer', ids: ids.join(',') })).body
const article = async (id: string) => (await catalogue.get('/article/', { id })).body

/** Of what articles name, the amounts that are kept beside it and those that are counted. */
async function amounts() {
  const counted = await catalogue.db.transaction().execute((tx) => countNaming(tx))
  const all: [string, number, number][] = []
  for (const table of ['manufacturer', 'unit', 'discount_group'] as const)
    for (const row of await catalogue.db.selectFrom(table).select(['id', 'article_amount']).execute())
      all.push([table, row.article_amount, counted[table].get(row.id) ?? 0])
  return all
}

test('of two articles with one number the first stays and takes over what it lacks; then both are one maker’s', async () => {
  const one = await catalogue.aManufacturer('Nordwerk')
  const two = await catalogue.aManufacturer('Nordwerk GmbH')
  const unit = await catalogue.aUnit('Stück')
  const wholesaler = await catalogue.aWholesaler('Elektro Nord')
  const group = await catalogue.aDiscountGroup('NW 1', 20, two)
  const kept = await anArticle(catalogue, {
    manufacturerId: one,
    orderNumber: '3RT 2015',
    description: 'Schütz',
  })
  const gone = await anArticle(catalogue, {
    manufacturerId: two,
    orderNumber: '3rt 2015',
    manufacturerNumber: 'S00',
    possibleOrderNumbers: ['ALT-7'],
    description: 'Leistungsschütz 3-polig',
    unitId: unit,
    weight: 0.4,
    listPrice: 120,
    priceUnitSize: 10,
    discountGroupId: group,
    wholesalerInfos: [{ wholesalerId: wholesaler, orderNumber: 'N-1', purchasePrice: 80 }],
  })
  await anArticle(catalogue, { manufacturerId: two, orderNumber: 'NUR-ZWEI' })
  await catalogue.post('/article/replace', { manufacturerId: two, orderNumber: 'GEMERKT', matchId: gone })
  expect(await preview(one, two)).toMatchObject({ numberClashes: { amount: 1 }, duplicateArticles: 1 })
  expect(await combineArticles(one, two)).toMatchObject({ status: 200, body: { articles: 1 } })

  expect((await catalogue.get('/article/', { id: gone })).status).toBe(404)
  expect(await article(kept)).toMatchObject({
    manufacturerId: one,
    orderNumber: '3RT 2015',
    manufacturerNumber: 'S00',
    possibleOrderNumbers: ['ALT-7'],
    description: 'Schütz',
    unitId: unit,
    weight: 0.4,
    listPrice: 120,
    priceUnitSize: 10,
    discountGroupId: group,
    wholesalerInfos: [{ wholesalerId: wholesaler, orderNumber: 'N-1', purchasePrice: 80 }],
  })
  const remembered = await catalogue.db.selectFrom('replacement').select('article_id').execute()
  expect(remembered).toEqual([{ article_id: kept }])
  for (const [table, held, counted] of await amounts()) expect(held, table).toBe(counted)
  expect(await preview(one, two)).toMatchObject({ numberClashes: { amount: 0 }, duplicateArticles: 0 })
  expect(await catalogue.get('/manufacturer/combine', { manufacturerIds: `${one},${two}` })).toMatchObject({
    status: 200,
    body: { id: one },
  })
  const found = await catalogue.get('/article/filter', { manufacturer: one })
  expect(found.body.totalElements).toBe(2)
})

test('a price that is there stays with its unit, and one that would be for other pieces is left out', async () => {
  const one = await catalogue.aManufacturer('Preis Eins')
  const two = await catalogue.aManufacturer('Preis Zwei')
  const wholesaler = await catalogue.aWholesaler('Preisgroßhandel')
  const kept = await anArticle(catalogue, {
    manufacturerId: one,
    orderNumber: 'P-1',
    purchasePrice: 5,
    priceUnitSize: 1,
  })
  await anArticle(catalogue, {
    manufacturerId: two,
    orderNumber: 'P-1',
    listPrice: 900,
    priceUnitSize: 100,
    wholesalerInfos: [{ wholesalerId: wholesaler, orderNumber: 'PG-1', purchasePrice: 400 }],
  })
  await combineArticles(one, two)
  expect(await article(kept)).toMatchObject({
    purchasePrice: 5,
    listPrice: null,
    priceUnitSize: 1,
    wholesalerInfos: [{ orderNumber: 'PG-1', purchasePrice: null }],
  })
})

test('of three manufacturers all become one, and a number of a third article stays its own', async () => {
  const [one, two, three] = await Promise.all(
    ['Drei Eins', 'Drei Zwei', 'Drei Drei'].map((name) => catalogue.aManufacturer(name)),
  )
  const kept = await anArticle(catalogue, { manufacturerId: one, orderNumber: 'D-1' })
  await anArticle(catalogue, { manufacturerId: two, orderNumber: 'D-1', possibleOrderNumbers: ['D-8'] })
  await anArticle(catalogue, { manufacturerId: three, orderNumber: 'D-1', possibleOrderNumbers: ['D-9'] })
  const other = await anArticle(catalogue, { manufacturerId: three, orderNumber: 'D-7' })
  expect(await combineArticles(one!, two!, three!)).toMatchObject({ body: { articles: 2 } })
  expect((await article(kept)).possibleOrderNumbers).toEqual(['D-8', 'D-9'])
  expect(await article(other)).toMatchObject({ orderNumber: 'D-7' })
})

test('where numbers do not say which articles are one, nothing changes', async () => {
  const one = await catalogue.aManufacturer('Unklar Eins')
  const two = await catalogue.aManufacturer('Unklar Zwei')
  await anArticle(catalogue, { manufacturerId: one, orderNumber: 'U-1', manufacturerNumber: 'TYP' })
  await anArticle(catalogue, { manufacturerId: two, orderNumber: 'U-2', manufacturerNumber: 'TYP' })
  const before = await snapshot(catalogue)
  expect(await preview(one, two)).toMatchObject({ numberClashes: { amount: 1 }, duplicateArticles: 0 })
  expect(await combineArticles(one, two)).toMatchObject({ status: 200, body: { articles: 0 } })
  expect(await snapshot(catalogue)).toEqual(before)
})

test('a manufacturer that is not there is named as that', async () => {
  const one = await catalogue.aManufacturer('Allein')
  expect(await combineArticles(one, '00000000-0000-7000-8000-000000000001')).toMatchObject({ status: 404 })
})
