import { randomUUID } from 'node:crypto'
import type { Actor } from '@schrankwerk/service-kit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onUserErased } from '../consumers/on-user-erased.ts'
import { referencedKeys } from '../file/file.queries.ts'
import { workflowInTest } from '../workflow.example.ts'
import { conversationIn, say } from './conversation.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const messagesOf = async (actor: Actor, conversationId: string, more = '') =>
  (await given.get(actor, `/conversation/message?conversationId=${conversationId}${more}`)).body
const unreadOf = async (actor: Actor) =>
  (await given.get(actor, '/conversation/message/unread/count')).body.unread
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
const positions = (messages: { position: number }[]) => messages.map(({ position }) => position)
/** Two people of each of two companies of their own, and their conversation. */
async function room() {
  const anew = (one: Actor) => given.colleagueOf({ ...one, companyId: randomUUID() })
  const [customer, supplier] = [anew(given.customer), anew(given.supplier)]
  const { id, enquiryId } = await conversationIn(given, { customer, supplier })
  const people = [customer, given.colleagueOf(customer), supplier, given.colleagueOf(supplier)] as const
  return { id, enquiryId, people, customer, buyer: people[1], supplier, planner: people[3] }
}
const eventsOf = async (aggregateId: string) =>
  given.db
    .selectFrom('outbox')
    .select(['name', 'aggregate_version', 'payload'])
    .where('aggregate_id', '=', aggregateId)
    .orderBy('position')
    .execute()

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

