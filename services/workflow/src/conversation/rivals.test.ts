import { randomUUID } from 'node:crypto'
import type { Actor } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, workflowInTest } from '../workflow.example.ts'
import { conversationIn, say } from './conversation.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const file = { name: 'Skizze.pdf', content: '%PDF-1.7\nx' }
/** The whole answer but for the id of the request. */
const whole = ({ status, body }: Answer) => JSON.stringify([status, body]).replace(/"requestId":"[^"]*"/, '')

/** Every call of conversations and messages that names a conversation, a message or both. */
const callsWith = (actor: Actor, conversationId: string, messageId: string) =>
  ({
    'getConversations before it': () =>
      given.get(actor, `/conversation/?userId=${actor.userId}&before=${conversationId}`),
    getMessages: () => given.get(actor, `/conversation/message?conversationId=${conversationId}`),
    sendMessage: () => say(given, actor, conversationId, 'Hallo'),
    'sendMessage with a file': () => say(given, actor, conversationId, '', { file }),
    'sendMessage of nothing': () => say(given, actor, conversationId, ''),
    markMessageRead: () => given.get(actor, `/conversation/message/read?messageId=${messageId}`),
    markConversationsRead: () => given.post(actor, '/conversation/message/read/all', [conversationId]),
    markUnread: () => given.post(actor, '/conversation/message/unread', { messageIds: [messageId] }),
    settleQuestion: () =>
      given.post(actor, `/conversation/message/settle?messageId=${messageId}&settled=true`),
    copyAttachment: () =>
      given.get(
        actor,
        `/conversation/message/copyfile?messageId=${messageId}&path=${encodeURIComponent(`message/${messageId}`)}`,
      ),
    getFile: () => given.get(actor, `/file/?path=message/${messageId}`),
    createFileTicket: () => given.post(actor, '/file/ticket', { path: `message/${messageId}` }),
  }) satisfies Record<string, () => Promise<Answer>>

const actors = ['competitor', 'otherCustomer'] as const
it.each(actors)('answers %s about what is of others as about what is not there', async (name) => {
  const { id } = await conversationIn(given)
  const { body: question } = await say(given, given.customer, id, 'IEC?', {
    file,
    reference: { kind: 'CONDITION', field: 'regulation' },
  })
  const [foreignCalls, unknownCalls] = [
    callsWith(given[name], id, question.id),
    callsWith(given[name], randomUUID(), randomUUID()),
  ]
  for (const call of Object.keys(foreignCalls) as (keyof typeof foreignCalls)[])
    expect(whole(await foreignCalls[call]()), call).toBe(whole(await unknownCalls[call]()))
  expect((await given.get(given.supplier, `/conversation/message?conversationId=${id}`)).body).toHaveLength(1)
})

it('answers a supplier the same with and without what another one talks about', async () => {
  const { customer, supplier, competitor } = given
  const { id: mine, enquiryId } = await conversationIn(given, { supplier: competitor })
  const offerId = await given.releasedOffer(competitor, enquiryId)
  const { body: first } = await say(given, customer, mine, 'An den einen', { file })
  await say(given, competitor, mine, 'Danke')
  const calls = {
    ofEnquiry: () => given.get(competitor, `/conversation/?enquiryId=${enquiryId}`),
    ofOffer: () => given.get(competitor, `/conversation/?offerId=${offerId}`),
    own: () => given.get(competitor, `/conversation/?userId=${competitor.userId}`),
    again: () => given.post(competitor, `/conversation/?enquiryId=${enquiryId}`),
    messages: () => given.get(competitor, `/conversation/message?conversationId=${mine}`),
    unread: () => given.get(competitor, '/conversation/message/unread'),
    count: () => given.get(competitor, '/conversation/message/unread/count'),
    questions: () => given.get(competitor, `/conversation/message/questions?enquiryId=${enquiryId}`),
    search: () => given.get(competitor, `/conversation/message/search?enquiryId=${enquiryId}&searchTerm=an`),
    enquiry: () => given.get(competitor, `/enquiry/?id=${enquiryId}`),
    offer: () => given.get(competitor, `/offer/?id=${offerId}`),
    file: () => given.get(competitor, `/file/?path=message/${first.id}`),
  }
  const look = async () => {
    const seen: Record<string, string> = {}
    for (const [name, call] of Object.entries(calls)) seen[name] = whole(await call())
    return seen
  }
  const before = await look()

  const { body: begun } = await given.post(supplier, `/conversation/?enquiryId=${enquiryId}`)
  const reference = { kind: 'CONDITION', field: 'regulation' }
  await say(given, supplier, begun.id, 'Was verlangt man an Norm?', { reference })
  const { body: asked } = await say(given, customer, begun.id, 'An den anderen', { file, reference })
  await given.post(supplier, '/conversation/message/read/all', [begun.id])
  expect(await look()).toEqual(before)
  await given.post(customer, `/conversation/message/settle?messageId=${asked.id}&settled=true`)
  await given.post(customer, '/conversation/message/read/all', [begun.id])
  expect(await look()).toEqual(before)

  // The customer, whom both write to, has them side by side.
  const { body: both } = await given.get(customer, `/conversation/?enquiryId=${enquiryId}`)
  expect(both.map((one: { id: string }) => one.id)).toEqual([begun.id, mine])
})

it('lets a supplier begin the same with and without another one', async () => {
  const begin = async (withRival: boolean) => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    if (withRival) await given.post(given.supplier, `/conversation/?enquiryId=${enquiryId}`)
    const answer = await given.post(given.competitor, `/conversation/?enquiryId=${enquiryId}`)
    const { id: _, enquiryId: __, createDate: ___, ...rest } = answer.body
    return [answer.status, rest]
  }
  expect(await begin(true)).toEqual(await begin(false))
})

it('tells no event of a conversation to another supplier', async () => {
  const { id } = await conversationIn(given)
  await say(given, given.customer, id, 'Hallo')
  await given.get(given.supplier, '/conversation/message/read/all')
  const told = await given.db.selectFrom('outbox').select('payload').where('aggregate_id', '=', id).execute()
  expect(told).toHaveLength(3)
  expect(JSON.stringify(told)).not.toContain(given.competitor.companyId)
})
