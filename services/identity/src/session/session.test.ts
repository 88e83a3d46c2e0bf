import { createDatabase, NotSignedIn } from '@schrankwerk/service-kit'
import { type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import { signInForTokens } from '@schrankwerk/testing/browser'
import { type TestKeycloak, testKeycloak } from '@schrankwerk/testing/keycloak'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Accounts, createAccounts } from '../account/keycloak.ts'
import { keycloakAway } from '../account/keycloak-away.example.ts'
import { provisionAccounts } from '../account/provision-accounts.ts'
import { createApp, type IdentityParts } from '../app.ts'
import type { IdentityTables } from '../database/tables.ts'
import { presentActor } from '../user/user.presenter.ts'
import { findUserByMail, findUserBySub } from '../user/user.queries.ts'

const password = 'ein-richtiges'
const admin = 'leitung@nord.example'
const colleague = 'technik@nord.example'
const foreign = 'leitung@west.example'
const operator = 'leitung@betrieb.example'
/** Those who have second factors. */
const [first, second, third, moving] = [
  'eins@nord.example',
  'zwei@nord.example',
  'drei@betrieb.example',
  'vier@nord.example',
] as const
let keycloak: TestKeycloak
let database: FreshDatabase
let db: ReturnType<typeof createDatabase<IdentityTables>>
let accounts: Accounts

beforeAll(async () => {
  ;[keycloak, database] = await Promise.all([
    testKeycloak(),
    freshDatabase({
      schema: 'identity',
      migrationsFolder: new URL('../database/migrations/', import.meta.url),
    }),
  ])
  db = createDatabase<IdentityTables>(database.pool)
  accounts = createAccounts({
    KEYCLOAK_URL: keycloak.url,
    USERS_CLIENT_ID: 'portal-services',
    USERS_CLIENT_SECRET: keycloak.usersClientSecret,
    PASSWORDS_CLIENT_ID: 'portal-passwords',
    PASSWORDS_CLIENT_SECRET: keycloak.passwordsClientSecret,
  })
  const address = { street: 'Kaiweg', houseNo: '4', zip: '20457', city: 'Hamburg', country: 'Deutschland' }
  const person = (mail: string, isAdmin: boolean) => ({
    mail,
    password,
    name: 'Kim',
    lastname: 'Nord',
    phoneNumber: '+49 30 1',
    admin: isAdmin,
  })
  await provisionAccounts({ db, accounts }, [
    {
      name: 'Nord',
      type: 'CUSTOMER',
      customerNumber: '1',
      address,
      users: [person(admin, true), ...[colleague, first, second, moving].map((mail) => person(mail, false))],
    },
    { name: 'West', type: 'SUPPLIER', address, users: [person(foreign, true)] },
    { name: 'Betrieb', type: 'ADMIN', address, users: [person(operator, true), person(third, true)] },
  ])
}, 400_000)
afterAll(() => Promise.all([keycloak?.stop(), database?.drop()]), 60_000)

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
const signIn = async (mail: string): Promise<string> =>
  (await signInForTokens({ portal: keycloak.portal, mail, password })).accessToken
const idOf = async (mail: string) => (await findUserByMail(db, mail))!.id
const subOf = async (mail: string) => (await findUserByMail(db, mail))!.sub!

