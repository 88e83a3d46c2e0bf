import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { anArticle } from './combine.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

/** Nothing names what is not there, and every number stands with the manufacturer of its article. */
afterEach(async () => {
  const { rows } = await sql`
    select 'article' as what, a.id from article a where a.manufacturer_id is not null
      and not exists (select from manufacturer m where m.id = a.manufacturer_id)
    union all select 'unit', a.id from article a where a.unit_id is not null
      and not exists (select from unit u where u.id = a.unit_id)
    union all select 'number', a.id from article_number n join article a on a.id = n.article_id
      where n.manufacturer_id is distinct from a.manufacturer_id`.execute(catalogue.db)
  expect(rows).toEqual([])
})

let made = 0
const aName = (name: string) => {
  made += 1
  return `${name} ${made}`
}
const combine = (...ids: string[]) =>
  catalogue.get('/manufacturer/combine', { manufacturerIds: ids.join(',') })
const rounds = [0, 1, 2, 3]

test.each(rounds)(
  'two people who combine the same: one does, the other finds it gone (%i)',
  async (round) => {
    const [a, b, c] = await Promise.all(['A', 'B', 'C'].map((name) => catalogue.aManufacturer(aName(name))))
    await anArticle(catalogue, { manufacturerId: b, orderNumber: aName('R') })
    const answers = await Promise.all([combine(a!, b!), round % 2 ? combine(c!, b!) : combine(b!, a!)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  },
)

test.each(rounds)('a save of an article that moves meanwhile goes with it, or is refused (%i)', async () => {
  const [a, b] = await Promise.all(['A', 'B'].map((name) => catalogue.aManufacturer(aName(name))))
  const id = await anArticle(catalogue, { manufacturerId: b, orderNumber: aName('R') })
  const [combined, saved, created] = await Promise.all([
    combine(a!, b!),
    catalogue.post('/article/update', { id, editVersion: 1, manufacturerId: b, description: 'Neu' }),
    catalogue.post('/article/', { manufacturerId: b, orderNumber: aName('R') }),
  ])
  expect(combined.status).toBe(200)
  expect([200, 409]).toContain(saved.status)
  expect([201, 400]).toContain(created.status)
  expect((await catalogue.get('/article/', { id })).body.manufacturerId).toBe(a)
})

test.each(rounds)('what a customer remembers of it meanwhile is kept (%i)', async () => {
  const [nameA, nameB] = [aName('A'), aName('B')]
  const [a, b] = [await catalogue.aManufacturer(nameA), await catalogue.aManufacturer(nameB)]
  const articleId = await anArticle(catalogue, { manufacturerId: a, orderNumber: aName('R') })
  const numbers = [{ orderNumber: aName('ALT'), manufacturerNumber: null, manufacturerName: nameB }]
  const remember = { companyId: crypto.randomUUID(), userId: crypto.randomUUID(), articleId, numbers }
  const [combined, remembered] = await Promise.all([
    combine(a, b),
    catalogue.ask('/internal/remember', remember),
  ])
  expect([combined.status, remembered.status]).toEqual([200, 200])
})

test.each(rounds)('what is deleted meanwhile is not combined, or the other way round (%i)', async (round) => {
  const [a, b] = await Promise.all(['A', 'B'].map((name) => catalogue.aManufacturer(aName(name))))
  const deleted = round % 2 ? a! : b!
  const [combined, gone] = await Promise.all([
    combine(a!, b!),
    catalogue.get('/manufacturer/delete', { manufacturerIds: deleted }),
  ])
  expect([200, 404]).toContain(combined.status)
  expect(gone.status).toBe(200)
})
