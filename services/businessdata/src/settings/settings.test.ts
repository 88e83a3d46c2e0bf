import { type FolderSettings, folderOpeningChanged } from '@schrankwerk/contracts'
import { changeEntries } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'

let given: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  given = await businessdataInTest()
})
afterAll(() => given.stop())

type Person = keyof typeof given.people
const open = { read: true, write: true }
const standard = { allowExternal: false, allowAnonymous: false, types: { SUPPLIER: open, CUSTOMER: open } }

const save = async (person: Person, offerId: string, change: object, editVersion?: number) =>
  given.post(given.people[person], '/settings', {
    offerId,
    ...(await settingsOf(person, offerId)),
    ...change,
    ...(editVersion !== undefined && { editVersion }),
  })
const readSettings = async (person: Person, offerId: string): Promise<FolderSettings> =>
  (await given.get(given.people[person], `/?offerId=${offerId}`)).body.settings
const settingsOf = async (person: Person, offerId: string) => {
  const settings = await readSettings(person, offerId)
  const { allowExternal, allowAnonymous, types, editVersion } = settings ?? { ...standard, editVersion: 1 }
  return { allowExternal, allowAnonymous, types, editVersion }
}
const givePassword = async (offerId: string) => {
  await given.upload(given.people.supplierAdmin, offerId, 'Plan.pdf')
  await given.db
    .updateTable('folder')
    .set({ password_hash: '$argon2id$test' })
    .where('offer_id', '=', offerId)
    .execute()
}
const folderOf = (offerId: string) =>
  given.db.selectFrom('folder').selectAll().where('offer_id', '=', offerId).executeTakeFirstOrThrow()
const openings = async (offerId: string) => {
  const rows = await given.db
    .selectFrom('outbox')
    .select('payload')
    .where('aggregate_id', '=', offerId)
    .where('name', '=', folderOpeningChanged.name)
    .orderBy('position')
    .execute()
  return rows.map(({ payload }) => payload as Record<string, unknown>)
}

describe('settings are shown', () => {
  it.each([
    ['supplierAdmin', 'SUPPLIER'],
    ['customerAdmin', 'CUSTOMER'],
    ['supplier', undefined],
    ['customer', undefined],
  ] as const)('to %s as %s', async (person, side) => {
    const offerId = given.anOffer()
    const settings = await readSettings(person, offerId)
    if (side === undefined) expect(settings).toBe(null)
    else
      expect(settings).toEqual({
        ...standard,
        editVersion: 1,
        side,
        hasPassword: false,
        agreed: {
          external: { SUPPLIER: false, CUSTOMER: false },
          anonymous: { SUPPLIER: false, CUSTOMER: false },
        },
        visibilities: [],
      })
  })

  it('without the hash of the password', async () => {
    const offerId = given.anOffer()
    await givePassword(offerId)
    const { text, body } = await given.get(given.people.customerAdmin, `/?offerId=${offerId}`)
    expect(body.settings.hasPassword).toBe(true)
    expect(text).not.toContain('argon2id')
  })
})

