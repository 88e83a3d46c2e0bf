import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'
import { onCompanyActivity } from './on-company-activity.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
let version = 0
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())
beforeEach(() => supplierIs(true))

const supplierIs = (active: boolean) =>
  given.db.transaction().execute((tx) =>
    onCompanyActivity(tx, {
      id: crypto.randomUUID(),
      name: 'identity.company.changed',
      at: '2026-12-01T10:00:00.000Z',
      aggregateId: given.supplier.companyId,
      aggregateVersion: ++version,
      payload: { companyId: given.supplier.companyId, name: 'Firma', active },
    }),
  )
const shown = async (offerId: string) => (await given.get(given.customer, `/offer/?id=${offerId}`)).body
const declined = async (offerId: string) => {
  const reason = 'rejectionReason=PROJECT_NOT_REALIZED'
  const move = `/offer/statechange?offerId=${offerId}&state=DECLINED&${reason}`
  expect((await given.get(given.customer, move)).status).toBe(200)
  return offerId
}
const close = async (enquiryId: string) => {
  const { editVersion } = (await given.get(given.customer, `/enquiry/?id=${enquiryId}`)).body
  await given.post(given.customer, '/enquiry/update', { id: enquiryId, editVersion, closed: true })
}
/** How often the pages that show this offer were told. */
const timesTold = async (offerId: string) => {
  const told = await given.db
    .selectFrom('outbox')
    .select('payload')
    .where('aggregate_id', '=', offerId)
    .where('name', '=', 'workflow.offer.changed')
    .execute()
  for (const { payload } of told)
    expect(payload).toMatchObject({ offerId, customerCompanyId: given.customer.companyId, userId: null })
  return told.length
}

it('an offer says that its supplier is gone, to its customer and among the others, and takes part again with him', async () => {
  const { id: enquiryId } = await given.releasedEnquiry(given.customer)
  const offerId = await given.releasedOffer(given.supplier, enquiryId)
  const compared = async () =>
    (await given.get(given.customer, `/offer/comparison?enquiryId=${enquiryId}`)).body.offers
  await supplierIs(false)
  const gone = { id: offerId, state: 'OPEN', standing: 'SUPPLIER_INACTIVE' }
  expect(await shown(offerId)).toMatchObject({ ...gone, nextParty: 'CUSTOMER' })
  expect((await shown(offerId)).allowedActions).toEqual(['decline', 'uploadFile'])
  expect(await compared()).toMatchObject([{ ...gone, inPlay: false, priceRank: null }])
  await close(enquiryId)
  expect((await shown(offerId)).standing).toBe('SUPPLIER_INACTIVE')
  await given.get(given.customer, `/enquiry/reopen?enquiryId=${enquiryId}`)
  await supplierIs(true)
  expect(await shown(offerId)).toMatchObject({ standing: 'RELEASED' })
  expect(await compared()).toMatchObject([{ inPlay: true, priceRank: 1 }])
})

it('the pages of customers hear of it where an offer of the supplier shows it, once each way', async () => {
  const anOffer = async () => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    return { enquiryId, offerId: await given.releasedOffer(given.supplier, enquiryId) }
  }
  const [open, wishable, past] = [await anOffer(), await anOffer(), await anOffer()]
  await declined(wishable.offerId)
  await declined(past.offerId)
  await close(past.enquiryId)
  const withdrawn = await anOffer()
  await given.post(given.supplier, `/offer/archive?offerId=${withdrawn.offerId}`)
  const others = await given.releasedOffer(given.competitor, open.enquiryId)
  const { body: draft } = await given.post(given.supplier, '/offer/', { enquiryId: open.enquiryId })
  const times = () =>
    Promise.all(
      [open.offerId, wishable.offerId, past.offerId, withdrawn.offerId, others, draft.id].map(timesTold),
    )
  const [toldOfOpen, toldOfWishable, ...ofNoOther] = await times()
  await supplierIs(false)
  await supplierIs(false)
  expect(await times()).toEqual([toldOfOpen! + 1, toldOfWishable! + 1, ...ofNoOther])
  await supplierIs(true)
  expect(await times()).toEqual([toldOfOpen! + 2, toldOfWishable! + 2, ...ofNoOther])
})
