import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostCounted } from '../article/list-articles.queries.ts'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { readAllWords, readWordsIfDue } from './read-all-words.ts'

let catalogue: TestCatalogue
let maker: string

const eans = ['40110011', '40110028', '40110035', '40110042', '40110059', '40110066']

beforeAll(async () => {
  catalogue = await aCatalogue()
  maker = await catalogue.aManufacturer('Hager Vertrieb SÜD')
  const parts = [
    ['WRT-1', 'Leitungsschutzschalter B16, 1-polig'],
    ['WRT-2', 'LEITUNGSSCHUTZSCHALTER\tC16\n3-polig'],
    ['WRT-3', `Reihenklemme ${'x'.repeat(390)}Klemmbrücke${'y'.repeat(390)} grau`],
    ['WRT-4', "100 %_ Anteil \\ „O'Neill“ & (a|b) !"],
    ['WRT-5', null],
    ['WRT-6', 'Ölflex Classic 110'],
  ] as const
  const wholesalerId = await catalogue.aWholesaler('Großhandel Nord')
  for (const [at, [orderNumber, description]] of parts.entries())
    await create({
      ...(at === 1 && { wholesalerInfos: [{ wholesalerId, orderNumber: 'GH-77.1', purchasePrice: 1 }] }),
      orderNumber,
      description,
      manufacturerId: maker,
      erpNumber: `ERP ${orderNumber}`,
      eanNumber: eans[at],
    })
})
afterAll(() => catalogue.stop())

