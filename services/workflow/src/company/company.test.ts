import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onCompanyActivity } from '../consumers/on-company-activity.ts'
import { workflowInTest } from '../workflow.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
let version = 0
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())
beforeEach(async () => {
  await say(given.customer.companyId, true)
  await say(given.supplier.companyId, true)
})

const say = (companyId: string, active: boolean | undefined, aggregateVersion = ++version) =>
  given.db.transaction().execute((tx) =>
    onCompanyActivity(tx, {
      id: crypto.randomUUID(),
      name: 'identity.company.changed',
      at: '2026-12-01T10:00:00.000Z',
      aggregateId: companyId,
      aggregateVersion,
      payload: { companyId, name: 'Firma', ...(active !== undefined && { active }) },
    }),
  )
const idsOf = async (actor: typeof given.customer) => {
  const { body } = await given.get(actor, '/enquiry/filter?paginationSize=100')
  return (body.content as { id: string }[]).map(({ id }) => id)
}
const order = async (offerId: string) => {
  await given.upload(given.customer, `offer/${offerId}`, 'Bestellung.pdf', 'ORDER')
  return accept(offerId)
}
const accept = (offerId: string) =>
  given.get(given.customer, `/offer/statechange?offerId=${offerId}&state=ACCEPTED`)

describe('while the customer is gone', () => {
  it('his open enquiries are there for no supplier, and come back with him', async () => {
    const { customer, supplier, competitor } = given
    const { id } = await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, id)
    const forMail = async () => {
      const { body: enquiry } = await given.askInternally(`/internal/enquiry?id=${id}`)
      const { body: offers } = await given.askInternally('/internal/offer/parties', { offerIds: [offerId] })
      return [enquiry.customerActive, offers[0].customerInactive, offers[0].supplierInactive]
    }
    expect(await forMail()).toEqual([true, false, false])
    await say(customer.companyId, false)
    expect(await forMail()).toEqual([false, true, false])
    for (const asker of [supplier, competitor]) {
      expect(await idsOf(asker)).not.toContain(id)
      expect((await given.get(asker, `/enquiry/?id=${id}`)).status).toBe(404)
      expect((await given.get(asker, `/enquiry/bom/articles?enquiryId=${id}`)).status).toBe(404)
      expect((await given.post(asker, '/offer/', { enquiryId: id })).status).toBe(404)
    }
    const { body: document } = await given.get(supplier, `/offer/?id=${offerId}`)
    expect(document).toMatchObject({ id: offerId, enquiry: null, allowedActions: ['archive'] })
    expect(await given.get(supplier, `/offer/revision?offerId=${offerId}`)).toMatchObject({
      status: 409,
      body: { code: 'customer-inactive' },
    })

    await say(customer.companyId, true)
    expect(await idsOf(competitor)).toContain(id)
    expect((await given.get(supplier, `/enquiry/?id=${id}`)).status).toBe(200)
    expect((await given.post(competitor, '/offer/', { enquiryId: id })).status).toBe(201)
  })
  it('a draft of an offer is not released any more', async () => {
    const { customer, supplier } = given
    const { id } = await given.releasedEnquiry(customer)
    const { body: draft } = await given.post(supplier, '/offer/', {
      enquiryId: id,
      offerNumber: 'A-1',
      price: 10,
    })
    await say(customer.companyId, false)
    expect(await given.release(supplier, draft.id)).toMatchObject({ body: { code: 'customer-inactive' } })
  })
  it('what is ordered can be confirmed, and its enquiry be read, by its supplier', async () => {
    const { customer, supplier, competitor } = given
    const { id } = await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, id)
    expect((await order(offerId)).status).toBe(200)
    await say(customer.companyId, false)
    expect((await given.get(supplier, `/enquiry/?id=${id}`)).body).toMatchObject({ id, allowedActions: [] })
    expect(await given.post(supplier, '/offer/', { enquiryId: id })).toMatchObject({
      status: 409,
      body: { code: 'customer-inactive' },
    })
    expect((await given.get(competitor, `/enquiry/?id=${id}`)).status).toBe(404)
    await given.upload(supplier, `offer/${offerId}`, 'AB.pdf', 'ORDER_CONFIRMATION')
    expect((await given.get(supplier, `/offer/statechange?offerId=${offerId}&state=CONFIRMED`)).status).toBe(
      200,
    )
    expect((await given.get(supplier, `/offer/?id=${offerId}`)).body.state).toBe('CONFIRMED')
  })
})

