import { anActor } from '@schrankwerk/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { buildLateIndexes, lateIndexNames } from './late-indexes.queries.ts'

let catalogue: TestCatalogue
let importConfigId: string
beforeAll(async () => {
  catalogue = await aCatalogue({ rebuild: { articles: 0, share: 0.5 } })
  const { body } = await catalogue.post('/import/config/', {
    title: 'Preisliste',
    description: 'Zum Testen',
    headers: ['Nr', 'Preis'],
    fieldMapping: [
      { importHeader: 'Nr', articleField: 'orderNumber' },
      { importHeader: 'Preis', articleField: 'listPrice' },
    ],
  })
  importConfigId = body.id
})
afterAll(() => catalogue.stop())

const importNumbers = (...numbers: string[]) =>
  importPrices(Object.fromEntries(numbers.map((number) => [number, '1,00'])))

async function importPrices(prices: Record<string, string>): Promise<void> {
  const rows = Object.entries(prices).map(([number, price]) => `${number};${price}`)
  const content = `Nr;Preis\n${rows.join('\n')}\n`
  const { status, body } = await catalogue.upload(
    '/article/import',
    { name: 'liste.csv', content },
    { importConfigId },
  )
  expect(status, JSON.stringify(body)).toBe(202)
  await catalogue.importRunner.ended()
}

const trigrams = 'article_number_trigrams'
const ofArticles = [
  'article_list_price',
  'article_weight',
  'article_without_manufacturer_number',
  'article_without_order_number',
]
const all = [...ofArticles, trigrams].toSorted()

/** Those of them that are there and valid. */
const indexes = async () =>
  (
    await sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index
      where indisvalid and indexrelid::regclass::text = any(${lateIndexNames}) order by 1`.execute(
      catalogue.db,
    )
  ).rows.map(({ name }) => name)

const found = async (query: Record<string, string | boolean>) =>
  (await catalogue.get('/article/filter', { page: 0, paginationSize: 15, ...query })).body.content.map(
    (row: { orderNumber: string }) => row.orderNumber,
  )
const listed = (searchTerm: string) => found({ searchTerm })

const { companyId } = anActor({ companyType: 'CUSTOMER' })
async function suggested(orderNumber: string) {
  const { status, body } = await catalogue.ask('/internal/suggest', {
    companyId,
    orderNumber,
    manufacturerNumber: null,
    manufacturerName: null,
    description: null,
    wholesalerOrderNumber: null,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.map((one: { orderNumber: string }) => one.orderNumber)
}

test('until it is built the list finds parts of numbers, and what begins with a number is suggested', async () => {
  await importNumbers('TRI-7731-X1', 'TRI-9264-X2')
  expect(await indexes()).toEqual([])
  expect(await listed('731-x')).toEqual(['TRI-7731-X1'])
  expect(await listed('8888')).toEqual([])
  expect(await suggested('TRI-7731')).toEqual(['TRI-7731-X1'])
  expect(await suggested('TRJ-7731-X1')).toEqual([])
})

test('built by two copies at once it is there once, and numbers nearly the same are suggested', async () => {
  await Promise.all([buildLateIndexes(catalogue.db), buildLateIndexes(catalogue.db)])
  expect(await indexes()).toEqual(all)
  expect(await listed('731-x')).toEqual(['TRI-7731-X1'])
  expect(await suggested('TRJ-7731-X1')).toEqual(['TRI-7731-X1'])
})

test('an import that leaves the numbers alone leaves it, another one asks for it again', async () => {
  await importNumbers('TRI-7731-X1', 'TRI-9264-X2')
  expect(await indexes()).toEqual(all)
  await importNumbers('TRI-5550-X3', 'TRI-5551-X4', 'TRI-5552-X5')
  expect(await indexes()).toEqual([])
  expect(await listed('551-x')).toEqual(['TRI-5551-X4'])
  await buildLateIndexes(catalogue.db)
  expect(await indexes()).toEqual(all)
})

test('an import of prices asks for those of the articles alone, and orders by price are right until then', async () => {
  await importPrices({
    'TRI-7731-X1': '7,00',
    'TRI-9264-X2': '3,00',
    'TRI-5550-X3': '5,00',
    'TRI-5551-X4': '9,00',
  })
  expect(await indexes()).toEqual([trigrams])
  const dearest = ['TRI-5551-X4', 'TRI-7731-X1', 'TRI-5550-X3', 'TRI-9264-X2', 'TRI-5552-X5']
  expect(await found({ column: 'listPrice', sortDescending: true })).toEqual(dearest)
  await buildLateIndexes(catalogue.db)
  expect(await indexes()).toEqual(all)
  expect(await found({ column: 'listPrice', sortDescending: true })).toEqual(dearest)
})

test('somebody who writes numbers for long is not waited for', async () => {
  await importNumbers(
    'TRI-6660-X6',
    'TRI-6661-X7',
    'TRI-6662-X8',
    'TRI-6663-X9',
    'TRI-6664-Y1',
    'TRI-6665-Y2',
  )
  expect(await indexes()).toEqual([])
  await catalogue.db.transaction().execute(async (tx) => {
    await sql`lock table article_number in row exclusive mode`.execute(tx)
    await buildLateIndexes(catalogue.db)
  })
  expect(await indexes()).toEqual(ofArticles)
  await buildLateIndexes(catalogue.db)
  expect(await indexes()).toEqual(all)
})
