import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
let now = new Date('2026-12-01T10:00:00Z')
beforeAll(async () => {
  given = await workflowInTest(() => now)
})
afterAll(() => given.stop())

const move = (actor: Parameters<typeof given.get>[0], offerId: string, state: string, more = '') =>
  given.get(actor, `/offer/statechange?offerId=${offerId}&state=${state}${more}`)
const order = async (offerId: string) => {
  await given.upload(given.customer, `offer/${offerId}`, 'Bestellung.pdf', 'ORDER')
  return move(given.customer, offerId, 'ACCEPTED')
}

describe('an offer draft', () => {
  it('needs a released enquiry and stays the supplier’s own', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const { status, body } = await given.post(given.supplier, '/offer/', { enquiryId: id })
    expect(status).toBe(201)
    expect(body).toMatchObject({ state: 'OPEN', version: 1, released: false, amount: 2, enquiry: { id } })
    for (const other of [given.customer, given.competitor]) {
      expect((await given.get(other, `/offer/?id=${body.id}`)).status).toBe(404)
    }
    expect((await given.post(given.customer, '/offer/', { enquiryId: id })).status).toBe(403)
  })

  it('is released whole or not at all', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const { body: draft } = await given.post(given.supplier, '/offer/', { enquiryId: id })
    const release = (more: object) =>
      given.post(given.supplier, '/offer/update', { id: draft.id, editVersion: 1, released: true, ...more })
    const incomplete = await release({})
    expect(incomplete).toMatchObject({ status: 412, body: { code: 'release-incomplete' } })
    expect(incomplete.body.errors.map((error: { path: string }) => error.path)).toEqual([
      'offerNumber',
      'price',
      'fileItems.OFFER',
    ])
    expect(await release({ offerNumber: 'A', price: 10 })).toMatchObject({
      status: 412,
      body: { code: 'offer-file-missing' },
    })
    expect(await release({ offerNumber: 'A', price: -1 })).toMatchObject({ status: 400 })
  })

  it('may hold a price of 0, and is not released for it', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const { body: draft } = await given.post(given.supplier, '/offer/', {
      enquiryId: id,
      offerNumber: 'A',
      price: 0,
    })
    const issue = {
      path: 'price',
      code: 'price-not-positive',
      detail: 'Ein Angebot braucht einen Preis größer 0.',
    }
    expect(draft.missing).toContainEqual(issue)
    const refused = await given.release(given.supplier, draft.id)
    expect(refused).toMatchObject({ status: 412, body: { code: 'release-incomplete', errors: [issue] } })
    const { body: kept } = await given.get(given.supplier, `/offer/?id=${draft.id}`)
    expect(kept).toMatchObject({ released: false, price: 0, missing: [issue] })
    expect(
      await given.post(given.supplier, '/offer/update', {
        id: draft.id,
        editVersion: kept.editVersion,
        price: 0.01,
        released: true,
      }),
    ).toMatchObject({ status: 200, body: { released: true } })
  })

  it('names the other offer that bears its number, to its supplier alone, and is released all the same', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const numbered = async (actor: typeof given.supplier, offerNumber: string) =>
      (await given.post(actor, '/offer/', { enquiryId: id, offerNumber, price: 10 })).body
    const first = await numbered(given.supplier, 'Doppelt-7')
    expect(first).not.toHaveProperty('sameNumber')
    // What a rival calls his offers is nobody else's business.
    expect(await numbered(given.competitor, 'Doppelt-7')).not.toHaveProperty('sameNumber')
    expect((await given.release(given.supplier, first.id)).status).toBe(200)
    const second = await numbered(given.supplier, 'doppelt-7')
    expect(second.sameNumber).toEqual({
      id: first.id,
      state: 'OPEN',
      customerName: given.customer.companyName,
      enquiryTitle: second.enquiryTitle,
      referenceNumber: second.referenceNumber,
    })
    const { body: version } = await given.get(given.supplier, `/offer/revision?offerId=${first.id}`)
    expect(version.sameNumber.id).toBe(second.id)
    expect((await given.post(given.supplier, `/offer/archive?offerId=${second.id}`)).status).toBe(200)
    expect((await given.get(given.supplier, `/offer/?id=${version.id}`)).body.sameNumber.id).toBe(second.id)
    expect(await given.release(given.supplier, version.id)).toMatchObject({
      status: 200,
      body: { released: true },
    })
    for (const actor of [given.supplier, given.customer])
      expect((await given.get(actor, `/offer/?id=${version.id}`)).body).not.toHaveProperty('sameNumber')
  })

  it('shows the price for one cabinet beside the total', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const offerId = await given.releasedOffer(given.supplier, id, 1001)
    expect((await given.get(given.customer, `/offer/?id=${offerId}`)).body).toMatchObject({
      price: 1001,
      pricePerCabinet: 500.5,
      nextParty: 'CUSTOMER',
      allowedActions: ['accept', 'decline', 'uploadFile'],
      allowedFileTypes: ['ORDER'],
    })
  })
})

