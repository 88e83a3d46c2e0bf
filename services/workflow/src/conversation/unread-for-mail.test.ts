import type { Actor } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'
import { conversationIn, say } from './conversation.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const unreadFor = (conversationId: string, { userId, companyId }: Actor) =>
  given.askInternally(`/internal/unread?${new URLSearchParams({ conversationId, userId, companyId })}`)

it('tells a reader the last three of what the other party wrote, shortened, with names as of now', async () => {
  const { customer, supplier } = given
  const colleague = given.colleagueOf(customer)
  const { id, enquiryId } = await conversationIn(given)
  for (const content of ['eins', 'zwei', 'drei', 'x'.repeat(2000)]) await say(given, supplier, id, content)
  await say(given, colleague, id, 'Unter uns')
  await say(given, supplier, id, '', { file: { name: 'Plan.pdf', content: '%PDF-1.7\nx' } })
  const userFullName = `${supplier.name} ${supplier.lastname}`
  expect(await unreadFor(id, customer)).toEqual({
    status: 200,
    body: {
      unread: 5,
      companyName: supplier.companyName,
      enquiryTitle: 'Pumpenschrank',
      referenceNumber: '4711',
      enquiryId,
      offerId: null,
      messages: [
        { userFullName, content: 'drei', filename: null, reference: null, createDate: expect.any(String) },
        {
          userFullName,
          content: 'x'.repeat(1000),
          filename: null,
          reference: null,
          createDate: expect.any(String),
        },
        { userFullName, content: '', filename: 'Plan.pdf', reference: null, createDate: expect.any(String) },
      ],
    },
  })
  // The sender's own company is told of what the customer's wrote alone.
  expect((await unreadFor(id, supplier)).body).toMatchObject({
    unread: 1,
    companyName: customer.companyName,
    messages: [{ content: 'Unter uns' }],
  })
  await given.get(customer, '/conversation/message/read/all')
  expect((await unreadFor(id, customer)).body).toMatchObject({ unread: 0, messages: [] })
  expect((await unreadFor(id, colleague)).body.unread).toBe(5)
})

it('tells what a message points at, as far as the reader sees it', async () => {
  const { customer, supplier } = given
  const { id, enquiryId } = await conversationIn(given)
  const reference = { kind: 'CONDITION', field: 'regulation' }
  expect((await say(given, supplier, id, 'Reicht das so?', { reference })).status).toBe(201)
  expect((await unreadFor(id, customer)).body.messages).toMatchObject([
    { content: 'Reicht das so?', reference: { ...reference, enquiryId, offerId: null } },
  ])
})

it('leads where the reader may go now, and tells strangers nothing', async () => {
  const { customer, supplier, competitor, otherCustomer } = given
  const { id, enquiryId } = await conversationIn(given)
  await say(given, customer, id, 'Guten Tag')
  for (const stranger of [competitor, otherCustomer]) expect((await unreadFor(id, stranger)).status).toBe(404)
  expect((await unreadFor(id, supplier)).body).toMatchObject({ enquiryId, offerId: null })
  const { body: draft } = await given.post(supplier, '/offer/', { enquiryId, offerNumber: 'A-1', price: 5 })
  expect((await unreadFor(id, supplier)).body).toMatchObject({ enquiryId, offerId: draft.id })
  expect((await unreadFor(id, customer)).body).toMatchObject({ enquiryId, offerId: null })
  const { body } = await given.get(customer, `/enquiry/?id=${enquiryId}`)
  await given.post(customer, '/enquiry/update', {
    id: enquiryId,
    editVersion: body.editVersion,
    closed: true,
  })
  expect((await unreadFor(id, supplier)).body).toMatchObject({ enquiryId: null, offerId: draft.id })
})

it('hands out what a person wrote, and nothing of what others did', async () => {
  const { supplier, customer } = given
  const author = given.colleagueOf(supplier)
  const { id } = await conversationIn(given)
  await say(given, author, id, 'Von mir')
  await say(given, customer, id, 'Die Antwort')
  await say(given, author, id, '', { file: { name: 'Plan.pdf', content: '%PDF-1.7\nx' } })
  expect((await given.askInternally(`/internal/messages?userId=${author.userId}`)).body).toEqual([
    {
      id: expect.any(String),
      conversationId: id,
      at: expect.any(String),
      content: 'Von mir',
      filename: null,
    },
    { id: expect.any(String), conversationId: id, at: expect.any(String), content: '', filename: 'Plan.pdf' },
  ])
})