describe('saving', () => {
  it.each([
    ['supplierAdmin', 200],
    ['customerAdmin', 200],
    ['supplier', 403],
    ['customer', 403],
    ['competitor', 404],
    ['stranger', 404],
    ['guest', 403],
    ['operator', 403],
  ] as const)('by %s is %i', async (person, status) => {
    const offerId = given.anOffer()
    expect((await save(person, offerId, { allowExternal: true })).status).toBe(status)
  })

  it('to a competitor whom an entry names is 403', async () => {
    const offerId = given.anOffer()
    const { supplierAdmin, competitor } = given.people
    await save('supplierAdmin', offerId, { allowExternal: true })
    const permissions = { read: true, write: true }
    await given.post(supplierAdmin, '/share', {
      offerId,
      editVersion: 2,
      visibilityEntries: [{ email: competitor.mail, permissions }],
    })
    expect((await given.get(competitor, `/?offerId=${offerId}`)).body).toMatchObject({
      view: 'guest',
      settings: null,
      offerNumber: null,
    })
    expect((await save('competitor', offerId, { allowExternal: false })).status).toBe(403)
  })

  it('that switches on agrees for the own side, the other side agrees on its own, and off ends both', async () => {
    const offerId = given.anOffer()
    const on = await save('supplierAdmin', offerId, { allowExternal: true, agree: { external: false } })
    expect(on.body).toMatchObject({
      editVersion: 2,
      allowExternal: true,
      agreed: { external: { SUPPLIER: true, CUSTOMER: false } },
    })
    const agreed = await save('customerAdmin', offerId, { agree: { external: true, anonymous: true } })
    expect(agreed.body).toMatchObject({
      editVersion: 3,
      agreed: {
        external: { SUPPLIER: true, CUSTOMER: true },
        anonymous: { SUPPLIER: false, CUSTOMER: false },
      },
    })
    const withdrawn = await save('supplierAdmin', offerId, { agree: { external: false } })
    expect(withdrawn.body.agreed.external).toEqual({ SUPPLIER: false, CUSTOMER: true })
    const off = await save('supplierAdmin', offerId, { allowExternal: false })
    expect(off.body.agreed.external).toEqual({ SUPPLIER: false, CUSTOMER: false })
    const { customerCompanyId, supplierCompanyId } = given.offers.find((one) => one.offerId === offerId)!
    const told = { offerId, customerCompanyId, supplierCompanyId, side: 'SUPPLIER', anonymous: 'unchanged' }
    expect(await openings(offerId)).toEqual([
      { ...told, userId: given.people.supplierAdmin.userId, external: 'on', password: false },
      { ...told, userId: given.people.supplierAdmin.userId, external: 'off', password: false },
    ])
  })

  it('tells once what it switched both ways', async () => {
    const offerId = given.anOffer()
    await givePassword(offerId)
    await save('customerAdmin', offerId, { allowExternal: true, allowAnonymous: true })
    expect(await openings(offerId)).toMatchObject([{ side: 'CUSTOMER', external: 'on', anonymous: 'on' }])
  })

  it('lets nobody in without a password', async () => {
    const offerId = given.anOffer()
    const refused = await save('supplierAdmin', offerId, { allowAnonymous: true, allowExternal: true })
    expect([refused.status, refused.body.code]).toEqual([412, 'folder-password-missing'])
    expect((await readSettings('supplierAdmin', offerId)).allowExternal).toBe(false)
    await givePassword(offerId)
    expect((await save('supplierAdmin', offerId, { allowAnonymous: true })).status).toBe(200)
  })

  it('ends what visitors opened where it switches the password off, and only there', async () => {
    const offerId = given.anOffer()
    await givePassword(offerId)
    const version = async () => (await folderOf(offerId)).password_version
    await save('supplierAdmin', offerId, { allowAnonymous: true })
    await save('supplierAdmin', offerId, { allowExternal: true })
    expect(await version()).toBe(0)
    await save('customerAdmin', offerId, { allowAnonymous: false })
    expect(await version()).toBe(1)
    await save('customerAdmin', offerId, { allowExternal: false })
    expect(await version()).toBe(1)
  })

  it("changes the rights of the own side's users alone, and writing includes reading", async () => {
    const offerId = given.anOffer()
    const refused = await save('supplierAdmin', offerId, {
      types: { SUPPLIER: open, CUSTOMER: { read: true, write: false } },
    })
    expect([refused.status, refused.body.code]).toEqual([403, 'other-party'])
    const saved = await save('customerAdmin', offerId, {
      types: { SUPPLIER: open, CUSTOMER: { read: false, write: true } },
    })
    expect(saved.body.types).toEqual({ SUPPLIER: open, CUSTOMER: { read: true, write: true } })
    expect(saved.body.editVersion).toBe(1)
    await save('customerAdmin', offerId, {
      types: { SUPPLIER: open, CUSTOMER: { read: true, write: false } },
    })
    expect((await given.upload(given.people.customer, offerId, 'Plan.pdf')).status).toBe(403)
    expect((await given.upload(given.people.customerAdmin, offerId, 'Plan.pdf')).status).toBe(201)
    expect((await given.upload(given.people.supplier, offerId, 'Plan.pdf')).status).toBe(201)
  })

  it('of nothing new leaves no trace', async () => {
    const offerId = given.anOffer()
    expect((await save('supplierAdmin', offerId, {})).body.editVersion).toBe(1)
    expect(await changeEntries(given.db, 'folder', offerId)).toEqual([])
  })

  it('stands in the history, in the log, and is told to open pages', async () => {
    const offerId = given.anOffer()
    await save('supplierAdmin', offerId, {
      allowExternal: true,
      types: { SUPPLIER: { read: true, write: false }, CUSTOMER: open },
    })
    const fields = ['allowExternal', 'types']
    expect(await changeEntries(given.db, 'folder', offerId)).toMatchObject([{ action: 'update', fields }])
    const log = await given.db
      .selectFrom('folder_log')
      .selectAll()
      .where('offer_id', '=', offerId)
      .where('act', '<>', 'open')
      .execute()
    expect(log).toMatchObject([
      { act: 'save-settings', fields, side: 'SUPPLIER', user_id: given.people.supplierAdmin.userId },
    ])
    const told = await given.db
      .selectFrom('outbox')
      .select('name')
      .where('aggregate_id', '=', offerId)
      .execute()
    expect(told.map(({ name }) => name).sort()).toEqual([
      'businessdata.folder.changed',
      'businessdata.opening.changed',
    ])
    await save('supplierAdmin', offerId, { allowExternal: false })
    const [, closed] = await given.db
      .selectFrom('folder_log')
      .select('fields')
      .where('offer_id', '=', offerId)
      .where('act', '=', 'save-settings')
      .orderBy('at')
      .execute()
    expect(closed).toEqual({ fields: ['allowExternalOff'] })
  })
})

