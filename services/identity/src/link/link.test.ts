import { createHash } from 'node:crypto'
import {
  checkLink,
  confirmMail,
  type LinkPurpose,
  setPassword,
  takeBackMail,
  verifyPasswordReset,
} from '@schrankwerk/contracts'
import { uuidv7 } from '@schrankwerk/service-kit'
import { signInForTokens } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reconcileAccounts } from '../account/reconcile-accounts.ts'
import { ensureGuests } from '../guest/ensure-guests.ts'
import { type IdentityWorld, identityWorld } from '../identity-world.example.ts'
import { writeInvite } from '../invite/write-invite.ts'
import { linkValidityMs, requestLink } from './request-link.ts'
import { writeAccountMail } from './write-account-mail.ts'

const password = 'das-bisherige'
const minute = 60_000
let world: IdentityWorld
let count = 0
let mail: string
let userId: string

beforeAll(async () => {
  world = await identityWorld()
}, 400_000)
afterAll(() => world?.stop(), 60_000)
beforeEach(async () => {
  count += 1
  mail = `person${count}@west.example`
  userId = await world.addUser(mail, password)
})

const request = (purpose: LinkPurpose, newMail?: string) =>
  world.db.transaction().execute((tx) =>
    requestLink(tx, world.ctx, {
      purpose,
      userId,
      ...(newMail && { change: { newMail, askedBy: userId } }),
    }),
  )
const check = (mode: LinkPurpose, oobCode: string) => world.ask(checkLink, { query: { mode, oobCode } })
const confirm = (oobCode: string) => world.ask(confirmMail, { body: { oobCode } })
const row = () => world.db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
const refused = (code: string) => ({ status: 403, body: { code } })

async function changeOfMail(newMail: string): Promise<{ requestId: string; code: string }> {
  const { requestId } = await request('changeMail', newMail)
  return { requestId, code: await world.codeOf(userId, 'changeMail') }
}

test('a code is 256 random bits, kept as its hash alone, and checking it changes nothing', async () => {
  const { requestId, validUntil } = await request('resetPassword')
  const written = await writeAccountMail(world.ctx, requestId)
  expect(written).toMatchObject({ userId, mail, name: 'Ina', lastname: 'Nord', validUntil, newMail: null })
  const code = written.code!
  expect(Buffer.from(code, 'base64url')).toHaveLength(32)
  const kept = await world.db
    .selectFrom('link_code')
    .selectAll()
    .where('request_id', '=', requestId)
    .execute()
  expect(kept.map(({ hash }) => hash)).toEqual([createHash('sha256').update(code).digest()])
  const stored = () =>
    world.db.selectFrom('link_request').selectAll().where('id', '=', requestId).executeTakeFirstOrThrow()
  const before = await stored()
  expect(before).toMatchObject({ sent_at: expect.any(Date), used_at: null })
  for (let times = 0; times < 2; times += 1)
    expect(await check('resetPassword', code)).toEqual({
      status: 200,
      body: { mail, minimumPasswordLength: 6 },
    })
  expect(await stored()).toEqual(before)
  expect(await check('firstPassword', code)).toMatchObject(refused('code-invalid'))
  expect(await check('resetPassword', `${code.slice(0, -1)}_`)).toMatchObject(refused('code-invalid'))
})

test('a mail sent again leaves its codes good together until one is used; a new request voids them', async () => {
  await request('resetPassword')
  const codes = [await world.codeOf(userId, 'resetPassword'), await world.codeOf(userId, 'resetPassword')]
  expect(new Set(codes).size).toBe(2)
  for (const code of codes) expect(await check('resetPassword', code)).toMatchObject({ status: 200 })
  await request('firstPassword')
  for (const code of codes) expect(await check('resetPassword', code)).toMatchObject({ status: 200 })
  const { requestId } = await request('resetPassword')
  for (const code of codes) expect(await check('resetPassword', code)).toMatchObject(refused('code-invalid'))

  const [first, second] = [
    await world.codeOf(userId, 'resetPassword'),
    await world.codeOf(userId, 'resetPassword'),
  ]
  const use = (oobCode: string) => world.ask(setPassword, { body: { mail, password: 'das-neue', oobCode } })
  expect(await use(second)).toMatchObject({ status: 200 })
  expect(await use(first)).toMatchObject(refused('code-invalid'))
  await expect(writeAccountMail(world.ctx, requestId)).rejects.toMatchObject({ status: 404 })
})

