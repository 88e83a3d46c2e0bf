import { randomUUID } from 'node:crypto'
import { messageSent } from '@schrankwerk/contracts'
import { type Actor, Unavailable } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { keepChoice } from '../mail-settings/mail-choice.queries.ts'
import { aWorld, notificationInTest, portalUrl, quiet, write } from '../notification.example.ts'
import { planMails } from './plan-mails.ts'
import { createMailSender } from './send-due-mails.ts'
import { failedMails, resendFailed } from './sent-mail.queries.ts'
import { createMailTransport, type MailTransport } from './transport.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
let transport: MailTransport
const frame = { operatorName: 'Schrankwerk Betrieb', portalUrl }
let time = new Date()
const minutes = (count: number) => {
  time = new Date(time.getTime() + count * 60_000)
}
const senderWith = (own: MailTransport = transport) =>
  createMailSender({
    db: given.db,
    neighbours: given.neighbours,
    transport: own,
    frame,
    log: quiet,
    now: () => time,
  })
const send = () => senderWith().sendDue()

let handled = 0
async function writes(by: Actor, ...contents: string[]): Promise<void> {
  for (const content of contents) await given.say(messageSent, write(given.world, by, content))
  handled += contents.length
  await given.handled(handled)
}
/** Puts a message's mail before the sender without a consumer between. */
const plan = (recipients: Actor[], topicId = given.world.conversation.id) =>
  given.db.transaction().execute((tx) =>
    planMails(tx, {
      eventId: randomUUID(),
      kind: 'messages-unread',
      topicId,
      recipients,
      domain: 'portal.example',
      now: time,
    }),
  )
const mailsTo = ({ mail }: Actor) => given.mailbox.mails.filter(({ to }) => to.includes(mail))
const reads = ({ userId }: Actor) => {
  for (const { readBy } of given.world.conversation.messages) readBy.push(userId)
}

beforeAll(async () => {
  given = await notificationInTest()
  transport = createMailTransport({ url: given.mailbox.url, from: 'Schrankwerk <portal@portal.example>' })
  // Two copies of the service.
  given.consume(() => time)
  given.consume(() => time)
})
afterAll(async () => {
  transport.close()
  await given.stop()
})
beforeEach(async () => {
  Object.assign(given.world, aWorld())
  given.mailbox.clear()
  handled = 0
  time = new Date('2026-11-20T10:00:00.000Z')
  await given.pool.query('truncate sent_mail, inbox, mail_choice')
})

describe('a message', () => {
  it('is mailed at once to the people of the other company, and to nobody of the own', async () => {
    const { people, customer, supplier } = given.world
    await writes(supplier, 'Guten Tag')
    await send()
    const other = people.filter(({ companyId }) => companyId === customer.companyId)
    expect(given.mailbox.mails.flatMap(({ to }) => to).sort()).toEqual(other.map(({ mail }) => mail).sort())

    given.mailbox.clear()
    await writes(customer, 'Guten Tag auch')
    await send()
    const own = people.filter(({ companyId }) => companyId === supplier.companyId)
    expect(given.mailbox.mails.flatMap(({ to }) => to).sort()).toEqual(own.map(({ mail }) => mail).sort())
    expect(given.mailbox.mails[0]?.text).not.toContain('> Guten Tag\n')
  })

  it('is told 15 minutes after the last mail, with all that is unread, the last three in their order', async () => {
    const { customer, supplier } = given.world
    await writes(supplier, 'eins')
    await send()
    minutes(1)
    await writes(supplier, 'zwei', 'drei', 'vier')
    minutes(13)
    await send()
    expect(mailsTo(customer)).toHaveLength(1)
    minutes(1)
    await send()
    await send()
    const [, second, ...more] = mailsTo(customer)
    expect(more).toEqual([])
    expect(second?.text).toMatch(/4 Nachrichten geschrieben.*Die letzten lesen Sie hier/s)
    expect(second?.text.match(/^> .*$/gm)).toEqual(['> zwei', '> drei', '> vier'])
    expect((await given.mails()).map(({ state }) => state)).toEqual(Array(4).fill('SENT'))
  })

  it('is mailed at once again when 15 minutes have gone by', async () => {
    const { customer, supplier } = given.world
    await writes(supplier, 'eins')
    await send()
    minutes(16)
    await writes(supplier, 'zwei')
    await send()
    expect(mailsTo(customer)).toHaveLength(2)
  })

  it('of another conversation is not held up', async () => {
    const { customer, supplier, conversation } = given.world
    await writes(supplier, 'eins')
    await send()
    minutes(1)
    await plan([customer], conversation.id)
    await plan([customer], randomUUID())
    const waiting = (await given.mails()).filter(({ state }) => state === 'PLANNED')
    expect(waiting.map(({ next_try_at }) => next_try_at.toISOString())).toEqual([
      '2026-11-20T10:15:00.000Z',
      '2026-11-20T10:01:00.000Z',
    ])
  })

  it('that was read meanwhile is not mailed, which does not hold up the next', async () => {
    const { customer, supplier } = given.world
    await writes(supplier, 'eins')
    reads(customer)
    await send()
    expect(mailsTo(customer)).toEqual([])
    expect(await given.mails()).toContainEqual(
      expect.objectContaining({ user_id: customer.userId, state: 'DROPPED', note: 'everything was read' }),
    )
    minutes(1)
    await writes(supplier, 'zwei')
    await send()
    const [mail] = mailsTo(customer)
    expect(mail?.text).toContain('> zwei')
    expect(mail?.text).not.toContain('eins')
  })
})

