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
