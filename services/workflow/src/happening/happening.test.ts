import type { Happening } from '@schrankwerk/contracts'
import type { Actor } from '@schrankwerk/service-kit'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'
import { forgetHappenings } from './happening.queries.ts'
import { happeningEvents, onHappening } from './on-happening.ts'

const day = 24 * 60 * 60 * 1000
let later = 0
const now = () => new Date(Date.now() + later)

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest(now)
})
afterAll(() => given.stop())

const names = happeningEvents.map(({ name }) => name)

/** Everything in the outbox so far, as the consumer gets it. */
async function handleEvents() {
  const events = await given.db.selectFrom('outbox').selectAll().where('name', 'in', names).execute()
  for (const event of events)
    await given.db.transaction().execute((tx) =>
      onHappening(tx, {
        id: event.id,
        name: event.name,
        at: event.at.toISOString(),
        aggregateId: event.aggregate_id,
        aggregateVersion: event.aggregate_version,
        payload: event.payload as never,
      }),
    )
}

const colleagueOf = ({ companyId, companyType }: Actor) => anActor({ companyId, companyType }) as Actor
const listOf = async (who: Actor, query = '') => (await given.get(who, `/happening/filter${query}`)).body
const kindsOf = async (who: Actor, enquiryId: string) =>
  (await listOf(who)).content
    .filter((one: { enquiryId: string }) => one.enquiryId === enquiryId)
    .map(({ kind }: { kind: string }) => kind)

async function order(customer: Actor, offerId: string) {
  await given.upload(customer, `offer/${offerId}`, 'Bestellung.pdf', 'ORDER')
  const { status } = await given.get(customer, `/offer/statechange?offerId=${offerId}&state=ACCEPTED`)
  expect(status).toBe(200)
}

