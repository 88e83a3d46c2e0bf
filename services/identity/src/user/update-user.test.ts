import { changeableFields, type Keeper, type UserField, userFields } from '@schrankwerk/domain'
import { createLog } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admin, companyOf, identityInTest, person } from '../identity.example.ts'
import { grantWishes, wishForLink } from '../link/grant-wishes.ts'
import { requestLink } from '../link/request-link.ts'
import { writeAccountMail } from '../link/write-account-mail.ts'

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
      person('irrt@kunde.example'),
      person('vergisst@kunde.example'),
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

const openLinksOf = async (mail: string) =>
  (await linksOf(mail)).filter((link) => link.voided_at === null && link.used_at === null)
const takeBack = async (who: string, mail: string) =>
  identity.post(who, `/user/mail/takeback?userId=${(await identity.userOf(mail)).id}`)
const sendLink = async (who: string, mail: string) =>
  identity.post(who, `/user/link/send?userId=${(await identity.userOf(mail)).id}`)
const now = () => new Date()
/** As if a link had been sent so long ago that its time is over. */
const letRunOut = (requestId: string) =>
  identity.db
    .updateTable('link_request')
    .set({ valid_until: new Date(Date.now() - 1000) })
    .where('id', '=', requestId)
    .execute()
/** What a stranger is told who has a link. */
const confirm = async (oobCode: string) => {
  const answer = await identity.app.request('/user/mail/confirm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode }),
  })
  return { status: answer.status, body: answer.status === 200 ? undefined : await answer.json() }
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
    const { id } = await identity.userOf(mail)
    const tooMany = async () => {
      const [oldest] = await linksOf(mail)
      const again = new Date(Math.ceil((oldest!.created_at.getTime() + 3_600_000) / 60_000) * 60_000)
      const time = again.toLocaleTimeString('de-DE', {
        timeZone: 'Europe/Berlin',
        hour: '2-digit',
        minute: '2-digit',
      })
      return {
        status: 429,
        body: {
          detail: `In der letzten Stunde wurden schon 3 Links gesendet, mehr sind es in einer Stunde nicht; auch zurückgenommene und ersetzte zählen mit. Ab ${time} Uhr kann der nächste gesendet werden.`,
        },
      }
    }
    const fourth = () => update(customer, mail, { mail: 'noch@kunde.example' })
    expect(await fourth()).toMatchObject(await tooMany())
    // What was taken back was sent all the same.
    expect((await takeBack(customer, mail)).status).toBe(200)
    await identity.db
      .updateTable('link_request')
      .set({ created_at: new Date(Date.now() - 59 * 60_000 - 30_000) })
      .where('user_id', '=', id)
      .execute()
    expect(await fourth()).toMatchObject(await tooMany())
  })
  it('that was mistyped for somebody who has no password yet is no way in any more', async () => {
    const [mail, right] = ['vertippt@kunde.example', 'richtig@kunde.example']
    const entered = { name: 'Ute', lastname: 'Vogt', phoneNumber: '+49 711 2', mail }
    const { status, body } = await identity.post(customer, '/user/', entered)
    expect(status).toBe(201)
    await identity.db
      .transaction()
      .execute((tx) => requestLink(tx, { now }, { purpose: 'resetPassword', userId: body.id }))
    await update(customer, mail, { mail: right })
    const toTheRightOne = [{ purpose: 'changeMail', new_mail: right }]
    expect(await openLinksOf(mail)).toMatchObject(toTheRightOne)

    const grant = async () => {
      await wishForLink({ db: identity.db, now }, { purpose: 'resetPassword', mail })
      await grantWishes({ db: identity.db, log: createLog('identity', 'silent'), now })
    }
    await grant()
    expect(await openLinksOf(mail)).toMatchObject(toTheRightOne)
    const [{ id: former } = { id: '' }] = await openLinksOf(mail)
    expect((await sendLink(customer, mail)).status).toBe(200)
    const [sentAgain] = await openLinksOf(mail)
    expect(sentAgain).toMatchObject(toTheRightOne[0]!)
    expect(sentAgain!.id).not.toBe(former)

    // After a day the link is no longer good, and the former address is no better for that.
    await letRunOut(sentAgain!.id)
    expect(await seenBy(customer, mail)).toMatchObject({ mail, newMail: right, newMailLapsed: true })
    await grant()
    expect(await openLinksOf(mail)).toMatchObject([{ id: sentAgain!.id }])
    for (const stranger of [supplier, 'katalog@betrieb.example', 'gast@planung.example', colleague])
      expect([403, 404]).toContain((await sendLink(stranger, mail)).status)
    expect(await openLinksOf(mail)).toMatchObject([{ id: sentAgain!.id }])
    expect((await sendLink(customer, mail)).status).toBe(200)
    const [afterADay] = await openLinksOf(mail)
    expect(afterADay).toMatchObject({ ...toTheRightOne[0]!, asked_by: (await identity.userOf(customer)).id })
    expect(afterADay!.id).not.toBe(sentAgain!.id)
    expect(await writeAccountMail({ db: identity.db, now }, afterADay!.id)).toMatchObject({ mail: right })
    expect(await seenBy(customer, mail)).toMatchObject({ newMail: right, newMailLapsed: false })

    expect((await takeBack(customer, mail)).status).toBe(200)
    expect((await sendLink(customer, mail)).status).toBe(200)
    await grant()
    expect((await openLinksOf(mail)).map(({ purpose }) => purpose)).toEqual([
      'firstPassword',
      'resetPassword',
    ])
  })
  it('that was mistyped is taken back by whoever may change it, and another one asked for at once', async () => {
    const mail = 'irrt@kunde.example'
    const refused = (status: number, code: string) => ({ status, body: { code } })
    const nothingWaits = refused(409, 'changed-meanwhile')
    expect(await takeBack(mail, mail)).toMatchObject(nothingWaits)
    for (const keeper of [mail, customer, operator]) {
      await identity.db
        .deleteFrom('link_request')
        .where('user_id', '=', (await identity.userOf(mail)).id)
        .execute()
      const { body } = await update(mail, mail, { mail: 'vertan@kunde.example' })
      for (const stranger of [supplier, 'katalog@betrieb.example', 'gast@planung.example'])
        expect(await takeBack(stranger, mail)).toMatchObject(refused(404, 'not-found'))
      expect(await takeBack(colleague, mail)).toMatchObject(refused(403, 'not-allowed'))
      expect(await openLinksOf(mail)).toMatchObject([{ new_mail: 'vertan@kunde.example' }])

      const taken = await takeBack(keeper, mail)
      // No form that is open elsewhere is out of date by that.
      expect(taken).toMatchObject({
        status: 200,
        body: { mail, newMail: null, editVersion: body.editVersion },
      })
      expect(taken.body.changeEntries.at(-1)).toMatchObject({
        action: 'withdraw',
        fields: ['mail'],
        userId: (await identity.userOf(keeper)).id,
      })
      expect(await openLinksOf(mail)).toEqual([])
      const { id, sub, company_id: companyId } = await identity.userOf(mail)
      expect((await identity.eventsAbout(id)).at(-1)).toEqual({
        name: 'identity.user.changed',
        payload: { userId: id, sub, companyId },
      })
      expect(await takeBack(keeper, mail)).toMatchObject(nothingWaits)
      expect((await update(mail, mail, { mail: 'richtig-jetzt@kunde.example' })).body).toMatchObject({
        newMail: 'richtig-jetzt@kunde.example',
      })
    }
  })
  it('is taken back at a gate by its owner alone', async () => {
    const held = 'neu@neuling.example'
    await update(held, held, { mail: 'vertan@neuling.example' })
    expect(await takeBack(held, 'zwei@neuling.example')).toMatchObject({
      status: 403,
      body: { code: 'registration-pending' },
    })
    expect(await takeBack(held, held)).toMatchObject({ status: 200, body: { newMail: null } })
  })
  it('that somebody with a password wished for and never confirmed leaves the one he has good', async () => {
    const mail = 'vergisst@kunde.example'
    await update(mail, mail, { mail: 'nie-bestaetigt@kunde.example' })
    const [wished] = await openLinksOf(mail)
    await letRunOut(wished!.id)
    expect(await seenBy(mail, mail)).toMatchObject({ mail, newMail: null, newMailLapsed: false })
    await wishForLink({ db: identity.db, now }, { purpose: 'resetPassword', mail })
    await grantWishes({ db: identity.db, log: createLog('identity', 'silent'), now })
    const reset = (await openLinksOf(mail)).find(({ purpose }) => purpose === 'resetPassword')
    expect(await writeAccountMail({ db: identity.db, now }, reset!.id)).toMatchObject({ mail })
  })
  it('that was mistyped stays no way in while its company was inactive', async () => {
    const [mail, right] = ['tippfehler@pause.example', 'stimmt@pause.example']
    await identity.provision([companyOf('Pause', 'CUSTOMER', [admin('leitung@pause.example')])])
    const companyId = await identity.companyId('Pause')
    const entered = { name: 'Uli', lastname: 'Voss', phoneNumber: '+49 711 2', mail, companyId }
    expect((await identity.post(operator, '/user/', entered)).status).toBe(201)
    await update(operator, mail, { mail: right })
    const [former] = await openLinksOf(mail)
    const { code } = await writeAccountMail({ db: identity.db, now }, former!.id)
    await identity.post(operator, `/company/delete?companyId=${companyId}`)
    await identity.db.updateTable('company').set({ active: true }).where('id', '=', companyId).execute()
    expect(await confirm(code!)).toMatchObject({ status: 403, body: { code: 'code-expired' } })
    expect((await sendLink(operator, mail)).status).toBe(200)
    expect(await openLinksOf(mail)).toMatchObject([{ purpose: 'changeMail', new_mail: right }])
  })
})

