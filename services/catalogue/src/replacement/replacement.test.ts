import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
const customer = anActor({ companyType: 'CUSTOMER', name: 'Eva', lastname: 'Einkauf' })
const other = anActor({ companyType: 'SUPPLIER' })
const articles: Record<string, string> = {}

beforeAll(async () => {
  catalogue = await aCatalogue()
  const manufacturerId = await catalogue.aManufacturer('Nordkontakt')
  const create = async (orderNumber: string, description: string) => {
    const { body } = await catalogue.post('/article/', { manufacturerId, orderNumber, description })
    articles[orderNumber] = body.id
  }
  await create('NK-100', 'Schütz 24 V DC')
  await create('NK-200', 'Reihenklemme 2,5 mm²')
  await catalogue.post('/article/replace', { orderNumber: 'Alt 1', matchId: articles['NK-100'] }, customer)
  await catalogue.post('/article/replace', { orderNumber: 'NK-100', matchId: articles['NK-200'] }, customer)
  await catalogue.post('/article/replace', { manufacturerNumber: 'T-9', matchId: articles['NK-200'] })
  await catalogue.post('/article/replace', { orderNumber: 'Fremd 1', matchId: articles['NK-200'] }, other)
})
afterAll(() => catalogue.stop())

const list = async (query: Record<string, unknown> = {}, actor = customer) => {
  const { status, body } = await catalogue.get('/article/replace/filter', query, actor)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const numbersOf = async (query: Record<string, unknown>, actor = customer) =>
  (await list(query, actor)).content.map(
    (one: { orderNumber: string | null; manufacturerNumber: string | null }) =>
      one.orderNumber ?? one.manufacturerNumber,
  )

const toldTo = async () => {
  const told = await catalogue.db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'catalogue.replacement.changed')
    .orderBy('position')
    .execute()
  return told.map(({ payload }) => (payload as { companyId: string | null }).companyId)
}

describe('what is remembered', () => {
  test("is the own company's, with who chose it and against what, and the operator's without a name", async () => {
    const { content, totalElements } = await list({ column: 'number' })
    expect(totalElements).toBe(3)
    expect(content).toMatchObject([
      {
        orderNumber: 'Alt 1',
        article: { id: articles['NK-100'], orderNumber: 'NK-100', manufacturerName: 'Nordkontakt' },
        against: null,
        byOperator: false,
        userName: 'Eva Einkauf',
      },
      {
        orderNumber: 'NK-100',
        article: { id: articles['NK-200'], description: 'Reihenklemme 2,5 mm²' },
        against: { id: articles['NK-100'], orderNumber: 'NK-100' },
      },
      { manufacturerNumber: 'T-9', byOperator: true, userName: null },
    ])
  })

  test('comes newest first, or by number or article', async () => {
    expect(await numbersOf({})).toEqual(['T-9', 'NK-100', 'Alt 1'])
    expect(await numbersOf({ column: 'number', sortDescending: true })).toEqual(['T-9', 'NK-100', 'Alt 1'])
    expect((await numbersOf({ column: 'article' }))[0]).toBe('Alt 1')
    expect(await numbersOf({ column: 'number', paginationSize: 1, page: 1 })).toEqual(['NK-100'])
  })

  test.each([
    ["a part of the list's number", 'lt 1', ['Alt 1']],
    ['a number in another spelling', 'alt1', ['Alt 1']],
    ["the article's number", 'nk-200', ['T-9', 'NK-100']],
    ["the article's manufacturer", 'nordkontakt', ['T-9', 'NK-100', 'Alt 1']],
    ["the article's description", 'Schütz', ['Alt 1']],
    ['nothing like it', '%', []],
  ])('is found by %s', async (_name, searchTerm, numbers) => {
    expect(await numbersOf({ searchTerm })).toEqual(numbers)
  })

  test("is forgotten by the company it belongs to, and by nobody else, nor the operator's", async () => {
    const { content } = await list({ column: 'number' })
    const [own, , operators] = content.map(({ id }: { id: string }) => id)
    const forget = (ids: string[], actor = customer) =>
      catalogue.post('/article/replace/delete', { ids }, actor)
    expect((await forget([own], other)).status).toBe(404)
    expect((await forget([own, operators])).status).toBe(404)
    expect((await list()).totalElements).toBe(3)
    expect((await forget([own])).status).toBe(200)
    expect(await numbersOf({})).toEqual(['T-9', 'NK-100'])
    const told = await catalogue.db
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'catalogue.replacement.changed')
      .execute()
    expect(told.map(({ payload }) => payload)).toContainEqual({
      companyId: customer.companyId,
      userId: customer.userId,
    })
    expect((await forget([own])).status).toBe(404)
  })
})

describe('deleting articles', () => {
  const anArticle = async (fields: Record<string, unknown>): Promise<string> =>
    (await catalogue.post('/article/', fields)).body.id
  const remember = (orderNumber: string, matchId: string, actor?: typeof customer) =>
    catalogue.post('/article/replace', { orderNumber, matchId }, actor)

  test('is told beforehand what remembers them, and tells all of whom something goes', async () => {
    const [gone, against] = [
      await anArticle({ orderNumber: 'WEG-1' }),
      await anArticle({ orderNumber: 'WEG-2' }),
    ]
    await remember('Weg alt', gone, customer)
    await remember('Weg alt', gone, other)
    await remember('Weg alt', gone)
    const { body } = await catalogue.get('/article/filter', { orderNumber: 'WEG' })
    const amounts = body.content.map((one: { id: string; usedByArticleAmount: number }) => [
      one.id,
      one.usedByArticleAmount,
    ])
    expect(new Map(amounts)).toEqual(
      new Map([
        [gone, 3],
        [against, 0],
      ]),
    )
    const before = (await toldTo()).length
    expect(
      (await catalogue.post(`/article/delete/many?articleIds=${gone},${against}`, undefined)).status,
    ).toBe(200)
    expect(new Set((await toldTo()).slice(before))).toEqual(
      new Set([customer.companyId, other.companyId, null]),
    )
    expect((await list({ searchTerm: 'Weg alt' })).totalElements).toBe(0)
  })

  test('of a manufacturer all at once does too', async () => {
    const manufacturerId = await catalogue.aManufacturer('Geht ganz')
    const gone = await anArticle({ orderNumber: 'GANZ-1', manufacturerId })
    await remember('Ganz alt', gone, customer)
    await remember('GANZ-1', articles['NK-200']!, other)
    expect((await catalogue.get('/manufacturer/', { id: manufacturerId })).body).toMatchObject({
      usedByArticleAmount: 1,
      replacementAmount: 1,
    })
    const before = (await toldTo()).length
    expect((await catalogue.get('/manufacturer/delete/article', { manufacturerId, amount: 1 })).status).toBe(
      200,
    )
    expect(new Set((await toldTo()).slice(before))).toEqual(new Set([customer.companyId, other.companyId]))
  })
})
