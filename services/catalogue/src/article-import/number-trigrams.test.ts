import { anActor } from '@schrankwerk/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { buildNumberTrigrams, trigramIndex } from './number-trigrams.queries.ts'

let catalogue: TestCatalogue
let importConfigId: string
beforeAll(async () => {
  catalogue = await aCatalogue({ rebuild: { articles: 0, share: 0.5 } })
  const { body } = await catalogue.post('/import/config/', {
    title: 'Preisliste',
    description: 'Zum Testen',
    headers: ['Nr'],
    fieldMapping: [{ importHeader: 'Nr', articleField: 'orderNumber' }],
  })
  importConfigId = body.id
})
afterAll(() => catalogue.stop())

async function importNumbers(...numbers: string[]): Promise<void> {
  const content = `Nr;Text\n${numbers.map((number) => `${number};x`).join('\n')}\n`
  const { status, body } = await catalogue.upload(
    '/article/import',
    { name: 'liste.csv', content },
    { importConfigId },
  )
  expect(status, JSON.stringify(body)).toBe(202)
  await catalogue.importRunner.ended()
}

const indexes = async () =>
  (
    await sql<{ valid: boolean }>`select indisvalid as valid from pg_index
      where indexrelid = to_regclass(${trigramIndex})`.execute(catalogue.db)
  ).rows

const listed = async (searchTerm: string) =>
  (await catalogue.get('/article/filter', { page: 0, paginationSize: 15, searchTerm })).body.content.map(
    (row: { orderNumber: string }) => row.orderNumber,
  )

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
  await Promise.all([buildNumberTrigrams(catalogue.db), buildNumberTrigrams(catalogue.db)])
  expect(await indexes()).toEqual([{ valid: true }])
  expect(await listed('731-x')).toEqual(['TRI-7731-X1'])
  expect(await suggested('TRJ-7731-X1')).toEqual(['TRI-7731-X1'])
})

test('an import that leaves the numbers alone leaves it, another one asks for it again', async () => {
  await importNumbers('TRI-7731-X1', 'TRI-9264-X2')
  expect(await indexes()).toEqual([{ valid: true }])
  await importNumbers('TRI-5550-X3', 'TRI-5551-X4', 'TRI-5552-X5')
  expect(await indexes()).toEqual([])
  expect(await listed('551-x')).toEqual(['TRI-5551-X4'])
  await buildNumberTrigrams(catalogue.db)
  expect(await indexes()).toEqual([{ valid: true }])
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
    await buildNumberTrigrams(catalogue.db)
  })
  expect(await indexes()).toEqual([])
  await buildNumberTrigrams(catalogue.db)
  expect(await indexes()).toEqual([{ valid: true }])
})