describe('what happened', () => {
  it('is told to both parties and their colleagues, once, and to whoever did it not at all', async () => {
    const { customer, supplier } = given
    const { id } = await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, id)
    await order(customer, offerId)
    await handleEvents()
    await handleEvents()

    expect(await kindsOf(customer, id)).toEqual(['OFFER_RELEASED'])
    expect(await kindsOf(colleagueOf(customer), id)).toEqual([
      'OFFER_ACCEPTED',
      'OFFER_RELEASED',
      'ENQUIRY_RELEASED',
    ])
    expect(await kindsOf(supplier, id)).toEqual(['OFFER_ACCEPTED', 'ENQUIRY_RELEASED'])
    const [accepted, released] = (await listOf(colleagueOf(supplier))).content
    expect(accepted).toMatchObject({
      kind: 'OFFER_ACCEPTED',
      offerId,
      enquiryTitle: 'Pumpenschrank',
      referenceNumber: '4711',
      offerNumber: 'A-1',
      version: 1,
      companyName: customer.companyName,
      byOwnCompany: false,
      read: false,
    })
    expect(released).toMatchObject({ kind: 'OFFER_RELEASED', byOwnCompany: true })
    const told = await given.db
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'workflow.happening.noted')
      .execute()
    expect(told.map(({ payload }) => payload)).toContainEqual({
      enquiryId: id,
      companyIds: [customer.companyId],
      toSuppliers: true,
    })
  })

  it('tells a competitor nothing of another’s offers, and of an enquiry only while it is open to him', async () => {
    const { customer, supplier, competitor } = given
    const { id } = await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, id)
    await handleEvents()
    expect(await kindsOf(competitor, id)).toEqual(['ENQUIRY_RELEASED'])
    const { unread } = await listOf(competitor)
    const rivals = await given.releasedOffer(competitor, id)
    await order(customer, offerId)
    await given.upload(supplier, `offer/${offerId}`, 'Bestätigung.pdf', 'ORDER_CONFIRMATION')
    await given.get(supplier, `/offer/statechange?offerId=${offerId}&state=CONFIRMED`)
    await handleEvents()

    // The enquiry closed with the award: of it he sees what became of his own offer alone.
    expect(await kindsOf(competitor, id)).toEqual([])
    const about = (await listOf(competitor)).content.filter(
      (one: { offerId: string | null }) => one.offerId !== null,
    )
    expect(about).toMatchObject([
      { kind: 'OFFER_DECLINED', byPortal: true, offerId: rivals, enquiryId: null },
    ])
    expect(JSON.stringify(about)).not.toContain(offerId)
    expect((await listOf(competitor)).unread).toBe(unread)
    expect(await kindsOf(given.otherCustomer, id)).toEqual([])
    expect((await listOf(given.otherCustomer)).unread).toBe(0)
  })

  it('is no news of an automatic decline by one’s own company', async () => {
    const found = (await listOf(given.customer)).content.find(
      ({ kind }: { kind: string }) => kind === 'OFFER_DECLINED',
    )
    expect(found).toMatchObject({ byOwnCompany: false, byPortal: true })
  })

  it('tells a customer of a withdrawn offer', async () => {
    const { customer, supplier } = given
    const { id } = await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, id)
    expect((await given.post(supplier, `/offer/archive?offerId=${offerId}`)).status).toBe(200)
    await handleEvents()
    expect(await kindsOf(customer, id)).toEqual(['OFFER_WITHDRAWN', 'OFFER_RELEASED'])
    expect(await kindsOf(supplier, id)).toEqual(['ENQUIRY_RELEASED'])
  })

  it('tells of an enquiry closed and reopened whose offer waited for a decision, and leads to that offer', async () => {
    const { customer, supplier, competitor } = given
    const { id } = await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, id)
    const { editVersion } = (await given.get(customer, `/enquiry/?id=${id}`)).body
    await given.post(customer, '/enquiry/update', { id, editVersion, closed: true })
    await handleEvents()
    await given.get(customer, `/enquiry/reopen?enquiryId=${id}`)
    await handleEvents()
    for (const kind of ['ENQUIRY_CLOSED', 'ENQUIRY_REOPENED']) {
      const told = async (who: Actor) =>
        (await listOf(who)).content.filter((happening: Happening) => happening.kind === kind)
      expect(await told(supplier)).toMatchObject([
        { offerId, enquiryTitle: 'Pumpenschrank', byOwnCompany: false },
      ])
      expect(await told(colleagueOf(customer))).toMatchObject([
        { enquiryId: id, offerId: null, byOwnCompany: true },
      ])
      expect(await told(customer)).toEqual([])
      expect(await told(competitor)).toEqual([])
    }
  })

  it('tells of an enquiry that is archived while an offer waits for a decision', async () => {
    const { customer, supplier } = given
    const { id } = await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, id)
    expect((await given.post(customer, `/enquiry/archive?enquiryId=${id}`)).status).toBe(200)
    await handleEvents()
    const [latest] = (await listOf(supplier)).content
    expect(latest).toMatchObject({ kind: 'ENQUIRY_ARCHIVED', offerId, byOwnCompany: false })
  })

  it('is read page by page and marked for oneself alone', async () => {
    const { supplier } = given
    const all = (await listOf(supplier)).content
    const first = await listOf(supplier, '?paginationSize=1')
    expect(first).toMatchObject({ content: [all[0]], hasMore: true, unread: all.length })
    const rest = await listOf(supplier, `?before=${all[0].id}`)
    expect(rest.content).toEqual(all.slice(1))
    expect(rest.hasMore).toBe(false)
    // What stands in another company's list is no place in this one.
    const [foreign] = (await listOf(given.customer)).content
    expect((await listOf(supplier, `?before=${foreign.id}`)).content).toEqual([])

    const colleague = colleagueOf(supplier)
    const before = (await listOf(colleague)).unread
    const one = await given.post(supplier, '/happening/read', { ids: [all[0].id], read: true })
    expect(one.body).toEqual([all[0].id])
    expect((await given.post(supplier, '/happening/read', { ids: [all[0].id], read: true })).body).toEqual([])
    const others = await given.post(supplier, '/happening/read', { read: true })
    expect(others.body.toSorted()).toEqual(
      all
        .slice(1)
        .map(({ id }: { id: string }) => id)
        .toSorted(),
    )
    expect((await listOf(supplier)).unread).toBe(0)
    expect((await listOf(colleague)).unread).toBe(before)

    const back = await given.post(supplier, '/happening/read', { ids: [all[0].id], read: false })
    expect(back.body).toEqual([all[0].id])
    expect((await listOf(supplier)).unread).toBe(1)
    const seen = await given.db
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'workflow.happening.seen')
      .execute()
    expect(seen.map(({ payload }) => payload)).toEqual(Array(3).fill({ userId: supplier.userId }))
  })

  it('is seen with the offer or enquiry that it is about, by whoever opens that', async () => {
    const { customer, supplier, otherCustomer } = given
    const { id } = await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, id)
    await order(customer, offerId)
    await handleEvents()
    const open = async (who: Actor, about: string) =>
      (await given.post(who, '/happening/read', { about, read: true })).body.length
    const isRead = async (who: Actor) =>
      (await listOf(who)).content
        .filter((one: { enquiryId: string }) => one.enquiryId === id)
        .map(({ kind, read }: { kind: string; read: boolean }) => [kind, read])
    expect(await open(otherCustomer, offerId)).toBe(0)
    expect(await open(supplier, offerId)).toBe(1)
    expect(await isRead(supplier)).toEqual([
      ['OFFER_ACCEPTED', true],
      ['ENQUIRY_RELEASED', false],
    ])
    expect(await open(supplier, id)).toBe(1)
    expect(await open(supplier, id)).toBe(0)
    const colleague = colleagueOf(customer)
    expect(await open(colleague, offerId)).toBe(2)
    expect(await isRead(customer)).toEqual([['OFFER_RELEASED', false]])
  })

  it('marks nothing that one may not see', async () => {
    const mine = (await listOf(given.customer)).content.map(({ id }: { id: string }) => id)
    const { body } = await given.post(given.otherCustomer, '/happening/read', { ids: mine, read: true })
    expect(body).toEqual([])
  })

  it('is forgotten after 30 days', async () => {
    later = 31 * day
    expect((await listOf(given.customer)).content).toEqual([])
    expect((await listOf(given.customer)).unread).toBe(0)
    await forgetHappenings(given.db, now())
    expect(await given.db.selectFrom('happening').selectAll().execute()).toEqual([])
    expect(await given.db.selectFrom('happening_seen').selectAll().execute()).toEqual([])
    later = 0
  })
})
