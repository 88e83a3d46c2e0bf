import { type Actor, createDatabase } from '@schrankwerk/service-kit'
import { anActor, type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keycloakAway } from './account/keycloak-away.example.ts'
import { provisionAccounts } from './account/provision-accounts.ts'
import { createApp } from './app.ts'
import type { IdentityTables } from './database/tables.ts'
import { ensureGuests } from './guest/ensure-guests.ts'
import { presentActor } from './user/user.presenter.ts'
import { findAccountHolder, findRecipients, findUserBySub } from './user/user.queries.ts'

let database: FreshDatabase
let db: ReturnType<typeof createDatabase<IdentityTables>>
const address = {
  street: 'Werkstraße',
  houseNo: '1',
  zip: '70173',
  city: 'Stuttgart',
  country: 'Deutschland',
}
const person = (mail: string, admin = false) => ({
  mail,
  password: 'unbenutzt',
  name: 'Einkauf',
  lastname: mail.split('@')[0] as string,
  phoneNumber: '+49 711 1',
  admin,
})

const gated = (mail: string, admin = false) => ({ ...person(mail, admin), passwordChangeNeeded: true })

beforeAll(async () => {
  database = await freshDatabase({
    schema: 'identity',
    migrationsFolder: new URL('./database/migrations/', import.meta.url),
  })
  db = createDatabase<IdentityTables>(database.pool)
  const accounts = { ensure: async ({ mail }: { mail: string }) => `sub-${mail}` }
  const companies = [
    {
      name: 'Betrieb',
      type: 'ADMIN' as const,
      address,
      users: [person('admin@betrieb.example', true), person('user@betrieb.example')],
    },
    {
      name: 'Kunde A',
      type: 'CUSTOMER' as const,
      customerNumber: '1',
      address,
      users: [person('a@kunde.example', true)],
    },
    {
      name: 'Kunde B',
      type: 'CUSTOMER' as const,
      customerNumber: '2',
      address,
      users: [person('b@kunde.example')],
    },
    { name: 'Lieferant', type: 'SUPPLIER' as const, address, users: [person('c@lieferant.example')] },
    {
      name: 'Neu',
      type: 'CUSTOMER' as const,
      customerNumber: '3',
      pendingRegistration: true,
      address,
      users: [person('neu@kunde.example')],
    },
    {
      name: 'Extern',
      type: 'EXTERNAL' as const,
      address,
      users: [person('gast@planung.example'), person('anderer@planung.example')],
    },
    {
      name: 'Gemischt',
      type: 'CUSTOMER' as const,
      customerNumber: '4',
      address,
      users: [person('frei@gemischt.example'), gated('leitung@gemischt.example', true)],
    },
    {
      name: 'Ganz neu',
      type: 'CUSTOMER' as const,
      customerNumber: '5',
      address,
      users: [gated('leitung@neu.example', true), gated('technik@neu.example')],
    },
  ]
  await provisionAccounts({ db, accounts }, companies)
  // A second run changes nothing and makes nobody twice.
  await provisionAccounts({ db, accounts }, companies)
})
afterAll(() => database.drop())

const actorOf = async (mail: string): Promise<Actor> => {
  const row = await findUserBySub(db, `sub-${mail}`)
  if (row === undefined) throw new Error(`no user ${mail}`)
  return presentActor(row)
}
const get = async (mail: string, path: string) => {
  const app = createApp({ db, accounts: keycloakAway, authenticate: async () => actorOf(mail) })
  const response = await app.request(path, { headers: { authorization: 'Bearer x' } })
  return {
    status: response.status,
    body: (await response.json().catch(() => undefined)) as Record<string, unknown>,
  }
}

