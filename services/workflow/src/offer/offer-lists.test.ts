import { offerColumns } from '@schrankwerk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

type Actor = Parameters<typeof given.get>[0]
const archive = (offerId: string) => given.post(given.supplier, `/offer/archive?offerId=${offerId}`)

describe('the filter for archived offers', () => {
  it('shows them alone, to each side those it may see', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const kept = await given.releasedOffer(given.supplier, id)
    const withdrawn = await given.releasedOffer(given.supplier, id)
    const { body: draft } = await given.post(given.supplier, '/offer/', { enquiryId: id })
    for (const offerId of [withdrawn, draft.id]) await archive(offerId)
    const listed = async (actor: Actor, filter: string) => {
      const { body } = await given.get(actor, `/offer/filter?enquiryId=${id}${filter}`)
      expect(body.totalElements).toBe(body.content.length)
      return body.content.map((offer: { id: string }) => offer.id).sort()
    }
    expect(await listed(given.supplier, '&archived=true')).toEqual([withdrawn, draft.id].sort())
    expect(await listed(given.customer, '&archived=true')).toEqual([withdrawn])
    expect(await listed(given.competitor, '&archived=true')).toEqual([])
    for (const filter of ['', '&archived=false']) {
      expect(await listed(given.supplier, filter)).toEqual([kept])
      expect(await listed(given.customer, filter)).toEqual([kept])
    }
    expect(await listed(given.supplier, '&archived=true&states=DECLINED')).toEqual([])
    expect((await given.get(given.supplier, '/offer/filter?archived=ja')).status).toBe(400)
  })
})

describe('the list of offers', () => {
  const references = ['B-2', 'A-1', 'C-3']
  const values = {
    createDate: 'create_date',
    lastUpdate: 'last_update',
    offerNumber: 'offer_number',
    referenceNumber: '(select reference_number from enquiry where enquiry.id = enquiry_id)',
    releaseDate: 'release_date',
    price: 'price',
    desiredDeliveryDate: 'desired_delivery_date',
    state: 'state',
  }
  beforeAll(async () => {
    for (const [at, reference] of references.entries()) {
      const { id } = await given.releasedEnquiry(given.customer)
      await sql`update enquiry set reference_number = ${reference} where id = ${id}`.execute(given.db)
      await given.releasedOffer(given.supplier, id, 300 - at * 100)
      await given.releasedOffer(given.competitor, id, 50)
    }
  })

  it.each(offerColumns)('by %s is in order for either side, searched or not', async (column) => {
    for (const [actor, company] of [
      [given.supplier, 'supplier_company_id'],
      [given.customer, 'customer_company_id'],
    ] as const)
      for (const way of ['asc', 'desc'])
        for (const reference of ['', '-3']) {
          const { rows } = await sql<{ id: string }>`${sql.raw(`select id from offer
            where ${company} = '${actor.companyId}' and not archived and not invalidated
              and (released or '${company}' = 'supplier_company_id')
              and ${values.referenceNumber} like '%${reference}'
            order by ${values[column]} ${way} nulls last, id ${way}`)}`.execute(given.db)
          const { body } = await given.get(
            actor,
            `/offer/filter?paginationSize=100&column=${column}&sortDescending=${way === 'desc'}&referenceNumber=${reference}`,
          )
          expect(body.totalElements).toBe(rows.length)
          expect(body.content.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id))
          expect(rows.length).toBeGreaterThan(0)
        }
  })
})

it('sorts reference numbers and numbers as German dictionaries do', async () => {
  const inOrder = ['a-1', 'Ä-2', 'B-3', 'ö-4', 'P-5']
  for (const name of inOrder.toReversed()) {
    const { id } = await given.releasedEnquiry(given.customer)
    await sql`update enquiry set reference_number = ${name} where id = ${id}`.execute(given.db)
    const offerId = await given.releasedOffer(given.competitor, id)
    await sql`update offer set offer_number = ${name} where id = ${offerId}`.execute(given.db)
  }
  for (const actor of [given.customer, given.competitor])
    for (const column of ['referenceNumber', 'offerNumber'])
      for (const descending of [false, true]) {
        const { body } = await given.get(
          actor,
          `/offer/filter?paginationSize=100&column=${column}&sortDescending=${descending}`,
        )
        const names = body.content.map((row: Record<string, string>) => row[column])
        expect(names.filter((name: string) => inOrder.includes(name))).toEqual(
          descending ? inOrder.toReversed() : inOrder,
        )
      }
})

