import type { Actor } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'
import { conversationIn, say } from './conversation.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const condition = { kind: 'CONDITION', field: 'regulation' }
const ask = async (actor: Actor, conversationId: string, content = 'IEC oder UL?'): Promise<string> => {
  const { status, body } = await say(given, actor, conversationId, content, { reference: condition })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}
const settle = (actor: Actor, messageId: string, settled = true) =>
  given.post(actor, `/conversation/message/settle?messageId=${messageId}&settled=${settled}`)
const questionsOf = (actor: Actor, query: string) =>
  given.get(actor, `/conversation/message/questions?${query}`)
const search = (actor: Actor, query: string, searchTerm: string) =>
  given.get(actor, `/conversation/message/search?${query}&${new URLSearchParams({ searchTerm })}`)
const contents = ({ body }: { body: { content: string }[] }) => body.map(({ content }) => content)
const ids = ({ body }: { body: { messageId: string }[] }) => body.map(({ messageId }) => messageId)
const changesOf = async (conversationId: string) =>
  (
    await given.db
      .selectFrom('outbox')
      .select('aggregate_version')
      .where('name', '=', 'workflow.conversation.changed')
      .where('aggregate_id', '=', conversationId)
      .execute()
  ).length

async function closeEnquiry(enquiryId: string) {
  const { body } = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
  const closed = { id: enquiryId, editVersion: body.editVersion, closed: true }
  expect((await given.post(given.customer, '/enquiry/update', closed)).status).toBe(200)
}

/** An enquiry on which two suppliers talk to its customer, who know nothing of each other. */
async function twoTalking() {
  const { id, enquiryId } = await conversationIn(given)
  const { body } = await given.post(given.competitor, `/conversation/?enquiryId=${enquiryId}`)
  return { enquiryId, mine: id, rivals: body.id as string }
}

describe('a question', () => {
  it('is kept for a repeat of settling it only as whoever has the key can read it', async () => {
    const { customer, supplier } = given
    const { id } = await conversationIn(given)
    const messageId = await ask(supplier, id, 'Welche Norm gilt?')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const path = `/conversation/message/settle?messageId=${messageId}&settled=true`
    const first = await given.send(customer, path, { method: 'POST', headers })
    expect(first).toMatchObject({ status: 200, body: { content: 'Welche Norm gilt?' } })
    expect(await given.send(customer, path, { method: 'POST', headers })).toEqual(first)
    const kept = await given.db.selectFrom('idempotency').selectAll().execute()
    expect(kept.map(({ endpoint }) => endpoint)).toContain('settleQuestion')
    expect(JSON.stringify(kept)).not.toContain('Welche Norm')
  })

  it('is settled and opened again by either party, once each', async () => {
    const { customer, supplier } = given
    const { id, enquiryId } = await conversationIn(given)
    const messageId = await ask(supplier, id)
    expect(ids(await questionsOf(customer, `enquiryId=${enquiryId}`))).toEqual([messageId])
    const before = await changesOf(id)
    expect(await settle(customer, messageId)).toMatchObject({ status: 200, body: { question: 'SETTLED' } })
    expect(await settle(supplier, messageId)).toMatchObject({ status: 200, body: { question: 'SETTLED' } })
    expect(await changesOf(id)).toBe(before + 1)
    expect((await questionsOf(customer, `enquiryId=${enquiryId}`)).body).toEqual([])
    expect(await settle(supplier, messageId, false)).toMatchObject({ body: { question: 'OPEN' } })
    expect(await changesOf(id)).toBe(before + 2)
    const { body } = await given.get(customer, `/conversation/?enquiryId=${enquiryId}`)
    expect(body).toMatchObject([{ openQuestions: 1 }])
  })

  it('is what points at something, in a conversation of one’s own in which one may write', async () => {
    const { customer, supplier, competitor, otherCustomer } = given
    const { id, enquiryId } = await conversationIn(given)
    const { body: plain } = await say(given, supplier, id, 'Guten Tag')
    expect(await settle(customer, plain.id)).toMatchObject({ status: 409, body: { code: 'no-question' } })
    const messageId = await ask(supplier, id)
    for (const stranger of [competitor, otherCustomer]) {
      expect((await settle(stranger, messageId)).status).toBe(404)
      expect((await settle(stranger, plain.id)).status).toBe(404)
    }
    await closeEnquiry(enquiryId)
    expect(await settle(supplier, messageId)).toMatchObject({
      status: 409,
      body: { code: 'conversation-over' },
    })
    expect(await settle(customer, messageId)).toMatchObject({ status: 200, body: { reference: condition } })
    const { body: read } = await given.get(supplier, `/conversation/message?conversationId=${id}`)
    expect(read[1]).toMatchObject({ question: 'SETTLED', reference: null })
  })

  it('is a sign for its two parties: to a competitor neither it nor its number shows', async () => {
    const { customer, supplier, competitor } = given
    const { enquiryId, mine, rivals } = await twoTalking()
    const offerId = await given.releasedOffer(supplier, enquiryId)
    const rivalOffer = await given.releasedOffer(competitor, enquiryId)
    const [asked, answeredTo] = [await ask(supplier, mine), await ask(customer, rivals)]
    const all = await questionsOf(customer, `enquiryId=${enquiryId}`)
    expect(all.body).toMatchObject([
      { messageId: asked, conversationId: mine, companyName: supplier.companyName, question: 'OPEN' },
      { messageId: answeredTo, conversationId: rivals, companyName: competitor.companyName },
    ])
    expect(all.body[0].reference).toEqual({ ...condition, enquiryId, offerId: null })
    expect(ids(await questionsOf(customer, `offerId=${offerId}`))).toEqual([asked])
    expect(ids(await questionsOf(customer, `offerId=${rivalOffer}`))).toEqual([answeredTo])
    for (const query of [`enquiryId=${enquiryId}`, `offerId=${offerId}`])
      expect((await questionsOf(supplier, query)).body).toMatchObject([
        { messageId: asked, companyName: customer.companyName },
      ])
    expect((await questionsOf(supplier, `offerId=${rivalOffer}`)).status).toBe(404)
    expect((await questionsOf(given.otherCustomer, `enquiryId=${enquiryId}`)).status).toBe(404)
    expect((await questionsOf(customer, '')).status).toBe(400)
    expect((await questionsOf(customer, `enquiryId=${enquiryId}&offerId=${offerId}`)).status).toBe(400)
  })

  it('is recommended for a look before release, acceptance and confirmation, with what else concerns that step', async () => {
    const { customer, supplier } = given
    const { enquiryId, mine, rivals } = await twoTalking()
    const [first] = [await ask(supplier, mine), await ask(customer, mine), await ask(customer, rivals)]
    const recommendedTo = async (actor: Actor, offerId: string) =>
      (await given.get(actor, `/offer/?id=${offerId}`)).body.recommended
    const { body: draft } = await given.post(supplier, '/offer/', { enquiryId, offerNumber: 'A-1', price: 5 })
    const own = { name: 'Eigene.csv', content: 'Menge;Nummer\n1;A\n' }
    await given.form(supplier, '/enquiry/bom/upload', { offerId: draft.id }, own)
    expect(await recommendedTo(supplier, draft.id)).toEqual([
      { code: 'list-not-mapped' },
      { code: 'questions-open', count: 2 },
    ])
    expect((await given.release(supplier, draft.id)).status).toBe(200)
    expect(await recommendedTo(supplier, draft.id)).toEqual([])
    expect(await recommendedTo(customer, draft.id)).toEqual([{ code: 'questions-open', count: 2 }])
    await settle(customer, first as string)
    await given.upload(customer, `offer/${draft.id}`, 'Bestellung.pdf', 'ORDER')
    await given.get(customer, `/offer/statechange?offerId=${draft.id}&state=ACCEPTED`)
    expect(await recommendedTo(customer, draft.id)).toEqual([])
    expect(await recommendedTo(supplier, draft.id)).toEqual([{ code: 'questions-open', count: 1 }])
  })
})