describe('moves', () => {
  it('go from offer to order to job, each with its file and its party', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const offerId = await given.releasedOffer(given.supplier, id)
    expect((await move(given.supplier, offerId, 'ACCEPTED')).status).toBe(403)
    expect((await move(given.competitor, offerId, 'ACCEPTED')).status).toBe(404)
    expect((await move(given.customer, offerId, 'OPEN')).status).toBe(409)
    expect((await move(given.supplier, offerId, 'CONFIRMED')).status).toBe(409)
    expect(await move(given.customer, offerId, 'ACCEPTED')).toMatchObject({
      status: 412,
      body: { code: 'order-file-missing' },
    })
    expect((await order(offerId)).status).toBe(200)
    const ordered = (await given.get(given.supplier, `/offer/?id=${offerId}`)).body
    expect(ordered).toMatchObject({
      state: 'ACCEPTED',
      bindingUntil: '2026-12-15T22:59:59.999Z',
      nextParty: 'SUPPLIER',
    })
    expect(ordered.fileItems.every((file: { frozen: boolean }) => file.frozen)).toBe(true)
    expect((await move(given.customer, offerId, 'DECLINED')).status).toBe(409)
    expect((await move(given.supplier, offerId, 'CONFIRMED')).status).toBe(412)
    await given.upload(given.supplier, `offer/${offerId}`, 'AB.pdf', 'ORDER_CONFIRMATION')
    await given.upload(given.supplier, `offer/${offerId}`, 'Anlage.pdf', 'ORDER_CONFIRMATION')
    expect((await move(given.supplier, offerId, 'CONFIRMED')).status).toBe(200)
    const { body: parties } = await given.askInternally('/internal/offer/parties', { offerIds: [offerId] })
    expect(parties).toMatchObject([
      {
        orderConfirmation: { filename: 'Anlage.pdf' },
        orderConfirmations: [{ filename: 'AB.pdf' }, { filename: 'Anlage.pdf' }],
      },
    ])
    expect((await given.get(given.customer, `/enquiry/?id=${id}`)).body).toMatchObject({
      state: 'CLOSED',
      awardedState: 'CONFIRMED',
      supplierName: given.supplier.companyName,
      price: 1234.5,
    })
    expect((await given.get(given.customer, `/enquiry/reopen?enquiryId=${id}`)).body.code).toBe(
      'enquiry-has-job',
    )
  })

  it('leave a job with its customer when the supplier archives it', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const offerId = await given.releasedOffer(given.supplier, id)
    await order(offerId)
    const archive = () => given.post(given.supplier, `/offer/archive?offerId=${offerId}`)
    expect(await archive()).toMatchObject({ status: 409, body: { code: 'offer-state' } })
    await given.upload(given.supplier, `offer/${offerId}`, 'AB.pdf', 'ORDER_CONFIRMATION')
    await move(given.supplier, offerId, 'CONFIRMED')
    expect((await archive()).status).toBe(200)
    expect(await archive()).toMatchObject({ status: 409, body: { code: 'offer-archived' } })
    const jobs = async (actor: Parameters<typeof given.get>[0]) =>
      (await given.get(actor, `/offer/filter?states=CONFIRMED&enquiryId=${id}`)).body
    expect(await jobs(given.customer)).toMatchObject({ content: [{ id: offerId }], totalElements: 1 })
    expect(await jobs(given.supplier)).toEqual({ content: [], totalElements: 0 })
  })

  it('tell the enquiry’s customer how many of its offers are declined, and each supplier of his own alone', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const declined = await given.releasedOffer(given.supplier, id)
    await given.releasedOffer(given.competitor, id)
    await move(given.customer, declined, 'DECLINED', '&rejectionReason=PRICE_NOT_AS_EXPECTED')
    const countedFor = async (who: Parameters<typeof given.get>[0]) => {
      const { body: enquiry } = await given.get(who, `/enquiry/?id=${id}`)
      const { body: list } = await given.get(who, '/enquiry/filter')
      const { offerCount, declinedCount } = enquiry
      expect(list.content.find((item: { id: string }) => item.id === id)).toMatchObject({
        offerCount,
        declinedCount,
      })
      return [offerCount, declinedCount]
    }
    expect(await countedFor(given.customer)).toEqual([2, 1])
    expect(await countedFor(given.supplier)).toEqual([1, 1])
    expect(await countedFor(given.competitor)).toEqual([1, 0])
  })

  it('declines with a reason, in words where it is individual', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const offerId = await given.releasedOffer(given.supplier, id)
    expect((await move(given.customer, offerId, 'DECLINED')).body.code).toBe('rejection-reason-missing')
    expect((await move(given.customer, offerId, 'DECLINED', '&rejectionReason=INDIVIDUAL')).status).toBe(400)
    expect(
      (await move(given.customer, offerId, 'DECLINED', '&rejectionReason=PRICE_NOT_AS_EXPECTED')).status,
    ).toBe(200)
    const declined = await given.get(given.supplier, `/offer/?id=${offerId}`)
    expect(declined.body).toMatchObject({ state: 'DECLINED', rejectionReason: 'PRICE_NOT_AS_EXPECTED' })
  })

  it('declines the other open offers when one is confirmed', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const won = await given.releasedOffer(given.supplier, id)
    const lost = await given.releasedOffer(given.competitor, id)
    await order(won)
    expect((await given.get(given.competitor, `/offer/?id=${lost}`)).body.state).toBe('OPEN')
    const awardedFor = async (who: Parameters<typeof given.get>[0]) =>
      (await given.get(who, `/enquiry/?id=${id}`)).body.awardedState
    expect(await awardedFor(given.customer)).toBe('ACCEPTED')
    expect(await awardedFor(given.supplier)).toBe('ACCEPTED')
    expect(await awardedFor(given.competitor)).toBeNull()
    expect((await order(lost)).body.code).toBe('order-elsewhere')
    await given.upload(given.supplier, `offer/${won}`, 'AB.pdf', 'ORDER_CONFIRMATION')
    await move(given.supplier, won, 'CONFIRMED')
    expect((await given.get(given.competitor, `/offer/?id=${lost}`)).body).toMatchObject({
      state: 'DECLINED',
      rejectionReason: 'INDIVIDUAL',
      rejectionReasonIndividual: 'anderweitig vergeben',
      enquiry: null,
    })
    expect((await given.get(given.supplier, `/enquiry/?id=${id}`)).status).toBe(200)
    expect((await given.get(given.competitor, `/enquiry/?id=${id}`)).status).toBe(404)
  })

  it('cannot be confirmed after the binding ended; another may be ordered then', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const first = await given.releasedOffer(given.supplier, id)
    const second = await given.releasedOffer(given.competitor, id)
    await order(first)
    await given.upload(given.supplier, `offer/${first}`, 'AB.pdf', 'ORDER_CONFIRMATION')
    now = new Date('2026-12-20T10:00:00Z')
    expect((await move(given.supplier, first, 'CONFIRMED')).body.code).toBe('binding-expired')
    expect((await order(second)).status).toBe(200)
    expect((await given.post(given.supplier, `/offer/archive?offerId=${first}`)).status).toBe(200)
    expect((await given.post(given.competitor, `/offer/archive?offerId=${second}`)).status).toBe(409)
    now = new Date('2026-12-01T10:00:00Z')
  })
})

