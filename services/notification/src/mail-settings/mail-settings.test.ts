import { getMailSettings, type MailSettings } from '@schrankwerk/contracts'
import { type Actor, NotSignedIn } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { createApp } from '../app.ts'
import { createLiveHub } from '../live-stream/live-hub.ts'
import { claimDueMail } from '../mail/held-mail.queries.ts'
import { mailKinds } from '../mail/mails.ts'
import { planMails } from '../mail/plan-mails.ts'
import { aWorld, notificationInTest, quiet } from '../notification.example.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
let app: ReturnType<typeof createApp>
let time: Date
beforeAll(async () => {
  given = await notificationInTest()
  app = createApp({
    db: given.db,
    log: quiet,
    hub: createLiveHub(),
    isListening: async () => true,
    now: () => time,
    authenticate: async (token) => {
      const actor = given.world.people.find(({ userId }) => userId === token)
      if (!actor) throw new NotSignedIn('token-invalid')
      return actor
    },
  })
})
afterAll(() => given.stop())
beforeEach(async () => {
  Object.assign(given.world, aWorld())
  time = new Date('2026-11-20T10:00:00.000Z')
  await given.pool.query('truncate sent_mail, mail_choice')
})

const as = (person: Actor, settings?: object) =>
  app.request(getMailSettings.path, {
    method: settings ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${person.userId}`, 'content-type': 'application/json' },
    ...(settings && { body: JSON.stringify(settings) }),
  })
const choose = async (person: Actor, messages: MailSettings['messages']) => {
  const answer = await as(person, { messages })
  expect([answer.status, await answer.json()]).toEqual([200, { messages }])
}
const plan = (person: Actor, eventId: string = crypto.randomUUID()) =>
  given.db.transaction().execute((tx) =>
    planMails(tx, {
      eventId,
      kind: 'messages-unread',
      topicId: given.world.conversation.id,
      recipients: [person],
      domain: 'portal.example',
      now: time,
    }),
  )
const dueTimes = async () => (await given.mails()).map(({ next_try_at }) => next_try_at.toISOString())

test('one is mailed soon and bundled until one chooses otherwise, each for oneself', async () => {
  const { customer, supplier, people } = given.world
  expect(await (await as(customer)).json()).toEqual({ messages: 'BUNDLED' })
  await choose(customer, 'DAILY')
  await choose(supplier, 'NONE')
  expect(await (await as(customer)).json()).toEqual({ messages: 'DAILY' })
  expect(await (await as(supplier)).json()).toEqual({ messages: 'NONE' })
  expect(await (await as(people[1]!)).json()).toEqual({ messages: 'BUNDLED' })
})

it.each([[{ messages: 'HOURLY' }], [{}], [{ messages: null }]])('refuses %j', async (settings) => {
  expect((await as(given.world.customer, settings)).status).toBe(400)
})

test('the operator has no messages, so nothing to choose', async () => {
  expect((await as(given.world.admin)).status).toBe(403)
  expect((await as(given.world.admin, { messages: 'NONE' })).status).toBe(403)
})

test('a changed choice moves what waits for oneself, and nothing else', async () => {
  const { customer, people } = given.world
  await plan(customer)
  await plan(people[1]!)
  const [, other] = await dueTimes()
  await choose(customer, 'DAILY')
  expect(await dueTimes()).toEqual(['2026-11-21T06:00:00.000Z', other])
  await choose(customer, 'NONE')
  expect(await dueTimes()).toEqual(['2026-11-21T06:00:00.000Z', other])
  time = new Date('2026-11-20T11:00:00.000Z')
  await choose(customer, 'BUNDLED')
  expect(await dueTimes()).toEqual(['2026-11-20T11:00:00.000Z', other])
})

test('what is due again at once waits for 15 minutes after the last mail all the same', async () => {
  const { customer } = given.world
  await plan(customer)
  await given.pool.query(`update sent_mail set state = 'SENT', done_at = $1`, [time])
  time = new Date('2026-11-20T10:05:00.000Z')
  await plan(customer)
  await choose(customer, 'DAILY')
  await choose(customer, 'BUNDLED')
  expect((await dueTimes())[1]).toBe('2026-11-20T10:15:00.000Z')
})

test('a choice does not wait for a mail that is just being sent', async () => {
  const { customer } = given.world
  await plan(customer)
  await given.db.transaction().execute(async (tx) => {
    await tx.selectFrom('sent_mail').selectAll().forUpdate().execute()
    await choose(customer, 'DAILY')
  })
  expect(await dueTimes()).toEqual(['2026-11-20T10:00:00.000Z'])
})

test('a choice does not move a mail that a sender has in its hands', async () => {
  const { customer } = given.world
  await plan(customer)
  const until = new Date('2026-11-20T10:25:00.000Z')
  const held = await claimDueMail(given.db, mailKinds, { by: crypto.randomUUID(), now: time, until })
  expect(held).toMatchObject({ user_id: customer.userId })
  await choose(customer, 'DAILY')
  expect(await dueTimes()).toEqual([until.toISOString()])
})
