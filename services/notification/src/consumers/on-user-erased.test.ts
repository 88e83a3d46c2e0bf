import { randomUUID } from 'node:crypto'
import { getMailsTo } from '@schrankwerk/contracts'
import { createInternalApi } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NotificationTables } from '../database/tables.ts'
import { internalRoutes } from '../internal.routes.ts'
import { choiceOf, keepChoice } from '../mail-settings/mail-choice.queries.ts'
import { notificationInTest } from '../notification.example.ts'
import { onUserErased } from './on-user-erased.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
beforeAll(async () => {
  given = await notificationInTest()
})
afterAll(() => given.stop())

const at = new Date('2026-11-20T10:00:00.000Z')
const mail = (userId: string, state: 'PLANNED' | 'SENT' | 'FAILED' | 'DROPPED', doneAt: Date | null = at) =>
  given.db
    .insertInto('sent_mail')
    .values({
      id: randomUUID(),
      event_id: randomUUID(),
      kind: 'offer-released',
      subject_id: randomUUID(),
      user_id: userId,
      company_id: randomUUID(),
      message_id: randomUUID(),
      state,
      note: '550 no such user wiebke(at)nord.example',
      next_try_at: at,
      planned_at: at,
      done_at: doneAt,
    })
    .execute()
const mailsOf = (userId: string) =>
  given.db
    .selectFrom('sent_mail')
    .select(['state', 'note'])
    .where('user_id', '=', userId)
    .orderBy('state')
    .execute()

it('drops what waits for someone who was erased, keeps no word of servers about him and nothing he chose, and leaves the others', async () => {
  const [erased, other] = [randomUUID(), randomUUID()]
  for (const state of ['SENT', 'DROPPED', 'FAILED'] as const) await mail(erased, state)
  await mail(erased, 'PLANNED', null)
  await mail(other, 'PLANNED', null)
  for (const userId of [erased, other]) await keepChoice(given.db, userId, 'NONE')
  await given.db.transaction().execute((tx) =>
    onUserErased(tx, {
      id: randomUUID(),
      name: 'identity.user.erased',
      at: '2026-12-01T10:00:00.000Z',
      aggregateId: erased,
      aggregateVersion: 2,
      payload: { userId: erased },
    }),
  )
  expect(await mailsOf(erased)).toEqual([
    { state: 'DROPPED', note: null },
    { state: 'DROPPED', note: 'the recipient was erased' },
    { state: 'DROPPED', note: 'the recipient was erased' },
    { state: 'SENT', note: null },
  ])
  expect(await mailsOf(other)).toMatchObject([{ state: 'PLANNED', note: expect.stringContaining('550') }])
  expect([await choiceOf(given.db, erased), await choiceOf(given.db, other)]).toEqual(['BUNDLED', 'NONE'])
})

it('tells which mails went to someone, by kind and time', async () => {
  const userId = randomUUID()
  await mail(userId, 'SENT', new Date('2026-11-21T10:00:00.000Z'))
  await mail(userId, 'SENT')
  await mail(userId, 'FAILED')
  await mail(randomUUID(), 'SENT')
  const app = createInternalApi<NotificationTables>({
    service: 'notification',
    db: given.db,
    authenticateService: async () => undefined,
  })
  internalRoutes(app)
  const answer = await app.request(`${getMailsTo.path}?userId=${userId}`, {
    headers: { authorization: 'Bearer service' },
  })
  expect(await answer.json()).toEqual([
    { at: '2026-11-20T10:00:00.000Z', kind: 'Neues Angebot' },
    { at: '2026-11-21T10:00:00.000Z', kind: 'Neues Angebot' },
  ])
})