describe('archiving', () => {
  const told = (offerId: string) =>
    given.db
      .selectFrom('outbox')
      .select(['name', 'payload'])
      .where('aggregate_id', '=', offerId)
      .where('name', 'in', ['workflow.offer.withdrawn', 'workflow.offer.archived'])
      .execute()

  it.each([
    ['draft', 'archived', { released: false }],
    ['open', 'withdrawn', {}],
    ['declined', 'archived', { released: true }],
    ['replaced', 'archived', { released: true }],
    ['job', 'archived', { released: true }],
  ] as const)('a %s is told as %s', async (state, event, payload) => {
    const { id } = await given.releasedEnquiry(given.customer)
    const offerId =
      state === 'draft'
        ? (await given.post(given.supplier, '/offer/', { enquiryId: id })).body.id
        : await given.releasedOffer(given.supplier, id)
    if (state === 'declined')
      await move(given.customer, offerId, 'DECLINED', '&rejectionReason=PRICE_NOT_AS_EXPECTED')
    if (state === 'replaced') await given.releasedRevision(given.supplier, offerId)
    if (state === 'job') {
      await order(offerId)
      await given.upload(given.supplier, `offer/${offerId}`, 'AB.pdf', 'ORDER_CONFIRMATION')
      await move(given.supplier, offerId, 'CONFIRMED')
    }
    const seen = async () => (await given.get(given.customer, `/offer/?id=${offerId}`)).status
    const before = await seen()
    expect((await given.post(given.supplier, `/offer/archive?offerId=${offerId}`)).status).toBe(200)
    expect(await told(offerId)).toMatchObject([{ name: `workflow.offer.${event}`, payload }])
    expect(await seen()).toBe(before)
    expect((await given.post(given.supplier, `/offer/archive?offerId=${offerId}`)).body.code).toBe(
      'offer-archived',
    )
  })

  it('withdraws an open offer: nobody can accept, decline or revise it', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const offerId = await given.releasedOffer(given.supplier, id)
    await given.post(given.supplier, `/offer/archive?offerId=${offerId}`)
    expect((await order(offerId)).body.code).toBe('offer-archived')
    expect(
      (await move(given.customer, offerId, 'DECLINED', '&rejectionReason=PRICE_NOT_AS_EXPECTED')).body.code,
    ).toBe('offer-archived')
    expect((await given.get(given.supplier, `/offer/revision?offerId=${offerId}`)).body.code).toBe(
      'offer-archived',
    )
  })
})

