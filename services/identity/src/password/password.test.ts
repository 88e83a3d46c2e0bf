import { randomUUID } from 'node:crypto'
import { requestPasswordReset, setPassword, verifyPasswordReset } from '@schrankwerk/contracts'
import { renewTokens, signInForTokens, type Tokens } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type IdentityWorld, identityWorld } from '../identity-world.example.ts'
import { grantWishes } from '../link/grant-wishes.ts'
import { requestLink } from '../link/request-link.ts'
import { setPassword as changePassword } from './set-password.ts'

const password = 'das-bisherige'
let world: IdentityWorld
let count = 0
/** Somebody who has a password and nothing else. */
let mail: string
let userId: string

beforeAll(async () => {
  world = await identityWorld()
}, 400_000)
afterAll(() => world?.stop(), 60_000)
beforeEach(async () => {
  count += 1
  mail = `person${count}@sued.example`
  userId = await world.addUser(mail, password)
})

const signIn = (secret: string, who = mail) =>
  signInForTokens({ portal: world.keycloak.portal, mail: who, password: secret })
const canRenew = ({ refreshToken }: Tokens) =>
  renewTokens(world.keycloak.portal, refreshToken).then(
    () => true,
    () => false,
  )
const wish = (address: string) => world.ask(requestPasswordReset, { query: { mail: address } })
const row = () => world.db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
const requests = (of = userId) =>
  world.db.selectFrom('link_request').selectAll().where('user_id', '=', of).orderBy('id').execute()
const eventsOf = async (id: string) =>
  (await world.db.selectFrom('outbox').select(['name', 'payload']).orderBy('id').execute())
    .filter((event) => JSON.stringify(event.payload).includes(id))
    .map(({ name }) => name)

async function link(purpose: 'resetPassword' | 'firstPassword' = 'resetPassword'): Promise<string> {
  await world.db.transaction().execute((tx) => requestLink(tx, world.ctx, { purpose, userId }))
  return world.codeOf(userId, purpose)
}
const reset = (oobCode: string, secret: string, more: object = {}) =>
  world.ask(setPassword, { body: { mail, password: secret, oobCode, ...more } })

test('a wish does the same for everybody: one row, one answer; only who may have a link gets one', async () => {
  const deleted = await world.addUser(`weg${count}@sued.example`, password)
  await world.db.updateTable('user').set({ deleted_at: new Date() }).where('id', '=', deleted).execute()
  const inactive = await world.addUser(`ruht${count}@sued.example`, password)
  const { company_id: company } = await world.db
    .selectFrom('user')
    .select('company_id')
    .where('id', '=', inactive)
    .executeTakeFirstOrThrow()
  await world.db.updateTable('company').set({ active: false }).where('id', '=', company).execute()
  const guest = await world.addUser(`gast${count}@sued.example`, password, 'EXTERNAL')
  const invited = await world.addUser(`geladen${count}@sued.example`, password, 'EXTERNAL')
  await world.db.updateTable('user').set({ awaits_first_password: true }).where('id', '=', invited).execute()

  world.valve.open()
  const statements: string[][] = []
  for (const address of [
    mail.toUpperCase(),
    'niemand@sued.example',
    'kein Mail',
    `weg${count}@sued.example`,
    `ruht${count}@sued.example`,
    `gast${count}@sued.example`,
    `geladen${count}@sued.example`,
  ]) {
    const seen: string[] = []
    const remember = (client: { query: unknown }) => {
      const query = client.query as (...args: unknown[]) => unknown
      client.query = (...args: unknown[]) => {
        const [first] = args as [string | { text: string }]
        seen.push(typeof first === 'string' ? first : first.text)
        return query.apply(client, args)
      }
      return () => {
        client.query = query
      }
    }
    const undo: (() => void)[] = []
    const onAcquire = (client: { query: unknown }) => void undo.push(remember(client))
    world.database.pool.on('acquire', onAcquire)
    expect(await wish(address)).toEqual({ status: 200, body: undefined })
    world.database.pool.off('acquire', onAcquire)
    for (const forget of undo) forget()
    statements.push(seen)
  }
  expect(statements[0]).toHaveLength(1)
  expect(statements[0]![0]).toContain('insert into "link_wish"')
  for (const seen of statements) expect(seen).toEqual(statements[0])

  expect(world.valve.seen).toEqual([])
  await grantWishes(world.ctx)
  expect(await world.db.selectFrom('link_wish').selectAll().execute()).toEqual([])
  expect((await requests()).map(({ purpose }) => purpose)).toEqual(['resetPassword'])
  expect(await requests(guest)).toHaveLength(1)
  expect(await requests(invited)).toEqual([])
  expect(await requests(deleted)).toEqual([])
  expect(await requests(inactive)).toEqual([])
  expect(await eventsOf(userId)).toContain('identity.password-reset.requested')
})

