import { createHash } from 'node:crypto'
import {
  acceptInvite,
  checkInvite,
  confirmMail,
  type FolderEntry,
  getFolderEntry,
  requestPasswordReset,
} from '@schrankwerk/contracts'
import {
  createInternalApi,
  createInternalClient,
  createLog,
  internalRoute,
  NotFound,
  type RunningService,
  startService,
  uuidv7,
} from '@schrankwerk/service-kit'
import { signInForTokens } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reconcileAccounts } from '../account/reconcile-accounts.ts'
import { eraseProfile } from '../erasure/erasure.queries.ts'
import { ensureGuests } from '../guest/ensure-guests.ts'
import { type IdentityWorld, identityWorld } from '../identity-world.example.ts'
import { grantWishes } from '../link/grant-wishes.ts'
import { requestLink } from '../link/request-link.ts'
import { noNeighbours } from '../person-export/neighbours.ts'
import { writeInvite } from './write-invite.ts'

let world: IdentityWorld
let businessdata: RunningService | undefined
let port: number
const entries = new Map<string, FolderEntry>()
const day = 24 * 60 * 60_000
const password = 'sechs6'
let count = 0
let mail: string
let userId: string
let entryId: string

async function startBusinessdata(): Promise<void> {
  const log = createLog('identity', 'silent')
  const app = createInternalApi<unknown>({
    service: 'businessdata',
    db: undefined as never,
    log,
    authenticateService: async () => undefined,
  })
  internalRoute(app, getFolderEntry, ({ query }) => {
    const entry = entries.get(query.entryId)
    if (entry === undefined) throw new NotFound()
    return entry
  })
  businessdata = await startService({ name: 'businessdata', port, app, log })
  port = businessdata.port
}

beforeAll(async () => {
  port = 0
  await startBusinessdata()
  const token = async () => 'service'
  const client = createInternalClient({ baseUrl: `http://127.0.0.1:${port}`, part: 'businessdata', token })
  world = await identityWorld({ neighbours: { ...noNeighbours, businessdata: client } })
}, 400_000)
afterAll(async () => {
  await world?.stop()
  await businessdata?.stop()
}, 60_000)
beforeEach(async () => {
  count += 1
  mail = `gast${count}@planung.example`
  entryId = uuidv7()
  userId = (await ensureGuests(world.ctx, [mail]))[0]!.userId
  entries.set(entryId, {
    entryId,
    offerId: uuidv7(),
    email: mail,
    permissions: { read: true, write: false },
    endDate: '2027-01-31',
    isOver: false,
    isOpen: true,
    companyName: 'Anlagenbau Nord',
    enquiryTitle: 'Pumpenschrank',
    referenceNumber: '4711',
  })
})

const write = (inviteId: string, more: Partial<{ entryId: string; userId: string; mail: string }> = {}) =>
  writeInvite(world.ctx, { inviteId, entryId, userId, mail, ...more })
const check = (code: string) => world.ask(checkInvite, { body: { code } })
const person = { name: 'Petra', lastname: 'Planer', password }
const accept = (code: string, more: Partial<typeof person> = {}) =>
  world.ask(acceptInvite, { body: { code, ...person, ...more } })
const row = () => world.db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
const refused = (code: string) => ({ status: 403, body: { code } })
const signIn = () => signInForTokens({ portal: world.keycloak.portal, mail, password })

