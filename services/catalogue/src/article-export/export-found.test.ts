import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAllWords } from '../article-words/read-all-words.ts'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
let hager: string
let abb: string

beforeAll(async () => {
  catalogue = await aCatalogue()
  hager = await catalogue.aManufacturer('Hager Vertrieb')
  abb = await catalogue.aManufacturer('ABB')
  for (const [orderNumber, description, manufacturerId, listPrice] of [
    ['F-1', 'Leitungsschutzschalter B16', hager, 10],
    ['F-2', 'Leitungsschutzschalter C16', abb, 20],
    ['F-3', "100 %_ Anteil \\ „O'Neill“ & (a|b) $1 !", abb, 30],
    ['G-1', 'Klemme', null, 40],
  ] as const) {
    const article = { orderNumber, description, manufacturerId, listPrice }
    expect((await catalogue.post('/article/', article)).status).toBe(201)
  }
})
afterAll(() => catalogue.stop())

async function exported(input: object) {
  const { status, body } = await catalogue.post('/article/export', { separator: ';', ...input })
  expect(status, JSON.stringify(body)).toBe(202)
  await catalogue.exportRunner.ended()
  const { body: file } = await catalogue.get('/article/export/', { id: body.exportId })
  const lines: string[] = file.trim().split('\r\n').slice(1)
  const [entry] = (await catalogue.get('/article/export/all')).body
  return { entry, numbers: lines.map((line) => line.split(';')[1]!.replaceAll('"', '')).sort() }
}

interface Narrowed {
  searchTerm?: string
  orderNumber?: string
  manufacturers?: string[]
}

async function listed({ manufacturers = [], ...words }: Narrowed): Promise<string[]> {
  const query = { ...words, paginationSize: 100, manufacturer: manufacturers.join(',') }
  const { body } = await catalogue.get('/article/filter', query)
  return body.content.map((row: { orderNumber: string }) => row.orderNumber).sort()
}

/** Without words what is found is looked for in the articles. */
const withoutWords = () => sql`delete from article_words_round`.execute(catalogue.db)

describe.each([
  ['in the articles', withoutWords],
  ['in what is kept of their words', () => readAllWords(catalogue.db)],
])('an export of what a list found %s', (_name, before) => {
  beforeAll(async () => void (await before()))

  test.each<[string, () => Narrowed, string[]]>([
    ['a word', () => ({ searchTerm: 'schutzschalter' }), ['F-1', 'F-2']],
    ['words', () => ({ searchTerm: 'leitungsschutzschalter c16' }), ['F-2']],
    ['a word and the name of a manufacturer', () => ({ searchTerm: 'abb schutzschalter' }), ['F-2']],
    ['the shortest of words', () => ({ searchTerm: 'b 16' }), ['F-1', 'F-2']],
    ['a number', () => ({ searchTerm: 'f1' }), ['F-1']],
    ['an order number', () => ({ orderNumber: 'f' }), ['F-1', 'F-2', 'F-3']],
    ['a manufacturer', () => ({ manufacturers: [hager] }), ['F-1']],
    ['two and a word', () => ({ manufacturers: [hager, abb], searchTerm: 'B16' }), ['F-1']],
    ['signs', () => ({ searchTerm: "o'neill“ \\ %_ (a|b) $1" }), ['F-3']],
    ['what nothing has', () => ({ searchTerm: "'; drop table article; --" }), []],
  ])('by %s holds those alone', async (_, narrowed, numbers) => {
    expect(await listed(narrowed())).toEqual(numbers)
    expect((await exported({ found: narrowed() })).numbers).toEqual(numbers)
  })

  test('is narrowed further by its own filter', async () => {
    const found = { searchTerm: 'schutzschalter' }
    expect((await exported({ found, priceRange: { from: 15 } })).numbers).toEqual(['F-2'])
    expect((await exported({ found, manufacturers: [hager], format: 'csv' })).numbers).toEqual(['F-1'])
  })
})

test.each([
  ['schutzschalter', ['F-1', 'F-2']],
  ['schutzschalter c16', ['F-2']],
])('what is part of too many words is looked for in the articles: %s', async (searchTerm, numbers) => {
  await sql`insert into article_vocabulary (word)
    select 'schutzschalter' || n from generate_series(1, 1001) n on conflict do nothing`.execute(catalogue.db)
  expect(await listed({ searchTerm })).toEqual(numbers)
  expect((await exported({ found: { searchTerm } })).numbers).toEqual(numbers)
})

test('its name and the list of exports say what it was narrowed to', async () => {
  const { entry } = await exported({
    found: { searchTerm: 'schutzschalter', manufacturers: [hager, abb] },
    manufacturers: [abb],
  })
  expect(entry.filename).toMatch(/^gefundene-artikel-.*\.csv$/)
  expect(entry).toMatchObject({
    rows: 1,
    percent: 100,
    manufacturers: { names: ['ABB'], amount: 1 },
    found: { searchTerm: 'schutzschalter', manufacturers: { names: ['ABB', 'Hager Vertrieb'], amount: 2 } },
  })
})

test('a list that was narrowed to nothing is no list', async () => {
  const { entry, numbers } = await exported({ found: { searchTerm: ' ' } })
  expect(numbers).toHaveLength(4)
  expect(entry.filename).toMatch(/^artikel-/)
  expect(entry.found).toBeUndefined()
})

test('an xlsx file holds what was found as well', async () => {
  const { body } = await catalogue.post('/article/export', {
    format: 'xlsx',
    found: { searchTerm: 'schutzschalter' },
  })
  await catalogue.exportRunner.ended()
  const [entry] = (await catalogue.get('/article/export/all')).body
  expect(entry).toMatchObject({ id: body.exportId, state: 'ENDED', rows: 2 })
})
