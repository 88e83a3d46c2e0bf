import { ensureGuests as ensureGuestsEndpoint } from '@schrankwerk/contracts'
import { createInternalApi, createLog, NotSignedIn } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncAccount } from '../account/sync-account.ts'
import { eraseProfile } from '../erasure/erasure.queries.ts'
import { admin, companyOf, identityInTest, person } from '../identity.example.ts'
import { internalRoutes } from '../internal.routes.ts'
import { insertInvite } from '../invite/invite.queries.ts'
import { inviteValidityMs } from '../invite/write-invite.ts'
import { namesOf } from '../user/user.queries.ts'
import { ensureGuests } from './ensure-guests.ts'
import { removeIdleGuests } from './remove-idle-guests.ts'

let given: Awaited<ReturnType<typeof identityInTest>>
const day = 24 * 60 * 60_000
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
const ensure = (...mails: string[]) => ensureGuests({ db: given.db, now }, mails)
const rowOf = (id: string) =>
  given.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

beforeAll(async () => {
  given = await identityInTest([
    companyOf('Nord', 'CUSTOMER', [admin('leitung@nord.example')]),
    companyOf('Extern', 'EXTERNAL', [person('gast@planung.example')]),
  ])
})
afterAll(() => given.drop())

test('an address belongs to who has it, in whatever letters', async () => {
  const [colleague, guest] = [
    await given.userOf('leitung@nord.example'),
    await given.userOf('gast@planung.example'),
  ]
  const before = await given.db.selectFrom('user').select('id').execute()
  expect(await ensure('Leitung@NORD.example', 'gast@planung.example', 'GAST@planung.example')).toEqual([
    { mail: 'Leitung@NORD.example', userId: colleague.id, companyId: colleague.company_id },
    { mail: 'gast@planung.example', userId: guest.id, companyId: guest.company_id },
    { mail: 'GAST@planung.example', userId: guest.id, companyId: guest.company_id },
  ])
  expect(await given.db.selectFrom('user').select('id').execute()).toHaveLength(before.length)
})

test('an address nobody has gets a guest without name and password, while Keycloak is away', async () => {
  given.held.awayAt.add('reach').add('make').add('write')
  const [made] = await ensure('Neu@planung.example')
  const { userId } = made!
  expect(made).toEqual({
    mail: 'Neu@planung.example',
    userId,
    companyId: await given.companyId('Extern'),
  })
  expect(await rowOf(userId)).toMatchObject({
    name: '',
    lastname: '',
    mail: 'Neu@planung.example',
    admin: false,
    sub: null,
    awaits_first_password: true,
    account_due: true,
  })
  expect(await given.eventsAbout(userId)).toEqual([
    { name: 'identity.user.changed', payload: { userId, sub: null, companyId: made!.companyId } },
  ])
  expect(await namesOf(given.db, [userId])).toEqual([
    { id: userId, name: '', lastname: 'Neu@planung.example' },
  ])
  given.held.awayAt.clear()
  await syncAccount({ db: given.db, accounts: given.held.accounts }, userId)
  const { sub } = await rowOf(userId)
  expect(given.held.states.get(sub!)).toMatchObject({ username: 'Neu@planung.example', enabled: true })
})

test('calls at once make one user of an address, in whatever order it is named', async () => {
  const [one, other] = ['eins@planung.example', 'zwei@planung.example']
  const answers = await Promise.all([
    ensure(one, other),
    ensure(other.toUpperCase(), one),
    ensure(other, one),
  ])
  const ids = answers.flat().map(({ userId }) => userId)
  expect(new Set(ids).size).toBe(2)
  const rows = given.db.selectFrom('user').select('id').where('mail', 'ilike', '%@planung.example')
  expect((await rows.where('id', 'in', ids).execute()).length).toBe(2)
  const changed = await given.eventsAbout(ids[0]!)
  expect(changed).toHaveLength(1)
})

test('the company of the guests is made where it is missing, once', async () => {
  await given.db.updateTable('company').set({ type: 'SUPPLIER' }).where('type', '=', 'EXTERNAL').execute()
  const made = await Promise.all([ensure('a@ohne.example'), ensure('b@ohne.example')])
  const companies = await given.db.selectFrom('company').select('id').where('type', '=', 'EXTERNAL').execute()
  expect(companies).toHaveLength(1)
  for (const [{ companyId } = { companyId: '' }] of made) expect(companyId).toBe(companies[0]!.id)
})

test('a deleted or erased user has no address any more', async () => {
  const [{ userId } = { userId: '' }] = await ensure('weg@planung.example')
  await given.db.transaction().execute((tx) => eraseProfile(tx, userId, now()))
  const [again] = await ensure('weg@planung.example')
  expect(again!.userId).not.toBe(userId)
})

test('only services are answered', async () => {
  const app = createInternalApi({
    service: 'identity',
    db: given.db,
    log: createLog('identity', 'silent'),
    async authenticateService(token) {
      if (token !== 'service') throw new NotSignedIn('token-invalid')
    },
  })
  internalRoutes(app)
  const ask = (token: string, mails: string[]) =>
    app.request(ensureGuestsEndpoint.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mails }),
    })
  expect((await ask('somebody', ['fremd@planung.example'])).status).toBe(401)
  const answer = await ask('service', ['leitung@nord.example'])
  expect([answer.status, await answer.json()]).toEqual([200, await ensure('leitung@nord.example')])
})

test('a guest without a password goes a month after the last invitation, its address with it', async () => {
  const [idle, asked, settled, never] = (
    await ensure(
      'still@planung.example',
      'gefragt@planung.example',
      'da@planung.example',
      'nie@planung.example',
    )
  ).map(({ userId }) => userId) as [string, string, string, string]
  await given.db.updateTable('user').set({ awaits_first_password: false }).where('id', '=', settled).execute()
  const invite = (userId: string) =>
    given.db.transaction().execute((tx) => {
      const ids = { inviteId: crypto.randomUUID(), entryId: crypto.randomUUID(), userId }
      return insertInvite(tx, {
        ...ids,
        now: now(),
        validUntil: new Date(now().getTime() + inviteValidityMs),
      })
    })
  for (const userId of [idle, asked, settled]) await invite(userId)
  const remove = () => removeIdleGuests({ db: given.db, now })
  aheadMs = 43 * day
  await invite(asked)
  await remove()
  expect(await rowOf(idle)).toMatchObject({ deleted_at: null })
  aheadMs = 44 * day + 60_000
  await remove()
  aheadMs = 0
  for (const userId of [idle, never])
    expect(await rowOf(userId)).toMatchObject({
      mail: `erased-${userId}@invalid`,
      deleted_at: expect.any(Date),
      account_due: true,
    })
  for (const userId of [asked, settled]) expect(await rowOf(userId)).toMatchObject({ deleted_at: null })
  expect((await given.eventsAbout(idle)).map(({ name }) => name)).toEqual([
    'identity.user.changed',
    'identity.user.erased',
    'identity.user.changed',
  ])
  const left = await given.db.selectFrom('invite').select('user_id').execute()
  expect(left).toEqual([{ user_id: asked }])
})