test.each(Object.entries(linkValidityMs) as [LinkPurpose, number][])(
  'a link of %s is good for its time and not longer',
  async (purpose, validityMs) => {
    const { requestId } = await request(purpose, purpose === 'changeMail' ? `neu-${mail}` : undefined)
    const code = await world.codeOf(userId, purpose)
    world.clock.aheadMs = validityMs - minute
    expect(await check(purpose, code)).toMatchObject({ status: 200 })
    world.clock.aheadMs = validityMs + 1000
    expect(await check(purpose, code)).toMatchObject(refused('code-expired'))
    await expect(writeAccountMail(world.ctx, requestId)).rejects.toMatchObject({ status: 404 })
    if (purpose === 'resetPassword') {
      expect(await world.ask(verifyPasswordReset, { query: { oobCode: code } })).toMatchObject(
        refused('code-expired'),
      )
      const body = { mail, password: 'das-neue', oobCode: code }
      expect(await world.ask(setPassword, { body })).toMatchObject(refused('code-expired'))
    }
    if (purpose === 'changeMail') expect(await confirm(code)).toMatchObject(refused('code-expired'))
    world.clock.aheadMs = 0
  },
)

test('links are valid as long as their mails say', () => {
  expect(linkValidityMs).toEqual({
    resetPassword: 60 * minute,
    firstPassword: 72 * 60 * minute,
    confirmRegistration: 14 * 24 * 60 * minute,
    changeMail: 24 * 60 * minute,
  })
})

test('of two requests at once one stays open', async () => {
  await Promise.all([request('resetPassword'), request('resetPassword'), request('resetPassword')])
  const open = await world.db
    .selectFrom('link_request')
    .select('id')
    .where('user_id', '=', userId)
    .where('voided_at', 'is', null)
    .execute()
  expect(open).toHaveLength(1)
})

test('nobody who is deleted gets a mail, nor can use one', async () => {
  const { requestId } = await request('resetPassword')
  const code = await world.codeOf(userId, 'resetPassword')
  await world.db.updateTable('user').set({ deleted_at: new Date() }).where('id', '=', userId).execute()
  await expect(writeAccountMail(world.ctx, requestId)).rejects.toMatchObject({ status: 404 })
  expect(await check('resetPassword', code)).toMatchObject(refused('code-invalid'))
  await expect(request('resetPassword')).rejects.toMatchObject({ status: 404 })
})

test('a new address counts once its link is used; the old one is told, and leads nowhere any more', async () => {
  const [former, newMail] = [mail, `Neu-${mail}`]
  await request('resetPassword')
  const reset = await world.codeOf(userId, 'resetPassword')
  const { requestId, code } = await changeOfMail(newMail)
  expect(await world.mailOf(userId, 'changeMail')).toMatchObject({ mail: newMail, code: expect.any(String) })
  expect(await check('changeMail', code)).toMatchObject({ status: 200, body: { mail: newMail } })
  expect(await row()).toMatchObject({ mail: former })

  expect(await confirm(code)).toEqual({ status: 200, body: undefined })
  expect(await row()).toMatchObject({ mail: newMail, account_due: false })
  expect(await writeAccountMail(world.ctx, requestId)).toMatchObject({
    mail: former,
    newMail,
    code: null,
    validUntil: null,
  })
  const events = await world.db.selectFrom('outbox').select(['name', 'payload']).orderBy('id').execute()
  expect(events.at(-2)).toEqual({
    name: 'identity.mail-change.done',
    payload: { requestId, userId },
  })
  expect(events.at(-1)!.name).toBe('identity.user.changed')
  const signIn = (address: string) =>
    signInForTokens({ portal: world.keycloak.portal, mail: address, password })
  expect((await signIn(newMail)).accessToken).toBeTruthy()
  await expect(signIn(former)).rejects.toThrow()
  expect(await check('resetPassword', reset)).toMatchObject(refused('code-invalid'))
  expect(await confirm(code)).toMatchObject(refused('code-invalid'))
})

/** A token of somebody, as the service in test reads it. */
async function tokenOf(): Promise<string> {
  const { sub } = await row()
  return `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.x`
}
const takeBack = async () => world.ask(takeBackMail, { query: { userId }, token: await tokenOf() })

