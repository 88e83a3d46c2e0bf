import { createDatabase } from '@schrankwerk/service-kit'
import { type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { provisionAccounts } from '../account/provision-accounts.ts'
import type { IdentityTables } from '../database/tables.ts'
import { lockOtherAdmins } from './last-admin.ts'

let database: FreshDatabase
let db: ReturnType<typeof createDatabase<IdentityTables>>

beforeAll(async () => {
  database = await freshDatabase({
    schema: 'identity',
    migrationsFolder: new URL('../database/migrations/', import.meta.url),
  })
  db = createDatabase<IdentityTables>(database.pool)
})
afterAll(() => database.drop())

/** A company of two admins, and the ids of both. */
async function twoAdmins(company: string): Promise<[string, string]> {
  const mails = [`eins@${company}.example`, `zwei@${company}.example`]
  await provisionAccounts({ db, accounts: { ensure: async ({ mail }) => `sub-${mail}` } }, [
    {
      name: company,
      type: 'ADMIN',
      address: { street: 'Weg', houseNo: '1', zip: '1', city: 'Ort', country: 'Deutschland' },
      users: mails.map((mail) => ({
        mail,
        password: 'unbenutzt',
        name: 'A',
        lastname: 'B',
        phoneNumber: '+49 1',
        admin: true,
      })),
    },
  ])
  const rows = await db.selectFrom('user').select('id').where('mail', 'in', mails).execute()
  return [rows[0]!.id, rows[1]!.id]
}

const takeFlag = (id: string) =>
  db.transaction().execute(async (tx) => {
    await lockOtherAdmins(tx, { id })
    await tx.updateTable('user').set({ admin: false }).where('id', '=', id).execute()
  })

it('leaves one admin where the last two are taken at once', async () => {
  for (let round = 0; round < 20; round += 1) {
    const both = await twoAdmins(`runde-${round}`)
    const results = await Promise.allSettled(both.map(takeFlag))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'last-admin', status: 409 },
    })
  }
})

it('counts neither those who are deleted nor those whose address is not confirmed', async () => {
  const [deleted, left] = await twoAdmins('geloescht')
  await db.updateTable('user').set({ deleted_at: new Date() }).where('id', '=', deleted).execute()
  await expect(takeFlag(left)).rejects.toMatchObject({ code: 'last-admin' })
  const [unconfirmed, other] = await twoAdmins('unbestaetigt')
  await db.updateTable('user').set({ mail_confirmed_at: null }).where('id', '=', unconfirmed).execute()
  await expect(takeFlag(other)).rejects.toMatchObject({ code: 'last-admin' })
})

it('lets the last one of an inactive company go, and everyone who is no admin', async () => {
  const [first, second] = await twoAdmins('inaktiv')
  await takeFlag(first)
  await takeFlag(first)
  await db.updateTable('company').set({ active: false }).where('name', '=', 'inaktiv').execute()
  await expect(takeFlag(second)).resolves.toBeUndefined()
})
