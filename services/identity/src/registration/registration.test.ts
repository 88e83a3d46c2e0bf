import { randomUUID } from 'node:crypto'
import { acceptInvite, confirmRegistration, register, resendRegistrationLink } from '@schrankwerk/contracts'
import { signInForTokens } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcileAccounts } from '../account/reconcile-accounts.ts'
import { ensureGuests } from '../guest/ensure-guests.ts'
import { type IdentityWorld, identityWorld } from '../identity-world.example.ts'
import { writeInvite } from '../invite/write-invite.ts'
import { grantWishes } from '../link/grant-wishes.ts'
import { removeUnconfirmed } from './remove-unconfirmed.ts'

const password = 'ein-eigenes'
let world: IdentityWorld

beforeAll(async () => {
  world = await identityWorld()
}, 400_000)
afterAll(() => world?.stop(), 60_000)

const registration = (mail: string, more: object = {}) => ({
  user: { name: 'Ina', lastname: 'Nord', phoneNumber: '+49 40 1', mail, password },
  company: {
    name: `Firma ${mail}`,
    address: { street: 'Kaiweg', houseNo: '4', zip: '20457', city: 'Hamburg' },
  },
  agreements: { privacy: true, terms: true },
  filledInMs: 30_000,
  ...more,
})

const made = async (mail: string): Promise<{ userId: string; companyId: string }> => {
  const answer = await world.ask(register, { body: registration(mail) })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}
const confirm = (oobCode: string, secret = password) =>
  world.ask(confirmRegistration, { body: { oobCode, password: secret } })
const rowsOf = (mail: string) => world.db.selectFrom('user').selectAll().where('mail', '=', mail).execute()
const eventsOf = async (id: string) =>
  (await world.db.selectFrom('outbox').select(['name', 'payload']).orderBy('id').execute()).filter((event) =>
    JSON.stringify(event.payload).includes(id),
  )
/** Everything that is half made is found, as if its time had come. */
const reconcile = () =>
  reconcileAccounts(world.ctx, { syncMs: -1000, registrationMs: -1000, passwordMs: -1000 })()

test('a registration waits for its address to be confirmed, and then for its release', async () => {
  const { userId, companyId } = await made('ina@nord.example')
  const [user] = await rowsOf('ina@nord.example')
  expect(user).toMatchObject({
    id: userId,
    company_id: companyId,
    admin: true,
    mail_confirmed_at: null,
    password_change_needed: false,
    account_due: false,
  })
  const company = () =>
    world.db.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirst()
  expect(await company()).toMatchObject({ type: 'CUSTOMER', active: true, pending_registration: true })
  expect((await eventsOf(userId)).map(({ name }) => name)).toEqual(['identity.registration.made'])

  const signIn = () => signInForTokens({ portal: world.keycloak.portal, mail: 'ina@nord.example', password })
  await expect(signIn()).rejects.toThrow()

  const code = await world.codeOf(userId, 'confirmRegistration')
  expect(await confirm(code, 'ein-anderes')).toMatchObject({
    status: 403,
    body: { code: 'registration-password-wrong' },
  })
  expect(await confirm(code)).toMatchObject({ status: 200 })
  expect((await rowsOf('ina@nord.example'))[0]).toMatchObject({
    mail_confirmed_at: expect.any(Date),
    account_due: false,
  })
  expect((await eventsOf(userId)).map(({ name }) => name)).toEqual([
    'identity.registration.made',
    'identity.registration.confirmed',
    'identity.user.changed',
  ])
  expect(await world.accounts.sessionsOf(user!.sub!), 'checking a password is no sign-in').toEqual([])
  expect((await signIn()).accessToken).toBeTruthy()
  expect(await world.accounts.sessionsOf(user!.sub!)).toHaveLength(1)
  expect(await confirm(code)).toMatchObject({ status: 403, body: { code: 'code-invalid' } })
})

test('what a machine fills in is refused, and nothing says why', async () => {
  for (const more of [{ website: 'https://a.example' }, { filledInMs: 1999 }]) {
    const answer = await world.ask(register, { body: registration('maschine@nord.example', more) })
    expect(answer).toMatchObject({ status: 400, body: { code: 'registration-refused' } })
    expect(answer.body.errors).toBeUndefined()
  }
  const refused = registration('maschine@nord.example', { agreements: { privacy: true, terms: false } })
  expect(await world.ask(register, { body: refused })).toMatchObject({ status: 400 })
  expect(await rowsOf('maschine@nord.example')).toEqual([])
})

