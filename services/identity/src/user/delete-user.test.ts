import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { syncAccount } from '../account/sync-account.ts'
import { admin, companyOf, identityInTest, person } from '../identity.example.ts'

let identity: Awaited<ReturnType<typeof identityInTest>>
const operator = 'leitung@betrieb.example'
const customer = 'leitung@kunde.example'

beforeAll(async () => {
  identity = await identityInTest([
    companyOf('Betrieb', 'ADMIN', [admin(operator), admin('zweite@betrieb.example')]),
    companyOf('Kunde', 'CUSTOMER', [
      admin(customer),
      ...['a', 'b', 'c', 'd'].map((name) => person(`${name}@kunde.example`)),
    ]),
    companyOf('Lieferant', 'SUPPLIER', [admin('leitung@lieferant.example')]),
  ])
})
beforeEach(() => identity.held.awayAt.clear())
afterAll(() => identity.drop())

const remove = async (who: string, mail: string) =>
  identity.post(who, `/user/delete?userId=${(await identity.userOf(mail)).id}`)
const rowOf = (id: string) =>
  identity.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('deleting a user', () => {
  it('puts him out at once, voids his links and frees his address', async () => {
    const before = await identity.userOf('a@kunde.example')
    expect((await identity.get('a@kunde.example', '/user/')).status).toBe(200)
    const fresh = { id: before.id, editVersion: before.edit_version, mail: 'neu@kunde.example' }
    expect((await identity.post('a@kunde.example', '/user/update', fresh)).status).toBe(200)

    expect((await remove(customer, 'a@kunde.example')).status).toBe(200)

    expect((await identity.get('a@kunde.example', '/user/')).status).toBe(401)
    expect((await identity.get(customer, `/user/?id=${before.id}`)).status).toBe(404)
    const row = await rowOf(before.id)
    expect(row).toMatchObject({ name: before.name, mail: before.mail, account_due: false })
    expect(identity.held.states.get(row.sub!)).toMatchObject({
      username: `deleted-${before.id}`,
      mail: null,
      enabled: false,
    })
    const links = await identity.db
      .selectFrom('link_request')
      .select('voided_at')
      .where('user_id', '=', before.id)
      .execute()
    expect(links.every((link) => link.voided_at !== null)).toBe(true)
    expect((await identity.eventsAbout(before.id)).at(-1)?.payload).toEqual({
      userId: before.id,
      sub: row.sub,
      companyId: row.company_id,
      deleted: true,
    })
    const again = { name: 'A', lastname: 'B', mail: 'A@kunde.example', phoneNumber: '1234' }
    const { status, body } = await identity.post(customer, '/user/', again)
    expect(status).toBe(201)
    expect((await rowOf(body.id)).sub).not.toBe(row.sub)
  })
  it('refuses oneself, the last admin, those of others, and who is not there', async () => {
    expect((await remove(customer, customer)).body.code).toBe('oneself')
    expect(await remove(operator, customer)).toMatchObject({ status: 409, body: { code: 'last-admin' } })
    expect((await remove(customer, 'leitung@lieferant.example')).status).toBe(404)
    expect((await remove('b@kunde.example', 'c@kunde.example')).status).toBe(403)
    const nobody = await identity.companyId('Kunde')
    expect((await identity.post(customer, `/user/delete?userId=${nobody}`)).status).toBe(404)
  })
  it('happens once where two do it at the same time', async () => {
    const { id } = await identity.userOf('b@kunde.example')
    const both = await Promise.all(
      [operator, customer].map((who) => identity.post(who, `/user/delete?userId=${id}`)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  })
  it('leaves the operator an admin where the last two delete each other', async () => {
    const both = await Promise.all([
      remove(operator, 'zweite@betrieb.example'),
      remove('zweite@betrieb.example', operator),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await identity.db
      .selectFrom('user')
      .select('id')
      .where('company_id', '=', await identity.companyId('Betrieb'))
      .where('deleted_at', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  })
  it('needs no Keycloak: the account follows, also where the address was given away meanwhile', async () => {
    expect((await identity.get('c@kunde.example', '/user/')).status).toBe(200)
    identity.held.awayAt.add('write').add('reach')
    const { id, sub } = await identity.userOf('c@kunde.example')
    expect((await remove(customer, 'c@kunde.example')).status).toBe(200)
    expect((await identity.get('c@kunde.example', '/user/')).status).toBe(401)
    expect(await rowOf(id)).toMatchObject({ account_due: true })

    identity.held.awayAt.clear()
    const again = { name: 'C', lastname: 'D', mail: 'c@kunde.example', phoneNumber: '1234' }
    const { status, body } = await identity.post(customer, '/user/', again)
    expect(status).toBe(201)
    await syncAccount({ db: identity.db, accounts: identity.held.accounts }, id)
    const made = await rowOf(body.id)
    expect(made).toMatchObject({ account_due: false })
    expect(made.sub).not.toBe(sub)
    expect(identity.held.states.get(sub!)?.username).toBe(`deleted-${id}`)
    expect(identity.held.states.get(made.sub!)?.username).toBe('c@kunde.example')
  })
})
