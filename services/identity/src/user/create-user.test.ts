import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { syncAccount } from '../account/sync-account.ts'
import { admin, companyOf, identityInTest, person } from '../identity.example.ts'

let identity: Awaited<ReturnType<typeof identityInTest>>
const operator = 'leitung@betrieb.example'
const customer = 'leitung@kunde.example'

beforeAll(async () => {
  identity = await identityInTest([
    companyOf('Betrieb', 'ADMIN', [admin(operator)]),
    companyOf('Kunde', 'CUSTOMER', [admin(customer), person('technik@kunde.example')]),
    companyOf('Lieferant', 'SUPPLIER', [admin('leitung@lieferant.example')]),
    companyOf('Neuling', 'CUSTOMER', [admin('neu@kunde.example')], { pendingRegistration: true }),
    companyOf('Ehemals', 'CUSTOMER', [admin('alt@kunde.example')]),
    companyOf('Extern', 'EXTERNAL', [person('gast@planung.example')]),
  ])
  await identity.db.updateTable('company').set({ active: false }).where('name', '=', 'Ehemals').execute()
})
beforeEach(() => identity.held.awayAt.clear())
afterAll(() => identity.drop())

const entered = (mail: string, more: Record<string, unknown> = {}) => ({
  name: 'Jo',
  lastname: 'Neumann',
  mail,
  phoneNumber: '+49 711 2',
  ...more,
})
const create = (who: string, mail: string, more: Record<string, unknown> = {}) =>
  identity.post(who, '/user/', entered(mail, more))
const rowsOf = (mail: string) => identity.db.selectFrom('user').selectAll().where('mail', '=', mail).execute()
const linksOf = (userId: string) =>
  identity.db.selectFrom('link_request').selectAll().where('user_id', '=', userId).execute()

