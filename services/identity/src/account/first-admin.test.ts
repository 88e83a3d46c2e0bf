import { randomUUID } from 'node:crypto'
import { createDatabase, createLog } from '@schrankwerk/service-kit'
import { type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import { signInForTokens } from '@schrankwerk/testing/browser'
import { type TestKeycloak, testKeycloak } from '@schrankwerk/testing/keycloak'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IdentityTables } from '../database/tables.ts'
import type { PublicIdentityCtx } from '../identity-ctx.ts'
import { checkLink } from '../link/check-link.ts'
import { requestLink } from '../link/request-link.ts'
import { writeAccountMail } from '../link/write-account-mail.ts'
import { resetPassword } from '../password/reset-password.ts'
import { beginWithFirstAdmin } from './first-admin.ts'
import { createAccounts } from './keycloak.ts'
import { keycloakAway } from './keycloak-away.example.ts'

const mail = 'leitung@betrieb.example'
const operatorName = 'Schaltbau Betrieb'
const password = 'ein-langes-passwort'
const chosen = ['firstPassword'] as const

let database: FreshDatabase
let keycloak: TestKeycloak
let ctx: PublicIdentityCtx

beforeAll(async () => {
  ;[database, keycloak] = await Promise.all([
    freshDatabase({
      schema: 'identity',
      migrationsFolder: new URL('../database/migrations/', import.meta.url),
    }),
    testKeycloak(),
  ])
  ctx = {
    db: createDatabase<IdentityTables>(database.pool),
    accounts: createAccounts({
      KEYCLOAK_URL: keycloak.url,
      USERS_CLIENT_ID: 'portal-services',
      USERS_CLIENT_SECRET: keycloak.usersClientSecret,
    }),
    log: createLog('identity', 'silent'),
    now: () => new Date(),
    requestId: randomUUID(),
    actor: undefined,
  } as unknown as PublicIdentityCtx
})
afterAll(async () => {
  await Promise.all([database.drop(), keycloak.stop()])
})

const begin = (change: Partial<{ operatorName: string; mail: string }> = {}) =>
  beginWithFirstAdmin(ctx, { operatorName, mail, ...change })
const rows = async (statement: string) => (await database.pool.query(statement)).rows

test('an installation begins with one admin of the operator, whose link is new each time until it was used', async () => {
  await expect(
    beginWithFirstAdmin({ ...ctx, accounts: keycloakAway }, { operatorName, mail }),
  ).rejects.toThrow()
  expect(await rows('select id from company')).toEqual([])

  const first = await begin({ mail: 'vertippt@betrieb.example' })
  const hours = (first!.validUntil.getTime() - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(71.9)
  expect(hours).toBeLessThanOrEqual(72)
  const [second, third] = await Promise.all([begin(), begin({ operatorName: 'Anders benannt' })])
  expect(await rows('select name, type, active, pending_registration from company order by type')).toEqual([
    { name: operatorName, type: 'ADMIN', active: true, pending_registration: false },
    { name: 'Extern', type: 'EXTERNAL', active: true, pending_registration: false },
  ])
  expect(
    await rows('select mail, admin, awaits_first_password, password_change_needed, account_due from "user"'),
  ).toEqual([
    { mail, admin: true, awaits_first_password: true, password_change_needed: false, account_due: false },
  ])
  // Nothing is mailed: no event asks for it.
  expect((await rows('select name from outbox')).map(({ name }) => name)).toEqual([
    'identity.company.changed',
    'identity.company.changed',
  ])
  const kept = JSON.stringify(await rows('select * from link_request, link_code'))
  for (const link of [first, second, third]) expect(kept).not.toContain(link!.code)

  // Whoever has the box of an address that was mistyped may have asked for a reset there.
  const [{ id: userId }] = await rows('select id from "user"')
  const { requestId } = await ctx.db
    .transaction()
    .execute((tx) => requestLink(tx, ctx, { purpose: 'resetPassword', userId }))
  const { code: reset } = await writeAccountMail(ctx, requestId)
  const last = await begin()
  await expect(checkLink(ctx, reset!, ['resetPassword'])).rejects.toMatchObject({ code: 'code-invalid' })
  for (const link of [first, second, third])
    await expect(checkLink(ctx, link!.code, chosen)).rejects.toMatchObject({ code: 'code-invalid' })
  await resetPassword(ctx, { mail, password, oobCode: last!.code })
  expect(await begin()).toBeUndefined()
  expect(await begin({ mail: 'jemand@betrieb.example' })).toBeUndefined()
  expect(await rows('select mail, awaits_first_password from "user"')).toEqual([
    { mail, awaits_first_password: false },
  ])
  await signInForTokens({ portal: keycloak.portal, mail, password })
})
