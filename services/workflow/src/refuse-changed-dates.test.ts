import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, workflowInTest } from './workflow.example.ts'

/** Half past midnight of the 2nd of December in Berlin, still the 1st in UTC. */
const night = new Date('2026-12-01T23:30:00Z')
const monthsLater = new Date('2027-03-01T10:00:00Z')
let now = night
let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest(() => now)
})
afterAll(() => given.stop())
beforeEach(() => {
  now = night
})

const wrong = ({ status, body }: Answer) => [
  status,
  ...(body.errors ?? []).map(({ path, code }: Record<string, string>) => `${path} ${code}`),
]
const beginEnquiry = (input: object) => given.post(given.customer, '/enquiry/', input)
const draft = async (input: object) => (await beginEnquiry(input)).body
const saveEnquiry = async (id: string, input: object) => {
  const { editVersion } = (await given.get(given.customer, `/enquiry/?id=${id}`)).body
  return given.post(given.customer, '/enquiry/update', { id, editVersion, ...input })
}
const saveOffer = async (id: string, input: object) => {
  const { editVersion } = (await given.get(given.supplier, `/offer/?id=${id}`)).body
  return given.post(given.supplier, '/offer/update', { id, editVersion, ...input })
}

describe('the dates of an enquiry', () => {
  it('are refused once they have passed in Berlin, at the field and with what helps', async () => {
    const refused = await beginEnquiry({ title: 'Schrank', offerDeadline: '2026-12-01' })
    expect(wrong(refused)).toEqual([400, 'offerDeadline date-past'])
    expect(refused.body.errors[0].detail).toMatch(/Vergangenheit\. Bitte wählen Sie .*Tag/)
    const { id } = await draft({ title: 'Schrank', offerDeadline: '2026-12-02' })
    expect(wrong(await saveEnquiry(id, { desiredDeliveryDate: '2020-01-01' }))).toEqual([
      400,
      'desiredDeliveryDate date-past',
    ])
    expect((await saveEnquiry(id, { desiredDeliveryDate: '2026-12-20' })).status).toBe(200)
  })

  it('have the deadline before the wanted date, whichever of them is changed', async () => {
    const { id } = await draft({ desiredDeliveryDate: '2027-02-01', offerDeadline: '2027-01-15' })
    expect(wrong(await saveEnquiry(id, { offerDeadline: '2027-02-01' }))).toEqual([
      400,
      'offerDeadline deadline-too-late',
    ])
    expect(wrong(await saveEnquiry(id, { desiredDeliveryDate: '2027-01-10' }))).toEqual([
      400,
      'desiredDeliveryDate deadline-too-late',
    ])
    const both = { desiredDeliveryDate: '2027-01-10', offerDeadline: '2027-01-05' }
    expect((await saveEnquiry(id, both)).status).toBe(200)
  })

  it('hold up no other input when they passed meanwhile, but the release', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const { body: copy } = await given.post(given.customer, `/enquiry/copy?id=${id}`)
    const dates = { desiredDeliveryDate: '2027-02-01', offerDeadline: '2027-01-15' }
    expect((await saveEnquiry(copy.id, dates)).status).toBe(200)
    now = monthsLater
    const saved = await saveEnquiry(copy.id, { title: 'Schrank 2', ...dates })
    expect(saved).toMatchObject({ status: 200, body: { title: 'Schrank 2', ...dates } })
    const wanted = ['desiredDeliveryDate date-past', 'offerDeadline date-past']
    expect(saved.body.missing.map(({ path, code }: Record<string, string>) => `${path} ${code}`)).toEqual(
      wanted,
    )
    expect(wrong(await saveEnquiry(copy.id, { released: true }))).toEqual([412, ...wanted])
    const { body: again } = await given.post(given.customer, `/enquiry/copy?id=${copy.id}`)
    expect(again).toMatchObject(dates)
    const released = { desiredDeliveryDate: '2027-03-01', offerDeadline: null, released: true }
    expect(await saveEnquiry(copy.id, released)).toMatchObject({ status: 200, body: { released: true } })
  })

  it('may be in a draft of before in the wrong order, which its release refuses', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const { body: copy } = await given.post(given.customer, `/enquiry/copy?id=${id}`)
    await given.db
      .updateTable('enquiry')
      .set({ desired_delivery_date: '2027-02-01', offer_deadline: '2027-02-01' })
      .where('id', '=', copy.id)
      .execute()
    expect((await saveEnquiry(copy.id, { title: 'Schrank 3' })).status).toBe(200)
    expect(wrong(await saveEnquiry(copy.id, { released: true }))).toEqual([
      412,
      'offerDeadline deadline-too-late',
    ])
  })
})

describe('the dates of an offer', () => {
  it('are refused once they have passed, whether it begins with them or gets them', async () => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    expect(
      wrong(await given.post(given.supplier, '/offer/', { enquiryId, validUntil: '2026-12-01' })),
    ).toEqual([400, 'validUntil date-past'])
    const { body } = await given.post(given.supplier, '/offer/', { enquiryId, validUntil: '2026-12-02' })
    const past = { validUntil: '2020-01-01', desiredDeliveryDate: '2020-01-01' }
    expect(wrong(await saveOffer(body.id, past))).toEqual([
      400,
      'desiredDeliveryDate date-past',
      'validUntil date-past',
    ])
  })

  it('hold up no other input when they passed meanwhile, but the release', async () => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    const first = await given.releasedOffer(given.supplier, enquiryId)
    await given.db.updateTable('offer').set({ valid_until: '2026-12-31' }).where('id', '=', first).execute()
    now = monthsLater
    const { body: revision } = await given.get(given.supplier, `/offer/revision?offerId=${first}`)
    expect(revision).toMatchObject({ validUntil: '2026-12-31' })
    const saved = await saveOffer(revision.id, { price: 1200, validUntil: '2026-12-31' })
    expect(saved).toMatchObject({ status: 200, body: { price: 1200 } })
    expect(saved.body.missing).toMatchObject([{ path: 'validUntil' }, { path: 'fileItems.OFFER' }])
    expect(wrong(await given.release(given.supplier, revision.id))).toEqual([412, 'validUntil date-past'])
    expect((await saveOffer(revision.id, { validUntil: '2027-03-01' })).status).toBe(200)
    expect((await saveOffer(revision.id, { released: true })).status).toBe(200)
  })

  it('begin with what the enquiry wants, though that passed meanwhile', async () => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    await given.db
      .updateTable('enquiry')
      .set({ desired_delivery_date: '2026-12-01' })
      .where('id', '=', enquiryId)
      .execute()
    const { status, body } = await given.post(given.supplier, '/offer/', { enquiryId })
    expect(status).toBe(201)
    expect(body.missing).toContainEqual(
      expect.objectContaining({ path: 'desiredDeliveryDate', code: 'date-past' }),
    )
  })
})
