import type { Actor } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'
import { conversationIn, say } from './conversation.example.ts'

let later = 0
let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest(() => new Date(Date.now() + later))
})
afterAll(() => given.stop())

const send = async (actor: Actor, conversationId: string, name = 'Bestellung.pdf'): Promise<string> => {
  const content = name.endsWith('.pdf') ? '%PDF-1.7\nx' : 'Menge;Nummer\n1;A\n'
  const { status, body } = await say(given, actor, conversationId, '', { file: { name, content } })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}
const copy = (
  actor: Actor,
  messageId: string,
  more: { offerId?: string; fileType?: string; path?: string } = {},
  headers: Record<string, string> = {},
) => {
  const query = new URLSearchParams({ messageId, path: `message/${messageId}`, ...more })
  return given.send(actor, `/conversation/message/copyfile?${query}`, { headers })
}
const draftOn = async (enquiryId: string, actor = given.supplier): Promise<string> =>
  (await given.post(actor, '/offer/', { enquiryId, offerNumber: 'A-1', price: 5 })).body.id
const filesOf = async (actor: Actor, offerId: string): Promise<{ filename: string; fileType: string }[]> =>
  (await given.get(actor, `/offer/?id=${offerId}`)).body.fileItems
const copiesOf = async (actor: Actor, conversationId: string) =>
  (await given.get(actor, `/conversation/message?conversationId=${conversationId}`)).body.map(
    (message: { copies: unknown[] }) => message.copies,
  )
const accept = (offerId: string) =>
  given.get(given.customer, `/offer/statechange?offerId=${offerId}&state=ACCEPTED`)

