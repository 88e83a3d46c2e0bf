import { randomUUID } from 'node:crypto'
import type { Actor } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onCompanyChanged } from '../consumers/on-company-changed.ts'
import { workflowInTest } from '../workflow.example.ts'
import { conversationIn, say } from './conversation.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const begin = (actor: Actor, at: string) => given.post(actor, `/conversation/?${at}`)
const list = (actor: Actor, filter: string) => given.get(actor, `/conversation/?${filter}`)
const own = (actor: Actor) => list(actor, `userId=${actor.userId}`)
const idsOf = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id)
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

async function changeEnquiry(id: string, change: object) {
  const { body } = await given.get(given.customer, `/enquiry/?id=${id}`)
  const saved = await given.post(given.customer, '/enquiry/update', {
    id,
    editVersion: body.editVersion,
    ...change,
  })
  expect(saved.status).toBe(200)
}
const move = async (actor: Actor, offerId: string, state: string, more = '') =>
  expect((await given.get(actor, `/offer/statechange?offerId=${offerId}&state=${state}${more}`)).status).toBe(
    200,
  )
async function order(offerId: string) {
  await given.upload(given.customer, `offer/${offerId}`, 'Bestellung.pdf', 'ORDER')
  await move(given.customer, offerId, 'ACCEPTED')
}