describe('one who chose', () => {
  it('once a day is mailed at 7 about all of them', async () => {
    const { customer, supplier } = given.world
    await keepChoice(given.db, customer.userId, 'DAILY')
    await writes(supplier, 'eins')
    minutes(120)
    await writes(supplier, 'zwei')
    await send()
    expect(mailsTo(customer)).toEqual([])
    time = new Date('2026-11-21T05:59:59.000Z')
    await send()
    expect(mailsTo(customer)).toEqual([])
    time = new Date('2026-11-21T06:00:00.000Z')
    await send()
    expect(mailsTo(customer)).toHaveLength(1)
    expect(mailsTo(customer)[0]?.text).toMatch(/> eins.*> zwei/s)
  })

  it('none gets none, also where one waits already', async () => {
    const { customer, supplier, people } = given.world
    await keepChoice(given.db, customer.userId, 'NONE')
    await writes(supplier, 'eins')
    expect((await given.mails()).map(({ user_id }) => user_id)).toEqual([people[1]!.userId])
    await keepChoice(given.db, people[1]!.userId, 'NONE')
    await send()
    expect(given.mailbox.mails).toEqual([])
    expect(await given.mails()).toMatchObject([{ state: 'DROPPED', note: 'the recipient wants none' }])
  })
})

test('what is written while the mail about earlier messages is being sent is in the next one', async () => {
  const { customer, supplier, people } = given.world
  await keepChoice(given.db, people[1]!.userId, 'NONE')
  await writes(supplier, 'eins')
  let refusal: unknown
  const during: MailTransport = {
    ...transport,
    async send(mail) {
      const payload = write(given.world, supplier, 'zwei')
      // The consumer would say the same; it asks again on its own.
      refusal = await plan([customer]).catch((error: unknown) => error)
      await given.say(messageSent, payload)
      return transport.send(mail)
    },
  }
  await senderWith(during).sendDue()
  expect(refusal).toBeInstanceOf(Unavailable)
  await given.handled(2)
  expect(mailsTo(customer)).toHaveLength(1)
  expect(mailsTo(customer)[0]?.text).not.toContain('zwei')
  expect(await given.mails()).toMatchObject([
    { state: 'SENT' },
    { state: 'PLANNED', next_try_at: new Date('2026-11-20T10:15:00.000Z') },
  ])
  minutes(15)
  await send()
  expect(mailsTo(customer)[1]?.text).toContain('> zwei')
})

test('what is written when that mail is just out waits its 15 minutes', async () => {
  const { customer } = given.world
  await plan([customer])
  minutes(1)
  let planning: Promise<void> | undefined
  await given.db.transaction().execute(async (tx) => {
    await tx.updateTable('sent_mail').set({ state: 'SENT', done_at: time }).execute()
    planning = plan([customer])
    await expect
      .poll(async () => {
        const { rows } = await given.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows.length
      })
      .toBe(1)
  })
  await planning
  const [, next] = await given.mails()
  expect(next?.next_try_at.toISOString()).toBe('2026-11-20T10:16:00.000Z')
})

test('two copies that plan and send at once mail each reader once in 15 minutes, and lose no message', async () => {
  const { customer, supplier, people } = given.world
  const copies = [senderWith(), senderWith()]
  let isWriting = true
  const sending = copies.map(async (copy) => {
    while (isWriting) await copy.sendDue()
  })
  await writes(supplier, ...Array.from({ length: 30 }, (_, index) => `Nachricht ${index}`))
  isWriting = false
  await Promise.all(sending)
  for (const reader of [customer, people[1]!]) expect(mailsTo(reader)).toHaveLength(1)
  minutes(15)
  await Promise.all(copies.map((copy) => copy.sendDue()))
  for (const reader of [customer, people[1]!]) {
    expect(mailsTo(reader).length).toBeLessThanOrEqual(2)
    expect(mailsTo(reader).at(-1)?.text).toContain('> Nachricht 29')
  }
})

test('an event that comes again after it was forgotten mails nobody twice', async () => {
  const { supplier } = given.world
  const payload = write(given.world, supplier, 'eins')
  const id = await given.say(messageSent, payload)
  await given.handled(1)
  await send()
  await given.pool.query('truncate inbox')
  await given.say(messageSent, payload, id)
  await given.handled(1)
  expect((await given.mails()).map(({ state }) => state)).toEqual(['SENT', 'SENT'])
})

test('a refused mail is not sent again beside one that waits', async () => {
  const { customer } = given.world
  await plan([customer])
  await given.pool.query(`update sent_mail set state = 'FAILED'`)
  await plan([customer])
  const [failed] = await failedMails(given.db)
  expect(await resendFailed(given.db, failed!.id, time)).toBe(false)
  await given.pool.query(`delete from sent_mail where state = 'PLANNED'`)
  expect(await resendFailed(given.db, failed!.id, time)).toBe(true)
})
