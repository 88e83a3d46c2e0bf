import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepActivity } from '../company/company-activity.queries.ts'
import { workflowInTest } from '../workflow.example.ts'

const today = new Date('2026-12-01T10:00:00Z')
const tomorrow = new Date('2026-12-02T10:00:00Z')
const whenLapsed = new Date('2026-12-15T23:00:00Z')
let now = today
let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest(() => now)
})
afterAll(() => given.stop())
beforeEach(() => {
  now = today
})

const wish = (offerId: string, actor = given.customer) => given.post(actor, '/offer/wish', { offerId })
const shown = async (offerId: string, actor = given.customer) =>
  (await given.get(actor, `/offer/?id=${offerId}`)).body
const listed = async (offerId: string, actor = given.supplier) =>
  (await given.get(actor, '/offer/filter?paginationSize=100')).body.content.find(
    ({ id }: { id: string }) => id === offerId,
  )
const move = (offerId: string, state: string, actor = given.customer) =>
  given.get(
    actor,
    `/offer/statechange?offerId=${offerId}&state=${state}&rejectionReason=PROJECT_NOT_REALIZED`,
  )
const told = (offerId: string) =>
  given.db
    .selectFrom('outbox')
    .select(['payload', 'aggregate_version'])
    .where('aggregate_id', '=', offerId)
    .where('name', '=', 'workflow.offer.revision-wished')
    .execute()

/** Valid until today. */
async function anOffer() {
  const { id } = await given.releasedEnquiry(given.customer)
  const { body } = await given.post(given.supplier, '/offer/', {
    enquiryId: id,
    offerNumber: 'A-1',
    price: 1000,
    validUntil: '2026-12-01',
  })
  await given.release(given.supplier, body.id)
  return { enquiryId: id, offerId: body.id as string }
}
async function anOrder() {
  const offer = await anOffer()
  await given.upload(given.customer, `offer/${offer.offerId}`, 'Bestellung.pdf', 'ORDER')
  expect((await move(offer.offerId, 'ACCEPTED')).status).toBe(200)
  return offer
}