describe('a conversation', () => {
  it('on an enquiry is begun by a supplier alone, once it is released', async () => {
    const { customer, supplier } = given
    const { body: draft } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
    expect(refusal(await begin(customer, `enquiryId=${draft.id}`))).toEqual([409, 'enquiry-not-released'])
    expect(refusal(await begin(supplier, `enquiryId=${draft.id}`))).toEqual([404, 'not-found'])
    const { id } = await given.releasedEnquiry(customer)
    expect(refusal(await begin(customer, `enquiryId=${id}`))).toEqual([403, 'conversation-by-supplier'])
    expect(refusal(await begin(given.otherCustomer, `enquiryId=${id}`))).toEqual([404, 'not-found'])
    expect((await begin(given.admin, `enquiryId=${id}`)).status).toBe(403)
    expect(refusal(await begin(supplier, ''))).toEqual([400, 'exactly-one-target'])
    expect(refusal(await begin(supplier, `enquiryId=${id}&offerId=${id}`))).toEqual([
      400,
      'exactly-one-target',
    ])
    const begun = await begin(supplier, `enquiryId=${id}`)
    expect(begun).toMatchObject({
      status: 201,
      body: {
        enquiryId: id,
        offerId: null,
        companyName: customer.companyName,
        lastMessage: null,
        lastMessageAt: null,
        lastMessageText: null,
        unread: 0,
        openQuestions: 0,
        allowedActions: ['write'],
      },
    })
    expect(await list(customer, `enquiryId=${id}`)).toMatchObject({
      body: [{ id: begun.body.id, companyName: supplier.companyName }],
    })
  })

  it('on an offer is begun by either party, and is the one of its enquiry', async () => {
    const { customer, supplier, competitor } = given
    const { id: enquiryId } = await given.releasedEnquiry(customer)
    const offerId = await given.releasedOffer(supplier, enquiryId)
    const { body: draft } = await given.post(supplier, '/offer/', { enquiryId, offerNumber: 'A-2' })
    expect(refusal(await begin(customer, `offerId=${draft.id}`))).toEqual([404, 'not-found'])
    expect(refusal(await begin(competitor, `offerId=${offerId}`))).toEqual([404, 'not-found'])
    const { status, body: begun } = await begin(customer, `offerId=${offerId}`)
    expect([status, begun.offerId, begun.companyName]).toEqual([201, offerId, supplier.companyName])
    for (const at of [`enquiryId=${enquiryId}`, `offerId=${offerId}`, `offerId=${draft.id}`]) {
      const second = await begin(supplier, at)
      expect(refusal(second)).toEqual([409, 'conversation-exists'])
      const [listed] = (await list(supplier, at)).body
      // The draft is the latest offer, and the supplier's alone to see.
      expect(listed).toMatchObject({ id: begun.id, offerId: draft.id, companyName: customer.companyName })
      expect(second.body.conversation).toEqual(listed)
    }
  })

  it('that two begin at once is one, and the second gets it', async () => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    const offerId = await given.releasedOffer(given.supplier, enquiryId)
    const answers = await Promise.all([
      begin(given.supplier, `enquiryId=${enquiryId}`),
      begin(given.colleagueOf(given.supplier), `enquiryId=${enquiryId}`),
      begin(given.customer, `offerId=${offerId}`),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const ids = answers.map(({ status, body }) => (status === 201 ? body.id : body.conversation.id))
    expect(new Set(ids).size).toBe(1)
    const events = await given.db
      .selectFrom('outbox')
      .select(['name', 'aggregate_version', 'payload'])
      .where('aggregate_id', '=', ids[0])
      .execute()
    expect(events).toEqual([
      {
        name: 'workflow.conversation.changed',
        aggregate_version: 1,
        payload: {
          conversationId: ids[0],
          enquiryId,
          customerCompanyId: given.customer.companyId,
          supplierCompanyId: given.supplier.companyId,
          userId: expect.any(String),
        },
      },
    ])
  })

  it('ends for a supplier without an order when the enquiry closes, and goes on when it reopens', async () => {
    const { customer, supplier } = given
    const { id, enquiryId } = await conversationIn(given)
    const offerId = await given.releasedOffer(supplier, enquiryId)
    await say(given, customer, id, 'Können Sie früher liefern?')
    await changeEnquiry(enquiryId, { closed: true })

    const out = { id, enquiryId: null, offerId, allowedActions: [], unread: 1 }
    expect((await own(supplier)).body.find((one: { id: string }) => one.id === id)).toMatchObject(out)
    expect((await list(supplier, `offerId=${offerId}`)).body).toMatchObject([out])
    expect(refusal(await list(supplier, `enquiryId=${enquiryId}`))).toEqual([404, 'not-found'])
    expect((await given.get(supplier, `/conversation/message?conversationId=${id}`)).body).toHaveLength(1)
    expect((await given.post(supplier, '/conversation/message/read/all', [id])).body).toHaveLength(1)
    expect(refusal(await say(given, supplier, id, 'Ja'))).toEqual([409, 'conversation-over'])
    expect(refusal(await begin(supplier, `enquiryId=${enquiryId}`))).toEqual([404, 'not-found'])
    expect((await begin(supplier, `offerId=${offerId}`)).body.conversation).toMatchObject({ id })
    // The customer may still tell him why.
    expect((await list(customer, `enquiryId=${enquiryId}`)).body).toMatchObject([
      { enquiryId, allowedActions: ['write'] },
    ])
    expect((await say(given, customer, id, 'Vergeben')).status).toBe(201)

    expect((await given.get(customer, `/enquiry/reopen?enquiryId=${enquiryId}`)).status).toBe(200)
    expect((await list(supplier, `enquiryId=${enquiryId}`)).body).toMatchObject([
      { enquiryId, allowedActions: ['write'] },
    ])
    expect((await say(given, supplier, id, 'Ja')).status).toBe(201)
  })

  it('cannot be begun at his offer by a supplier who is out', async () => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    const offerId = await given.releasedOffer(given.supplier, enquiryId)
    expect((await given.post(given.customer, `/enquiry/archive?enquiryId=${enquiryId}`)).status).toBe(200)
    expect(refusal(await begin(given.supplier, `offerId=${offerId}`))).toEqual([409, 'conversation-over'])
    expect((await list(given.supplier, `offerId=${offerId}`)).body).toEqual([])
  })

  it('goes on for the supplier with the order, and ends for the others', async () => {
    const { supplier, competitor } = given
    const { id, enquiryId } = await conversationIn(given)
    const rivals = (await begin(competitor, `enquiryId=${enquiryId}`)).body.id
    const lost = await given.releasedOffer(competitor, enquiryId)
    const won = await given.releasedOffer(supplier, enquiryId)
    await order(won)
    await given.upload(supplier, `offer/${won}`, 'Bestätigung.pdf', 'ORDER_CONFIRMATION')
    await move(supplier, won, 'CONFIRMED')
    expect((await say(given, supplier, id, 'Wir beginnen')).status).toBe(201)
    expect((await list(supplier, `enquiryId=${enquiryId}`)).body).toMatchObject([{ enquiryId }])
    expect(refusal(await say(given, competitor, rivals, 'Schade'))).toEqual([409, 'conversation-over'])
    expect((await list(competitor, `offerId=${lost}`)).body).toMatchObject([
      { id: rivals, enquiryId: null, allowedActions: [] },
    ])
  })

  it('goes on while the enquiry is open, also with all offers declined', async () => {
    const { customer, supplier } = given
    const { id, enquiryId } = await conversationIn(given)
    const offerId = await given.releasedOffer(supplier, enquiryId)
    await move(customer, offerId, 'DECLINED', '&rejectionReason=PRICE_NOT_AS_EXPECTED')
    expect((await say(given, supplier, id, 'Was wäre der richtige Preis?')).status).toBe(201)
  })

  it('can only be read with a company that is gone, until it comes back', async () => {
    const [customer, supplier] = [given.colleagueOf(given.otherCustomer), given.supplier]
    const { id } = await conversationIn(given, { customer })
    const become = (companyId: string, active: boolean, version: number) =>
      given.db
        .insertInto('company_activity')
        .values({ company_id: companyId, active, version })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ active, version }))
        .execute()
    await become(customer.companyId, false, 1)
    expect(refusal(await say(given, supplier, id, 'Hallo?'))).toEqual([409, 'conversation-over'])
    await become(customer.companyId, true, 2)
    expect((await say(given, supplier, id, 'Hallo')).status).toBe(201)
    await become(supplier.companyId, false, 1)
    expect(refusal(await say(given, customer, id, 'Hallo?'))).toEqual([409, 'conversation-over'])
    await become(supplier.companyId, true, 2)
  })
})