test('of an address that was replaced or taken back the link is void, and so is a mail that is still to come', async () => {
  const former = mail
  const mistyped = await changeOfMail(`vertippt-${mail}`)
  const replacing = await changeOfMail(`zweiter-${mail}`)
  expect(await check('changeMail', mistyped.code)).toMatchObject(refused('code-invalid'))
  expect(await confirm(mistyped.code)).toMatchObject(refused('code-invalid'))
  expect(await check('changeMail', replacing.code)).toMatchObject({ status: 200 })

  expect(await takeBack()).toMatchObject({ status: 200, body: { mail: former, newMail: null } })
  for (const { code, requestId } of [mistyped, replacing]) {
    expect(await check('changeMail', code)).toMatchObject(refused('code-invalid'))
    expect(await confirm(code)).toMatchObject(refused('code-invalid'))
    await expect(writeAccountMail(world.ctx, requestId)).rejects.toMatchObject({ status: 404 })
  }
  expect(await row()).toMatchObject({ mail: former, account_due: false })
  const { accessToken } = await signInForTokens({ portal: world.keycloak.portal, mail: former, password })
  expect(accessToken).toBeTruthy()

  const right = await changeOfMail(`richtig-${mail}`)
  expect(await confirm(right.code)).toMatchObject({ status: 200 })
  expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  expect(await row()).toMatchObject({ mail: `richtig-${former}` })
})

test('of a confirmation and a taking back at once one wins', async () => {
  const newMail = `neu-${mail}`
  const { code } = await changeOfMail(newMail)
  const [confirmed, taken] = await Promise.all([confirm(code), takeBack()])
  const isConfirmed = confirmed.status === 200
  expect([confirmed.status, taken.status]).toEqual(isConfirmed ? [200, 409] : [403, 200])
  expect(await row()).toMatchObject({ mail: isConfirmed ? newMail : mail })
})

test('of two who want the same address one gets it', async () => {
  const newMail = `begehrt${count}@west.example`
  const { code } = await changeOfMail(newMail)
  userId = await world.addUser(`zweite${count}@west.example`, password)
  const { code: other } = await changeOfMail(newMail.toUpperCase())
  const answers = await Promise.all([confirm(code), confirm(other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('mail-taken')
})

test('an address that was only ever invited makes way for whoever proves it his', async () => {
  const newMail = `eingeladen${count}@west.example`
  const [guest] = await ensureGuests(world.ctx, [newMail])
  const invite = { inviteId: uuidv7(), entryId: uuidv7(), userId: guest!.userId, mail: newMail }
  await writeInvite(world.ctx, invite)
  await reconcileAccounts(world.ctx, { syncMs: -1000 })()
  const { code } = await changeOfMail(newMail.toUpperCase())
  expect(await confirm(code)).toMatchObject({ status: 200 })
  expect(await ensureGuests(world.ctx, [newMail])).toMatchObject([{ userId }])
  expect(await row()).toMatchObject({ account_due: false })
  const signedIn = await signInForTokens({ portal: world.keycloak.portal, mail: newMail, password })
  expect(signedIn.accessToken).toBeTruthy()
  expect(await writeInvite(world.ctx, { ...invite, userId })).toMatchObject({ hasPassword: true })
  const handed = await world.db
    .selectFrom('outbox')
    .select('payload')
    .where('aggregate_id', '=', guest!.userId)
    .orderBy('position', 'desc')
    .executeTakeFirst()
  expect(handed?.payload).toMatchObject({ successorId: userId })
})

test('another way of writing the own address is no taken one', async () => {
  const { code } = await changeOfMail(mail.toUpperCase())
  expect(await confirm(code)).toMatchObject({ status: 200 })
  expect(await row()).toMatchObject({ mail: mail.toUpperCase() })
})

test('Keycloak away before a new address counts: nothing has happened; in the middle: the account follows', async () => {
  const newMail = `neu-${mail}`
  const { code } = await changeOfMail(newMail)
  world.valve.shut('stop')
  expect(await confirm(code)).toMatchObject({ status: 503 })
  expect(await row()).toMatchObject({ mail })
  world.valve.shut('stop', 2)
  expect(await confirm(code)).toMatchObject({ status: 200 })
  expect(await row()).toMatchObject({ mail: newMail, account_due: true })
  world.valve.open()
  await reconcileAccounts(world.ctx, { syncMs: -1000 })()
  expect(await row()).toMatchObject({ account_due: false })
  const tokens = await signInForTokens({ portal: world.keycloak.portal, mail: newMail, password })
  expect(tokens.accessToken).toBeTruthy()
})
