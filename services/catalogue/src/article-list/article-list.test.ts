import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import type { ArticleColumn } from './article-orders.queries.ts'
import { placeAnchors, placeAnchorsIfDue } from './place-anchors.ts'

let catalogue: TestCatalogue
const makers: string[] = []
const ids: string[] = []
const size = 5

beforeAll(async () => {
  catalogue = await aCatalogue()
  for (const name of ['Nordwerk', 'Adler', 'Zander']) makers.push(await catalogue.aManufacturer(name))
  for (let at = 0; at < 40; at += 1) ids.push(await create())
})
afterAll(() => catalogue.stop())

let serial = 0

/** Of every value some are missing and some are the same. */
async function create(at = serial): Promise<string> {
  serial += 1
  const { status, body } = await catalogue.post('/article/', {
    manufacturerId: at % 4 === 3 ? null : makers[at % 4],
    orderNumber: at % 5 === 4 && at % 4 !== 3 ? null : `B-${(at * 7) % 40}-${serial}`,
    manufacturerNumber: at % 5 === 1 ? null : `T${(at * 11) % 40}.${serial}`,
    listPrice: at % 3 === 0 ? null : at % 6,
    weight: at % 7 === 0 ? null : (at * 3) % 10,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}
const update = async (id: string, changes: Record<string, unknown>) => {
  const { body } = await catalogue.get('/article/', { id })
  const answer = await catalogue.post('/article/update', { id, editVersion: body.editVersion, ...changes })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

interface Page {
  content: { id: string }[]
  totalElements: number
  previous: string | null
  next: string | null
}
const page = async (query: Record<string, unknown>): Promise<Page> => {
  const { status, body } = await catalogue.get('/article/filter', { paginationSize: size, ...query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const idsOf = ({ content }: Page) => content.map(({ id }) => id)

const orders = (
  ['createDate', 'manufacturer', 'manufacturerNumber', 'orderNumber', 'listPrice', 'weight'] as const
).flatMap((column): [ArticleColumn, boolean][] => [
  [column, false],
  [column, true],
])

/** All articles in an order, read without anchors. */
async function wholeOrder(column: ArticleColumn, descending: boolean): Promise<string[]> {
  const key = {
    createDate: 'x.create_date',
    manufacturer: 'm.sort_name, x.create_date',
    manufacturerNumber: 'upper(x.manufacturer_number) collate "C"',
    orderNumber: 'upper(x.order_number) collate "C"',
    listPrice: 'x.list_price',
    weight: 'x.weight',
  }[column]
  const way = descending ? 'desc' : 'asc'
  const keys = key.split(/, /).map((one) => `${one} ${way} nulls last`)
  const { rows } = await sql<{ id: string }>`select x.id from article x
    left join manufacturer m on m.id = x.manufacturer_id
    order by ${sql.raw([...keys, `x.id ${way}`].join(', '))}`.execute(catalogue.db)
  return rows.map(({ id }) => id)
}

async function expectEveryPage(column: ArticleColumn, sortDescending: boolean) {
  const whole = await wholeOrder(column, sortDescending)
  for (let at = 0; at * size < whole.length; at += 1) {
    const shown = await page({ column, sortDescending, page: at })
    expect(shown.previous, 'read by anchors').not.toBeUndefined()
    expect(idsOf(shown), `${column} ${sortDescending} ${at}`).toEqual(whole.slice(at * size, (at + 1) * size))
    expect(shown.totalElements).toBe(whole.length)
  }
}

test('without anchors pages are counted off', async () => {
  const shown = await page({ page: 3 })
  expect(shown.next).toBeUndefined()
  expect(idsOf(shown)).toEqual((await wholeOrder('createDate', true)).slice(15, 20))
})

test.each(orders)('every page by %s, descending %s, is the one counted off', async (column, descending) => {
  await placeAnchors(catalogue.db, 4)
  await expectEveryPage(column, descending)
})

test('… also after articles were saved, came and went', async () => {
  await placeAnchors(catalogue.db, 4)
  await update(ids[5]!, { listPrice: 5.5, weight: null, orderNumber: 'A-0', manufacturerNumber: 'Z9' })
  await update(ids[20]!, { listPrice: null, weight: 0, manufacturerId: makers[2], orderNumber: 'Z-0' })
  await update(ids[30]!, { description: 'anders' })
  const came = await create()
  await create()
  await catalogue.post(`/article/delete/many?articleIds=${ids[11]},${came}`, undefined)
  for (const [column, descending] of orders) await expectEveryPage(column, descending)
})

test('an article that two people delete at once leaves its place once', async () => {
  await placeAnchors(catalogue.db, 4)
  const twice = await create()
  const holder = await catalogue.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from article where id = $1 for update', [twice])
    const deletions = Promise.all(
      [1, 2].map(() => catalogue.post(`/article/delete/many?articleIds=${twice}`, undefined)),
    )
    await expect.poll(catalogue.waitingForLocks).toBe(2)
    await holder.query('commit')
    await deletions
  } finally {
    holder.release()
  }
  await expectEveryPage('createDate', true)
})

test('two articles with one manufacturer number each have their place', async () => {
  const [one, twin] = [ids[1]!, ids[5]!]
  await catalogue.db
    .insertInto('article_number')
    .values(
      [one, twin].map((id) => ({
        article_id: id,
        kind: 'T' as const,
        alternative: false,
        manufacturer_id: makers[1]!,
        twin: id === twin ? id : null,
        number: 'GLEICH',
        exact: 'GLEICH',
        loose: 'GLEICH',
        searchable: true,
      })),
    )
    .execute()
  await sql`delete from article_number where exact <> 'GLEICH' and kind = 'T' and article_id in (${one}, ${twin})`.execute(
    catalogue.db,
  )
  await sql`update article set manufacturer_number = 'GLEICH', manufacturer_id = ${makers[1]!} where id in (${one}, ${twin})`.execute(
    catalogue.db,
  )
  await placeAnchors(catalogue.db, 1)
  for (const sortDescending of [false, true]) {
    const seen: string[] = []
    let shown = await page({ column: 'manufacturerNumber', sortDescending, paginationSize: 1 })
    for (let at = 1; at <= shown.totalElements; at += 1) {
      expect(
        idsOf(await page({ column: 'manufacturerNumber', sortDescending, paginationSize: 1, page: at - 1 })),
      ).toEqual(idsOf(shown))
      seen.push(...idsOf(shown))
      shown = await page({
        column: 'manufacturerNumber',
        sortDescending,
        paginationSize: 1,
        page: at,
        cursor: shown.next,
      })
    }
    expect(new Set(seen).size).toBe(seen.length)
  }
})

test.each(orders)(
  'paging on by %s, descending %s, neither misses nor repeats a row while others are saved',
  async (column, sortDescending) => {
    await placeAnchors(catalogue.db, 4)
    const there = new Set(await wholeOrder(column, sortDescending))
    const seen: string[] = []
    let shown = await page({ column, sortDescending })
    let at = 0
    for (; seen.filter((id) => there.has(id)).length < there.size; at += 1) {
      if (at > 0) shown = await page({ column, sortDescending, page: at, cursor: shown.next })
      seen.push(...idsOf(shown))
      if (at % 3 === 0) await create()
      if (at === 4) await placeAnchors(catalogue.db, 4)
    }
    expect(new Set(seen).size).toBe(seen.length)
    const former = seen.filter((id) => there.has(id))
    expect(new Set(former)).toEqual(there)
    const back = idsOf(shown)
    for (at -= 2; at >= 0; at -= 1) {
      if (at % 3 === 0) await create()
      shown = await page({ column, sortDescending, page: at, cursor: shown.previous })
      back.unshift(...idsOf(shown))
    }
    const againSeen = back.filter((id) => there.has(id))
    expect(againSeen).toEqual(former.slice(former.length - againSeen.length))
    expect(new Set(back).size).toBe(back.length)
  },
)

test('a cursor of another order counts for nothing, one that nobody handed out is 400', async () => {
  await placeAnchors(catalogue.db, 4)
  const { next } = await page({ column: 'weight' })
  const plain = await page({ column: 'listPrice', page: 2 })
  expect(idsOf(await page({ column: 'listPrice', page: 2, cursor: next }))).toEqual(idsOf(plain))
  for (const wrong of [
    'x',
    Buffer.from('["weight",false,false,"VALUED",["1; drop","x"]]').toString('base64url'),
  ])
    expect((await catalogue.get('/article/filter', { cursor: wrong })).status).toBe(400)
})

test('what changes many articles at once puts anchors out of use until they are placed anew', async () => {
  await placeAnchors(catalogue.db, 4)
  expect(await placeAnchorsIfDue(catalogue.db)).toBe(false)
  const { body } = await catalogue.get('/manufacturer/', { id: makers[0] })
  const { editVersion, abbreviation, link, nameVariants } = body
  const renamed = await catalogue.post('/manufacturer/update', {
    id: makers[0],
    editVersion,
    abbreviation,
    link,
    nameVariants,
    displayName: 'Zuletzt',
  })
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
  expect((await page({})).next).toBeUndefined()
  expect(await placeAnchorsIfDue(catalogue.db)).toBe(true)
  await expectEveryPage('manufacturer', false)
  await catalogue.endImport(await catalogue.aRunningImport())
  expect((await page({})).next).toBeUndefined()
  expect(await placeAnchorsIfDue(catalogue.db)).toBe(true)
  expect((await page({})).next).toEqual(expect.any(String))
})

test('a save that goes on while anchors are placed is counted once', async () => {
  await placeAnchors(catalogue.db, 4)
  let placing: Promise<void> | undefined
  await catalogue.db.transaction().execute(async (tx) => {
    const { noteShift } = await import('./note-shift.ts')
    await noteShift(tx, [ids[2]!], 'leave')
    await sql`update article set list_price = 1.25 where id = ${ids[2]!}`.execute(tx)
    await noteShift(tx, [ids[2]!], 'take')
    placing = placeAnchors(catalogue.db, 4)
    await placing
  })
  await expectEveryPage('listPrice', false)
  await expectEveryPage('listPrice', true)
})
