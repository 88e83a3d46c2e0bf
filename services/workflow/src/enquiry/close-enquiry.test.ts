import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const close = async (enquiryId: string) => {
  const { body } = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
  return given.post(given.customer, '/enquiry/update', {
    id: enquiryId,
    editVersion: body.editVersion,
    closed: true,
  })
}
const reopen = (enquiryId: string) => given.get(given.customer, `/enquiry/reopen?enquiryId=${enquiryId}`)
const eventsOf = async (aggregateId: string, name: string) =>
  (
    await given.db
      .selectFrom('outbox')
      .select('payload')
      .where('aggregate_id', '=', aggregateId)
      .where('name', '=', name)
      .execute()
  ).map(({ payload }) => payload)

describe('closing an enquiry', () => {
  it('is told once to those with open offers, each time it is closed', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    await given.releasedOffer(given.supplier, id)
    await given.releasedOffer(given.competitor, id)
    expect((await close(id)).status).toBe(200)
    expect(await eventsOf(id, 'workflow.enquiry.closed')).toEqual([
      {
        enquiryId: id,
        customerCompanyId: given.customer.companyId,
        visibleToSuppliers: true,
        userId: given.customer.userId,
      },
    ])
    await reopen(id)
    await close(id)
    expect(await eventsOf(id, 'workflow.enquiry.closed')).toHaveLength(2)
  })

  it('is told to the same where it is archived while it is open, and not again where it was closed', async () => {
    const archive = (id: string) => given.post(given.customer, `/enquiry/archive?enquiryId=${id}`)
    const closed = (id: string) => eventsOf(id, 'workflow.enquiry.closed')
    const { id: open } = await given.releasedEnquiry(given.customer)
    await given.releasedOffer(given.supplier, open)
    expect((await archive(open)).status).toBe(200)
    expect(await closed(open)).toHaveLength(1)

    const { id: ended } = await given.releasedEnquiry(given.customer)
    await given.releasedOffer(given.supplier, ended)
    await close(ended)
    expect((await archive(ended)).status).toBe(200)
    expect(await closed(ended)).toHaveLength(1)

    const { id: without } = await given.releasedEnquiry(given.customer)
    await archive(without)
    expect(await closed(without)).toEqual([])
  })

  it('is told to the same again when it is taken back, each time', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const reopened = () => eventsOf(id, 'workflow.enquiry.reopened')
    await close(id)
    await reopen(id)
    expect(await reopened()).toEqual([])

    await given.releasedOffer(given.supplier, id)
    for (const _ of [1, 2]) {
      await close(id)
      expect((await reopen(id)).status).toBe(200)
    }
    const event = {
      enquiryId: id,
      customerCompanyId: given.customer.companyId,
      visibleToSuppliers: true,
      userId: given.customer.userId,
    }
    expect(await reopened()).toEqual([event, event])
    expect((await reopen(id)).body.code).toBe('enquiry-not-closed')
    expect(await reopened()).toHaveLength(2)
  })

  it('is nobody’s concern without a released offer, or when a confirmation does it', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    await given.post(given.supplier, '/offer/', { enquiryId: id })
    await close(id)
    expect(await eventsOf(id, 'workflow.enquiry.closed')).toEqual([])

    const { id: awarded } = await given.releasedEnquiry(given.customer)
    const offerId = await given.releasedOffer(given.supplier, awarded)
    await given.releasedOffer(given.competitor, awarded)
    await given.upload(given.customer, `offer/${offerId}`, 'B.pdf', 'ORDER')
    await given.get(given.customer, `/offer/statechange?offerId=${offerId}&state=ACCEPTED`)
    await given.upload(given.supplier, `offer/${offerId}`, 'AB.pdf', 'ORDER_CONFIRMATION')
    await given.get(given.supplier, `/offer/statechange?offerId=${offerId}&state=CONFIRMED`)
    const { body } = await given.get(given.customer, `/enquiry/?id=${awarded}`)
    expect(body.closed).toBe(true)
    expect(body.changeEntries.at(-1)).toMatchObject({ action: 'close', userId: null })
    expect(await eventsOf(awarded, 'workflow.enquiry.closed')).toEqual([])
  })

  it('goes alone: what is sent beside it is refused by name, and nothing happens', async () => {
    const { id, editVersion } = await given.releasedEnquiry(given.customer)
    const refused = await given.post(given.customer, '/enquiry/update', {
      id,
      editVersion,
      closed: true,
      released: true,
      title: 'Anders',
    })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect(refused.body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'released',
      'title',
    ])
    const { body } = await given.get(given.customer, `/enquiry/?id=${id}`)
    expect(body).toMatchObject({ state: 'RELEASED', title: 'Pumpenschrank', editVersion })
  })

  it('leaves an order on it, which its supplier sees and confirms', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const offerId = await given.releasedOffer(given.supplier, id)
    await given.upload(given.customer, `offer/${offerId}`, 'B.pdf', 'ORDER')
    await given.get(given.customer, `/offer/statechange?offerId=${offerId}&state=ACCEPTED`)
    const enquiry = async (who = given.customer) => given.get(who, `/enquiry/?id=${id}`)
    expect((await enquiry()).body.allowedActions).toEqual(['close', 'copy'])
    expect((await close(id)).status).toBe(200)

    expect((await enquiry()).body).toMatchObject({
      state: 'CLOSED',
      awardedState: 'ACCEPTED',
      allowedActions: ['reopen', 'copy'],
    })
    expect((await enquiry(given.competitor)).status).toBe(404)
    const another = await given.post(given.competitor, '/offer/', { enquiryId: id })
    expect(another.body.code).toBe('enquiry-closed')
    expect((await given.post(given.customer, `/enquiry/archive?enquiryId=${id}`)).body).toMatchObject({
      code: 'enquiry-has-order',
      detail: 'Solange eine Bestellung bindet, kann die Anfrage nicht archiviert werden.',
    })
    expect((await enquiry(given.supplier)).body).toMatchObject({ state: 'CLOSED', awardedState: 'ACCEPTED' })
    const order = async () => (await given.get(given.supplier, `/offer/?id=${offerId}`)).body
    expect((await order()).allowedActions).toEqual(['confirm', 'uploadFile'])
    await given.upload(given.supplier, `offer/${offerId}`, 'AB.pdf', 'ORDER_CONFIRMATION')
    const { status } = await given.get(
      given.supplier,
      `/offer/statechange?offerId=${offerId}&state=CONFIRMED`,
    )
    expect(status).toBe(200)
    expect(await order()).toMatchObject({ state: 'CONFIRMED' })
    const confirmed = (await enquiry()).body
    expect(confirmed).toMatchObject({ state: 'CLOSED', awardedState: 'CONFIRMED' })
    const closings = confirmed.changeEntries.filter(({ action }: { action: string }) => action === 'close')
    expect(closings).toMatchObject([{ userId: given.customer.userId }])
  })

  it('takes the release from an open draft at once, says why, and gives it back when reopened', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const { body: draft } = await given.post(given.supplier, '/offer/', { enquiryId: id })
    const shown = async () => (await given.get(given.supplier, `/offer/?id=${draft.id}`)).body
    expect(await shown()).toMatchObject({
      releaseObstacle: null,
      allowedActions: ['edit', 'release', 'archive', 'uploadFile'],
    })
    const before = (await eventsOf(draft.id, 'workflow.offer.drafted')).length

    await close(id)
    expect(await eventsOf(draft.id, 'workflow.offer.drafted')).toHaveLength(before + 1)
    expect(await shown()).toMatchObject({
      editVersion: draft.editVersion,
      releaseObstacle: { code: 'enquiry-closed', detail: 'Die Anfrage ist geschlossen.' },
      enquiry: null,
      enquiryObstacle: 'enquiry-closed',
      allowedActions: ['edit', 'archive', 'uploadFile'],
    })
    expect((await given.release(given.supplier, draft.id)).body.code).toBe('enquiry-closed')

    await reopen(id)
    expect(await eventsOf(draft.id, 'workflow.offer.drafted')).toHaveLength(before + 3)
    expect(await shown()).toMatchObject({ releaseObstacle: null, enquiryObstacle: null })
    await given.post(given.customer, `/enquiry/archive?enquiryId=${id}`)
    expect(await shown()).toMatchObject({
      releaseObstacle: { code: 'enquiry-archived' },
      enquiry: null,
      enquiryObstacle: 'enquiry-archived',
    })
  })
})