describe('an attachment', () => {
  it('becomes the order of a released offer, and the order can be placed with it', async () => {
    const { customer, supplier, competitor } = given
    const { id, enquiryId } = await conversationIn(given)
    const offerId = await given.releasedOffer(supplier, enquiryId)
    await given.releasedOffer(competitor, enquiryId)
    const messageId = await send(customer, id)
    const copied = await copy(customer, messageId)
    expect(copied).toMatchObject({ status: 200, body: { offerId, fileType: 'ORDER' } })
    const order = { filename: 'Bestellung.pdf', fileType: 'ORDER', path: copied.body.path }
    // It lies ready with the customer and binds nobody before the order is placed.
    expect(await filesOf(customer, offerId)).toContainEqual(expect.objectContaining(order))
    expect(await filesOf(supplier, offerId)).not.toContainEqual(expect.objectContaining(order))
    expect(await copiesOf(supplier, id)).toEqual([[]])
    const where = { offerId, offerNumber: 'A-1', version: 1, path: copied.body.path, fileType: 'ORDER' }
    expect(await copiesOf(customer, id)).toEqual([[{ ...where, createDate: expect.any(String) }]])
    const changes = await given.db
      .selectFrom('outbox')
      .select(['name', 'payload'])
      .where('name', '=', 'workflow.conversation.changed')
      .where('aggregate_id', '=', id)
      .execute()
    expect(changes.at(-1)).toMatchObject({ payload: { conversationId: id, userId: customer.userId } })
    expect((await accept(offerId)).status).toBe(200)
    expect(await filesOf(supplier, offerId)).toContainEqual(expect.objectContaining(order))
    expect(await copiesOf(supplier, id)).toEqual([[{ ...where, createDate: expect.any(String) }]])
    expect(Buffer.from(await given.download(supplier, `/file/?path=${copied.body.path}`)).toString()).toBe(
      '%PDF-1.7\nx',
    )
  })

  it('is copied once, however often one clicks', async () => {
    const { customer, supplier } = given
    const { id, enquiryId } = await conversationIn(given)
    const offerId = await given.releasedOffer(supplier, enquiryId)
    const messageId = await send(customer, id)
    const first = await copy(customer, messageId)
    const again = await Promise.all(Array.from({ length: 5 }, () => copy(customer, messageId)))
    for (const { status, body } of again) expect({ status, body }).toEqual({ status: 200, body: first.body })
    const key = { 'idempotency-key': 'zweimal-geklickt' }
    expect((await copy(customer, messageId, {}, key)).body).toEqual(first.body)
    expect((await copy(customer, messageId, {}, key)).body).toEqual(first.body)
    const orders = (await filesOf(customer, offerId)).filter(({ fileType }) => fileType === 'ORDER')
    expect(orders).toHaveLength(1)
    // Taken away by hand, it can be copied anew.
    await given.post(customer, `/file/delete?path=${first.body.path}`)
    expect(await copiesOf(customer, id)).toEqual([[]])
    const anew = await copy(customer, messageId)
    expect(anew.status).toBe(200)
    expect(anew.body.path).not.toBe(first.body.path)
  })

  it('goes into a supplier’s draft as what he says, of which his customer learns once it is released', async () => {
    const { customer, supplier } = given
    const { id, enquiryId } = await conversationIn(given)
    const offerId = await draftOn(enquiryId)
    const messageId = await send(customer, id, 'Plan.pdf')
    const named = await copy(supplier, messageId, { fileType: 'CIRCUIT_DIAGRAM' })
    expect(named).toMatchObject({ status: 200, body: { offerId, fileType: 'CIRCUIT_DIAGRAM' } })
    // Another type is another copy, under a name of its own; a pdf that says nothing of itself is of none.
    expect((await copy(supplier, messageId)).body).toMatchObject({ fileType: 'UNKNOWN' })
    expect((await filesOf(supplier, offerId)).map(({ filename }) => filename)).toEqual([
      'Plan.pdf',
      '2_Plan.pdf',
    ])
    expect((await copiesOf(supplier, id))[0]).toHaveLength(2)
    expect(await copiesOf(customer, id)).toEqual([[]])
    for (const wanted of [
      { fileType: 'ORDER_CONFIRMATION' },
      { offerId, fileType: 'ORDER_CONFIRMATION' },
      { offerId, fileType: 'ORDER' },
    ])
      expect(await copy(supplier, messageId, wanted), JSON.stringify(wanted)).toMatchObject({
        status: 409,
        body: { code: 'copy-nowhere' },
      })
    expect((await copy(supplier, messageId, { fileType: 'LABELLING' })).status).toBe(400)
    expect((await given.release(supplier, offerId)).status).toBe(200)
    expect((await copiesOf(customer, id))[0]).toHaveLength(2)
  })

  it('becomes the confirmation of an order, and goes nowhere where the state takes no file', async () => {
    const { customer, supplier } = given
    const { id, enquiryId } = await conversationIn(given)
    const [order, confirmation] = [await send(customer, id), await send(supplier, id, 'Bestätigung.pdf')]
    const nowhere = { status: 409, body: { code: 'copy-nowhere' } }
    expect(await copy(customer, order)).toMatchObject(nowhere)
    expect(await copy(supplier, confirmation)).toMatchObject(nowhere)
    const offerId = await given.releasedOffer(supplier, enquiryId)
    expect(await copy(supplier, confirmation)).toMatchObject(nowhere)
    expect(await copy(supplier, confirmation, { offerId })).toMatchObject(nowhere)
    expect((await copy(customer, order)).status).toBe(200)
    expect((await accept(offerId)).status).toBe(200)
    expect(await copy(customer, order, { offerId })).toMatchObject(nowhere)
    expect(await copy(supplier, confirmation)).toMatchObject({
      status: 200,
      body: { offerId, fileType: 'ORDER_CONFIRMATION' },
    })
    const confirmed = await given.get(supplier, `/offer/statechange?offerId=${offerId}&state=CONFIRMED`)
    expect(confirmed.status).toBe(200)
  })

  it('becomes an order anew once the first one has lapsed', async () => {
    const { customer, supplier } = given
    const { id, enquiryId } = await conversationIn(given)
    const offerId = await given.releasedOffer(supplier, enquiryId)
    const messageId = await send(customer, id)
    const first = await copy(customer, messageId)
    expect((await accept(offerId)).status).toBe(200)
    later = 15 * 24 * 60 * 60 * 1000
    const anew = await copy(customer, messageId)
    expect(anew).toMatchObject({ status: 200, body: { offerId, fileType: 'ORDER' } })
    expect(anew.body.path).not.toBe(first.body.path)
    expect((await accept(offerId)).status).toBe(200)
    later = 0
  })

  it('goes where one says where several offers would take it', async () => {
    const { supplier } = given
    const { id, enquiryId } = await conversationIn(given)
    const [first, second] = [await draftOn(enquiryId), await draftOn(enquiryId)]
    const messageId = await send(supplier, id, 'Technik.pdf')
    expect(await copy(supplier, messageId)).toMatchObject({ status: 409, body: { code: 'copy-to-several' } })
    expect((await copy(supplier, messageId, { offerId: second })).body.offerId).toBe(second)
    expect(await filesOf(supplier, first)).toEqual([])
  })

  it('is copied by nobody else, nowhere else, and by its own path alone', async () => {
    const { customer, supplier, competitor, otherCustomer } = given
    const { id, enquiryId } = await conversationIn(given)
    const offerId = await given.releasedOffer(supplier, enquiryId)
    const rivals = await given.releasedOffer(competitor, enquiryId)
    const elsewhere = await conversationIn(given)
    const otherOffer = await given.releasedOffer(supplier, elsewhere.enquiryId)
    const messageId = await send(customer, id)
    const foreign = await send(customer, elsewhere.id)
    const { body: plain } = await say(given, customer, id, 'Ohne Datei')
    for (const stranger of [competitor, otherCustomer])
      expect((await copy(stranger, messageId, { offerId })).status).toBe(404)
    expect((await copy(customer, messageId, { offerId: rivals })).status).toBe(404)
    expect((await copy(customer, messageId, { offerId: otherOffer })).status).toBe(404)
    expect((await copy(customer, messageId, { path: `message/${foreign}` })).status).toBe(404)
    expect((await copy(customer, messageId, { path: `offer/${offerId}/${foreign}` })).status).toBe(404)
    expect((await copy(customer, plain.id)).status).toBe(404)
    expect(await copiesOf(customer, id)).toEqual([[], []])
    const draft = await draftOn(enquiryId)
    expect((await copy(customer, messageId, { offerId: draft })).status).toBe(404)
  })
})