describe('a message', () => {
  it('is unread for both companies but its sender, and each reads for himself', async () => {
    const { id, people, customer, buyer, supplier, planner } = await room()
    const { body: sent } = await say(given, supplier, id, 'Hallo')
    const counts = () => Promise.all(people.map(unreadOf))
    expect(await counts()).toEqual([1, 1, 0, 1])
    await given.get(planner, `/conversation/message/read?messageId=${sent.id}`)
    expect((await messagesOf(customer, id))[0]).toMatchObject({ read: false, readDate: null })
    await given.get(buyer, `/conversation/message/read?messageId=${sent.id}`)
    expect(await counts()).toEqual([1, 0, 0, 0])
    const [message] = await messagesOf(customer, id)
    const readers = message.readBy.map(({ userId }: { userId: string }) => userId)
    expect(readers).toEqual([planner.userId, buyer.userId])
    // The colleague of the sender was no answer to him.
    expect(message.readDate).toBe(message.readBy[1].at)
    expect((await messagesOf(supplier, id))[0].read).toBe(true)
  })

  it('tells by ids alone what happened, in the order of its conversation', async () => {
    const { id, enquiryId, customer, supplier } = await room()
    const { body: sent } = await say(given, supplier, id, 'Streng vertraulich')
    await given.get(customer, `/conversation/message/read?messageId=${sent.id}`)
    await given.post(customer, '/conversation/message/unread', { messageIds: [sent.id] })
    const about = {
      conversationId: id,
      enquiryId,
      customerCompanyId: customer.companyId,
      supplierCompanyId: supplier.companyId,
    }
    const [changed, messageSent] = ['workflow.conversation.changed', 'workflow.message.sent']
    const written = { ...about, userId: supplier.userId, companyId: supplier.companyId, messageId: sent.id }
    const read = { ...about, userId: customer.userId }
    expect(await eventsOf(id)).toEqual([
      { name: changed, aggregate_version: 1, payload: { ...about, userId: supplier.userId } },
      { name: messageSent, aggregate_version: 2, payload: written },
      { name: changed, aggregate_version: 3, payload: read },
      { name: changed, aggregate_version: 4, payload: read },
    ])
    const unread = { name: 'workflow.unread.changed', payload: { userId: customer.userId } }
    expect(await eventsOf(customer.userId)).toMatchObject([unread, unread])
  })

  it('is not sent while nobody can say whom it is for', async () => {
    const { id, people, supplier } = await room()
    given.identity.down = true
    const key = randomUUID()
    const away = await say(given, supplier, id, 'Hallo', { key })
    given.identity.down = false
    expect(refusal(away)).toEqual([503, 'part-down'])
    expect(await messagesOf(supplier, id)).toEqual([])
    expect(await Promise.all(people.map(unreadOf))).toEqual([0, 0, 0, 0])
    expect((await say(given, supplier, id, 'Hallo', { key })).body.position).toBe(1)
  })

  it('is one however often it is sent with its key, also at once', async () => {
    const { id, customer, supplier } = await room()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => say(given, supplier, id, 'Hallo', { key })))
    given.identity.down = true
    // The answer got lost: what is asked again is not written again.
    answers.push(await say(given, supplier, id, 'Hallo', { key }))
    given.identity.down = false
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(positions(await messagesOf(customer, id))).toEqual([1])
    expect(await unreadOf(customer)).toBe(1)
    expect(refusal(await say(given, supplier, id, 'Anders', { key }))).toEqual([
      400,
      'idempotency-key-reused',
    ])
    const { rows } = await given.db
      .selectFrom('idempotency')
      .selectAll()
      .where('user_id', '=', supplier.userId)
      .execute()
      .then((found) => ({ rows: JSON.stringify(found) }))
    expect(rows).not.toContain('Hallo')
    expect(rows).not.toContain(supplier.lastname)
  })

  it('has the same place for everybody, however many are sent at once', { timeout: 60_000 }, async () => {
    const { id, people } = await room()
    const senders = Array.from({ length: 100 }, (_, at) => people[at % 4]!)
    const sent = await Promise.all(senders.map((sender, at) => say(given, sender, id, `Nachricht ${at}`)))
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201))
    const order = Array.from({ length: 100 }, (_, at) => at + 1)
    const seen = await Promise.all(people.map((one) => messagesOf(one, id)))
    for (const messages of seen) {
      expect(positions(messages)).toEqual(order)
      expect(messages.map((one: { content: string }) => one.content)).toEqual(
        seen[0].map((one: { content: string }) => one.content),
      )
    }
    expect(await Promise.all(people.map(unreadOf))).toEqual([75, 75, 75, 75])
    const versions = (await eventsOf(id)).map((event) => event.aggregate_version)
    expect(versions).toEqual(Array.from({ length: 101 }, (_, at) => at + 1))
  })

  it('of one person may be one of 100 at once', { timeout: 60_000 }, async () => {
    const { id, customer, supplier } = await room()
    const sent = await Promise.all(Array.from({ length: 100 }, () => say(given, supplier, id, 'Hallo')))
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201))
    expect([await unreadOf(customer), await unreadOf(supplier)]).toEqual([100, 0])
  })

  it('is read once by two tabs that read at once', async () => {
    const { id, customer, supplier } = await room()
    const { body: first } = await say(given, supplier, id, 'eins')
    await say(given, supplier, id, 'zwei')
    const readAll = () => given.post(customer, '/conversation/message/read/all', [id])
    const [one, two, single] = await Promise.all([
      readAll(),
      readAll(),
      given.get(customer, `/conversation/message/read?messageId=${first.id}`),
    ])
    expect([one.status, two.status, single.status]).toEqual([200, 200, 200])
    expect(await unreadOf(customer)).toBe(0)
    const marks = (await messagesOf(supplier, id)).map((m: { readBy: unknown[] }) => m.readBy.length)
    expect(marks).toEqual([1, 1])
    // Each of the two messages was told as read once, be it together or one by one.
    const told = (await eventsOf(customer.userId)).length
    expect([1, 2]).toContain(told)
    expect(one.body.length + two.body.length).toBe(told === 1 ? 2 : 1)
  })

  it('is listed in stretches that join', async () => {
    const { id, customer, supplier } = await room()
    for (let at = 1; at <= 7; at += 1) await say(given, supplier, id, `${at}`)
    const stretch = async (more: string) => positions(await messagesOf(customer, id, more))
    expect(await stretch('&paginationSize=3')).toEqual([5, 6, 7])
    expect(await stretch('&paginationSize=3&before=5')).toEqual([2, 3, 4])
    expect(await stretch('&paginationSize=3&before=2')).toEqual([1])
    expect(await stretch('&from=3')).toEqual([3, 4, 5, 6, 7])
    expect(await stretch('&from=3&before=5')).toEqual([3, 4])
    expect((await given.get(customer, `/conversation/message?conversationId=${id}&before=0`)).status).toBe(
      400,
    )
  })

  it.each([
    ['nothing', '', 400, 'message-empty'],
    ['blanks', ' \n\t ', 400, 'message-empty'],
    ['characters without a width', '\u200b\u200d\u2060\ufeff\u00ad', 400, 'message-empty'],
    ['a NUL', 'vor\u0000nach', 400, 'invalid-input'],
    ['more than 10,000 characters', 'x'.repeat(10_001), 400, 'invalid-input'],
  ])('of %s is refused', async (_what, content, status, code) => {
    const { id, supplier } = await room()
    expect(refusal(await say(given, supplier, id, content))).toEqual([status, code])
    expect(await messagesOf(supplier, id)).toEqual([])
  })

  it.each([
    ['HTML', '<img src=x onerror=alert(1)> & "Text"'],
    ['line breaks, 10,000 characters with them', `${'x\n'.repeat(4999)}yz`],
    ['what looks like SQL or a pattern', `'); drop table message; -- 100 % \\d+ $1`],
    ['emoji and joined characters', '👩‍🔧 e\u0301 \u202eumgedreht'],
  ])('of %s stays as it was written', async (_what, content) => {
    const { id, customer, supplier } = await room()
    const { status, body } = await say(given, supplier, id, content)
    expect([status, body.content]).toEqual([201, content])
    expect((await messagesOf(customer, id))[0].content).toBe(content)
  })

  it('of someone who was erased stays, without his name', async () => {
    const { id, customer, buyer, supplier } = await room()
    const { body: sent } = await say(given, supplier, id, 'Grüße')
    await say(given, buyer, id, 'Danke')
    await given.get(customer, `/conversation/message/read?messageId=${sent.id}`)
    for (const one of [supplier, customer]) given.identity.erase(one)
    for (let time = 1; time <= 2; time += 1)
      for (const { userId } of [supplier, customer])
        await given.db.transaction().execute((tx) =>
          onUserErased(tx, {
            id: randomUUID(),
            name: 'identity.user.erased',
            at: new Date().toISOString(),
            aggregateId: userId,
            aggregateVersion: 3,
            payload: { userId },
          }),
        )
    expect(await messagesOf(buyer, id)).toMatchObject([
      {
        senderId: supplier.userId,
        userFullName: 'Ehemalige Person',
        companyName: supplier.companyName,
        content: 'Grüße',
        readBy: [{ userId: customer.userId, userFullName: 'Ehemalige Person' }],
      },
      { position: 2 },
    ])
    expect([await unreadOf(supplier), await unreadOf(customer), await unreadOf(buyer)]).toEqual([0, 0, 1])
    // Nor is anything new kept for him.
    expect((await say(given, buyer, id, 'Noch da?')).status).toBe(201)
    expect(await unreadOf(supplier)).toBe(0)
  })

  it('counts for nobody who has gone to another company', async () => {
    const { id, customer, supplier } = await room()
    await say(given, customer, id, 'Hallo')
    expect(await unreadOf(supplier)).toBe(1)
    const moved = { ...supplier, companyId: given.competitor.companyId }
    expect(await unreadOf(moved)).toBe(0)
    expect((await given.get(moved, '/conversation/message/unread')).body).toEqual([])
    expect((await given.get(moved, '/conversation/message/read/all')).body).toEqual([])
    expect(refusal(await given.get(moved, `/conversation/message?conversationId=${id}`))).toEqual([
      404,
      'not-found',
    ])
    given.know(supplier)
  })

  it('stays read for a company whose reader has gone to the other one', async () => {
    const { id, customer, supplier } = await room()
    const { body: sent } = await say(given, customer, id, 'Hallo')
    await given.get(supplier, `/conversation/message/read?messageId=${sent.id}`)
    const moved = { ...customer, userId: supplier.userId }
    expect((await given.post(moved, '/conversation/message/unread', { messageIds: [sent.id] })).status).toBe(
      200,
    )
    expect(await messagesOf(customer, id)).toMatchObject([{ readBy: [{ userId: supplier.userId }] }])
    expect(await unreadOf(moved)).toBe(0)
  })

  it('taken back as unread is so for whoever read it, and for nobody else', async () => {
    const { id, customer, supplier } = await room()
    const { body: sent } = await say(given, supplier, id, 'Hallo')
    const takeBack = (actor: Actor, messageIds: string[]) =>
      given.post(actor, '/conversation/message/unread', { messageIds })
    expect((await takeBack(supplier, [sent.id])).status).toBe(200)
    expect(await unreadOf(supplier)).toBe(0)
    expect(refusal(await takeBack(customer, [sent.id, randomUUID()]))).toEqual([404, 'not-found'])
    await given.get(customer, `/conversation/message/read?messageId=${sent.id}`)
    await Promise.all([takeBack(customer, [sent.id, sent.id]), takeBack(customer, [sent.id])])
    expect(await unreadOf(customer)).toBe(1)
    expect((await messagesOf(supplier, id))[0]).toMatchObject({ readBy: [], readDate: null })
  })
})