describe('a folder that is not open', () => {
  const closed = { released: true, open: false }
  const closedOffer = async (before: object) => {
    const offerId = given.anOffer()
    await givePassword(offerId)
    await save('supplierAdmin', offerId, before)
    given.offers.find((one) => one.offerId === offerId)!.family = { id: offerId, ...closed }
    given.clock.now = Math.max(Date.now(), given.clock.now) + 6000
    return offerId
  }

  const reading = { read: true, write: false }
  it.each([
    [{ allowExternal: true }, 409],
    [{ agree: { anonymous: true } }, 409],
    [{ types: { SUPPLIER: open, CUSTOMER: open } }, 409],
    [{ agree: { anonymous: false }, types: { SUPPLIER: open, CUSTOMER: open } }, 409],
    [{ allowAnonymous: false, allowExternal: true }, 409],
    [{ allowAnonymous: false }, 200],
    [{ types: { SUPPLIER: { read: false, write: false }, CUSTOMER: open } }, 200],
  ])('once closed takes %j with %i', async (change, status) => {
    const offerId = await closedOffer({
      allowAnonymous: true,
      types: { SUPPLIER: reading, CUSTOMER: open },
    })
    if ('agree' in change)
      await given.setFolder(offerId, { anonymous_agreed_supplier: !change.agree.anonymous })
    const answer = await save('supplierAdmin', offerId, change)
    expect(answer.status).toBe(status)
    if (status === 409) expect(answer.body.code).toBe('folder-not-open')
  })

  it('once closed takes back an agreement, and the next release shows nothing', async () => {
    const offerId = await closedOffer({ allowAnonymous: true, allowExternal: true })
    const withdrawn = await save('supplierAdmin', offerId, { agree: { external: false, anonymous: false } })
    expect(withdrawn.body).toMatchObject({
      allowExternal: true,
      agreed: {
        external: { SUPPLIER: false, CUSTOMER: false },
        anonymous: { SUPPLIER: false, CUSTOMER: false },
      },
    })
    const again = await save('supplierAdmin', offerId, { agree: { external: true } })
    expect([again.status, again.body.code]).toEqual([409, 'folder-not-open'])
  })

  it("before the release takes what the supplier's users may, narrower and wider again", async () => {
    const offerId = given.anOffer({ released: false })
    const types = { SUPPLIER: { read: false, write: false }, CUSTOMER: open }
    expect((await save('supplierAdmin', offerId, { types })).status).toBe(200)
    expect((await given.get(given.people.supplier, `/?offerId=${offerId}`)).status).toBe(403)
    expect((await save('supplierAdmin', offerId, standard)).status).toBe(200)
    expect((await given.get(given.people.supplier, `/?offerId=${offerId}`)).status).toBe(200)
  })

  it('before the release opens to nobody', async () => {
    const offerId = given.anOffer({ released: false })
    const answer = await save('supplierAdmin', offerId, { allowExternal: true })
    expect([answer.status, answer.body.code]).toEqual([409, 'folder-not-open'])
    expect((await save('customerAdmin', offerId, { allowExternal: true })).status).toBe(404)
  })
})

test('of two admins who save at once one wins, and the other one begins anew', async () => {
  const offerId = given.anOffer()
  const answers = await Promise.all([
    save('supplierAdmin', offerId, { allowExternal: true }, 1),
    save('customerAdmin', offerId, { allowExternal: true }, 1),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { agreed, editVersion } = await readSettings('supplierAdmin', offerId)
  expect(editVersion).toBe(2)
  expect(Object.values(agreed.external).filter(Boolean)).toHaveLength(1)
  expect(await openings(offerId)).toHaveLength(1)
})