describe('making a user', () => {
  it('makes one of the own company, with an account and a link to choose the password', async () => {
    const { status, body } = await create(customer, 'Jo@kunde.example', { admin: true })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      mail: 'Jo@kunde.example',
      admin: true,
      companyId: await identity.companyId('Kunde'),
      passwordChangeNeeded: false,
      editVersion: 1,
      changeEntries: [{ action: 'create', userId: (await identity.userOf(customer)).id }],
    })
    const [row] = await rowsOf('Jo@kunde.example')
    expect(row).toMatchObject({ account_due: false, awaits_first_password: true })
    expect(identity.held.states.get(row!.sub!)).toMatchObject({ mail: 'Jo@kunde.example', enabled: true })
    const [link] = await linksOf(body.id)
    expect(link).toMatchObject({ purpose: 'firstPassword', sent_at: null })
    expect(await identity.eventsAbout(body.id)).toEqual([
      {
        name: 'identity.user.changed',
        payload: { userId: body.id, sub: null, companyId: body.companyId },
      },
    ])
    expect((await identity.eventsAbout(link!.id)).map(({ name }) => name)).toEqual(['identity.user.invited'])
  })
  it('lets the operator choose among active, released companies', async () => {
    const into = async (name: string) =>
      create(operator, `jo-${name.toLowerCase()}@neu.example`, { companyId: await identity.companyId(name) })
    expect((await into('Lieferant')).status).toBe(201)
    expect(await into('Ehemals')).toMatchObject({ status: 412, body: { code: 'company-inactive' } })
    expect(await into('Neuling')).toMatchObject({ status: 412, body: { code: 'company-inactive' } })
    expect(await into('Extern')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'companyId', code: 'not-choosable' }] },
    })
    const companyId = (await identity.userOf(operator)).id
    expect((await create(operator, 'jo@nirgends.example', { companyId })).status).toBe(404)
    expect(await rowsOf('jo-neuling@neu.example')).toEqual([])
  })
  it('reveals no other company, and lets nobody without the flag', async () => {
    const companyId = await identity.companyId('Lieferant')
    expect((await create(customer, 'jo@lieferant.example', { companyId })).status).toBe(404)
    expect(await rowsOf('jo@lieferant.example')).toEqual([])
    expect((await create('technik@kunde.example', 'jo2@kunde.example')).status).toBe(403)
    expect((await create('gast@planung.example', 'jo2@kunde.example')).status).toBe(403)
  })
  it('refuses an address that somebody has, in whatever letters', async () => {
    expect(await create(operator, 'TECHNIK@Kunde.example')).toMatchObject({
      status: 409,
      body: { code: 'mail-taken', errors: [{ path: 'mail', code: 'mail-taken' }] },
    })
  })
  it('makes nothing for the address of a guest', async () => {
    const answer = await create(customer, 'Gast@planung.example')
    expect(answer).toEqual({ status: 200, body: { external: true } })
    expect(await rowsOf('Gast@planung.example')).toEqual([])
  })
  it('makes one of two who are made with one address at the same time', async () => {
    const both = await Promise.all([
      create(customer, 'zwilling@kunde.example'),
      create(operator, 'Zwilling@kunde.example'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('mail-taken')
  })
  it('ends registrations of the address that nobody confirmed', async () => {
    const mail = 'doppelt@kunde.example'
    await identity.provision([
      companyOf('Unbestätigt', 'CUSTOMER', [admin(mail)], { pendingRegistration: true }),
    ])
    const { id } = await identity.userOf(mail)
    await identity.db.updateTable('user').set({ mail_confirmed_at: null }).where('id', '=', id).execute()
    const { status, body } = await create(customer, 'Doppelt@kunde.example')
    expect(status).toBe(201)
    const rows = await identity.db
      .selectFrom('user')
      .select('id')
      .where('mail', 'in', [mail, 'Doppelt@kunde.example'])
      .execute()
    expect(rows).toEqual([{ id: body.id }])
  })
  it('keeps a telephone number in digits, plus, minus and blanks', async () => {
    const { status, body } = await create(customer, 'klammer@kunde.example', { phoneNumber: '(040) 123/45' })
    expect(status).toBe(201)
    expect(await rowsOf('klammer@kunde.example')).toMatchObject([{ phone_number: '040 123-45' }])
    const changed = { id: body.id, editVersion: 1, phoneNumber: '+49 (0) 40/12.3' }
    expect((await identity.post(customer, '/user/update', changed)).body.phoneNumber).toBe('+49 40-12 3')
  })
  it('wants what a person needs', async () => {
    const { status, body } = await identity.post(customer, '/user/', {
      name: ' ',
      mail: 'x',
      phoneNumber: 'a',
    })
    expect(status).toBe(400)
    const paths = new Set(body.errors.map(({ path }: { path: string }) => path))
    expect(paths).toEqual(new Set(['name', 'lastname', 'mail', 'phoneNumber']))
  })
})

describe('making a user while Keycloak is away', () => {
  it('makes nothing, and the same call makes him afterwards', async () => {
    identity.held.awayAt.add('reach')
    expect(await create(customer, 'spaet@kunde.example')).toMatchObject({
      status: 503,
      body: { code: 'part-down' },
    })
    expect(await rowsOf('spaet@kunde.example')).toEqual([])
    identity.held.awayAt.clear()
    expect((await create(customer, 'spaet@kunde.example')).status).toBe(201)
  })
  it.each(['make', 'write'] as const)(
    'keeps him where it goes away before it is asked to %s, and his account follows',
    async (step) => {
      identity.held.awayAt.add(step)
      const mail = `unterbrochen-${step}@kunde.example`
      const { status, body } = await create(customer, mail)
      expect(status).toBe(201)
      expect((await rowsOf(mail))[0]).toMatchObject({ account_due: true })
      identity.held.awayAt.clear()
      await syncAccount({ db: identity.db, accounts: identity.held.accounts }, body.id)
      const [row] = await rowsOf(mail)
      expect(row).toMatchObject({ account_due: false })
      expect(identity.held.states.get(row!.sub!)).toMatchObject({ mail, enabled: true })
    },
  )
})

describe('sending a link again', () => {
  const send = async (who: string, mail: string) =>
    identity.post(who, `/user/link/send?userId=${(await identity.userOf(mail)).id}`)
  it('voids the former one, three times an hour at most', async () => {
    const mail = 'nochmal@kunde.example'
    const { body } = await create(customer, mail)
    expect((await send(customer, mail)).status).toBe(200)
    expect((await send(operator, mail)).status).toBe(200)
    const links = await linksOf(body.id)
    expect(links.filter((link) => link.voided_at === null)).toHaveLength(1)
    const refused = await identity.request(customer, `/user/link/send?userId=${body.id}`, { method: 'POST' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(await linksOf(body.id)).toHaveLength(3)
  })
  it('is for nobody who has a password, and for nobody of another company', async () => {
    expect(await send(customer, 'technik@kunde.example')).toMatchObject({
      status: 409,
      body: { code: 'link-not-needed' },
    })
    expect((await send(customer, 'leitung@lieferant.example')).status).toBe(404)
    expect((await send('leitung@lieferant.example', 'nochmal@kunde.example')).status).toBe(404)
    expect((await send('technik@kunde.example', 'nochmal@kunde.example')).status).toBe(403)
  })
  it('confirms the address of a registration, for the operator alone', async () => {
    const { id } = await identity.userOf('neu@kunde.example')
    await identity.db.updateTable('user').set({ mail_confirmed_at: null }).where('id', '=', id).execute()
    expect((await identity.post(operator, `/user/link/send?userId=${id}`)).status).toBe(200)
    expect(await linksOf(id)).toMatchObject([{ purpose: 'confirmRegistration' }])
    expect((await identity.post(customer, `/user/link/send?userId=${id}`)).status).toBe(404)
  })
})