test('an address that somebody has is named at its field, whatever its case; one of a deleted user is free', async () => {
  const taken = await world.addUser('Vergeben@nord.example', password)
  const field = (code: string) => ({ code, errors: [{ path: 'user.mail', code }] })
  const ask = (mail: string) => world.ask(register, { body: registration(mail) })
  expect(await ask('vergeben@NORD.example')).toMatchObject({ status: 409, body: field('mail-taken') })
  await world.addUser('gast@nord.example', password, 'EXTERNAL')
  expect(await ask('gast@nord.example')).toMatchObject({ status: 412, body: field('mail-external') })
  await world.db.updateTable('user').set({ deleted_at: new Date() }).where('id', '=', taken).execute()
  expect(await ask('vergeben@nord.example')).toMatchObject({ status: 201 })
})

test('the rule for passwords is named at its field', async () => {
  const mail = 'regel@nord.example'
  const { user } = registration(mail)
  for (const [secret, code] of [
    ['kurz1', 'password-too-short'],
    ['x'.repeat(129), 'password-too-long'],
    [` ${mail.toUpperCase()}`, 'password-is-mail'],
  ]) {
    const body = registration(mail, { user: { ...user, password: secret } })
    expect(await world.ask(register, { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'user.password', code }] },
    })
  }
  expect(await rowsOf(mail)).toEqual([])
})

test.each(['stop', 'lose'] as const)(
  'Keycloak away at any step (%s): 503, nothing is left, and the same click works',
  async (fault) => {
    world.valve.open()
    await made(`probe-${fault}@nord.example`)
    const steps = world.valve.seen.length
    expect(steps).toBeGreaterThan(5)
    for (let step = 1; step <= steps; step += 1) {
      const mail = `schritt-${step}-${fault}@nord.example`
      const click = () => world.ask(register, { body: registration(mail), key })
      const key = randomUUID()
      world.valve.shut(fault, step)
      expect(await click(), `step ${step}`).toMatchObject({ status: 503, body: { code: 'part-down' } })
      expect(await rowsOf(mail), `step ${step}`).toEqual([])
      const companies = world.db.selectFrom('company').select('id').where('name', '=', `Firma ${mail}`)
      expect(await companies.execute()).toEqual([])
      world.valve.open()
      expect(await click(), `step ${step}`).toMatchObject({ status: 201 })
      expect(await rowsOf(mail)).toHaveLength(1)
    }
    await reconcile()
    const waiting = await world.db
      .selectFrom('user')
      .select('id')
      .where('mail_confirmed_at', 'is', null)
      .where('deleted_at', 'is', null)
      .execute()
    expect((await world.registrationsAtKeycloak()).sort()).toEqual(
      waiting.map(({ id }) => `registration-${id}`).sort(),
    )
  },
)

test('registrations of one address stand side by side; confirming one removes the others with their accounts', async () => {
  const [first, second, third] = [
    await made('Doppelt@nord.example'),
    await made('doppelt@nord.example'),
    await made('DOPPELT@nord.example'),
  ]
  const codes = await Promise.all(
    [first, second].map(({ userId }) => world.codeOf(userId, 'confirmRegistration')),
  )
  const answers = await Promise.all(codes.map((code) => confirm(code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)])
  const lost = answers.find(({ status }) => status !== 200)!
  expect(['mail-taken', 'code-invalid']).toContain(lost.body.code)
  const left = await world.db
    .selectFrom('user')
    .select('id')
    .where('id', 'in', [first.userId, second.userId, third.userId])
    .execute()
  expect(left).toEqual([{ id: answers[0]!.status === 200 ? first.userId : second.userId }])
  const companies = await world.db
    .selectFrom('company')
    .select('id')
    .where('id', 'in', [first.companyId, second.companyId, third.companyId])
    .execute()
  expect(companies).toHaveLength(1)
  await reconcile()
  const names = await world.registrationsAtKeycloak()
  for (const { userId } of [first, second, third]) expect(names).not.toContain(`registration-${userId}`)
})

test('an address that somebody else has come to have meanwhile is not confirmed, and the code stays', async () => {
  const { userId } = await made('spaet@nord.example')
  const code = await world.codeOf(userId, 'confirmRegistration')
  const other = await world.addUser('spaet@nord.example', password)
  expect(await confirm(code)).toMatchObject({ status: 409, body: { code: 'mail-taken' } })
  await world.accounts.remove(
    (await world.db.selectFrom('user').select('sub').where('id', '=', other).executeTakeFirstOrThrow()).sub!,
  )
  await world.db.updateTable('user').set({ deleted_at: new Date() }).where('id', '=', other).execute()
  expect(await confirm(code)).toMatchObject({ status: 200 })
})

