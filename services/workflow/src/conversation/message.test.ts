import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'
import { conversationIn, say } from './conversation.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const messagesOf = async (actor = given.customer, conversationId = '', more = '') =>
  (await given.get(actor, `/conversation/message?conversationId=${conversationId}${more}`)).body
const unreadOf = async (actor = given.customer) =>
  (await given.get(actor, '/conversation/message/unread/count')).body.unread

it('is sent, listed, counted and read', async () => {
  const { customer, supplier } = given
  const { id, enquiryId } = await conversationIn(given)
  const sent = await say(given, supplier, id, 'Welche Spannung?')
  expect(sent).toMatchObject({
    status: 201,
    body: {
      position: 1,
      content: 'Welche Spannung?',
      userFullName: `${supplier.name} ${supplier.lastname}`,
      companyName: supplier.companyName,
      read: true,
      readBy: [],
      readDate: null,
      attachmentPath: null,
      file: null,
      reference: null,
      question: null,
      copies: [],
    },
  })
  expect([await unreadOf(customer), await unreadOf(supplier)]).toEqual([1, 0])
  const { body: listed } = await given.get(customer, `/conversation/?enquiryId=${enquiryId}`)
  expect(listed).toMatchObject([
    {
      id,
      enquiryId,
      companyName: supplier.companyName,
      lastMessage: sent.body.id,
      lastMessageText: 'Welche Spannung?',
      unread: 1,
      openQuestions: 0,
      allowedActions: ['write'],
    },
  ])
  const { body: unread } = await given.get(customer, '/conversation/message/unread')
  expect(unread).toMatchObject([{ conversation: { id }, messages: [{ id: sent.body.id, read: false }] }])
  expect((await given.get(customer, `/conversation/message/read?messageId=${sent.body.id}`)).status).toBe(200)
  expect(await unreadOf(customer)).toBe(0)
  expect(await messagesOf(supplier, id)).toMatchObject([
    {
      id: sent.body.id,
      readBy: [{ userId: customer.userId, userFullName: `${customer.name} ${customer.lastname}` }],
      readDate: expect.any(String),
    },
  ])
})

it('is unread again for whoever takes his reading back, and all is read at once', async () => {
  const [customer, supplier] = [given.colleagueOf(given.otherCustomer), given.supplier]
  const { id } = await conversationIn(given, { customer })
  const first = await say(given, supplier, id, 'eins')
  const second = await say(given, supplier, id, 'zwei')
  const messageIds = [first.body.id, second.body.id]
  const { body: read } = await given.post(customer, '/conversation/message/read/all', [id])
  expect(read.map((one: { id: string }) => one.id)).toEqual(messageIds)
  expect(read.every((one: { read: boolean }) => one.read)).toBe(true)
  expect((await given.post(customer, '/conversation/message/unread', { messageIds })).status).toBe(200)
  expect(await unreadOf(customer)).toBe(2)
  const { body: all } = await given.get(customer, '/conversation/message/read/all')
  expect(all).toHaveLength(2)
  expect(await unreadOf(customer)).toBe(0)
  expect((await given.get(customer, '/conversation/message/read/all')).body).toEqual([])
  expect((await given.post(customer, '/conversation/message/read/all', [randomUUID()])).status).toBe(404)
})