async function ask(
  token: string,
  path: string,
  { body, ...parts }: Partial<IdentityParts> & { body?: object | 'none' } = {},
) {
  const authenticate = async (bearer: string) => {
    const user = await findUserBySub(db, claimsOf(bearer).sub)
    if (user === undefined) throw new NotSignedIn()
    return presentActor(user)
  }
  const app = createApp({ db, accounts, authenticate, ...parts })
  const response = await app.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(typeof body === 'object' && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

describe('sign-ins of oneself', () => {
  it('are listed, the one that asks marked; ended everywhere else, then here as well', async () => {
    const [earlier, later] = [await signIn(colleague), await signIn(colleague)]
    const someoneElses = await signIn(admin)
    const listed = await ask(later, '/user/session/all')
    expect(listed.body.map(({ id, current }: { id: string; current: boolean }) => [id, current])).toEqual(
      expect.arrayContaining([
        [claimsOf(earlier).sid, false],
        [claimsOf(later).sid, true],
      ]),
    )
    expect(listed.body).toHaveLength(2)
    expect(listed.body[0]).toMatchObject({
      startedAt: expect.stringMatching(/Z$/),
      address: expect.any(String),
    })

    expect((await ask(later, '/user/session/end', { body: 'none' })).status).toBe(200)
    const left = await ask(later, '/user/session/all')
    expect(left.body).toMatchObject([{ id: claimsOf(later).sid, current: true }])
    expect(await findUserByMail(db, colleague)).toMatchObject({ session_kept: claimsOf(later).sid })

    expect((await ask(later, '/user/session/end?current=true', { body: 'none' })).status).toBe(200)
    expect(await accounts.sessionsOf(await subOf(colleague))).toEqual([])
    expect(await findUserByMail(db, colleague)).toMatchObject({ session_kept: null })
    expect(await accounts.sessionsOf(await subOf(admin))).toMatchObject([{ id: claimsOf(someoneElses).sid }])
  })
  it('answer 503 while Keycloak is away', async () => {
    const token = await signIn(colleague)
    const parts = { accounts: keycloakAway }
    expect((await ask(token, '/user/session/all', parts)).body).toMatchObject({ code: 'part-down' })
    expect((await ask(token, '/user/session/end', { ...parts, body: 'none' })).status).toBe(503)
  })
})

describe('second factors of oneself', () => {
  /** As Keycloak's own form would. */
  async function addFactor(mail: string, label: string): Promise<void> {
    const path = `/schrankwerk/users/${await subOf(mail)}`
    const user = await keycloak.api.get<object>(path)
    const secretData = JSON.stringify({ value: 'geheim' })
    const credentialData = JSON.stringify({ subType: 'totp', digits: 6, period: 30, algorithm: 'HmacSHA1' })
    const credentials = [{ type: 'otp', userLabel: label, secretData, credentialData }]
    await keycloak.api.send('PUT', path, { ...user, credentials })
  }
  const remove = (token: string, id: string, more: Partial<IdentityParts> & { secret?: string } = {}) => {
    const { secret = password, ...parts } = more
    return ask(token, '/user/factor/delete', { ...parts, body: { id, currentPassword: secret } })
  }

  it('are listed and removed by who knows the password; nobody removes another one’s', async () => {
    await addFactor(first, 'Telefon')
    await addFactor(second, 'Tablet')
    const [own, others] = [await tokenOf(first), await tokenOf(second)]
    const listed = await ask(own, '/user/factor/all')
    expect(listed.body).toMatchObject({ required: false, factors: [{ kind: 'TOTP', label: 'Telefon' }] })
    const { id } = listed.body.factors[0]
    expect((await remove(others, id)).status).toBe(404)
    expect((await remove(own, id, { secret: 'ein-falsches' })).body).toMatchObject({
      code: 'current-password-wrong',
    })
    expect((await remove(own, id, { accounts: keycloakAway })).status).toBe(503)
    expect((await ask(own, '/user/factor/all')).body.factors).toHaveLength(1)
    expect((await remove(own, id)).status).toBe(200)
    expect((await ask(own, '/user/factor/all')).body.factors).toEqual([])
    expect((await remove(own, id)).status).toBe(404)
  })
  it('are removed also while the account still has the address from before a change', async () => {
    await addFactor(moving, 'Telefon')
    const token = await tokenOf(moving)
    const [factor] = (await ask(token, '/user/factor/all')).body.factors
    // As a change of address leaves it where Keycloak is away in the middle.
    const mail = 'vier-neu@nord.example'
    await db
      .updateTable('user')
      .set((by) => ({ mail, account_due: true, edit_version: by('edit_version', '+', 1) }))
      .where('mail', '=', moving)
      .execute()
    expect((await remove(token, factor.id)).status).toBe(200)
    expect((await ask(token, '/user/factor/all')).body.factors).toEqual([])
    expect(await findUserByMail(db, mail)).toMatchObject({ account_due: false })
  })
  it('one stays where the operator requires it of his admins, also when the last two go at once', async () => {
    await addFactor(third, 'Telefon')
    await addFactor(third, 'Schlüssel')
    const token = await tokenOf(third)
    const required = { operatorSecondFactor: 'required' } as const
    const listed = await ask(token, '/user/factor/all', required)
    expect(listed.body.required).toBe(true)
    const ids: string[] = listed.body.factors.map((factor: { id: string }) => factor.id)
    expect(ids).toHaveLength(2)
    // Keycloak checks one password of someone at a time and refuses the other, so that one may be 403.
    const answers = await Promise.all(ids.map((id) => remove(token, id, required)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [left] = (await ask(token, '/user/factor/all', required)).body.factors
    expect((await remove(token, left.id, required)).body).toMatchObject({ code: 'second-factor-required' })
    expect((await remove(token, left.id)).status).toBe(200)
  })

  /** A token as Keycloak would give it after the factor; nobody here has the device. */
  async function tokenOf(mail: string): Promise<string> {
    const payload = Buffer.from(JSON.stringify({ sub: await subOf(mail) })).toString('base64url')
    return `x.${payload}.x`
  }
})

describe('why someone cannot sign in', () => {
  const stateOf = async (token: string, mail: string) => ask(token, `/user/signin?userId=${await idOf(mail)}`)
  const unlock = async (token: string, mail: string) =>
    ask(token, `/user/unlock?userId=${await idOf(mail)}`, { body: 'none' })

  it('says until when ten wrong passwords lock, and ends that', async () => {
    const [ownAdmin, operatorAdmin] = [await signIn(admin), await signIn(operator)]
    expect((await stateOf(ownAdmin, colleague)).body).toEqual({
      userId: await idOf(colleague),
      companyActive: true,
      pendingRegistration: false,
      mailConfirmed: true,
      passwordChangeNeeded: false,
      awaitsFirstPassword: false,
      linkSentAt: null,
      linkValidUntil: null,
      lockedUntil: null,
      wrongPasswords: expect.any(Number),
    })
    await unlock(ownAdmin, colleague)
    await vi.waitFor(
      async () => {
        await accounts.checkPassword(colleague, 'ein-falsches')
        expect((await stateOf(ownAdmin, colleague)).body.wrongPasswords).toBeGreaterThanOrEqual(10)
      },
      { timeout: 110_000, interval: 1100 },
    )
    const locked = (await stateOf(ownAdmin, colleague)).body
    expect(Date.parse(locked.lockedUntil)).toBeGreaterThan(Date.now() + 20_000)
    expect(Date.parse(locked.lockedUntil)).toBeLessThan(Date.now() + 16 * 60_000)
    expect(await accounts.checkPassword(colleague, password)).toBe(false)
    expect((await stateOf(operatorAdmin, colleague)).body).toEqual(locked)

    expect((await unlock(operatorAdmin, colleague)).status).toBe(200)
    expect((await stateOf(operatorAdmin, colleague)).body).toMatchObject({
      lockedUntil: null,
      wrongPasswords: 0,
    })
    expect(await accounts.checkPassword(colleague, password)).toBe(true)
    const entries = await db
      .selectFrom('change_entry')
      .select('user_id')
      .where('entity_id', '=', await idOf(colleague))
      .where('action', '=', 'unlock')
      .execute()
    expect(entries.at(-1)).toEqual({ user_id: await idOf(operator) })
  })
  it('is told of no one else’s people, and to no one without the flag', async () => {
    const tokens = { foreign: await signIn(foreign), colleague: await signIn(colleague) }
    expect((await stateOf(tokens.foreign, colleague)).status).toBe(404)
    expect((await unlock(tokens.foreign, colleague)).status).toBe(404)
    expect((await stateOf(tokens.colleague, admin)).status).toBe(403)
    expect((await unlock(tokens.colleague, admin)).status).toBe(403)
  })
  it('names the link that waits to be used, and an address that is not confirmed', async () => {
    const token = await signIn(operator)
    const id = await idOf(foreign)
    const [sentAt, validUntil] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-23T10:00:00Z')]
    const link = { purpose: 'firstPassword' as const, user_id: id, new_mail: null, former_mail: null }
    await db
      .insertInto('link_request')
      .values([
        {
          ...link,
          id: crypto.randomUUID(),
          created_at: new Date(0),
          valid_until: new Date(1),
          voided_at: new Date(2),
        },
        { ...link, id: crypto.randomUUID(), created_at: sentAt, sent_at: sentAt, valid_until: validUntil },
      ])
      .execute()
    await db
      .updateTable('user')
      .set({ awaits_first_password: true, mail_confirmed_at: null })
      .where('id', '=', id)
      .execute()
    expect((await ask(token, `/user/signin?userId=${id}`)).body).toMatchObject({
      awaitsFirstPassword: true,
      mailConfirmed: false,
      linkSentAt: sentAt.toISOString(),
      linkValidUntil: validUntil.toISOString(),
    })
  })
})
