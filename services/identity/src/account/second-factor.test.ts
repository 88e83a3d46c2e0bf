import { createDatabase } from '@schrankwerk/service-kit'
import { type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import { type TestKeycloak, testKeycloak, Visitor } from '@schrankwerk/testing/keycloak'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IdentityTables } from '../database/tables.ts'
import { findUserByMail } from '../user/user.queries.ts'
import { markOperatorAdminsDue } from './account.queries.ts'
import { type Accounts, createAccounts } from './keycloak.ts'
import { provisionAccounts } from './provision-accounts.ts'
import { syncAccount } from './sync-account.ts'

const password = 'ein-richtiges'
const operatorAdmin = 'leitung@betrieb.example'
const operator = 'pflege@betrieb.example'
const customerAdmin = 'leitung@nord.example'
const everyone = [operatorAdmin, operator, customerAdmin]

let keycloak: TestKeycloak
let database: FreshDatabase
let db: ReturnType<typeof createDatabase<IdentityTables>>

const accountsWith = (OPERATOR_SECOND_FACTOR: 'required' | 'optional'): Accounts =>
  createAccounts({
    KEYCLOAK_URL: keycloak.url,
    USERS_CLIENT_ID: 'portal-services',
    USERS_CLIENT_SECRET: keycloak.usersClientSecret,
    OPERATOR_SECOND_FACTOR,
  })

beforeAll(async () => {
  const migrationsFolder = new URL('../database/migrations/', import.meta.url)
  ;[keycloak, database] = await Promise.all([
    testKeycloak(),
    freshDatabase({ schema: 'identity', migrationsFolder }),
  ])
  db = createDatabase<IdentityTables>(database.pool)
  const address = { street: 'Kaiweg', houseNo: '4', zip: '20457', city: 'Hamburg', country: 'Deutschland' }
  const person = (mail: string, admin: boolean) => ({
    mail,
    password,
    name: 'Kim',
    lastname: 'Nord',
    phoneNumber: '+49 30 1',
    admin,
  })
  await provisionAccounts({ db, accounts: accountsWith('optional') }, [
    { name: 'Nord', type: 'CUSTOMER', customerNumber: '1', address, users: [person(customerAdmin, true)] },
    {
      name: 'Betrieb',
      type: 'ADMIN',
      address,
      users: [person(operatorAdmin, true), person(operator, false)],
    },
  ])
}, 400_000)
afterAll(() => Promise.all([keycloak?.stop(), database?.drop()]), 60_000)

/** What a start with this setting does, and the work that follows it. */
async function startWith(setting: 'required' | 'optional') {
  await markOperatorAdminsDue(db)
  const due = await db.selectFrom('user').select('id').where('account_due', '=', true).execute()
  for (const { id } of due) await syncAccount({ db, accounts: accountsWith(setting) }, id)
}

/** Who has to set a second factor up to get in. */
async function heldUp(): Promise<string[]> {
  const found: string[] = []
  for (const mail of everyone) {
    const page = await new Visitor(keycloak.portal).signIn(mail, password)
    if (page.html.includes('kc-totp-settings-form')) found.push(mail)
    else expect(page.back).toContain('code=')
  }
  return found
}

test('admins of the operator, and nobody else, set up a second factor where it is required', async () => {
  expect(await heldUp()).toEqual([])
  await startWith('required')
  expect(await heldUp()).toEqual([operatorAdmin])
  await startWith('optional')
  expect(await heldUp()).toEqual([])
})

test('the requirement goes and comes with the flag', async () => {
  await startWith('required')
  const { id } = (await findUserByMail(db, operatorAdmin))!
  const setFlag = async (admin: boolean) => {
    await db.updateTable('user').set({ admin, account_due: true }).where('id', '=', id).execute()
    await syncAccount({ db, accounts: accountsWith('required') }, id)
  }
  await setFlag(false)
  expect(await heldUp()).toEqual([])
  await setFlag(true)
  expect(await heldUp()).toEqual([operatorAdmin])
  await startWith('optional')
})

test('a second factor that comes or goes is no change of a password', async () => {
  const accounts = accountsWith('optional')
  const { asOf } = await accounts.passwordChanges()
  const guest = new Visitor(keycloak.portal)
  const { page } = await guest.setUpApp(await guest.signIn(customerAdmin, password, 'CONFIGURE_TOTP'))
  expect(page.back).toContain('kc_action_status=success')
  const sub = (await findUserByMail(db, customerAdmin))!.sub!
  const [factor] = await accounts.factorsOf(sub)
  expect(factor).toMatchObject({ kind: 'TOTP', label: 'Diensthandy' })
  await keycloak.api.send('DELETE', `/schrankwerk/users/${sub}/credentials/${factor!.id}`)
  expect(await accounts.factorsOf(sub)).toEqual([])
  expect((await accounts.passwordChanges(asOf)).changes).toEqual([])
})
