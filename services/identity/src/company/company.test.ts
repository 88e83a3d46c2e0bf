import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, admin, companyOf, identityInTest, person } from '../identity.example.ts'

let identity: Awaited<ReturnType<typeof identityInTest>>
const operator = 'leitung@betrieb.example'
const customer = 'leitung@kunde.example'

beforeAll(async () => {
  identity = await identityInTest([
    companyOf('Betrieb', 'ADMIN', [admin(operator), person('katalog@betrieb.example')]),
    companyOf('Kunde', 'CUSTOMER', [admin(customer), person('technik@kunde.example')]),
    companyOf('Lieferant', 'SUPPLIER', [admin('leitung@lieferant.example')]),
    companyOf('Extern', 'EXTERNAL', [person('gast@planung.example')]),
    companyOf('Abteilung', 'CUSTOMER', [admin('leitung@abteilung.example')]),
  ])
})
afterAll(() => identity.drop())

const filter = async (query: Record<string, string> = {}) => {
  const { status, body } = await identity.get(operator, `/company/filter?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body as { content: Record<string, unknown>[]; totalElements: number }
}
const namesOf = async (query: Record<string, string> = {}) =>
  (await filter(query)).content.map(({ name }) => name)
const entered = (more: Record<string, unknown> = {}) => ({
  name: 'Neu GmbH',
  type: 'SUPPLIER',
  address,
  ...more,
})
const create = (more: Record<string, unknown> = {}) =>
  identity.post(operator, '/company/', entered(more)).then(({ body }) => body)
const act = (verb: 'release' | 'delete', companyId: string, who = operator) =>
  identity.post(who, `/company/${verb}?companyId=${companyId}`)
/** A registration: its company's id and its first admin's. */
async function registered(name: string, { isConfirmed = true } = {}) {
  const mail = `leitung@${name.toLowerCase()}.example`
  await identity.provision([companyOf(name, 'CUSTOMER', [admin(mail)], { pendingRegistration: true })])
  const { id } = await identity.userOf(mail)
  if (!isConfirmed)
    await identity.db.updateTable('user').set({ mail_confirmed_at: null }).where('id', '=', id).execute()
  return { companyId: await identity.companyId(name), userId: id, mail }
}

describe('the list of companies', () => {
  it('shows those first that can be released, then those to be confirmed, then by name, the inactive ones last', async () => {
    await registered('Wartend')
    await registered('Unbestätigt', { isConfirmed: false })
    const { id } = await create({ name: 'Aufgegeben' })
    await act('delete', id)
    expect(await namesOf()).toEqual([
      'Wartend',
      'Unbestätigt',
      'Abteilung',
      'Betrieb',
      'Extern',
      'Kunde',
      'Lieferant',
      'Aufgegeben',
    ])
    const { content, totalElements } = await filter()
    expect(totalElements).toBe(8)
    expect(content.slice(0, 2)).toMatchObject([
      { state: 'pending', mailConfirmed: true, users: 1 },
      { state: 'pending', mailConfirmed: false, users: 1 },
    ])
    expect(content[5]).toMatchObject({
      state: 'active',
      mailConfirmed: true,
      users: 2,
      zip: '70173',
      city: 'Stuttgart',
      customerNumber: '4711',
    })
    expect(content[7]).toMatchObject({ state: 'inactive', users: 0, customerNumber: null })
  })
  it.each([
    [{ searchTerm: 'LIEFER' }, ['Lieferant']],
    [{ searchTerm: '4711', type: 'CUSTOMER', state: 'active' }, ['Abteilung', 'Kunde']],
    [{ searchTerm: '70173 stutt', type: 'ADMIN' }, ['Betrieb']],
    [{ searchTerm: '%' }, []],
    [{ searchTerm: 'unbestaetigt' }, ['Unbestätigt']],
    [{ type: 'EXTERNAL' }, ['Extern']],
    [{ state: 'inactive' }, ['Aufgegeben']],
    [{ state: 'pending', column: 'name', sortDescending: 'true' }, ['Wartend', 'Unbestätigt']],
    [{ column: 'createDate', sortDescending: 'true', paginationSize: '1' }, ['Aufgegeben']],
  ])('finds %j', async (query, names) => {
    expect(await namesOf(query as Record<string, string>)).toEqual(names)
  })
  it('is for admins of the operator alone, as everything about companies', async () => {
    const { id } = { id: await identity.companyId('Kunde') }
    for (const who of [
      'katalog@betrieb.example',
      customer,
      'leitung@lieferant.example',
      'gast@planung.example',
    ]) {
      for (const path of ['/company/filter', '/company/all'])
        expect((await identity.get(who, path)).status).toBe(403)
      expect((await identity.post(who, '/company/', entered())).status).toBe(403)
      expect((await identity.post(who, '/company/update', { id, editVersion: 1, ...entered() })).status).toBe(
        403,
      )
      expect((await act('release', id, who)).status).toBe(403)
      expect((await act('delete', id, who)).status).toBe(403)
    }
    expect((await identity.get(operator, '/company/all')).body[0]).toMatchObject({ name: 'Abteilung' })
  })

  it('puts companies of one town into the order of their postal codes', async () => {
    for (const zip of ['20457', '20095', '20249'])
      await create({ name: `Hafen ${zip}`, address: { ...address, zip, city: 'Hamburg' } })
    expect(await namesOf({ column: 'city', sortDescending: 'false', searchTerm: 'Hafen' })).toEqual([
      'Hafen 20095',
      'Hafen 20249',
      'Hafen 20457',
    ])
  })
})

describe('saving a company', () => {
  it('makes one that need not be released', async () => {
    const company = await create({
      name: 'Kabel AG',
      type: 'CUSTOMER',
      customerNumber: ' K-1 ',
      additionalInfo: '',
    })
    expect(company).toMatchObject({
      name: 'Kabel AG',
      type: 'CUSTOMER',
      customerNumber: 'K-1',
      additionalInfo: null,
      active: true,
      pendingRegistration: false,
      editVersion: 1,
      address: { street: 'Werkstraße', country: 'Deutschland' },
      changeEntries: [{ action: 'create' }],
    })
    expect(await identity.eventsAbout(company.id)).toEqual([
      {
        name: 'identity.company.changed',
        payload: { companyId: company.id, name: 'Kabel AG', active: true },
      },
    ])
  })
  it('wants a number of customers, keeps none of others, and makes no company of guests', async () => {
    for (const customerNumber of [undefined, null, ' '])
      expect(await create({ type: 'CUSTOMER', customerNumber })).toMatchObject({
        code: 'invalid-input',
        errors: [{ path: 'customerNumber', code: 'required' }],
      })
    expect(await create({ customerNumber: '5' })).toMatchObject({ customerNumber: null })
    expect(await create({ type: 'EXTERNAL' })).toMatchObject({ status: 400, errors: [{ path: 'type' }] })
    expect(await create({ address: { ...address, zip: '' } })).toMatchObject({
      status: 400,
      errors: [{ path: 'address.zip' }],
    })
  })
  const update = (company: { id: string; editVersion: number }, more: Record<string, unknown> = {}) =>
    identity.post(operator, '/company/update', {
      id: company.id,
      editVersion: company.editVersion,
      ...entered(more),
    })
  it('notes what was changed, and writes over no other state', async () => {
    const made = await create({ name: 'Alt' })
    const moved = { name: 'Jung', address: { ...address, city: 'Ulm' } }
    const { body } = await update(made, moved)
    expect(body).toMatchObject({ name: 'Jung', editVersion: 2, address: { city: 'Ulm' } })
    expect(body.changeEntries.at(-1)).toMatchObject({ action: 'update', fields: ['name', 'address'] })
    expect((await identity.eventsAbout(made.id)).at(-1)?.payload).toMatchObject({
      name: 'Jung',
      active: true,
    })
    expect((await update(made, moved)).body.code).toBe('changed-meanwhile')
    expect((await update(body, moved)).body.editVersion).toBe(2)
    expect((await update({ ...made, editVersion: undefined as never })).body.code).toBe(
      'edit-version-missing',
    )
    expect((await update({ id: (await identity.userOf(operator)).id, editVersion: 1 })).status).toBe(404)
  })
  it('keeps the type of a company that had users', async () => {
    const made = await create({ name: 'Wandelbar' })
    const toCustomer = { name: 'Wandelbar', type: 'CUSTOMER', customerNumber: '7' }
    const { body } = await update(made, toCustomer)
    expect(body).toMatchObject({ type: 'CUSTOMER', customerNumber: '7' })
    const user = {
      name: 'A',
      lastname: 'B',
      mail: 'a@wandelbar.example',
      phoneNumber: '123',
      companyId: made.id,
    }
    const { body: first } = await identity.post(operator, '/user/', user)
    expect((await update(body, { name: 'Wandelbar' })).body.code).toBe('company-type-fixed')
    expect((await identity.post(operator, `/user/delete?userId=${first.id}`)).status).toBe(200)
    expect(await update(body, { name: 'Wandelbar' })).toMatchObject({ status: 409 })
    const guests = { id: await identity.companyId('Extern'), editVersion: 1 }
    expect((await update(guests)).body.code).toBe('company-type-fixed')
  })
  it('switches none off, and brings a deleted one back with its users', async () => {
    const { body: company } = await identity.get('leitung@lieferant.example', '/company/')
    const same = { name: 'Lieferant' }
    expect((await update(company, { ...same, active: false })).status).toBe(400)
    expect((await act('delete', company.id)).status).toBe(200)
    expect((await identity.get('leitung@lieferant.example', '/company/')).status).toBe(401)
    const { body: deleted } = await identity.get(operator, `/company/?id=${company.id}`)
    expect((await update(deleted, { ...same, active: false })).body).toMatchObject({ active: false })
    const { body: back } = await update(deleted, { ...same, active: true })
    expect(back).toMatchObject({ active: true })
    expect(back.changeEntries.at(-1)).toMatchObject({ action: 'restore' })
    expect((await identity.get('leitung@lieferant.example', '/company/')).status).toBe(200)
    expect((await identity.eventsAbout(company.id)).at(-1)?.payload).toMatchObject({ active: true })
    expect(await identity.userOf('leitung@lieferant.example')).toMatchObject({ account_due: true })
  })
})

describe('releasing a company', () => {
  it('ends the wait of its users at the next call, and tells of it', async () => {
    const { companyId, mail } = await registered('Frisch')
    expect((await identity.get(mail, '/user/filter')).body.code).toBe('registration-pending')
    expect((await act('release', companyId)).status).toBe(200)
    expect((await identity.get(mail, '/user/filter')).status).toBe(200)
    expect((await identity.eventsAbout(companyId)).slice(-2)).toEqual([
      { name: 'identity.company.released', payload: { companyId } },
      { name: 'identity.company.changed', payload: { companyId, name: 'Frisch', active: true } },
    ])
    const { body } = await identity.get(operator, `/company/?id=${companyId}`)
    expect(body.changeEntries.at(-1)).toMatchObject({
      action: 'release',
      userId: (await identity.userOf(operator)).id,
    })
  })
  it('waits for the address to be confirmed', async () => {
    const { companyId, userId } = await registered('Stumm', { isConfirmed: false })
    expect(await act('release', companyId)).toMatchObject({ status: 412, body: { code: 'mail-unconfirmed' } })
    const confirmed = { mail_confirmed_at: new Date() }
    await identity.db.updateTable('user').set(confirmed).where('id', '=', userId).execute()
    expect((await act('release', companyId)).status).toBe(200)
  })
  it('happens once where two do it at the same time', async () => {
    const { companyId } = await registered('Doppelt')
    const both = await Promise.all([act('release', companyId), act('release', companyId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('company-not-pending')
    const released = await identity.eventsAbout(companyId)
    expect(released.filter(({ name }) => name === 'identity.company.released')).toHaveLength(1)
  })
  it('refuses one that was deleted, and one that is not there', async () => {
    const { companyId } = await registered('Verworfen')
    expect((await act('delete', companyId)).status).toBe(200)
    expect(await act('release', companyId)).toMatchObject({ status: 412, body: { code: 'company-inactive' } })
    expect((await act('release', (await identity.userOf(operator)).id)).status).toBe(404)
  })
})

describe('deleting a company', () => {
  it('puts its users out at once and voids their links', async () => {
    const companyId = await identity.companyId('Kunde')
    const user = await identity.userOf('technik@kunde.example')
    const wish = { id: user.id, editVersion: user.edit_version, mail: 'anders@kunde.example' }
    expect((await identity.post('technik@kunde.example', '/user/update', wish)).status).toBe(200)

    expect((await act('delete', companyId)).status).toBe(200)

    for (const mail of [customer, 'technik@kunde.example'])
      expect((await identity.get(mail, '/user/')).status).toBe(401)
    expect(await identity.userOf('technik@kunde.example')).toMatchObject({ account_due: true })
    const [link] = await identity.db
      .selectFrom('link_request')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute()
    expect(link?.voided_at).not.toBeNull()
    expect((await identity.eventsAbout(companyId)).slice(-2)).toEqual([
      { name: 'identity.company.deleted', payload: { companyId } },
      { name: 'identity.company.changed', payload: { companyId, name: 'Kunde', active: false } },
    ])
    const told = await identity.eventsAbout(companyId)
    expect((await act('delete', companyId)).status).toBe(200)
    expect(await identity.eventsAbout(companyId)).toEqual(told)
  })
  it('rejects a registration: who confirmed his address is told, once', async () => {
    const rejected = 'identity.registration.rejected'
    const toldOf = async (userId: string) =>
      (await identity.eventsAbout(userId)).filter(({ name }) => name === rejected)
    const waiting = await registered('Abgelehnt')
    const unconfirmed = await registered('Ungewiss', { isConfirmed: false })
    for (const { companyId } of [waiting, waiting, unconfirmed])
      expect((await act('delete', companyId)).status).toBe(200)
    expect(await toldOf(waiting.userId)).toEqual([{ name: rejected, payload: { userId: waiting.userId } }])
    expect(await toldOf(unconfirmed.userId)).toEqual([])
    const customerAdmin = await identity.userOf(customer)
    expect(await toldOf(customerAdmin.id)).toEqual([])
  })
  it('spares the own one and that of the guests', async () => {
    for (const name of ['Betrieb', 'Extern'])
      expect(await act('delete', await identity.companyId(name))).toMatchObject({
        status: 409,
        body: { code: 'own-company' },
      })
  })
  it('and making a user in it at the same time leave nobody who could sign in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await create({ name: `Runde ${round}` })
      const user = {
        name: 'A',
        lastname: 'B',
        mail: `runde${round}@x.example`,
        phoneNumber: '123',
        companyId: id,
      }
      const [made, deleted] = await Promise.all([identity.post(operator, '/user/', user), act('delete', id)])
      expect(deleted.status).toBe(200)
      expect([201, 412]).toContain(made.status)
      const rows = await identity.db
        .selectFrom('user')
        .select(['sub', 'account_due'])
        .where('company_id', '=', id)
        .execute()
      for (const { sub, account_due } of rows)
        expect(account_due || identity.held.states.get(sub!)?.enabled === false).toBe(true)
    }
  })
})

it('tells a customer how many suppliers can sign in, and nobody else', async () => {
  const asker = 'leitung@fragender.example'
  await identity.provision([companyOf('Fragender', 'CUSTOMER', [admin(asker)])])
  const counted = async () => {
    const { status, body } = await identity.get(asker, '/company/suppliers')
    expect(status).toBe(200)
    return body
  }
  const { suppliers } = await counted()
  await identity.provision([
    companyOf('Zulieferer', 'SUPPLIER', [admin('leitung@zulieferer.example')]),
    companyOf('Wartezulieferer', 'SUPPLIER', [admin('leitung@wartezulieferer.example')], {
      pendingRegistration: true,
    }),
  ])
  await create({ name: 'Niemand GmbH' })
  expect(await counted()).toEqual({ suppliers: suppliers + 1 })
  const leads = identity.db.updateTable('user').where('mail', '=', 'leitung@zulieferer.example')
  await leads.set({ awaits_first_password: true }).execute()
  expect(await counted()).toEqual({ suppliers })
  await leads.set({ awaits_first_password: false }).execute()
  await act('delete', await identity.companyId('Zulieferer'))
  expect(await counted()).toEqual({ suppliers })
  for (const other of [operator, 'leitung@lieferant.example', 'gast@planung.example'])
    expect((await identity.get(other, '/company/suppliers')).status).toBe(403)
})