test('a guest sees what he is invited to, chooses his first password with his name, and signs in', async () => {
  const written = await write(uuidv7())
  expect(written).toMatchObject({ mail, name: '', lastname: '', hasPassword: false })
  const { code } = written
  expect(Buffer.from(code, 'base64url')).toHaveLength(32)
  const codes = await world.db.selectFrom('invite_code').select('hash').execute()
  expect(codes.map(({ hash }) => hash)).toEqual([createHash('sha256').update(code).digest()])

  const { entryId: _, email, isOver, isOpen, ...folder } = entries.get(entryId)!
  const seen = { mail, hasPassword: false, minimumPasswordLength: 6, folder }
  expect(await check(code)).toEqual({ status: 200, body: seen })
  expect(await accept(code, { password: 'kurz5' })).toMatchObject({
    status: 417,
    body: { code: 'password-too-short' },
  })
  expect(await accept(code, { password: mail })).toMatchObject({ body: { code: 'password-is-mail' } })
  expect(await row()).toMatchObject({ awaits_first_password: true, name: '' })

  expect(await accept(code)).toEqual({ status: 200, body: undefined })
  const user = await row()
  expect(user).toMatchObject({
    name: 'Petra',
    lastname: 'Planer',
    awaits_first_password: false,
    password_change_needed: false,
    account_due: false,
  })
  const told = await world.db.selectFrom('outbox').select(['name', 'payload']).execute()
  expect(told).toContainEqual({ name: 'identity.user.changed', payload: expect.objectContaining({ userId }) })
  expect(told).not.toContainEqual({ name: 'identity.password.changed', payload: { userId } })
  expect((await signIn()).accessToken).toBeTruthy()
  expect(await world.keycloak.api.get(`/schrankwerk/users/${user.sub}`)).toMatchObject({
    firstName: 'Petra',
    lastName: 'Planer',
  })
  expect(await check(code)).toEqual({ status: 200, body: { ...seen, hasPassword: true } })
  expect(await accept(code, { password: 'ein-anderes' })).toMatchObject(refused('code-invalid'))
  expect(world.lines.join('\n')).not.toContain(code)
  expect(world.lines.join('\n')).not.toContain(mail)
})

