import { changeableFields, type Keeper, type UserField, userFields } from '@schrankwerk/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admin, companyOf, identityInTest, person } from '../identity.example.ts'

let identity: Awaited<ReturnType<typeof identityInTest>>
const operator = 'leitung@betrieb.example'
const customer = 'leitung@kunde.example'
const colleague = 'technik@kunde.example'
const supplier = 'leitung@lieferant.example'
/** Whose address changes. */
const mover = 'wechsel@kunde.example'

beforeAll(async () => {
  identity = await identityInTest([
    companyOf('Betrieb', 'ADMIN', [admin(operator), person('katalog@betrieb.example')]),
    companyOf('Kunde', 'CUSTOMER', [
      admin(customer),
      person(colleague),
      person('hilfe@kunde.example'),
      person(mover),
      person('vertretung@kunde.example'),
    ]),
    companyOf('Lieferant', 'SUPPLIER', [admin(supplier), person('vertrieb@lieferant.example')]),
    companyOf('Ziel', 'SUPPLIER', []),
    companyOf('Ehemals', 'CUSTOMER', []),
    companyOf('Extern', 'EXTERNAL', [person('gast@planung.example')]),
    companyOf('Neuling', 'CUSTOMER', [admin('neu@neuling.example'), person('zwei@neuling.example')], {
      pendingRegistration: true,
    }),
  ])
  await identity.db.updateTable('company').set({ active: false }).where('name', '=', 'Ehemals').execute()
})
beforeEach(() => identity.held.awayAt.clear())
afterAll(() => identity.drop())

const seenBy = async (who: string, mail: string) =>
  (await identity.get(who, `/user/?id=${(await identity.userOf(mail)).id}`)).body
const update = async (who: string, mail: string, changes: Record<string, unknown>) => {
  const { id, edit_version } = await identity.userOf(mail)
  return identity.post(who, '/user/update', { id, editVersion: edit_version, ...changes })
}
const linksOf = async (mail: string) => {
  const { id } = await identity.userOf(mail)
  return identity.db
    .selectFrom('link_request')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute()
}

describe('what each may change', () => {
  const actors: Record<Keeper, string> = { oneself: colleague, 'own admin': customer, operator }
  const cases = (Object.keys(actors) as Keeper[]).flatMap((keeper) =>
    userFields.map((field) => ({ keeper, field, may: changeableFields[keeper].includes(field) })),
  )
  const otherValue = async (field: UserField) => {
    const values: Record<UserField, unknown> = {
      name: `Name ${Math.random()}`,
      lastname: `Nachname ${Math.random()}`,
      phoneNumber: `+49 ${Math.ceil(Math.random() * 1e9)}`,
      mail: `anders-${Math.random()}@kunde.example`,
      customerDesignation: `Kürzel ${Math.random()}`,
      admin: !(await identity.userOf(colleague)).admin,
      companyId: await identity.companyId('Ziel'),
    }
    return values[field]
  }
  it.each(cases)('$field by $keeper: $may', async ({ keeper, field, may }) => {
    const { status, body } = await update(actors[keeper], colleague, { [field]: await otherValue(field) })
    expect(status, JSON.stringify(body)).toBe(may ? 200 : 403)
    if (!may)
      expect(body).toMatchObject({
        code: 'field-not-yours',
        errors: [{ path: field, code: 'field-not-yours' }],
      })
    if (!may || field !== 'companyId') return
    const back = { companyId: await identity.companyId('Kunde') }
    expect((await update(operator, colleague, back)).status).toBe(200)
  })
  it('does not refuse a field that is sent as it is', async () => {
    const user = await seenBy(customer, colleague)
    const { admin: flag, companyId, customerDesignation } = user
    const sent = { admin: flag, companyId, customerDesignation, phoneNumber: '+49 5' }
    const { body } = await update(colleague, colleague, sent)
    expect(body).toMatchObject({ phoneNumber: '+49 5', editVersion: user.editVersion + 1 })
    const before = await identity.eventsAbout(user.id)
    expect((await update(colleague, colleague, sent)).body.editVersion).toBe(user.editVersion + 1)
    expect(await identity.eventsAbout(user.id)).toEqual(before)
  })
  it('lets nobody change somebody of another company, and no colleague without the flag', async () => {
    expect((await update(supplier, colleague, { name: 'X' })).status).toBe(404)
    expect((await update(customer, supplier, { name: 'X' })).status).toBe(404)
    expect((await update('katalog@betrieb.example', colleague, { name: 'X' })).status).toBe(404)
    expect((await update('gast@planung.example', colleague, { name: 'X' })).status).toBe(404)
    expect((await update('hilfe@kunde.example', colleague, { name: 'X' })).status).toBe(403)
    expect((await update('katalog@betrieb.example', operator, { name: 'X' })).status).toBe(403)
  })
  it('lets who is held at a gate change himself and nobody else', async () => {
    expect((await update('neu@neuling.example', 'neu@neuling.example', { name: 'Nele' })).status).toBe(200)
    expect(await update('neu@neuling.example', 'zwei@neuling.example', { name: 'X' })).toMatchObject({
      status: 403,
      body: { code: 'registration-pending' },
    })
  })
})