describe('while the supplier is gone', () => {
  it('his offers stay, can be declined and not be accepted', async () => {
    const { customer, supplier } = given
    const { id } = await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, id)
    await given.upload(customer, `offer/${offerId}`, 'Bestellung.pdf', 'ORDER')
    await say(supplier.companyId, false)
    expect((await given.get(customer, `/offer/?id=${offerId}`)).body.allowedActions).not.toContain('accept')
    expect(await accept(offerId)).toMatchObject({
      status: 409,
      body: { code: 'supplier-inactive', detail: expect.stringContaining('Lieferanten') },
    })
    await say(supplier.companyId, true)
    expect((await accept(offerId)).status).toBe(200)
  })
})

describe('what is heard of a company', () => {
  it('does not count once something newer was heard; without a word on it the company is active', async () => {
    const { customer, competitor } = given
    const { id } = await given.releasedEnquiry(customer)
    const late = ++version
    await say(customer.companyId, false)
    await say(customer.companyId, true, late)
    expect(await idsOf(competitor)).not.toContain(id)
    await say(customer.companyId, undefined)
    expect(await idsOf(competitor)).toContain(id)
  })
  it('reaches the pages that show its open enquiries', async () => {
    const { customer } = given
    const { id } = await given.releasedEnquiry(customer)
    const told = () =>
      given.db
        .selectFrom('outbox')
        .select('payload')
        .where('name', '=', 'workflow.enquiry.changed')
        .where('aggregate_id', '=', id)
        .execute()
    const before = (await told()).length
    await say(customer.companyId, false)
    await say(customer.companyId, false)
    const entries = await told()
    expect(entries).toHaveLength(before + 1)
    expect(JSON.stringify(entries)).toContain('"visibleToSuppliers":true')
  })
})

describe('how much business a company has', () => {
  it('is told to the operator’s admins and to services as counts', async () => {
    const [customer, supplier] = [given.otherCustomer, given.competitor]
    await given.post(customer, '/enquiry/', { title: 'Entwurf' })
    const { id } = await given.releasedEnquiry(customer)
    await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, id)
    const { body: draft } = await given.post(supplier, '/offer/', { enquiryId: id })
    const of = (companyId: string) => `companyId=${companyId}`
    const expected = {
      drafts: 1,
      releasedEnquiries: 2,
      closedEnquiries: 0,
      openOffers: 1,
      declinedOffers: 0,
      orders: 0,
      jobs: 0,
    }
    const counts = await given.get(given.admin, `/enquiry/company/counts?${of(customer.companyId)}`)
    expect(counts).toMatchObject({ status: 200, body: expected })
    const internal = await given.askInternally(`/internal/business-counts?${of(supplier.companyId)}`)
    expect(internal.body).toMatchObject({ drafts: expect.any(Number), openOffers: 1, ordersBindUntil: null })
    expect(internal.body.drafts).toBeGreaterThanOrEqual(1)
    expect(draft.id).toBeTruthy()
    await given.upload(customer, `offer/${offerId}`, 'Bestellung.pdf', 'ORDER')
    await given.get(customer, `/offer/statechange?offerId=${offerId}&state=ACCEPTED`)
    const { bindingUntil } = (await given.get(supplier, `/offer/?id=${offerId}`)).body
    for (const party of [customer, supplier]) {
      const { body } = await given.askInternally(`/internal/business-counts?${of(party.companyId)}`)
      expect(body).toMatchObject({ orders: 1, ordersBindUntil: bindingUntil })
    }
    expect((await given.get(customer, `/enquiry/company/counts?${of(customer.companyId)}`)).status).toBe(403)
  })
})