describe('the list of conversations', () => {
  it('takes exactly one filter, and of people oneself alone', async () => {
    const { customer, supplier } = given
    const one = randomUUID()
    for (const filter of ['', `enquiryId=${one}&offerId=${one}`, `offerId=${one}&userId=${customer.userId}`])
      expect(refusal(await list(customer, filter))).toEqual([400, 'exactly-one-conversation-filter'])
    for (const filter of [`enquiryId=${one}`, `offerId=${one}`, `userId=${one}`])
      expect(refusal(await list(customer, filter))).toEqual([404, 'not-found'])
    expect(refusal(await list(customer, `userId=${given.colleagueOf(customer).userId}`))).toEqual([
      404,
      'not-found',
    ])
    expect((await own(supplier)).status).toBe(200)
  })

  it('goes by the last message, or by its beginning, and from one to those behind it', async () => {
    const supplier = given.colleagueOf({ ...given.supplier, companyId: randomUUID(), companyName: 'Ost' })
    const first = await conversationIn(given, { supplier })
    const second = await conversationIn(given, { supplier })
    const third = await conversationIn(given, { supplier })
    await say(given, supplier, first.id, ' Die\n\n  Frist?  ')
    const { body } = await own(supplier)
    expect(body.map((one: { id: string }) => one.id)).toEqual([first.id, third.id, second.id])
    expect(body[0].lastMessageText).toBe('Die Frist?')
    const behind = (id: string) => list(supplier, `userId=${supplier.userId}&before=${id}`)
    expect(idsOf(await behind(first.id))).toEqual([third.id, second.id])
    expect(idsOf(await behind(third.id))).toEqual([second.id])
    expect(idsOf(await behind(second.id))).toEqual([])
    expect(idsOf(await behind(randomUUID()))).toEqual([])
  })

  it('gives 100 at a time, each once', async () => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    const at = new Date()
    await given.db
      .insertInto('conversation')
      .values(
        Array.from({ length: 130 }, () => ({
          id: randomUUID(),
          enquiry_id: enquiryId,
          customer_company_id: given.customer.companyId,
          customer_name: 'Nord',
          supplier_company_id: randomUUID(),
          supplier_name: 'Süd',
          create_date: at,
        })),
      )
      .execute()
    const first = idsOf(await list(given.customer, `enquiryId=${enquiryId}`))
    const rest = idsOf(await list(given.customer, `enquiryId=${enquiryId}&before=${first.at(-1)}`))
    expect([first.length, rest.length, new Set([...first, ...rest]).size]).toEqual([100, 30, 130])
  })

  it('shows companies as they are called now', async () => {
    const customer = given.colleagueOf({ ...given.customer, companyId: randomUUID(), companyName: 'Alt' })
    const { id, enquiryId } = await conversationIn(given, { customer })
    const rename = (companyId: string, name: string) =>
      given.db.transaction().execute((tx) =>
        onCompanyChanged(tx, {
          id: randomUUID(),
          name: 'identity.company.changed',
          at: new Date().toISOString(),
          aggregateId: companyId,
          aggregateVersion: 7,
          payload: { companyId, name },
        }),
      )
    await rename(customer.companyId, 'Neu')
    await rename(given.supplier.companyId, 'Neubau')
    expect((await list(given.supplier, `enquiryId=${enquiryId}`)).body).toMatchObject([
      { companyName: 'Neu' },
    ])
    expect((await say(given, given.supplier, id, 'Hallo')).body.companyName).toBe('Neubau')
  })
})