describe('saving a user', () => {
  it('wants to know which state is changed, and writes over no other', async () => {
    const { id, editVersion } = await seenBy(customer, colleague)
    expect((await identity.post(customer, '/user/update', { id, name: 'A' })).body.code).toBe(
      'edit-version-missing',
    )
    const both = await Promise.all(
      ['Ada', 'Ida'].map((name) => identity.post(customer, '/user/update', { id, editVersion, name })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed-meanwhile')
  })
  it('notes what was changed, tells of it and takes it to the account', async () => {
    const { body } = await update(customer, colleague, { name: 'Berta', customerDesignation: 'TB' })
    expect(body.changeEntries.at(-1)).toMatchObject({
      action: 'update',
      fields: ['name', 'customerDesignation'],
      userId: (await identity.userOf(customer)).id,
    })
    const row = await identity.userOf(colleague)
    expect(row.account_due).toBe(false)
    expect(identity.held.states.get(row.sub!)).toMatchObject({ name: 'Berta', mail: colleague })
    expect((await identity.eventsAbout(row.id)).at(-1)).toEqual({
      name: 'identity.user.changed',
      payload: { userId: row.id, sub: row.sub, companyId: row.company_id },
    })
  })
  it('changes no name while Keycloak is away, but takes a flag', async () => {
    identity.held.awayAt.add('reach').add('write')
    expect((await update(customer, colleague, { name: 'Cora' })).status).toBe(503)
    expect((await identity.userOf(colleague)).name).not.toBe('Cora')
    expect((await update(customer, colleague, { admin: true })).status).toBe(200)
    expect((await update(customer, colleague, { admin: false })).status).toBe(200)
    expect((await identity.userOf(colleague)).account_due).toBe(true)
  })
})

describe('an address', () => {
  it('counts only once its link was used, and a new wish voids the former one', async () => {
    const { status, body } = await update(mover, mover, { mail: 'eins@kunde.example' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ mail: mover, newMail: 'eins@kunde.example' })
    expect((await update(customer, mover, { mail: 'zwei@kunde.example' })).body.newMail).toBe(
      'zwei@kunde.example',
    )
    const open = (await linksOf(mover)).filter((link) => link.voided_at === null)
    expect(open).toMatchObject([{ purpose: 'changeMail', new_mail: 'zwei@kunde.example' }])
    expect((await seenBy(customer, mover)).newMail).toBe('zwei@kunde.example')
    expect((await identity.eventsAbout(open[0]!.id))[0]).toEqual({
      name: 'identity.mail-change.requested',
      payload: { requestId: open[0]!.id, userId: (await identity.userOf(mover)).id },
    })
  })
  it('is no other one in other letters', async () => {
    const links = await linksOf('hilfe@kunde.example')
    const { body } = await update(customer, 'hilfe@kunde.example', { mail: 'Hilfe@kunde.example' })
    expect(body).toMatchObject({ mail: 'Hilfe@kunde.example', newMail: null })
    expect(await linksOf('Hilfe@kunde.example')).toEqual(links)
  })
  it('of somebody else answers as any other, and a fourth within an hour is one too many', async () => {
    const mail = 'vertretung@kunde.example'
    for (const other of [supplier.toUpperCase(), 'gast@planung.example', 'frei@kunde.example'])
      expect(await update(customer, mail, { mail: other })).toMatchObject({
        status: 200,
        body: { mail, newMail: other },
      })
    expect(await update(customer, mail, { mail: 'noch@kunde.example' })).toMatchObject({ status: 429 })
  })
  it('that was mistyped for somebody who has no password yet is no way in any more', async () => {
    const mail = 'vertippt@kunde.example'
    const entered = { name: 'Ute', lastname: 'Vogt', phoneNumber: '+49 711 2', mail }
    expect((await identity.post(customer, '/user/', entered)).status).toBe(201)
    await update(customer, mail, { mail: 'richtig@kunde.example' })
    const open = (await linksOf(mail)).filter((link) => link.voided_at === null)
    expect(open.map(({ purpose }) => purpose)).toEqual(['changeMail'])
  })
})

describe('the flag and the company', () => {
  it('leave every company an admin', async () => {
    const refused = { status: 409, body: { code: 'last-admin' } }
    expect(await update(operator, supplier, { admin: false })).toMatchObject(refused)
    const companyId = await identity.companyId('Ziel')
    expect(await update(operator, supplier, { companyId })).toMatchObject(refused)
  })
  it('go from one of the last two where both are taken at once', async () => {
    await update(operator, 'vertrieb@lieferant.example', { admin: true })
    const both = await Promise.all([
      update(supplier, 'vertrieb@lieferant.example', { admin: false }),
      update('vertrieb@lieferant.example', supplier, { admin: false }),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })
  it('hold at the next call', async () => {
    const [first] = await identity.db
      .selectFrom('user')
      .select('mail')
      .where('company_id', '=', await identity.companyId('Lieferant'))
      .where('admin', '=', true)
      .execute()
    const other = first!.mail === supplier ? 'vertrieb@lieferant.example' : supplier
    expect((await identity.get(other, '/user/filter')).status).toBe(403)
    expect((await update(first!.mail, other, { admin: true })).status).toBe(200)
    expect((await identity.get(other, '/user/filter')).status).toBe(200)
  })
  it('lead into active, released companies of people who work there', async () => {
    const into = async (name: string) =>
      update(operator, 'Hilfe@kunde.example', { companyId: await identity.companyId(name) })
    expect(await into('Ehemals')).toMatchObject({ status: 412, body: { code: 'company-inactive' } })
    expect(await into('Neuling')).toMatchObject({ status: 412 })
    expect(await into('Extern')).toMatchObject({ status: 400 })
    expect((await into('Ziel')).body).toMatchObject({ company: { name: 'Ziel', type: 'SUPPLIER' } })
  })
})