describe('a search for words', () => {
  const idsOf = async (actor: Actor, searchTerm: string, more = '') => {
    const { status, body } = await given.get(
      actor,
      `/offer/filter?paginationSize=100&searchTerm=${encodeURIComponent(searchTerm)}${more}`,
    )
    expect(status).toBe(200)
    expect(body.totalElements).toBe(body.content.length)
    return body.content.map(({ id }: { id: string }) => id)
  }
  const named = { title: 'Kläranlage Süd', reference: 'KS/100%' }
  let enquiryId: string
  let offerId: string
  let rivals: string
  beforeAll(async () => {
    enquiryId = (await given.releasedEnquiry(given.customer)).id
    await sql`update enquiry set title = ${named.title}, reference_number = ${named.reference}
      where id = ${enquiryId}`.execute(given.db)
    offerId = await given.releasedOffer(given.supplier, enquiryId)
    rivals = await given.releasedOffer(given.competitor, enquiryId)
    for (const [id, number, supplier] of [
      [offerId, 'Wort-17', 'Ostbau Schränke KG'],
      [rivals, 'Wort-18', 'Westbau GmbH'],
    ])
      await sql`update offer set offer_number = ${number}, supplier_name = ${supplier},
        customer_name = 'Wasserwerk Möhne' where id = ${id}`.execute(given.db)
  })

  it.each(['ks/100%', 'KLÄRANLAGE', 'wort-17', 'möhne', 'Moehne'])(
    'finds a supplier his own by %s',
    async (text) => {
      expect(await idsOf(given.supplier, text)).toEqual([offerId])
      expect(await idsOf(given.competitor, text)).toEqual(text === 'wort-17' ? [] : [rivals])
    },
  )

  it.each([
    ['ks/100%', 2],
    ['kläranlage', 2],
    ['Wort-1', 2],
    ['wort-18', 1],
    ['ostbau schränke', 1],
    // Umlauts in either way, each word by itself.
    ['KLAERANLAGE', 2],
    ['Klaeranlage Süd', 2],
    ['ostbau Schraenke', 1],
    // His own name is on all of them.
    ['möhne', 0],
    // What a sign means in a pattern, it does not mean here.
    ['ks_100', 0],
    ['gibt es nicht', 0],
  ])('finds a customer by %j what is offered to him', async (text, count) => {
    expect(await idsOf(given.customer, text)).toHaveLength(count)
    expect(await idsOf(given.otherCustomer, text)).toEqual([])
  })

  it('is narrowed by the other filters, and paged and sorted as the list', async () => {
    expect(await idsOf(given.customer, 'wort-1', '&states=ACCEPTED')).toEqual([])
    expect(await idsOf(given.customer, 'kläranlage', '&referenceNumber=KS')).toHaveLength(2)
    expect(await idsOf(given.customer, 'kläranlage', '&referenceNumber=B-2')).toEqual([])
    expect(await idsOf(given.customer, 'wort-1', '&column=offerNumber')).toEqual([offerId, rivals])
    const { body } = await given.get(
      given.customer,
      '/offer/filter?searchTerm=wort-1&column=offerNumber&sortDescending=true&paginationSize=1&page=1',
    )
    expect([body.totalElements, body.content[0].id]).toEqual([2, offerId])
    expect((await given.get(given.customer, `/offer/filter?searchTerm=${'x'.repeat(201)}`)).status).toBe(400)
  })

  it('shows no draft to its customer', async () => {
    const { body: draft } = await given.post(given.supplier, '/offer/', {
      enquiryId,
      offerNumber: 'Entwurf-9',
    })
    expect(await idsOf(given.supplier, 'entwurf-9')).toEqual([draft.id])
    expect(await idsOf(given.customer, 'entwurf-9')).toEqual([])
  })

  it('follows number, names, title and reference at once, though the list was counted before', async () => {
    const changes = [
      [sql`update offer set offer_number = 'Neu-77' where id = ${offerId}`, 'neu-77', 'wort-17'],
      [sql`update offer set supplier_name = 'Nordbau AG' where id = ${offerId}`, 'nordbau', 'ostbau'],
      [sql`update enquiry set title = 'Hochbehälter' where id = ${enquiryId}`, 'hochbehälter', 'kläranlage'],
      [sql`update enquiry set reference_number = 'HB-5' where id = ${enquiryId}`, 'hb-5', 'ks/100'],
    ] as const
    for (const [change, now, before] of changes) {
      expect(await idsOf(given.customer, now)).toEqual([])
      expect(await idsOf(given.customer, before)).toContain(offerId)
      await change.execute(given.db)
      expect(await idsOf(given.customer, now)).toContain(offerId)
      expect(await idsOf(given.customer, before)).toEqual([])
    }
  })
})

describe('the versions of an offer', () => {
  it('are listed to its supplier, and to its customer as far as they were released', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const first = await given.releasedOffer(given.supplier, id, 100)
    await given.releasedOffer(given.competitor, id, 90)
    const second = await given.releasedRevision(given.supplier, first)
    const { body: third } = await given.get(given.supplier, `/offer/revision?offerId=${second}`)
    const versions = async (actor: Actor, offerId: string) =>
      (await given.get(actor, `/offer/?id=${offerId}`)).body.versions
    const released = [
      {
        id: second,
        version: 2,
        state: 'OPEN',
        released: true,
        invalidated: false,
        archived: false,
        price: 100,
      },
      {
        id: first,
        version: 1,
        state: 'OPEN',
        released: true,
        invalidated: true,
        archived: false,
        price: 100,
      },
    ]
    expect(await versions(given.supplier, first)).toMatchObject([
      { id: third.id, version: 3, released: false, releaseDate: null },
      ...released,
    ])
    expect(await versions(given.customer, first)).toMatchObject(released)
    expect(await versions(given.customer, second)).toHaveLength(2)
  })
})

describe('the open offers of an enquiry', () => {
  it('are those that its customer can still decide on', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const first = await given.releasedOffer(given.supplier, id)
    const revised = await given.releasedRevision(given.supplier, first)
    const competing = await given.releasedOffer(given.competitor, id)
    await archive(await given.releasedOffer(given.supplier, id))
    await given.post(given.supplier, '/offer/', { enquiryId: id })
    const declined = await given.releasedOffer(given.supplier, id)
    await given.get(
      given.customer,
      `/offer/statechange?offerId=${declined}&state=DECLINED&rejectionReason=PROJECT_NOT_REALIZED`,
    )
    const { status, body } = await given.askInternally(`/internal/enquiry/open-offers?enquiryId=${id}`)
    expect(status).toBe(200)
    expect(body.offers).toHaveLength(2)
    expect(body.offers).toEqual(
      expect.arrayContaining([
        { offerId: revised, supplierCompanyId: given.supplier.companyId },
        { offerId: competing, supplierCompanyId: given.competitor.companyId },
      ]),
    )
  })
})