test('codes of one invitation are good together until one set the password; a new invitation voids them', async () => {
  const [late, inviteId] = [uuidv7(), uuidv7()]
  const [first, second] = [await write(inviteId), await write(inviteId)]
  expect(first.code).not.toBe(second.code)
  expect(first.validUntil).toEqual(second.validUntil)
  for (const { code } of [first, second]) expect(await check(code)).toMatchObject({ status: 200 })
  await expect(write(late), 'the mail of an older one').rejects.toMatchObject({ status: 404 })
  const otherEntry = uuidv7()
  entries.set(otherEntry, { ...entries.get(entryId)!, entryId: otherEntry })
  const elsewhere = await write(uuidv7(), { entryId: otherEntry })
  const next = await write(uuidv7())
  for (const { code } of [first, second]) {
    expect(await check(code)).toMatchObject(refused('code-invalid'))
    expect(await accept(code)).toMatchObject(refused('code-invalid'))
  }
  await expect(write(inviteId)).rejects.toMatchObject({ status: 404 })
  expect(await check(elsewhere.code)).toMatchObject({ status: 200 })

  const answers = await Promise.all([accept(next.code), accept(elsewhere.code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(await check(next.code)).toMatchObject({ status: 200, body: { hasPassword: true } })
  expect(await write(uuidv7())).toMatchObject({ hasPassword: true, name: 'Petra' })
})

test('an invitation is good for fourteen days, also for a mail that is sent again', async () => {
  const inviteId = uuidv7()
  const { code, validUntil } = await write(inviteId)
  world.clock.aheadMs = 14 * day - 60_000
  expect((await write(inviteId)).validUntil).toEqual(validUntil)
  expect(await check(code)).toMatchObject({ status: 200 })
  world.clock.aheadMs = 14 * day + 1000
  expect(await check(code)).toMatchObject(refused('code-expired'))
  expect(await accept(code)).toMatchObject(refused('code-expired'))
  await expect(write(inviteId)).rejects.toMatchObject({ status: 404 })
  world.clock.aheadMs = 0
})

test('of an entry that is over or a folder that is closed nothing is said, and no password is set', async () => {
  const { code } = await write(uuidv7())
  const entry = entries.get(entryId)!
  const isNothing = { status: 200, body: { mail, folder: null } }
  const noRight = { read: false, write: false }
  for (const change of [{ isOver: true }, { isOpen: false }, { permissions: noRight }]) {
    entries.set(entryId, { ...entry, ...change })
    expect(await check(code)).toMatchObject(isNothing)
    expect(await accept(code)).toMatchObject(refused('code-invalid'))
  }
  entries.delete(entryId)
  expect(await check(code)).toMatchObject(isNothing)
  expect(await accept(code)).toMatchObject(refused('code-invalid'))
  expect(await row()).toMatchObject({ awaits_first_password: true, name: '' })
  expect(await check(`${code.slice(0, -1)}_`)).toMatchObject(refused('code-invalid'))
})

test('who was only invited gets no password by a forgotten one; who has a password gets a new one, whatever it opens', async () => {
  const { code } = await write(uuidv7())
  const entry = entries.get(entryId)!
  const linksByWish = async () => {
    const wish = (address: string) => world.ask(requestPasswordReset, { query: { mail: address } })
    expect(await wish(mail)).toEqual(await wish('niemand@planung.example'))
    await grantWishes(world.ctx)
    return world.db.selectFrom('link_request').select('purpose').where('user_id', '=', userId).execute()
  }
  expect(await linksByWish(), 'invited').toEqual([])
  entries.set(entryId, { ...entry, isOver: true })
  expect(await linksByWish(), 'over').toEqual([])
  entries.delete(entryId)
  expect(await linksByWish(), 'withdrawn').toEqual([])
  world.clock.aheadMs = 14 * day + 1000
  expect(await linksByWish(), 'ran out').toEqual([])
  world.clock.aheadMs = 0
  expect(await row()).toMatchObject({ awaits_first_password: true })

  entries.set(entryId, entry)
  expect(await accept(code)).toMatchObject({ status: 200 })
  entries.delete(entryId)
  expect(await linksByWish()).toEqual([{ purpose: 'resetPassword' }])
})

test('while businessdata is away, what an invitation is to cannot be said', async () => {
  const { code } = await write(uuidv7())
  await businessdata!.stop()
  for (const act of [check, accept])
    expect(await act(code)).toMatchObject({ status: 503, body: { code: 'part-down' } })
  await startBusinessdata()
  await expect.poll(async () => (await check(code)).status).toBe(200)
})

test.each(['stop', 'lose'] as const)(
  'Keycloak away while a first password is set (%s): 503, and the same code sets it later',
  async (fault) => {
    const { code } = await write(uuidv7())
    world.valve.open()
    world.valve.shut(fault, /reset-password/)
    expect(await accept(code)).toMatchObject({ status: 503, body: { code: 'part-down' } })
    expect(await row()).toMatchObject({ awaits_first_password: true, name: '' })
    world.valve.open()
    expect(await accept(code)).toMatchObject({ status: 200 })
    await reconcileAccounts(world.ctx, { syncMs: -1000, passwordMs: -1000 })()
    expect(await row()).toMatchObject({ awaits_first_password: false, account_due: false, name: 'Petra' })
    expect((await signIn()).accessToken).toBeTruthy()
  },
)

test('nobody who is deleted is invited, nor can accept', async () => {
  const { code } = await write(uuidv7())
  await world.db.transaction().execute((tx) => eraseProfile(tx, userId, new Date()))
  expect(await check(code)).toMatchObject(refused('code-invalid'))
  expect(await accept(code)).toMatchObject(refused('code-invalid'))
  await expect(write(uuidv7())).rejects.toMatchObject({ status: 404 })
})

test('a link that moved the account to another address voids what lies in the box of the former one', async () => {
  const { code } = await write(uuidv7())
  await world.db.transaction().execute((tx) =>
    requestLink(tx, world.ctx, {
      purpose: 'changeMail',
      userId,
      change: { newMail: `neu-${mail}`, askedBy: userId },
    }),
  )
  const oobCode = await world.codeOf(userId, 'changeMail')
  expect(await world.ask(confirmMail, { body: { oobCode } })).toMatchObject({ status: 200 })
  expect(await check(code)).toMatchObject(refused('code-invalid'))
  await expect(write(uuidv7()), 'an entry of the former one').rejects.toMatchObject({ status: 404 })
  expect(await write(uuidv7(), { mail: `NEU-${mail}` })).toMatchObject({ mail: `neu-${mail}` })
})