test('three links an hour, also where two copies look at the wishes', async () => {
  for (let times = 0; times < 7; times += 1) await wish(mail)
  await Promise.all([grantWishes(world.ctx), grantWishes(world.ctx)])
  expect(await requests()).toHaveLength(3)
  await wish(mail)
  world.clock.aheadMs = 61 * 60_000
  await grantWishes(world.ctx)
  world.clock.aheadMs = 0
  expect(await requests()).toHaveLength(4)
})

test('a reset sets the password, uses the code up, and ends every session and the lock', async () => {
  const stolen = await signIn(password)
  for (let tries = 0; tries < 12; tries += 1) await signIn('falsch').catch(() => undefined)
  await expect(signIn(password)).rejects.toThrow()
  const code = await link()
  expect(await world.ask(verifyPasswordReset, { query: { oobCode: code } })).toEqual({
    status: 200,
    body: { mail },
  })
  expect(await reset(code, 'das-neue', { mail: mail.toUpperCase() })).toEqual({
    status: 200,
    body: undefined,
  })
  expect((await signIn('das-neue')).accessToken).toBeTruthy()
  expect(await canRenew(stolen)).toBe(false)
  expect(await row()).toMatchObject({
    sessions_valid_from: expect.any(Date),
    session_kept: null,
    password_change_needed: false,
  })
  expect((await eventsOf(userId)).slice(-2)).toEqual(['identity.password.changed', 'identity.user.changed'])
  for (const again of [await reset(code, 'noch-eins'), await reset(code, 'das-neue')])
    expect(again).toMatchObject({ status: 403, body: { code: 'code-invalid' } })
  expect(await world.ask(verifyPasswordReset, { query: { oobCode: code } })).toMatchObject({ status: 403 })
  expect(await world.db.selectFrom('password_change').selectAll().execute()).toEqual([])
})

test('the address has to fit the code, and what is refused leaves the code good', async () => {
  const code = await link()
  expect(await reset(code, 'das-neue', { mail: 'anderer@sued.example' })).toMatchObject({
    status: 403,
    body: { code: 'code-invalid' },
  })
  expect(await reset('x'.repeat(43), 'das-neue')).toMatchObject({
    status: 403,
    body: { code: 'code-invalid' },
  })
  expect(await reset(code, 'kurz1')).toMatchObject({
    status: 417,
    body: { code: 'password-too-short', detail: expect.stringContaining('6 Zeichen') },
  })
  expect(await reset(code, 'x'.repeat(129))).toMatchObject({
    status: 417,
    body: { code: 'password-too-long' },
  })
  expect(await reset(code, mail)).toMatchObject({ status: 417, body: { code: 'password-is-mail' } })
  expect(await reset(code, 'das-neue')).toMatchObject({ status: 200 })
})