describe('what is unread', () => {
  it('is shown by conversation, the latest first, 20 messages of each', async () => {
    const { id, customer, supplier } = await room()
    const other = await conversationIn(given, { customer, supplier: given.supplier })
    for (let at = 1; at <= 22; at += 1) await say(given, supplier, id, `${at}`)
    await say(given, given.supplier, other.id, 'Später')
    const { body } = await given.get(customer, '/conversation/message/unread')
    expect(body.map((one: { conversation: object }) => one.conversation)).toMatchObject([
      { id: other.id, unread: 1 },
      { id, unread: 22 },
    ])
    expect(positions(body[1].messages)).toEqual(Array.from({ length: 20 }, (_, at) => at + 3))
    expect(body[0].messages).toMatchObject([{ content: 'Später', read: false }])
  })

  it('is marked in one go, and what is answered are the latest 1000', async () => {
    const { id, customer, supplier } = await room()
    await say(given, supplier, id, 'vorher')
    await given.db
      .insertInto('message')
      .columns(['id', 'conversation_id', 'position', 'sender_id', 'company_id', 'content', 'create_date'])
      .expression(
        sql`select gen_random_uuid(), ${id}::uuid, place + 1, ${supplier.userId}::uuid,
          ${supplier.companyId}::uuid, 'viel', now() from generate_series(1, 1100) as place` as never,
      )
      .execute()
    await sql`insert into unread_message (user_id, company_id, message_id, conversation_id)
      select ${customer.userId}::uuid, ${customer.companyId}::uuid, id, conversation_id from message
      where conversation_id = ${id} on conflict do nothing`.execute(given.db)
    expect(await unreadOf(customer)).toBe(1101)
    const { status, body } = await given.get(customer, '/conversation/message/read/all')
    expect([status, body.length, await unreadOf(customer)]).toEqual([200, 1000, 0])
  })

  it('is marked in as many conversations as there are, and holds up nobody in all of them at once', async () => {
    const { enquiryId, customer } = await room()
    await sql`with begun as (
        insert into conversation (id, enquiry_id, customer_company_id, customer_name, supplier_company_id,
          supplier_name, message_count, create_date)
        select gen_random_uuid(), ${enquiryId}::uuid, ${customer.companyId}::uuid, 'Nord', gen_random_uuid(), 'Süd', 1,
          now() from generate_series(1, 250) returning id, supplier_company_id),
      written as (
        insert into message (id, conversation_id, position, sender_id, company_id, content, create_date)
        select gen_random_uuid(), id, 1, gen_random_uuid(), supplier_company_id, 'Hallo', now() from begun
        returning id, conversation_id)
      insert into unread_message (user_id, company_id, message_id, conversation_id)
      select ${customer.userId}::uuid, ${customer.companyId}::uuid, id, conversation_id from written`.execute(
      given.db,
    )
    const { status, body } = await given.get(customer, '/conversation/message/read/all')
    expect([status, body.length, await unreadOf(customer)]).toEqual([200, 250, 0])
    const transactions = await given.db
      .selectFrom('outbox')
      .select(sql<number>`count(distinct xmin::text)::int`.as('count'))
      .where(sql<boolean>`payload ->> 'userId' = ${customer.userId}`)
      .where('name', '=', 'workflow.unread.changed')
      .executeTakeFirstOrThrow()
    expect(transactions.count).toBe(3)
  })
})