test('a guest who was only invited makes way for whoever confirms a registration of the address', async () => {
  const mail = 'eingeladen@nord.example'
  const { userId } = await made(mail)
  const [guest] = await ensureGuests(world.ctx, [mail])
  expect(guest!.userId, 'an unconfirmed registration has no address').not.toBe(userId)
  expect(await rowsOf(mail), 'nor does it go').toHaveLength(2)
  expect((await made(mail)).userId, 'who was only invited may still register').toBeTruthy()
  await reconcileAccounts(world.ctx, { syncMs: -1000 })()
  const ids = { inviteId: randomUUID(), entryId: randomUUID(), mail }
  const { code: invitation } = await writeInvite(world.ctx, { ...ids, userId: guest!.userId })

  expect(await confirm(await world.codeOf(userId, 'confirmRegistration'))).toMatchObject({ status: 200 })
  const owner = { mail, userId, companyId: expect.any(String) }
  expect(await ensureGuests(world.ctx, [mail])).toEqual([owner])
  const changed = (await eventsOf(guest!.userId)).at(-1)
  expect(changed).toMatchObject({ name: 'identity.user.changed', payload: { successorId: userId } })
  const signedIn = await signInForTokens({ portal: world.keycloak.portal, mail, password })
  expect(signedIn.accessToken).toBeTruthy()
  const body = { code: invitation, name: 'Wer', lastname: 'Anders', password: 'ein-anderes' }
  expect(await world.ask(acceptInvite, { body })).toMatchObject({ body: { code: 'code-invalid' } })
  expect(await writeInvite(world.ctx, { ...ids, userId })).toMatchObject({ mail, hasPassword: true })
})

test('a guest who has a password keeps the address', async () => {
  const mail = 'gast-mit-passwort@nord.example'
  const { userId } = await made(mail)
  await world.addUser(mail, password, 'EXTERNAL')
  const code = await world.codeOf(userId, 'confirmRegistration')
  expect(await confirm(code)).toMatchObject({ status: 409, body: { code: 'mail-taken' } })
})

test('while Keycloak is away a registration is not confirmed; where it goes in the middle, the account follows', async () => {
  const { userId } = await made('fort@nord.example')
  const code = await world.codeOf(userId, 'confirmRegistration')
  world.valve.shut('stop')
  expect(await confirm(code)).toMatchObject({ status: 503 })
  expect((await rowsOf('fort@nord.example'))[0]).toMatchObject({ mail_confirmed_at: null })
  world.valve.shut('stop', 2)
  expect(await confirm(code)).toMatchObject({ status: 200 })
  expect((await rowsOf('fort@nord.example'))[0]).toMatchObject({ account_due: true })
  world.valve.open()
  await reconcile()
  expect((await rowsOf('fort@nord.example'))[0]).toMatchObject({ account_due: false })
  expect(
    await signInForTokens({ portal: world.keycloak.portal, mail: 'fort@nord.example', password }),
  ).toBeTruthy()
})

test('the link is sent again, to unconfirmed registrations alone, three times an hour with the first', async () => {
  const { userId } = await made('nochmal@nord.example')
  const first = await world.codeOf(userId, 'confirmRegistration')
  const resend = (mail: string) => world.ask(resendRegistrationLink, { body: { mail } })
  for (const mail of ['nochmal@nord.example', 'niemand@nord.example', 'ina@nord.example', 'kein-mail'])
    expect(await resend(mail)).toEqual({ status: 200, body: undefined })
  await grantWishes(world.ctx)
  const requests = () =>
    world.db.selectFrom('link_request').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  expect(await requests()).toHaveLength(2)
  expect(await confirm(first)).toMatchObject({ status: 403, body: { code: 'code-invalid' } })
  for (let times = 0; times < 3; times += 1) await resend('NOCHMAL@nord.example')
  await grantWishes(world.ctx)
  expect(await requests()).toHaveLength(3)
  expect(await confirm(await world.codeOf(userId, 'confirmRegistration'))).toMatchObject({ status: 200 })
})

test('who does not confirm in fourteen days is removed, with company and account', async () => {
  const old = await made('alt@nord.example')
  const renewed = await made('erneuert@nord.example')
  const day = 24 * 60 * 60_000
  world.clock.aheadMs = 13 * day
  await removeUnconfirmed(world.ctx)
  expect(await rowsOf('alt@nord.example')).toHaveLength(1)
  await world.ask(resendRegistrationLink, { body: { mail: 'erneuert@nord.example' } })
  await grantWishes(world.ctx)
  world.clock.aheadMs = 14 * day + 60_000
  await removeUnconfirmed(world.ctx)
  world.clock.aheadMs = 0
  await world.db.updateTable('due_job').set({ due_at: new Date() }).execute()
  expect(await rowsOf('alt@nord.example')).toEqual([])
  expect(await rowsOf('erneuert@nord.example')).toHaveLength(1)
  await reconcile()
  const names = await world.registrationsAtKeycloak()
  expect(names).not.toContain(`registration-${old.userId}`)
  expect(names).toContain(`registration-${renewed.userId}`)
})