test('what the policy of the realm refuses is told as our own rule would', async () => {
  const { sub } = await row()
  await expect(world.accounts.setPassword(sub!, 'kurz1')).rejects.toMatchObject({
    problem: 'password-too-short',
  })
  await expect(world.accounts.setPassword(sub!, 'x'.repeat(129))).rejects.toMatchObject({
    problem: 'password-too-long',
  })
  await expect(world.accounts.setPassword(sub!, mail)).rejects.toMatchObject({ problem: 'password-is-mail' })
  // A rule that only the realm has.
  const { passwordPolicy } = (await world.keycloak.api.get<{ passwordPolicy: string }>('/schrankwerk'))!
  await world.keycloak.api.send('PUT', '/schrankwerk', { passwordPolicy: 'length(20)' })
  const code = await link()
  expect(await reset(code, 'das-neue')).toMatchObject({ status: 417, body: { code: 'password-too-short' } })
  await world.keycloak.api.send('PUT', '/schrankwerk', { passwordPolicy })
  expect(await reset(code, 'das-neue')).toMatchObject({ status: 200 })
})

test('users of the operator need twelve characters', async () => {
  mail = `betrieb${count}@sued.example`
  userId = await world.addUser(mail, password, 'ADMIN')
  const code = await link()
  expect(await reset(code, 'elf-zeichen')).toMatchObject({
    status: 417,
    body: { detail: expect.stringContaining('12 Zeichen') },
  })
  expect(await reset(code, 'zwölf-zeiche')).toMatchObject({ status: 200 })
})

test('of two resets with one code one wins', async () => {
  const code = await link()
  const answers = await Promise.all([reset(code, 'der-eine-text'), reset(code, 'der-andere-text')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  const won = answers[0]!.status === 200 ? 'der-eine-text' : 'der-andere-text'
  expect((await signIn(won)).accessToken).toBeTruthy()
  await expect(signIn(won === 'der-eine-text' ? 'der-andere-text' : 'der-eine-text')).rejects.toThrow()
})

test('a first password counts as chosen and is no change of one; any other link for a password is void with it', async () => {
  await world.db
    .updateTable('user')
    .set({ awaits_first_password: true, password_change_needed: true })
    .where('id', '=', userId)
    .execute()
  const [first, other] = [await link('firstPassword'), await link('resetPassword')]
  expect(await reset(first, 'das-erste')).toMatchObject({ status: 200 })
  expect(await row()).toMatchObject({ awaits_first_password: false, password_change_needed: false })
  expect(await eventsOf(userId)).not.toContain('identity.password.changed')
  expect(await reset(other, 'das-zweite')).toMatchObject({ status: 403, body: { code: 'code-invalid' } })
})

test.each(['stop', 'lose'] as const)(
  'Keycloak away at any step of a reset (%s): 503, and the same click works',
  async (fault) => {
    world.valve.open()
    expect(await reset(await link(), 'zur-probe')).toMatchObject({ status: 200 })
    const steps = world.valve.seen.length
    expect(steps).toBeGreaterThan(4)
    for (let step = 1; step <= steps; step += 1) {
      const code = await link()
      const key = randomUUID()
      const click = () =>
        world.ask(setPassword, { body: { mail, password: `schritt-${step}`, oobCode: code }, key })
      world.valve.shut(fault, step)
      expect(await click(), `step ${step}`).toMatchObject({ status: 503, body: { code: 'part-down' } })
      expect((await requests()).at(-1), `step ${step}`).toMatchObject({ used_at: null, voided_at: null })
      world.valve.open()
      expect(await click(), `step ${step}`).toMatchObject({ status: 200 })
      expect((await requests()).at(-1)).toMatchObject({ used_at: expect.any(Date) })
      expect((await signIn(`schritt-${step}`)).accessToken).toBeTruthy()
    }
  },
)

test('the own password changes by the current one; the session that asks goes on, and the gate opens', async () => {
  await world.db.updateTable('user').set({ password_change_needed: true }).where('id', '=', userId).execute()
  const [own, other] = [await signIn(password), await signIn(password)]
  const change = (more: object) =>
    world.ask(setPassword, {
      body: { mail, password: 'das-neue', currentPassword: password, ...more },
      token: own.accessToken,
    })
  expect(await change({ currentPassword: 'falsch' })).toMatchObject({
    status: 403,
    body: { code: 'current-password-wrong' },
  })
  expect(await change({ mail: 'anderer@sued.example' })).toMatchObject({ status: 403 })
  expect(await change({ currentPassword: undefined })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'currentPassword', code: 'required' }] },
  })
  expect(await change({ password: 'kurz1' })).toMatchObject({ status: 417 })
  expect(await change({ password })).toMatchObject({ status: 417, body: { code: 'password-unchanged' } })
  expect(await row()).toMatchObject({ password_change_needed: true })
  world.valve.shut('stop')
  expect(await change({})).toMatchObject({ status: 503 })
  world.valve.open()
  expect(await change({})).toEqual({ status: 200, body: undefined })
  expect(await row()).toMatchObject({ password_change_needed: false, session_kept: expect.any(String) })
  expect((await eventsOf(userId)).slice(-2)).toEqual(['identity.password.changed', 'identity.user.changed'])
  expect(await canRenew(own)).toBe(true)
  expect(await canRenew(other)).toBe(false)
  expect((await signIn('das-neue')).accessToken).toBeTruthy()
})

