import { enquiryColumns, enquiryStates } from '@schrankwerk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
  await fill()
})
afterAll(() => given.stop())

/** Enquiries of three customers, one of them gone, in every state, with gaps and equals, ordered of either supplier or of none. */
async function fill() {
  const { customer, otherCustomer, supplier, competitor, db } = given
  await sql`insert into company_activity (company_id, active, version) values (${otherCustomer.companyId}, false, 1)`.execute(
    db,
  )
  await sql`
    insert into enquiry (id, company_id, customer_id, customer_name, title, reference_number, desired_delivery_date,
        job_conditions, released, release_date, closed, archived, create_date, last_update)
      select gen_random_uuid(), case when at % 3 = 0 then ${otherCustomer.companyId}::uuid
          when at % 3 = 1 then ${customer.companyId}::uuid else '00000000-0000-7000-8000-000000000001' end,
        gen_random_uuid(), 'Kunde ' || at % 3, case when at % 7 > 0 then 'Schrank ' || at % 5 end,
        case when at % 11 > 0 then 'Ref ' || at % 13 end, case when at % 5 > 0 then date '2099-01-01' + at % 9 end, '{}',
        at % 8 > 0, case when at % 8 > 1 then now() - at % 17 * interval '1 day' end, at % 4 = 1, at % 9 = 0,
        now() - at % 29 * interval '1 day', now() - at % 3 * interval '1 hour'
      from generate_series(1, 300) at`.execute(db)
  await sql`
    insert into offer (id, enquiry_id, customer_company_id, customer_name, supplier_company_id, supplier_name, created_by,
        family_id, version, state, released, binding_until, create_date, last_update)
      select gen_random_uuid(), id, company_id, customer_name,
        case when at % 2 = 0 then ${supplier.companyId}::uuid else ${competitor.companyId}::uuid end, 'Lieferant',
        gen_random_uuid(), gen_random_uuid(), 1, (array['OPEN', 'ACCEPTED', 'CONFIRMED', 'DECLINED'])[1 + at % 4], true,
        now() + interval '1 day', now(), now()
      from (select *, row_number() over (order by create_date, id) / 2 as at from enquiry where released) e`.execute(
    db,
  )
}

const columns = {
  createDate: 'create_date',
  lastUpdate: 'last_update',
  title: 'title',
  referenceNumber: 'reference_number',
  customerName: 'customer_name',
  desiredDeliveryDate: 'desired_delivery_date',
  releaseDate: 'release_date',
  state: 'case when archived then 3 when closed then 2 when released then 1 else 0 end',
}
const inState = {
  DRAFT: 'not released and not archived and not closed',
  RELEASED: 'released and not archived and not closed',
  CLOSED: 'closed and not archived',
  ARCHIVED: 'archived',
}
type Who = 'customer' | 'supplier' | 'competitor'
const visible = (who: Who) =>
  who === 'customer'
    ? `company_id = '${given.customer.companyId}'`
    : `released and (not archived and not closed and company_id <> '${given.otherCustomer.companyId}'
        or exists (select from offer where enquiry_id = enquiry.id
          and supplier_company_id = '${given[who].companyId}' and state in ('ACCEPTED', 'CONFIRMED')))`

/** What the list has to be, told by a statement that knows nothing of indexes. */
async function expected(who: Who, where: string, column: keyof typeof columns, way: string) {
  const { rows } = await sql<{
    id: string
  }>`${sql.raw(`select id from enquiry where ${visible(who)} and ${where}
    order by ${columns[column]} ${way} nulls last, id ${way}`)}`.execute(given.db)
  return rows.map((row) => row.id)
}

async function listed(who: Who, query: string, pageSize: number) {
  const ids: string[] = []
  for (let page = 0; ; page++) {
    const { body } = await given.get(
      given[who],
      `/enquiry/filter?page=${page}&paginationSize=${pageSize}&${query}`,
    )
    ids.push(...body.content.map((row: { id: string }) => row.id))
    if (body.content.length === 0) return { ids, total: body.totalElements }
  }
}

const searched = `not archived and reference_number ilike '%REF 1%'`