describe('the wish for a new version', () => {
  it('is told once, by however many it is asked, and says since when', async () => {
    const { offerId } = await anOffer()
    now = tomorrow
    expect(await shown(offerId)).toMatchObject({ standing: 'EXPIRED', wishDate: null })
    const answers = await Promise.all(Array.from({ length: 6 }, () => wish(offerId)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    now = whenLapsed
    const { body } = await wish(offerId, given.colleagueOf(given.customer))
    expect(body).toMatchObject({ id: offerId, wishDate: tomorrow.toISOString(), standing: 'EXPIRED' })
    const { editVersion } = body
    expect(await told(offerId)).toMatchObject([
      { payload: { offerId, userId: given.customer.userId }, aggregate_version: editVersion },
    ])
    const asSupplier = await shown(offerId, given.supplier)
    expect(asSupplier).toMatchObject({
      wishDate: tomorrow.toISOString(),
      allowedActions: ['revise', 'archive'],
    })
    expect(asSupplier.changeEntries.at(-1)).toMatchObject({
      action: 'wish',
      userId: given.customer.userId,
    })
    expect(await listed(offerId)).toMatchObject({ wishDate: tomorrow.toISOString(), standing: 'EXPIRED' })
  })

  it('is done with once a next version is released, not by its draft', async () => {
    const { offerId } = await anOffer()
    now = tomorrow
    await wish(offerId)
    const { body: draft } = await given.get(given.supplier, `/offer/revision?offerId=${offerId}`)
    expect((await shown(offerId)).wishDate).toBe(tomorrow.toISOString())
    expect(draft.wishDate).toBeNull()
    await given.post(given.supplier, '/offer/update', {
      id: draft.id,
      editVersion: draft.editVersion,
      validUntil: null,
    })
    expect((await given.release(given.supplier, draft.id)).status).toBe(200)
    expect(await shown(offerId)).toMatchObject({ wishDate: null, standing: 'REPLACED' })
    expect((await wish(offerId)).body.code).toBe('offer-invalidated')
    expect((await wish(draft.id)).body.code).toBe('offer-valid')
  })

  it('is told to nobody while no new version can come: withdrawn, archived, supplier gone, enquiry closed', async () => {
    const wishesSeen = async (offerId: string) => [
      (await shown(offerId)).wishDate,
      (await shown(offerId, given.supplier)).wishDate,
    ]
    const since = [tomorrow.toISOString(), tomorrow.toISOString()]
    const { enquiryId, offerId } = await anOffer()
    const { offerId: declined } = await anOffer()
    expect((await move(declined, 'DECLINED')).status).toBe(200)
    now = tomorrow
    for (const id of [offerId, declined]) expect((await wish(id)).body.wishDate).toBe(since[0])
    const supplierIs = (active: boolean, version: number) =>
      given.db
        .transaction()
        .execute((tx) => keepActivity(tx, { id: given.supplier.companyId, active, version }))
    await supplierIs(false, 1)
    expect(await wishesSeen(declined)).toEqual([null, null])
    await supplierIs(true, 2)
    const { editVersion } = (await given.get(given.customer, `/enquiry/?id=${enquiryId}`)).body
    await given.post(given.customer, '/enquiry/update', { id: enquiryId, editVersion, closed: true })
    expect(await wishesSeen(offerId)).toEqual([null, null])
    await given.get(given.customer, `/enquiry/reopen?enquiryId=${enquiryId}`)
    expect(await wishesSeen(offerId)).toEqual(since)
    for (const id of [offerId, declined]) {
      expect((await given.post(given.supplier, `/offer/archive?offerId=${id}`)).status).toBe(200)
      expect(await wishesSeen(id)).toEqual([null, null])
    }
    const archived = (await given.get(given.supplier, '/offer/filter?archived=true')).body.content
    expect(archived.map(({ wishDate }: { wishDate: string | null }) => wishDate)).toEqual([null, null])
  })

  it('can be of an offer that was declined, and is taken back by declining', async () => {
    const { offerId } = await anOffer()
    now = tomorrow
    await wish(offerId)
    expect((await move(offerId, 'DECLINED')).status).toBe(200)
    expect((await shown(offerId)).wishDate).toBeNull()
    expect((await wish(offerId)).body.wishDate).toBe(tomorrow.toISOString())
    expect(await told(offerId)).toHaveLength(2)
  })

  it('can be of an order that lapsed', async () => {
    const { offerId } = await anOrder()
    expect((await wish(offerId)).body.code).toBe('offer-state')
    now = whenLapsed
    const { status, body } = await wish(offerId)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'OPEN', lapseDate: '2026-12-15T22:59:59.999Z' })
  })

  it('is refused where a new version makes no sense, with the reason', async () => {
    const { enquiryId, offerId } = await anOffer()
    expect((await wish(offerId)).body).toMatchObject({ status: 409, code: 'offer-valid' })
    now = tomorrow
    expect((await wish(offerId, given.supplier)).status).toBe(403)
    expect((await wish(offerId, given.otherCustomer)).status).toBe(404)
    const { editVersion } = (await given.get(given.customer, `/enquiry/?id=${enquiryId}`)).body
    const close = { id: enquiryId, editVersion, closed: true }
    expect((await given.post(given.customer, '/enquiry/update', close)).status).toBe(200)
    expect(await shown(offerId)).toMatchObject({
      standing: 'CLOSED',
      allowedActions: ['decline', 'uploadFile'],
    })
    expect((await wish(offerId)).body.code).toBe('enquiry-closed')
    await given.get(given.customer, `/enquiry/reopen?enquiryId=${enquiryId}`)
    await given.post(given.supplier, `/offer/archive?offerId=${offerId}`)
    expect(await shown(offerId)).toMatchObject({ standing: 'WITHDRAWN' })
    expect((await wish(offerId)).body.code).toBe('offer-archived')
    expect(await told(offerId)).toEqual([])
  })
})

describe('the version before an offer', () => {
  it('is told to the other services with its terms', async () => {
    const { enquiryId } = await anOffer()
    const first = await given.releasedOffer(given.supplier, enquiryId, 900)
    const second = await given.releasedRevision(given.supplier, first)
    const { body } = await given.askInternally('/internal/offer/parties', { offerIds: [first, second] })
    const previousOf = (id: string) =>
      body.find(({ offerId }: { offerId: string }) => offerId === id).previous
    expect(previousOf(first)).toBeNull()
    expect(previousOf(second)).toEqual({
      version: 1,
      price: 900,
      desiredDeliveryDate: '2099-01-15',
      validUntil: null,
    })
  })
})