const create = async (body: Record<string, unknown>): Promise<{ id: string; editVersion: number }> => {
  const answer = await catalogue.post('/article/', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const find = async (searchTerm: string, more: Record<string, unknown> = {}) => {
  const { status, body } = await catalogue.get('/article/filter', {
    searchTerm,
    column: 'orderNumber',
    paginationSize: 100,
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.totalElements).toBe(body.content.length)
  return body.content.map((row: { orderNumber: string }) => row.orderNumber)
}
/** Without words nobody finds by them: what is found then was looked for in the articles. */
const withoutWords = () => sql`delete from article_words_round`.execute(catalogue.db)

describe.each([
  ['in the articles', withoutWords],
  ['in what is kept of their words', () => readAllWords(catalogue.db)],
])('a search for words %s', (_name, before) => {
  beforeAll(async () => void (await before()))

  test.each([
    ['schutzschalter', ['WRT-1', 'WRT-2']],
    ['Schutzschalter 16', ['WRT-1', 'WRT-2']],
    ['leitungs polig c16', ['WRT-2']],
    ['leitungs leitungsschutz', ['WRT-1', 'WRT-2']],
    ['klemmbrücke', ['WRT-3']],
    ['xKLEMMBRÜCKEy grau', ['WRT-3']],
    ['%_', ['WRT-4']],
    ['\\', ['WRT-4']],
    ["o'neill (a|b) !", ['WRT-4']],
    ['ölflex', ['WRT-6']],
    ['ölflex wrt-6', ['WRT-6']],
    ['erp schutz', ['WRT-1', 'WRT-2']],
    ['erp', ['WRT-1', 'WRT-2', 'WRT-3', 'WRT-4', 'WRT-5', 'WRT-6']],
    ['vertrieb 3-polig', ['WRT-2']],
    ['hager vertrieb polig', ['WRT-1', 'WRT-2']],
    ['SUED 3-polig', ['WRT-2']],
    ['wrt-5 vertr', ['WRT-5']],
    ['40110066 classic', ['WRT-6']],
    ['401100 classic', []],
    ['rieb schutz klemme', []],
    ['oelflex', ['WRT-6']],
    ['KLEMMBRUECKE', ['WRT-3']],
    ['Schützschalter', []],
    ['gh 77-1', ['WRT-2']],
    ['GH771 c16', ['WRT-2']],
    ['gh77', []],
    ['gibt es nicht', []],
    ['Ölflex Classic 110 erp wrt-6 hager vertrieb süd ölflex classic flex', ['WRT-6']],
    ['Ölflex Classic 110 erp wrt-6 hager vertrieb süd ölflex classic grau', []],
  ])('%s finds %j', async (term, expected) => {
    expect(await find(term)).toEqual(expected)
    expect(await find(term, { manufacturer: maker.toUpperCase() })).toEqual(expected)
    expect(await find(term, { orderNumber: 'wrt-2' })).toEqual(
      expected.filter((number) => number === 'WRT-2'),
    )
  })

  test('sorts and pages by any column', async () => {
    for (const column of ['createDate', 'manufacturer', 'manufacturerNumber', 'listPrice', 'weight'])
      for (const sortDescending of [false, true]) {
        const whole = await find('erp', { column, sortDescending })
        expect(whole).toHaveLength(6)
        const { body } = await catalogue.get('/article/filter', {
          searchTerm: 'erp',
          column,
          sortDescending,
          paginationSize: 2,
          page: 1,
        })
        expect(body.content.map((row: { orderNumber: string }) => row.orderNumber)).toEqual(whole.slice(2, 4))
        expect(body.totalElements).toBe(6)
      }
  })
})

test('an article that is saved or deleted is found by its new words at once', async () => {
  await readAllWords(catalogue.db)
  const made = await create({ orderNumber: 'WRT-7', description: 'Sammelschiene verzinnt' })
  expect(await find('schiene')).toEqual(['WRT-7'])
  await catalogue.post('/article/update', {
    id: made.id,
    editVersion: made.editVersion,
    description: 'Kupferprofil',
  })
  expect(await find('schiene')).toEqual([])
  expect(await find('kupfer')).toEqual(['WRT-7'])
  await catalogue.post(`/article/delete?id=${made.id}`, undefined)
  expect(await find('kupfer')).toEqual([])
})

test('after an import, and where articles were written past the service, a round makes it right', async () => {
  await readAllWords(catalogue.db)
  await sql`update article set description = 'Trennklemme' where order_number = 'WRT-1'`.execute(catalogue.db)
  expect(await find('trennkl')).toEqual([])
  expect(await readWordsIfDue(catalogue.db)).toBe(0)
  await catalogue.endImport(await catalogue.aRunningImport())
  expect(await find('trennkl')).toEqual(['WRT-1'])
  expect(await readWordsIfDue(catalogue.db)).toBe(1)
  expect(await find('trennkl')).toEqual(['WRT-1'])
  expect(await readWordsIfDue(catalogue.db)).toBe(0)
})

test('a round that waits for an import ends when it is told to, and stays due', async () => {
  const importId = await catalogue.aRunningImport()
  await sql`delete from article_words_round`.execute(catalogue.db)
  const stopping = new AbortController()
  const round = readAllWords(catalogue.db, stopping.signal)
  stopping.abort()
  await expect(round).rejects.toMatchObject({ name: 'AbortError' })
  await catalogue.endImport(importId)
  await expect(readWordsIfDue(catalogue.db, stopping.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(await readWordsIfDue(catalogue.db)).toBe(0)
  expect(await find('ölflex')).toEqual(['WRT-6'])
})

test('words that only articles had which are gone go with the round that finds a thousand of them gone', async () => {
  const own = ["leer'gut", 'mit\\strich', 'vielfach:*']
  const vocabulary = async () => {
    const { rows } = await sql<{ word: string }>`select word from article_vocabulary
      where word = any(${[...own, 'ölflex', "„o'neill“"]}) order by word`.execute(catalogue.db)
    return rows.map(({ word }) => word)
  }
  const articlesThatAreGone = (amount: number) =>
    sql`insert into article_words (article_id, read_from, create_date, tokens)
      select gen_random_uuid(), 0, now(), array_to_tsvector(${own}::text[]) from generate_series(1, ${amount}::int)`.execute(
      catalogue.db,
    )
  await sql`insert into article_vocabulary select unnest(${own}::text[])`.execute(catalogue.db)
  await articlesThatAreGone(999)
  await readAllWords(catalogue.db)
  expect(await vocabulary()).toHaveLength(5)
  await articlesThatAreGone(1000)
  await readAllWords(catalogue.db)
  expect(await vocabulary()).toEqual(['ölflex', "„o'neill“"])
  expect(await find("o'neill ölflex")).toEqual([])
  expect(await find("o'neill")).toEqual(['WRT-4'])
})

test('of many hits it says that they are many, and finds the pages', async () => {
  await sql`insert into article (id, order_number, description, article_import_source, create_date, last_update, weight)
    select gen_random_uuid(), 'V-' || at, 'Vielfach ' || at, 'CSV', now() - at * interval '1 minute', now(), nullif(at % 50, 7)
    from generate_series(1, ${mostCounted + 50}::int) at`.execute(catalogue.db)
  await sql`insert into article_number (article_id, kind, alternative, manufacturer_id, number, exact, loose, searchable)
    select id, 'O', false, '00000000-0000-0000-0000-000000000000', order_number, order_number, replace(order_number, '-', ''), true
    from article where description like 'Vielfach %'`.execute(catalogue.db)
  await readAllWords(catalogue.db)
  for (const column of ['createDate', 'manufacturer', 'orderNumber', 'weight']) {
    const query = { searchTerm: 'vielf', column, sortDescending: true, paginationSize: 20 }
    const pages = await Promise.all(
      [0, 1, mostCounted / 20 - 1].map(
        async (page) => (await catalogue.get('/article/filter', { ...query, page })).body,
      ),
    )
    for (const { totalElements, isMore } of pages)
      expect({ totalElements, isMore }).toEqual({ totalElements: mostCounted, isMore: true })
    const seen = pages.flatMap(({ content }) => content.map((row: { id: string }) => row.id))
    expect(new Set(seen).size).toBe(60)
  }
  // Many words hold a sign: it is looked for in the articles then.
  const { body } = await catalogue.get('/article/filter', { searchTerm: 'vielf 9' })
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from article
    where description ilike '%vielf%' and (description ilike '%9%' or order_number ilike '%9%')`.execute(
    catalogue.db,
  )
  expect(body.totalElements).toBe(rows[0]!.amount)
  // Those of one manufacturer, or of none, stand as they do in the whole list: by their dates.
  for (const sortDescending of [false, true]) {
    const few = { searchTerm: 'vielf 9', column: 'manufacturer', sortDescending, paginationSize: 100 }
    const { content } = (await catalogue.get('/article/filter', few)).body
    const dates: string[] = content.map(({ createDate }: { createDate: string }) => createDate)
    expect(dates).toHaveLength(100)
    expect(dates).toEqual(sortDescending ? dates.toSorted().reverse() : dates.toSorted())
  }
})