describe('fifty accepts over three offers, with deletions of the order file in between', () => {
  it('have one winner, whose file is there', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const offers = [
      await given.releasedOffer(given.supplier, id),
      await given.releasedOffer(given.competitor, id),
      await given.releasedOffer(given.supplier, id),
    ]
    const files = await Promise.all(
      offers.map(
        async (offerId) =>
          (await given.upload(given.customer, `offer/${offerId}`, 'B.pdf', 'ORDER')).body.path,
      ),
    )
    const acts = Array.from({ length: 50 }, (_, index) =>
      move(given.customer, offers[index % 3] as string, 'ACCEPTED'),
    )
    const deletions = [files[0], files[1]].map((path) =>
      given.post(given.customer, `/file/delete?path=${path}`),
    )
    const answers = await Promise.all([...acts, ...deletions])
    expect(answers.slice(0, 50).filter((answer) => answer.status === 200)).toHaveLength(1)
    const states = await Promise.all(
      offers.map(async (offerId) => (await given.get(given.customer, `/offer/?id=${offerId}`)).body),
    )
    const won = states.filter((offer) => offer.state === 'ACCEPTED')
    expect(won).toHaveLength(1)
    expect(won[0].fileItems.map((file: { fileType: string }) => file.fileType)).toContain('ORDER')
  })
})