describe('who sees what of users and companies', () => {
  it('tells nobody without a token', async () => {
    const app = createApp({
      db,
      accounts: keycloakAway,
      authenticate: async () => actorOf('a@kunde.example'),
    })
    expect((await app.request('/user/')).status).toBe(401)
    expect((await app.request('/company/')).status).toBe(401)
  })
  it('shows oneself and the own company in full', async () => {
    const user = await get('a@kunde.example', '/user/')
    expect(user.body).toMatchObject({ mail: 'a@kunde.example', admin: true, loginCounter: 1 })
    const company = await get('a@kunde.example', '/company/')
    expect(company.body).toMatchObject({
      name: 'Kunde A',
      customerNumber: '1',
      address: { city: 'Stuttgart' },
    })
  })
  it.each([
    ['a@kunde.example', 'c@lieferant.example', ['id', 'lastname', 'name']],
    ['c@lieferant.example', 'a@kunde.example', ['id', 'lastname', 'name']],
  ])('shows %s of %s the name alone', async (asker, other, keys) => {
    const { userId, companyId } = await actorOf(other)
    expect(Object.keys((await get(asker, `/user/?id=${userId}`)).body).sort()).toEqual(keys)
    expect(Object.keys((await get(asker, `/company/?id=${companyId}`)).body).sort()).toEqual(['id', 'name'])
  })
  it('does not tell a competitor from nobody', async () => {
    const { userId, companyId } = await actorOf('b@kunde.example')
    expect((await get('a@kunde.example', `/user/?id=${userId}`)).status).toBe(404)
    expect((await get('a@kunde.example', `/company/?id=${companyId}`)).status).toBe(404)
    expect((await get('a@kunde.example', `/company/?id=${anActor().companyId}`)).status).toBe(404)
  })
  it('shows guests themselves and the name of the company they are kept in, and no other guest', async () => {
    expect((await get('gast@planung.example', '/user/')).body).toMatchObject({ mail: 'gast@planung.example' })
    const { userId, companyId } = await actorOf('anderer@planung.example')
    expect((await get('gast@planung.example', `/user/?id=${userId}`)).status).toBe(404)
    expect((await get('gast@planung.example', `/user/?id=${anActor().userId}`)).status).toBe(404)
    expect((await get('gast@planung.example', '/company/')).body).toEqual({ id: companyId, name: 'Extern' })
  })
  it('tells a guest nothing of others, and nobody of a guest but the operator', async () => {
    const guest = 'gast@planung.example'
    const { companyId, userId } = await actorOf(guest)
    const other = await actorOf('anderer@planung.example')
    const people = await Promise.all(
      ['a@kunde.example', 'c@lieferant.example', 'admin@betrieb.example'].map(actorOf),
    )
    for (const person of [other, ...people]) {
      for (const path of [`/user/?id=${person.userId}`, `/user/export?userId=${person.userId}`])
        expect((await get(guest, path)).status, path).toBe(404)
      for (const path of [
        `/user/signin?userId=${person.userId}`,
        `/user/update/counter?userId=${person.userId}`,
        `/user/company?companyId=${person.companyId}`,
      ])
        expect((await get(guest, path)).status, path).toBe(403)
    }
    for (const path of [
      '/user/filter',
      '/user/all',
      '/user/lastlogin',
      '/user/company',
      '/company/filter',
      '/company/all',
    ])
      expect((await get(guest, path)).status, path).toBe(403)
    for (const person of people)
      if (person.companyType !== 'ADMIN')
        expect((await get(guest, `/company/?id=${person.companyId}`)).status).toBe(404)
    const own = JSON.stringify([await get(guest, '/user/'), await get(guest, `/company/?id=${companyId}`)])
    expect(own).not.toMatch(/Werkstra|Stuttgart|anderer|Betrieb/)
    for (const asker of ['a@kunde.example', 'c@lieferant.example'])
      for (const path of [`/user/?id=${userId}`, `/company/?id=${companyId}`])
        expect((await get(asker, path)).status, path).toBe(404)
  })
  it('keeps the last logins to admins of the operating company', async () => {
    expect((await get('user@betrieb.example', '/user/lastlogin')).status).toBe(403)
    expect((await get('a@kunde.example', '/user/lastlogin')).status).toBe(403)
    expect((await get('admin@betrieb.example', '/user/lastlogin')).body).toHaveLength(12)
  })
})