describe('searching', () => {
  it('finds what messages say and what their attachments are called, whatever the case, the latest first', async () => {
    const { customer, supplier } = given
    const { id, enquiryId } = await conversationIn(given)
    await say(given, supplier, id, 'Die ÜBERSPANNUNG an Straße 4')
    await say(given, customer, id, 'Siehe Anlage', {
      file: { name: 'Überspannungsschutz_100%.pdf', content: '%PDF-1.7\nx' },
    })
    await say(given, supplier, id, 'Danke')
    const query = `enquiryId=${enquiryId}`
    for (const actor of [customer, supplier])
      for (const searched of ['überspannung', 'UEBERSPANNUNG'])
        expect(contents(await search(actor, query, searched))).toEqual([
          'Siehe Anlage',
          'Die ÜBERSPANNUNG an Straße 4',
        ])
    expect(contents(await search(customer, query, 'strasse 4'))).toEqual(['Die ÜBERSPANNUNG an Straße 4'])
    expect(contents(await search(customer, query, '100%'))).toEqual(['Siehe Anlage'])
    expect(contents(await search(customer, query, '0_%'))).toEqual([])
    expect(contents(await search(customer, query, '_100'))).toEqual(['Siehe Anlage'])
    expect((await search(customer, query, 'x')).status).toBe(400)
    expect((await search(customer, '', 'Danke')).status).toBe(400)
  })

  it('covers for a customer all suppliers of the enquiry, for a supplier his own conversation alone', async () => {
    const { customer, supplier, competitor } = given
    const { enquiryId, mine, rivals } = await twoTalking()
    const offerId = await given.releasedOffer(supplier, enquiryId)
    await say(given, supplier, mine, 'Klemme von mir')
    await say(given, customer, rivals, 'Klemme an den anderen')
    const query = `enquiryId=${enquiryId}`
    expect(contents(await search(customer, query, 'klemme'))).toEqual([
      'Klemme an den anderen',
      'Klemme von mir',
    ])
    expect(contents(await search(customer, `offerId=${offerId}`, 'klemme'))).toEqual(['Klemme von mir'])
    expect(contents(await search(supplier, query, 'klemme'))).toEqual(['Klemme von mir'])
    expect(contents(await search(competitor, query, 'klemme'))).toEqual(['Klemme an den anderen'])
    expect((await search(competitor, `offerId=${offerId}`, 'klemme')).status).toBe(404)
    expect((await search(given.otherCustomer, query, 'klemme')).status).toBe(404)

    await closeEnquiry(enquiryId)
    expect((await search(supplier, query, 'klemme')).status).toBe(404)
    expect(contents(await search(supplier, `offerId=${offerId}`, 'klemme'))).toEqual(['Klemme von mir'])
    expect((await search(competitor, query, 'klemme')).status).toBe(404)
  })
})