describe('files of an offer', () => {
  it('can be placed, retyped and deleted by their party until the step that needs them', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const { body: draft } = await given.post(given.supplier, '/offer/', { enquiryId: id })
    expect((await given.upload(given.supplier, `offer/${draft.id}`, 'B.pdf', 'ORDER')).status).toBe(403)
    const { body: named } = await given.upload(given.supplier, `offer/${draft.id}`, 'Angebot.pdf')
    expect(named).toMatchObject({ fileType: 'OFFER' })
    const { body: file } = await given.upload(given.supplier, `offer/${draft.id}`, 'Anlage.pdf')
    expect(file).toMatchObject({ fileType: 'UNKNOWN', allowedActions: ['delete', 'retype'] })
    expect(
      (await given.post(given.supplier, `/file/type?path=${file.path}&fileType=OFFER`)).body.fileType,
    ).toBe('OFFER')
    expect((await given.post(given.supplier, `/file/type?path=${file.path}&fileType=LABELLING`)).status).toBe(
      400,
    )
    expect((await given.post(given.supplier, `/file/delete?path=${file.path}`)).status).toBe(200)
    expect((await given.get(given.supplier, `/file/?path=${file.path}`)).status).toBe(404)
    const offerId = await given.releasedOffer(given.supplier, id)
    const { body: released } = await given.get(given.customer, `/offer/?id=${offerId}`)
    const [frozen] = released.fileItems
    expect((await given.post(given.supplier, `/file/delete?path=${frozen.path}`)).body.code).toBe(
      'file-frozen',
    )
    expect((await given.upload(given.supplier, `offer/${offerId}`, 'noch.pdf', 'OFFER')).status).toBe(403)
    expect(
      (await given.upload(given.customer, `offer/${offerId}`, 'AB.pdf', 'ORDER_CONFIRMATION')).status,
    ).toBe(403)
    expect((await given.get(given.competitor, `/file/?path=${frozen.path}`)).status).toBe(404)
    expect((await given.get(given.customer, `/file/?path=${frozen.path}`)).status).toBe(200)
  })

  it('are the offer where they say nothing else and it has none, or where they bear its number', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const { body: draft } = await given.post(given.supplier, '/offer/', {
      enquiryId: id,
      offerNumber: 'AN-4711',
    })
    const typeOf = async (name: string) =>
      (await given.upload(given.supplier, `offer/${draft.id}`, name)).body.fileType
    expect(await typeOf('Datenblatt.pdf')).toBe('UNKNOWN')
    expect(await typeOf('Pumpwerk Nord.pdf')).toBe('OFFER')
    expect(await typeOf('Pumpwerk Süd.pdf')).toBe('UNKNOWN')
    expect(await typeOf('AN4711_b.pdf')).toBe('OFFER')
  })

  it('are reached by a ticket once and by nobody else', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const { body: enquiry } = await given.get(given.supplier, `/enquiry/?id=${id}`)
    const path = enquiry.fileItems[1].path
    expect((await given.post(given.otherCustomer, '/file/ticket', { path })).status).toBe(404)
    const { body } = await given.post(given.supplier, '/file/ticket', { path })
    const address = body.url.replace('/api', '')
    const first = await given.app.request(address)
    expect([first.status, first.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    expect(first.headers.get('content-security-policy')).toBe('sandbox')
    expect((await given.app.request(address)).status).toBe(404)
    const { body: other } = await given.post(given.supplier, '/file/ticket', { path })
    const mine = other.url.replace('/api', '')
    expect((await given.get(given.customer, mine)).status).toBe(404)
    expect((await given.get(given.supplier, mine)).status).toBe(200)
  })
})
