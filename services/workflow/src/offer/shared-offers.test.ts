import { getOfferParties, readOfferAs } from '@schrankwerk/contracts'
import type { Actor } from '@schrankwerk/service-kit'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
let guest: Actor
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())
beforeEach(() => {
  guest = anActor({ companyType: 'EXTERNAL' }) as Actor
})

const shareWith = (offerIds: string[]) => given.businessdata.sharedWith.set(guest.mail, offerIds)
const listed = async (query = '') => {
  const { status, body } = await given.get(guest, `/offer/filter?${query}`)
  expect(status).toBe(200)
  return body
}
const anOffer = async (price = 98765) => {
  const { id } = await given.releasedEnquiry(given.customer)
  return { enquiryId: id, offerId: await given.releasedOffer(given.supplier, id, price) }
}

describe('the offers of a guest', () => {
  it('are those whose folder is shared with him, without anything of the business', async () => {
    const { enquiryId, offerId } = await anOffer()
    await given.releasedRevision(given.supplier, offerId)
    await anOffer()
    shareWith([offerId])
    const { content, totalElements } = await listed()
    expect(totalElements).toBe(1)
    const { enquiryTitle, referenceNumber, supplierName, customerName, ...rest } = content[0]
    expect([enquiryTitle, supplierName, customerName]).toEqual([
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ])
    expect(referenceNumber).toBeDefined()
    const never = new Date(0).toISOString()
    expect(rest).toEqual({
      id: offerId,
      enquiryId: offerId,
      state: 'OPEN',
      standing: 'RELEASED',
      wishDate: null,
      version: 1,
      offerNumber: null,
      price: null,
      desiredDeliveryDate: null,
      released: true,
      releaseDate: null,
      bindingUntil: null,
      archived: false,
      invalidated: false,
      createDate: never,
      lastUpdate: never,
      allowedActions: [],
    })
    expect(JSON.stringify(content)).not.toContain(enquiryId)
    expect((await given.get(guest, `/offer/?id=${offerId}`)).status).toBe(403)
  })

  it('stand there once a family, by the id that opens the folder', async () => {
    const { offerId } = await anOffer()
    await given.releasedRevision(given.supplier, offerId)
    shareWith([offerId])
    expect((await listed()).content).toMatchObject([{ id: offerId, version: 1 }])
    const { content } = await listed('archived=true')
    expect(content).toEqual([])
  })

  it('leave out what is no longer open, and are found by reference number alone', async () => {
    const [kept, withdrawn] = [await anOffer(), await anOffer()]
    shareWith([kept.offerId, withdrawn.offerId])
    expect((await listed()).totalElements).toBe(2)
    await given.post(given.supplier, `/offer/archive?offerId=${withdrawn.offerId}`)
    expect((await listed()).content).toMatchObject([{ id: kept.offerId }])
    expect((await listed('states=OPEN')).totalElements).toBe(1)
    expect((await listed('states=CONFIRMED')).totalElements).toBe(1)
    expect((await listed(`enquiryId=${withdrawn.enquiryId}`)).totalElements).toBe(1)
    expect((await listed('referenceNumber=gibtesnicht')).totalElements).toBe(0)
    // He is not told the number, so no search tells it either.
    expect((await listed('searchTerm=A-1')).totalElements).toBe(0)
  })

  it('come in pages, and their order tells no price', async () => {
    const offers = [await anOffer(30), await anOffer(10), await anOffer(20)]
    const ids = offers.map(({ offerId }) => offerId)
    shareWith(ids)
    for (const column of ['price', 'offerNumber', 'state', 'releaseDate', 'lastUpdate', 'createDate'])
      expect((await listed(`column=${column}`)).content.map(({ id }: { id: string }) => id)).toEqual(ids)
    const pages = [await listed('paginationSize=2'), await listed('paginationSize=2&page=1')]
    expect(pages.map(({ content, totalElements }) => [content.length, totalElements])).toEqual([
      [2, 3],
      [1, 3],
    ])
  })

  it('are none without an entry, and 503, never none, while businessdata is away', async () => {
    expect(await listed()).toEqual({ content: [], totalElements: 0 })
    given.businessdata.down = true
    const answer = await given.get(guest, '/offer/filter')
    given.businessdata.down = false
    expect([answer.status, answer.body.code]).toEqual([503, 'part-down'])
  })
})

describe('an offer read as a person', () => {
  it('is what that person sees, and unknown to who does not', async () => {
    const { offerId } = await anOffer()
    const readAs = (actor: Actor) => given.askInternally(readOfferAs.path, { offerId, actor })
    expect((await readAs(given.supplier)).body).toEqual(
      (await given.get(given.supplier, `/offer/?id=${offerId}`)).body,
    )
    expect((await readAs(given.customer)).body.changeEntries).toEqual([])
    expect((await readAs(given.competitor)).status).toBe(404)
    expect((await readAs(guest)).status).toBe(404)
    const { body: parties } = await given.askInternally(getOfferParties.path, { offerIds: [offerId] })
    expect(parties).toMatchObject([{ offerId, amount: 2 }])
  })
})
