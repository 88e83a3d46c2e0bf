import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { uuidv7 } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planMails } from '../mail/plan-mails.ts'
import { notificationInTest } from '../notification.example.ts'
import { commands } from './operate.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
beforeAll(async () => {
  given = await notificationInTest()
})
afterAll(() => given.stop())

const operator = async (name: string, ...ids: string[]) => (await commands[name]!(given.db, ids)).join('\n')

test('the operator sees refused mails and sends them again', async () => {
  const { supplier, customer, offer } = given.world
  await given.db.transaction().execute((tx) =>
    planMails(tx, {
      eventId: randomUUID(),
      kind: 'offer-accepted',
      topicId: offer.offerId,
      recipients: [supplier, customer],
      domain: 'portal.example',
      now: new Date(),
    }),
  )
  await given.db
    .updateTable('sent_mail')
    .set({ state: 'FAILED', note: '550 no such mailbox', attempts: 1 })
    .where('user_id', '=', supplier.userId)
    .execute()
  const seen = await operator('mails')
  expect(seen).toContain(`user ${supplier.userId}  1×  550 no such mailbox`)
  expect(seen).toContain('1 refused, 1 waiting (0 of them tried in vain)')
  expect(await operator('resend', 'all')).toContain('is sent again')
  expect((await given.mails()).map((mail) => mail.state)).toEqual(['PLANNED', 'PLANNED'])
  expect(await operator('resend', randomUUID())).toContain('is no refused mail')
})

test('the operator sees dead letters and gives them back', async () => {
  const id = uuidv7()
  await given.db
    .insertInto('dead_letter')
    .values({
      id,
      consumer: 'on-offer-accepted',
      event_id: randomUUID(),
      name: 'workflow.offer.accepted',
      envelope: '{}',
      state: 'dead',
      attempts: 8,
      error: 'Error: kaputt',
    })
    .execute()
  expect(await operator('letters')).toMatch(
    /on-offer-accepted {2}workflow.offer.accepted {2}8× {2}Error: kaputt/,
  )
  expect(await operator('requeue', id)).toContain('is handled again')
  expect(await operator('letters')).toBe('0 dead letters')
})

test('the program reads the database it is pointed at', async () => {
  const program = fileURLToPath(new URL('../operator.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: given.databaseUrl }
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'letters'], { env })
  expect(stdout).toBe('0 dead letters\n')
})