describe('counting sign-ins', () => {
  it('counts the own and no other', async () => {
    const { userId } = await actorOf('b@kunde.example')
    expect((await get('b@kunde.example', `/user/update/counter?userId=${userId}`)).status).toBe(200)
    const user = await get('b@kunde.example', '/user/')
    expect(user.body).toMatchObject({ loginCounter: 2, lastLoginAt: expect.stringMatching(/^\d{4}-/) })
    expect((await get('a@kunde.example', `/user/update/counter?userId=${userId}`)).status).toBe(403)
  })
})

describe('who may sign in', () => {
  it('knows a pending company, and mails do not go there', async () => {
    expect((await actorOf('neu@kunde.example')).pendingRegistration).toBe(true)
    expect((await get('neu@kunde.example', '/company/')).status).toBe(200)
    const { companyId } = await actorOf('neu@kunde.example')
    expect(await findRecipients(db, { companyIds: [companyId], userIds: [] })).toEqual([])
  })
  it('gives of a type of company everyone, or its admins alone', async () => {
    const found = async (adminsOnly: boolean) => {
      const filter = { companyIds: [], userIds: [], companyType: 'ADMIN', adminsOnly } as const
      return findRecipients(db, filter)
    }
    const [everyone, admins] = [await found(false), await found(true)]
    expect(everyone.some((user) => !user.admin)).toBe(true)
    expect(admins).toEqual(everyone.filter((user) => user.admin))
    expect(admins.length).toBeGreaterThan(0)
  })
  it('does not know a user of an inactive company', async () => {
    const { companyId } = await actorOf('c@lieferant.example')
    await db.updateTable('company').set({ active: false }).where('id', '=', companyId).execute()
    expect(await findUserBySub(db, 'sub-c@lieferant.example')).toBeUndefined()
  })
})

describe('whom mails about business go to', () => {
  const mailsTo = async (mail: string, ask: 'company' | 'user') => {
    const { companyId, userId } = await actorOf(mail)
    const filter =
      ask === 'company' ? { companyIds: [companyId], userIds: [] } : { companyIds: [], userIds: [userId] }
    return (await findRecipients(db, filter)).map((one) => one.mail)
  }
  it('passes over who has yet to change the password', async () => {
    expect(await mailsTo('frei@gemischt.example', 'company')).toEqual(['frei@gemischt.example'])
    expect(await mailsTo('leitung@gemischt.example', 'user')).toEqual([])
  })
  it('takes the admins of companies alone where only they are asked for', async () => {
    const companyIds = await Promise.all(
      ['admin@betrieb.example', 'a@kunde.example', 'frei@gemischt.example'].map(
        async (mail) => (await actorOf(mail)).companyId,
      ),
    )
    const found = await findRecipients(db, { companyIds, userIds: [], adminsOnly: true })
    // The last one's colleague is no admin: he is, though his password is not his own yet.
    const admins = ['a@kunde.example', 'admin@betrieb.example', 'leitung@gemischt.example']
    expect(found.map(({ mail }) => mail).sort()).toEqual(admins)
  })
  it('passes over a guest without a password, whom his invitation alone reaches', async () => {
    const ctx = { db, now: () => new Date() }
    const [guest] = await ensureGuests(ctx, ['eingeladen@planung.example'])
    const filter = { companyIds: [guest!.companyId], userIds: [guest!.userId] }
    const mails = (await findRecipients(db, filter)).map(({ mail }) => mail)
    expect(mails).not.toContain('eingeladen@planung.example')
    expect(await findAccountHolder(db, guest!.userId)).toMatchObject({ mail: 'eingeladen@planung.example' })
  })
  it('takes the admins where a company has nobody else', async () => {
    expect(await mailsTo('technik@neu.example', 'company')).toEqual(['leitung@neu.example'])
    expect(await mailsTo('leitung@neu.example', 'user')).toEqual(['leitung@neu.example'])
    expect(await mailsTo('technik@neu.example', 'user')).toEqual([])
  })
})