test('who changes a password again and again keeps others waiting for one of the changes, not for all', async () => {
  const otherId = await world.addUser(`other${count}@sued.example`, password)
  const change = (of: string, secret: string) =>
    changePassword(
      { ...world.ctx, actor: undefined, requestId: randomUUID(), signal: new AbortController().signal },
      { userId: of, companyType: 'SUPPLIER' },
      { password: secret, except: null, unlocks: false },
    )
  const begun = async () => (await world.db.selectFrom('password_change').select('id').execute()).length
  const before = await begun()
  world.valve.shut('hold', /reset-password/)
  const again = Array.from({ length: 6 }, (_, at) => change(userId, `das-neue-${at}`))
  await expect.poll(begun).toBe(before + 6)
  await expect.poll(world.valve.held).toBe(1)
  const once = change(otherId, 'das-andere')
  await expect.poll(begun).toBe(before + 7)
  world.valve.open()
  await Promise.all([...again, once])
  const set = world.valve.seen.filter((call) => call.endsWith('/reset-password'))
  // The first of the six was on its way already, and two more had their turn.
  expect(set).toHaveLength(6)
  expect(set.findIndex((call) => set.filter((one) => one === call).length === 1)).toBeLessThan(4)
})

test('without a code and without a token nobody changes anything', async () => {
  const body = { mail, password: 'das-neue', currentPassword: password }
  expect(await world.ask(setPassword, { body })).toMatchObject({
    status: 401,
    body: { code: 'not-signed-in' },
  })
})

test('no password, code or address is in a log, an event, a repeat record or a row', async () => {
  const code = await link()
  const secret = 'Geheim-4711-Geheim'
  const key = randomUUID()
  await wish(mail)
  expect(await world.ask(verifyPasswordReset, { query: { oobCode: code } })).toMatchObject({ status: 200 })
  for (let times = 0; times < 2; times += 1)
    expect(
      await world.ask(setPassword, { body: { mail, password: secret, oobCode: code }, key }),
    ).toMatchObject({ status: 200 })
  await reset(code, secret)
  const logged = world.lines.join('')
  const tables = ['outbox', 'idempotency', 'change_entry', 'due_job', 'link_code', 'link_request'] as const
  const kept = await Promise.all(tables.map((table) => world.db.selectFrom(table).selectAll().execute()))
  const everything = logged + JSON.stringify(kept)
  const planted = [code, secret, Buffer.from(code).toString('hex'), mail]
  expect(planted.filter((one) => everything.includes(one))).toEqual([])
  await world.db.deleteFrom('link_wish').execute()
})