describe('an attachment', () => {
  const file = { name: 'Skizze.pdf', content: '%PDF-1.7\nSkizze' }
  const read = (actor: Actor, path: string) => given.request(actor, `/file/?path=${path}`)

  it('is read by the two parties alone, also by a supplier who is out', async () => {
    const { id, enquiryId, customer, supplier } = await room()
    const { status, body } = await say(given, customer, id, '', { file })
    expect([status, body.content, body.file, body.attachmentPath]).toEqual([
      201,
      '',
      { filename: 'Skizze.pdf', size: 15, mediaType: 'application/pdf' },
      `message/${body.id}`,
    ])
    const bytes = async (actor: Actor) => (await read(actor, body.attachmentPath)).text()
    expect([await bytes(customer), await bytes(supplier)]).toEqual([file.content, file.content])
    expect((await given.post(customer, `/enquiry/archive?enquiryId=${enquiryId}`)).status).toBe(200)
    expect(await bytes(supplier)).toBe(file.content)
    const ticket = await given.post(supplier, '/file/ticket', { path: body.attachmentPath })
    expect(ticket.status).toBe(201)

    const { body: silent } = await say(given, customer, id, 'ohne Datei')
    for (const [actor, path] of [
      [given.competitor, body.attachmentPath],
      [given.otherCustomer, body.attachmentPath],
      [supplier, `message/${randomUUID()}`],
      [supplier, `message/${silent.id}`],
      [supplier, `message/${'-'.repeat(36)}`],
    ] as const) {
      expect((await read(actor, path)).status, path).toBe(404)
      expect((await given.post(actor, '/file/ticket', { path })).status, path).toBe(404)
    }
  })

  it('has to be what files have to be, and leaves nothing where it is refused', async () => {
    const { id, supplier } = await room()
    const before = await given.storedFiles()
    const refused = async (name: string, content: string) =>
      refusal(await say(given, supplier, id, 'Hallo', { file: { name, content } }))
    expect(await refused('Skizze.exe', 'MZ')).toEqual([415, 'file-format'])
    expect(await refused('Skizze.pdf', '<html>')).toEqual([415, 'file-content'])
    expect(refusal(await say(given, given.competitor, id, 'Hallo', { file }))).toEqual([404, 'not-found'])
    expect(await messagesOf(supplier, id)).toEqual([])
    expect(await given.storedFiles()).toBe(before)
  })

  it('stays on the disk', async () => {
    const { id, supplier } = await room()
    const { body } = await say(given, supplier, id, 'Hallo', { file })
    const { attachment_key: key } = await given.db
      .selectFrom('message')
      .select('attachment_key')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(await referencedKeys(given.db, [key!, 'unknown'])).toEqual(new Set([key]))
  })

  it('sent again with its key is kept once', async () => {
    const { id, supplier } = await room()
    const key = randomUUID()
    await say(given, supplier, id, '', { file, key })
    const before = await given.storedFiles()
    await say(given, supplier, id, '', { file, key })
    expect([await given.storedFiles(), (await messagesOf(supplier, id)).length]).toEqual([before, 1])
  })
})