describe.each(['customer', 'supplier', 'competitor'] as const)('the list of a %s', (who) => {
  it.each(enquiryColumns)('by %s has each enquiry once, in order, what has no value last', async (column) => {
    for (const descending of [true, false]) {
      const ids = await expected(who, 'not archived', column, descending ? 'desc' : 'asc')
      expect(ids.length).toBeGreaterThan(60)
      const found = await listed(who, `column=${column}&sortDescending=${descending}`, 23)
      expect(found).toEqual({ ids, total: ids.length })
    }
  })

  it.each(enquiryStates)('in state %s, by title', async (state) => {
    const ids = await expected(who, inState[state], 'title', 'asc')
    expect(await listed(who, `state=${state}&column=title&sortDescending=false`, 9)).toEqual({
      ids,
      total: ids.length,
    })
  })

  it.each(enquiryColumns)('searched, by %s, has the same order', async (column) => {
    for (const descending of [true, false]) {
      const ids = await expected(who, searched, column, descending ? 'desc' : 'asc')
      expect(ids.length).toBeGreaterThan(15)
      const found = await listed(
        who,
        `referenceNumber=REF%201&column=${column}&sortDescending=${descending}`,
        11,
      )
      expect(found).toEqual({ ids, total: ids.length })
    }
  })

  it('is searched by parts of title and reference in any letters', async () => {
    const ids = await expected(
      who,
      `not archived and title ilike '%RANK 3%' and reference_number ilike '%f 1%'`,
      'createDate',
      'desc',
    )
    expect(ids.length).toBeGreaterThan(0)
    expect(await listed(who, 'title=RANK%203&referenceNumber=f%201', 5)).toEqual({ ids, total: ids.length })
  })
})

describe('umlauts', () => {
  beforeAll(async () => {
    const [one, other] = await expected('supplier', inState.RELEASED, 'createDate', 'asc')
    await sql`update enquiry set title = 'Umbau Müller Hauptstraße', reference_number = 'Prüfung 1'
      where id = ${one}`.execute(given.db)
    await sql`update enquiry set title = 'Umbau Mueller Hauptstrasse', reference_number = 'Pruefung 1'
      where id = ${other}`.execute(given.db)
  })

  it.each(['title=Umbau müller', 'title=Mueller Hauptstr', 'title=HAUPTSTRASSE', 'referenceNumber=pruef'])(
    'are found in either way: %s',
    async (query) => expect((await listed('supplier', query, 5)).total).toBe(2),
  )
})

describe('in the order of German dictionaries', () => {
  const inOrder = ['anlage', 'Öl', 'Pumpe', 'straße', 'Strasse 2', 'Über', 'zulauf']
  const columns = ['title', 'referenceNumber', 'customerName']
  beforeAll(async () => {
    await sql`update enquiry set title = name, reference_number = name, customer_name = name
      from (select id as nth, (${inOrder}::text[])[1 + (row_number() over (order by id desc))::int % 7] as name
        from enquiry) named
      where nth = id`.execute(given.db)
  })

  it.each(['customer', 'supplier'] as const)('for a %s', async (who) => {
    for (const column of columns) {
      if (who === 'customer' && column === 'customerName') continue
      for (const state of ['', '&state=CLOSED'])
        for (const descending of [false, true]) {
          const names: string[] = []
          for (let page = 0, more = true; more; page++) {
            const { body } = await given.get(
              given[who],
              `/enquiry/filter?page=${page}&paginationSize=40&column=${column}&sortDescending=${descending}${state}`,
            )
            names.push(...body.content.map((row: Record<string, string>) => row[column]))
            more = names.length < body.totalElements
          }
          const places = names.map((name) => inOrder.indexOf(name))
          expect(new Set(places).size).toBeGreaterThan(3)
          expect(places, `${column} ${state}`).toEqual(
            places.toSorted((one, other) => (descending ? other - one : one - other)),
          )
        }
    }
  })

  it('holds three texts of the greatest length', async () => {
    const longest = (length: number) =>
      Array.from({ length }, (_, at) => String.fromCodePoint(0x4e_00 + ((at * 7919) % 20_000))).join('')
    const { rows } = await sql<{ id: string }>`update enquiry
      set title = ${longest(200)}, reference_number = ${longest(100)}, customer_name = ${longest(200)}
      where id = (select enquiry_id from offer where state = 'CONFIRMED' and supplier_company_id = ${given.supplier.companyId} limit 1)
      returning id`.execute(given.db)
    expect(rows).toHaveLength(1)
  })
})

it('follows an order that lapses, or is another’s now', async () => {
  const awarded = async () =>
    (
      await sql<{ wrong: number }>`select count(*) as wrong from enquiry
        where awarded_company_id is distinct from (select supplier_company_id from offer
          where enquiry_id = enquiry.id and state in ('ACCEPTED', 'CONFIRMED'))`.execute(given.db)
    ).rows[0]!.wrong
  expect(await awarded()).toBe(0)
  await sql`update offer set state = 'OPEN' where state = 'ACCEPTED'`.execute(given.db)
  expect(await awarded()).toBe(0)
  await sql`update offer set state = 'CONFIRMED' where state = 'DECLINED'`.execute(given.db)
  expect(await awarded()).toBe(0)
})
