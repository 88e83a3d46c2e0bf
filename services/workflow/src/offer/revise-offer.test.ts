import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

const today = new Date('2026-12-01T10:00:00Z')
let now = today
let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest(() => now)
})
afterAll(() => given.stop())
beforeEach(() => {
  now = today
})

const accept = (offerId: string) =>
  given.get(given.customer, `/offer/statechange?offerId=${offerId}&state=ACCEPTED`)
const decline = (offerId: string) =>
  given.get(
    given.customer,
    `/offer/statechange?offerId=${offerId}&state=DECLINED&rejectionReason=PRICE_NOT_AS_EXPECTED`,
  )
const placeOrder = (offerId: string) =>
  given.upload(given.customer, `offer/${offerId}`, 'Bestellung.pdf', 'ORDER')
const revise = (offerId: string, actor = given.supplier) =>
  given.get(actor, `/offer/revision?offerId=${offerId}`)
const shown = async (offerId: string, actor = given.supplier) =>
  (await given.get(actor, `/offer/?id=${offerId}`)).body
const replacements = (offerId: string) =>
  given.db
    .selectFrom('outbox')
    .select(['payload', 'aggregate_version'])
    .where('aggregate_id', '=', offerId)
    .where('name', '=', 'workflow.offer.replaced')
    .execute()

async function anOffer() {
  const { id } = await given.releasedEnquiry(given.customer)
  return { enquiryId: id, offerId: await given.releasedOffer(given.supplier, id) }
}

describe('the draft of a next version', () => {
  it('leaves the older one valid and takes over all but what was settled with it', async () => {
    const { offerId } = await anOffer()
    await placeOrder(offerId)
    const { status, body: draft } = await revise(offerId)
    expect(status).toBe(201)
    expect(draft).toMatchObject({
      version: 2,
      released: false,
      offerNumber: 'A-1',
      price: 1234.5,
      fileItems: [],
    })
    expect(draft.missing).toMatchObject([{ code: 'offer-file-missing' }])
    expect(await shown(offerId, given.customer)).toMatchObject({
      invalidated: false,
      allowedActions: ['accept', 'decline', 'uploadFile'],
    })
    expect((await given.get(given.customer, `/offer/?id=${draft.id}`)).status).toBe(404)
    expect(await replacements(offerId)).toEqual([])
    expect((await accept(offerId)).status).toBe(200)
  })

  it('is made once; who asks again is led to it', async () => {
    const { offerId } = await anOffer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => revise(offerId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
    const draft = answers.find(({ status }) => status === 201)?.body
    const refused = answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => [body.code, body.offerId])
    expect(refused).toEqual(Array.from({ length: 7 }, () => ['revision-open', draft.id]))
    expect((await revise(offerId, given.competitor)).status).toBe(404)
    await given.post(given.supplier, `/offer/archive?offerId=${draft.id}`)
    expect((await revise(offerId)).body).toMatchObject({ version: 3 })
  })
})

describe('the release of a next version', () => {
  it('replaces the older one and says so', async () => {
    const { enquiryId, offerId } = await anOffer()
    const before = await shown(offerId)
    const secondId = await given.releasedRevision(given.supplier, offerId)
    expect(await shown(offerId, given.customer)).toMatchObject({ invalidated: true, allowedActions: [] })
    expect(await replacements(offerId)).toMatchObject([
      {
        payload: { offerId, enquiryId, version: 1, replacedById: secondId },
        aggregate_version: before.editVersion + 1,
      },
    ])
    await placeOrder(secondId)
    expect((await accept(offerId)).body.code).toBe('offer-invalidated')
    expect((await revise(offerId)).body.code).toBe('offer-invalidated')
    expect((await accept(secondId)).status).toBe(200)
  })

  it('replaces a declined one too, and leaves a withdrawn one as it is', async () => {
    const { offerId } = await anOffer()
    await decline(offerId)
    const secondId = await given.releasedRevision(given.supplier, offerId)
    expect(await shown(offerId)).toMatchObject({ state: 'DECLINED', invalidated: true })
    const { body: third } = await revise(secondId)
    await given.post(given.supplier, `/offer/archive?offerId=${secondId}`)
    expect((await given.release(given.supplier, third.id)).status).toBe(200)
    expect(await shown(secondId)).toMatchObject({ archived: true, invalidated: false })
    expect(await replacements(secondId)).toEqual([])
  })

  it('is refused while the older one is ordered, until that order lapsed', async () => {
    const { offerId } = await anOffer()
    const { body: draft } = await revise(offerId)
    await placeOrder(offerId)
    expect((await accept(offerId)).status).toBe(200)
    expect((await shown(draft.id)).allowedActions).not.toContain('release')
    expect(await given.release(given.supplier, draft.id)).toMatchObject({
      status: 409,
      body: { code: 'version-ordered' },
    })
    now = new Date('2026-12-15T23:00:00Z')
    expect((await given.release(given.supplier, draft.id)).status).toBe(200)
    expect(await shown(offerId)).toMatchObject({ state: 'OPEN', invalidated: true })
  })
})

describe('the order among the versions', () => {
  it('is told to the other services with every version, until it is no order any more', async () => {
    const { offerId: first } = await anOffer()
    const second = await given.releasedRevision(given.supplier, first)
    const orders = async () => {
      const { body } = await given.askInternally('/internal/offer/parties', { offerIds: [first, second] })
      return body.map(({ order }: { order: unknown }) => order)
    }
    expect(await orders()).toEqual([null, null])
    await placeOrder(second)
    expect((await accept(second)).status).toBe(200)
    const order = { offerId: second, state: 'ACCEPTED' }
    expect(await orders()).toEqual([order, order])
    await given.upload(given.supplier, `offer/${second}`, 'Bestätigung.pdf', 'ORDER_CONFIRMATION')
    await given.get(given.supplier, `/offer/statechange?offerId=${second}&state=CONFIRMED`)
    const job = { offerId: second, state: 'CONFIRMED' }
    expect(await orders()).toEqual([job, job])
  })
})

describe('releases of the next version against accepts of the older one', () => {
  it('have one winner', async () => {
    const won = { release: 0, accept: 0 }
    for (let round = 0; round < 6; round += 1) {
      const { offerId } = await anOffer()
      const { body: draft } = await revise(offerId)
      await given.upload(given.supplier, `offer/${draft.id}`, 'Angebot.pdf', 'OFFER')
      await placeOrder(offerId)
      const { editVersion } = await shown(draft.id)
      const release = () =>
        given.post(given.supplier, '/offer/update', { id: draft.id, editVersion, released: true })
      const acts = Array.from({ length: 20 }, (_, index) =>
        (index + round) % 2 === 0 ? release() : accept(offerId),
      )
      const answers = await Promise.all(acts)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const [older, newer] = [await shown(offerId), await shown(draft.id)]
      if (newer.released) {
        won.release += 1
        expect(older).toMatchObject({ state: 'OPEN', invalidated: true })
      } else {
        won.accept += 1
        expect(older).toMatchObject({ state: 'ACCEPTED', invalidated: false })
      }
      expect(await replacements(offerId)).toHaveLength(newer.released ? 1 : 0)
    }
    expect(won.release + won.accept).toBe(6)
  })
})