describe('an address that somebody else wished for', () => {
  const second = 'zweite-leitung@wunsch.example'
  const first = 'leitung@wunsch.example'
  let count = 0
  /** Somebody of a company with two admins, for whom the second wished for another address; with the link's code. */
  const wishedFor = async (by: string) => {
    count += 1
    const mail = `person${count}@wunsch.example`
    await identity.provision([
      companyOf('Wunsch', 'CUSTOMER', [admin(first), admin(second), person(mail)]),
      companyOf('Betrieb', 'ADMIN', [admin('aushilfe@betrieb.example')]),
    ])
    const newMail = `neu${count}@wunsch.example`
    expect((await update(by, mail, { mail: newMail })).body).toMatchObject({ newMail })
    const [link] = await openLinksOf(mail)
    const { code } = await writeAccountMail({ db: identity.db, now }, link!.id)
    return { mail, newMail, requestId: link!.id, code: code! }
  }
  const leadsNowhere = async ({ mail, requestId, code }: Awaited<ReturnType<typeof wishedFor>>) => {
    expect(await confirm(code)).toMatchObject({ status: 403, body: { code: 'code-invalid' } })
    await expect(writeAccountMail({ db: identity.db, now }, requestId)).rejects.toMatchObject({ status: 404 })
    expect(await seenBy(operator, mail)).toMatchObject({ mail, newMail: null })
  }
  it('counts by its link while whoever wished for it may still do so', async () => {
    const wished = await wishedFor(second)
    expect(await confirm(wished.code)).toEqual({ status: 200, body: undefined })
    expect((await identity.userOf(wished.newMail)).mail).toBe(wished.newMail)
  })
  it('is void without the flag, and good again with it', async () => {
    const wished = await wishedFor(second)
    expect((await update(first, second, { admin: false })).status).toBe(200)
    await leadsNowhere(wished)
    expect((await update(first, second, { admin: true })).status).toBe(200)
    expect(await seenBy(operator, wished.mail)).toMatchObject({ newMail: wished.newMail })
    expect((await confirm(wished.code)).status).toBe(200)
  })
  it('is void once the two are of different companies, whoever of them went', async () => {
    await identity.provision([companyOf('Ziel', 'SUPPLIER', [admin('leitung@ziel.example')])])
    const target = { companyId: await identity.companyId('Ziel') }
    const moved = await wishedFor(second)
    expect((await update(operator, moved.mail, target)).body).toMatchObject({ newMail: null })
    await leadsNowhere(moved)
    const left = await wishedFor(second)
    expect((await update(operator, second, target)).status).toBe(200)
    await leadsNowhere(left)
    const back = { companyId: await identity.companyId('Wunsch') }
    expect((await update(operator, second, back)).status).toBe(200)
  })
  it('is void once the admin is deleted, of the operator as well', async () => {
    const one = await wishedFor(second)
    const other = await wishedFor('aushilfe@betrieb.example')
    for (const [asker, by] of [
      [second, first],
      ['aushilfe@betrieb.example', operator],
    ] as const) {
      const { id } = await identity.userOf(asker)
      expect((await identity.post(by, `/user/delete?userId=${id}`)).status).toBe(200)
    }
    await leadsNowhere(one)
    await leadsNowhere(other)
  })
  it('goes on waiting for somebody without a password, until a present admin sends the link', async () => {
    const [mail, right, third] = ['falsch@wunsch.example', 'stimmt@wunsch.example', 'dritte@wunsch.example']
    await identity.provision([companyOf('Wunsch', 'CUSTOMER', [admin(third)])])
    const entered = { name: 'Uwe', lastname: 'Vogel', phoneNumber: '+49 711 2', mail }
    expect((await identity.post(first, '/user/', entered)).status).toBe(201)
    await update(third, mail, { mail: right })
    await identity.post(first, `/user/delete?userId=${(await identity.userOf(third)).id}`)
    expect(await seenBy(first, mail)).toMatchObject({ mail, newMail: right, newMailLapsed: true })
    expect((await sendLink(first, mail)).status).toBe(200)
    const [link] = await openLinksOf(mail)
    const { code } = await writeAccountMail({ db: identity.db, now }, link!.id)
    expect((await confirm(code!)).status).toBe(200)
    expect((await openLinksOf(right)).map(({ purpose }) => purpose)).toEqual(['firstPassword'])
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
    expect((await into('Ziel')).body).toMatchObject({
      company: { name: 'Ziel', type: 'SUPPLIER' },
      passwordChangeNeeded: false,
    })
  })
  it("into the operator's want a longer password of whoever has one", async () => {
    const [mail, unborn] = ['umzug@kunde.example', 'umzug-ohne-passwort@kunde.example']
    await identity.provision([companyOf('Kunde', 'CUSTOMER', [person(mail), person(unborn)])])
    await identity.db
      .updateTable('user')
      .set({ awaits_first_password: true })
      .where('mail', '=', unborn)
      .execute()
    const companyId = await identity.companyId('Betrieb')
    expect((await update(operator, mail, { companyId })).body).toMatchObject({ passwordChangeNeeded: true })
    // His link leads to a first one by the operator's rule.
    expect((await update(operator, unborn, { companyId })).body).toMatchObject({
      passwordChangeNeeded: false,
    })
    expect(await identity.get(mail, '/user/filter')).toMatchObject({
      status: 403,
      body: { code: 'password-change-needed' },
    })
  })
})
