import { randomUUID } from 'node:crypto'
import { getFolderEntry, listFoldersSharedWith } from '@schrankwerk/contracts'
import { createLog } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { createInternalApp } from '../app.ts'
import { businessdataInTest } from '../businessdata.example.ts'
import { onOfferChanged } from '../consumers/on-offer-changed.ts'
import { onUserChanged } from '../consumers/on-user-changed.ts'
import { onUserErased } from '../consumers/on-user-erased.ts'
import { mergeFolders } from '../folder/merge-folders.ts'
import { endDueEntries } from './end-by-itself.ts'

let given: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  given = await businessdataInTest()
})
afterAll(() => given.stop())
beforeEach(async () => {
  await given.db
    .updateTable('visibility')
    .set({ ended_at: new Date() })
    .where('ended_at', 'is', null)
    .execute()
})

const open = { read: true, write: true }
const read = { read: true, write: false }
const { SUPPLIER, CUSTOMER } = { SUPPLIER: open, CUSTOMER: open }

/** A folder that is open to people outside and names these. */
async function sharedFolder(
  entries: { email: string; permissions?: typeof read; endDate?: string }[],
  change: Parameters<typeof given.anOffer>[0] = {},
) {
  const offerId = given.anOffer(change)
  const { supplierAdmin } = given.people
  const types = { SUPPLIER, CUSTOMER }
  const settings = { offerId, editVersion: 1, allowExternal: true, allowAnonymous: false, types }
  await given.post(supplierAdmin, '/settings', settings)
  const visibilityEntries = entries.map((entry) => ({ permissions: read, ...entry }))
  const { body } = await given.post(supplierAdmin, '/share', { offerId, editVersion: 2, visibilityEntries })
  return { offerId, entryIds: body.map(({ id }: { id: string }) => id) as string[] }
}
const closeOffer = (offerId: string) => {
  given.offers.find((one) => one.offerId === offerId)!.family.open = false
  given.directory.clear()
}
const shared = async (query = '', person: keyof typeof given.people = 'guest') =>
  (await given.get(given.people[person], `/shared?${query}`)).body
const idsOf = (page: { content: { offerId: string }[] }) => page.content.map(({ offerId }) => offerId)
const told = async (folderId: string) =>
  (
    await given.db
      .selectFrom('outbox')
      .select(['name', 'payload'])
      .where('aggregate_id', '=', folderId)
      .orderBy('position', 'desc')
      .executeTakeFirst()
  )?.payload as { guestIds: string[]; userId: string | null } | undefined
const internalCall = async (path: string, body?: unknown) => {
  const app = createInternalApp({
    db: given.db,
    log: createLog('businessdata', 'silent'),
    authenticateService: async () => undefined,
    offers: given.directory,
  })
  const response = await app.request(path, {
    headers: { authorization: 'Bearer service', 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
  return { status: response.status, body: (await response.json()) as any }
}

describe('the folders shared with a guest', () => {
  it('are those that an entry opens now, the latest first, with the files he sees', async () => {
    const { guest, supplierAdmin, customerAdmin } = given.people
    const email = guest.mail.toUpperCase()
    const first = await sharedFolder([{ email }], { enquiryTitle: 'B' })
    const second = await sharedFolder([{ email, permissions: open, endDate: '2999-12-31' }], {
      enquiryTitle: 'A',
    })
    const nothing = await sharedFolder([{ email, permissions: { read: false, write: false } }])
    const closed = await sharedFolder([{ email }])
    closeOffer(closed.offerId)
    const off = await sharedFolder([{ email }])
    await given.setFolder(off.offerId, { allow_external: false })
    await sharedFolder([{ email: 'andere@extern.example' }])
    await given.upload(supplierAdmin, first.offerId, 'Plan.pdf')
    await given.upload(customerAdmin, first.offerId, 'Nicht vereinbart.pdf')
    const page = await shared()
    expect(page).toEqual({
      totalElements: 2,
      content: [
        {
          offerId: second.offerId,
          referenceNumber: '4711',
          enquiryTitle: 'A',
          customerName: 'Anlagenbau Nord',
          supplierName: 'Schaltschrankbau Süd',
          files: 0,
          permissions: open,
          endDate: '2999-12-31',
        },
        expect.objectContaining({ offerId: first.offerId, files: 1, permissions: read, endDate: null }),
      ],
    })
    for (const column of ['enquiryTitle', 'endDate'])
      expect(idsOf(await shared(`column=${column}`))).toEqual([second.offerId, first.offerId])
    expect(idsOf(await shared('column=enquiryTitle&sortDescending=true'))).toEqual([
      first.offerId,
      second.offerId,
    ])
    expect(idsOf(await shared('paginationSize=1&page=1'))).toEqual([first.offerId])
    expect((await given.get(guest, `/?offerId=${nothing.offerId}`)).status).toBe(404)
    const all = [first, second, closed, off, nothing].map(({ offerId }) => offerId)
    expect((await given.get(guest, `/counts?offerIds=${all.join(',')}`)).body).toEqual({
      [first.offerId]: 1,
      [second.offerId]: 0,
    })
  })

  it("are also another company's user's, never the own company's folders", async () => {
    const { competitor, supplier } = given.people
    const { offerId } = await sharedFolder([{ email: competitor.mail }, { email: supplier.mail }])
    expect(idsOf(await shared('', 'competitor'))).toEqual([offerId])
    expect(await shared('', 'supplier')).toEqual({ content: [], totalElements: 0 })
    expect((await given.get(given.people.operator, '/shared')).status).toBe(403)
  })

  it('may be two thousand', async () => {
    const { guest } = given.people
    const rows = Array.from({ length: 2000 }, () => given.anOffer()).map((offerId, index) => ({
      offer: given.offers.find((one) => one.offerId === offerId)!,
      at: new Date(Date.now() - 3 * 24 * 3_600_000 - index * 1000),
    }))
    await given.db
      .insertInto('folder')
      .values(
        rows.map(({ offer, at }) => ({
          offer_id: offer.offerId,
          customer_company_id: offer.customerCompanyId,
          supplier_company_id: offer.supplierCompanyId,
          allow_external: true,
          create_date: at,
        })),
      )
      .execute()
    await given.db
      .insertInto('visibility')
      .values(
        rows.map(({ offer, at }) => ({
          id: randomUUID(),
          offer_id: offer.offerId,
          side: 'SUPPLIER' as const,
          mail: guest.mail,
          mail_key: guest.mail,
          user_id: guest.userId,
          company_id: guest.companyId,
          may_read: true,
          may_write: false,
          created_by: guest.userId,
          create_date: at,
        })) as never,
      )
      .execute()
    const page = await shared('paginationSize=100&page=19&column=referenceNumber')
    expect([page.totalElements, page.content.length]).toEqual([2000, 100])
    const { body } = await internalCall(listFoldersSharedWith.path, { mail: guest.mail })
    expect(body.offerIds).toHaveLength(2000)
  })
})

describe('the other services', () => {
  it('learn which folders are shared with an address, and what an entry opens', async () => {
    const { guest } = given.people
    const { offerId, entryIds } = await sharedFolder([{ email: guest.mail, endDate: '2999-01-31' }])
    const sharedWith = async (mail: string) =>
      (await internalCall(listFoldersSharedWith.path, { mail })).body.offerIds
    expect(await sharedWith(guest.mail.toUpperCase())).toEqual([offerId])
    const entry = () => internalCall(`${getFolderEntry.path}?entryId=${entryIds[0]}`)
    const expected = {
      entryId: entryIds[0],
      offerId,
      email: guest.mail,
      permissions: read,
      endDate: '2999-01-31',
      isOver: false,
      isOpen: true,
      companyName: 'Schaltschrankbau Süd',
      enquiryTitle: 'Pumpenschrank',
      referenceNumber: '4711',
    }
    expect((await entry()).body).toEqual(expected)
    closeOffer(offerId)
    expect((await entry()).body).toEqual({ ...expected, isOpen: false })
    expect(await sharedWith(guest.mail)).toEqual([offerId])
    const end = { offerId, entryId: entryIds[0], editVersion: 3 }
    await given.post(given.people.customerAdmin, '/visibility/end', end)
    expect((await entry()).body).toEqual({ ...expected, isOpen: false, isOver: true })
    expect(await sharedWith(guest.mail)).toEqual([])
    expect((await internalCall(`${getFolderEntry.path}?entryId=${offerId}`)).status).toBe(404)
  })
})

test('while guests are kept out, an entry still opens the folder to a user of the two companies', async () => {
  const { guest, customer } = given.people
  const { offerId, entryIds } = await sharedFolder([{ email: guest.mail }, { email: customer.mail }])
  await given.setFolder(offerId, { allow_external: false })
  const isOpen = async (entryId: string | undefined) =>
    (await internalCall(`${getFolderEntry.path}?entryId=${entryId}`)).body.isOpen
  expect([await isOpen(entryIds[0]), await isOpen(entryIds[1])]).toEqual([false, true])
})

describe('an entry ends by itself', () => {
  const event = (payload: object) => ({ id: randomUUID(), payload }) as never

  it('after its last day, and the open page of its person asks again', async () => {
    const { guest } = given.people
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format()
    const { offerId, entryIds } = await sharedFolder([
      { email: guest.mail, endDate: today },
      { email: 'bleibt@extern.example' },
    ])
    await endDueEntries(given.db, new Date())
    expect(await given.entryOf(entryIds[0]!)).toMatchObject({ ended_at: null })
    await endDueEntries(given.db, new Date(Date.now() + 24 * 3_600_000))
    expect((await given.entryOf(entryIds[0]!))?.ended_at).not.toBe(null)
    expect((await given.entryOf(entryIds[1]!))?.ended_at).toBe(null)
    expect((await told(offerId))?.guestIds).toContain(guest.userId)
    const ended = await given.db
      .selectFrom('outbox')
      .select('name')
      .where('aggregate_id', '=', entryIds[0]!)
      .execute()
    expect(ended.map(({ name }) => name).sort()).toEqual([
      'businessdata.entry.ended',
      'businessdata.entry.invited',
    ])
  })

  const changed = (payload: object) =>
    given.deliver(onUserChanged(given), event({ sub: null, companyId: randomUUID(), ...payload }))

  it('with the account it names, not with a change of it, and passes to a successor', async () => {
    const mail = 'neu@extern.example'
    const { entryIds } = await sharedFolder([{ email: mail }])
    const { userId } = given.accounts.get(mail)!
    await changed({ userId })
    expect(await given.entryOf(entryIds[0]!)).toMatchObject({ ended_at: null, user_id: userId })
    const successor = { userId: randomUUID(), companyId: randomUUID() }
    given.accounts.set(mail, successor)
    await changed({ userId })
    expect(await given.entryOf(entryIds[0]!), 'a late change of who made way').toMatchObject({
      ended_at: null,
    })
    await changed({ userId, successorId: successor.userId })
    expect(await given.entryOf(entryIds[0]!)).toMatchObject({
      ended_at: null,
      user_id: successor.userId,
      company_id: successor.companyId,
    })
    await changed({ userId: successor.userId, deleted: true })
    expect((await given.entryOf(entryIds[0]!))?.ended_at).not.toBe(null)
  })

  it('with the address of who moved to another one, and names whoever has the address', async () => {
    const mail = 'zieht-um@extern.example'
    const { offerId, entryIds } = await sharedFolder([{ email: mail }, { email: 'ziel@extern.example' }])
    const mover = given.accounts.get(mail)!
    given.accounts.delete(mail)
    given.accounts.set('ziel@extern.example', mover)
    await changed({ userId: mover.userId })
    expect((await given.entryOf(entryIds[0]!))?.ended_at).not.toBe(null)
    expect(await given.entryOf(entryIds[1]!)).toMatchObject({ ended_at: null, user_id: mover.userId })
    expect((await told(offerId))?.guestIds).toContain(mover.userId)
    const next = { userId: randomUUID(), companyId: randomUUID() }
    await given.db
      .updateTable('visibility')
      .set({ user_id: next.userId })
      .where('id', '=', entryIds[1]!)
      .execute()
    const erased = event({ userId: mover.userId })
    await given.db.transaction().execute((tx) => onUserErased(given)(tx, erased))
    expect(await given.entryOf(entryIds[0]!)).toMatchObject({ mail: '' })
    expect(await given.entryOf(entryIds[1]!)).toMatchObject({ ended_at: null })
  })

  it('with an erasure, which takes the address out of former entries too', async () => {
    const email = 'geht@extern.example'
    const { offerId, entryIds } = await sharedFolder([{ email }])
    const { supplierAdmin } = given.people
    await given.post(supplierAdmin, '/share', { offerId, editVersion: 3, visibilityEntries: [] })
    const { entryIds: later } = await sharedFolder([{ email }])
    const { userId } = given.accounts.get(email)!
    await given.db.transaction().execute((tx) => onUserErased(given)(tx, event({ userId })))
    for (const id of [...entryIds, ...later]) {
      const entry = await given.entryOf(id)
      expect(entry).toMatchObject({ mail: '', mail_key: '' })
      expect(entry?.ended_at).not.toBe(null)
    }
  })

  it('with an erasure, which takes what was answered to him; kept answers hold no address', async () => {
    const { guest, supplierAdmin } = given.people
    const { offerId } = await sharedFolder([{ email: guest.mail, permissions: open }])
    const keyed = (body: object) => ({
      method: 'POST',
      body: JSON.stringify({ offerId, ...body }),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    })
    expect((await given.send(guest, '/subfolder', keyed({ name: 'Pläne' }))).status).toBe(201)
    const settings = {
      editVersion: 3,
      allowExternal: true,
      allowAnonymous: false,
      types: { SUPPLIER, CUSTOMER },
    }
    const agree = { external: false }
    const saved = await given.send(supplierAdmin, '/settings', keyed({ ...settings, agree }))
    expect(saved.text).toContain(guest.mail)
    const kept = async () => given.db.selectFrom('idempotency').selectAll().execute()
    expect((await kept()).map(({ endpoint }) => endpoint).toSorted()).toEqual([
      'createSubfolder',
      'saveFolderSettings',
    ])
    expect(JSON.stringify(await kept())).not.toContain(guest.mail)
    await given.db.transaction().execute((tx) => onUserErased(given)(tx, event({ userId: guest.userId })))
    expect((await kept()).map(({ endpoint }) => endpoint)).toEqual(['saveFolderSettings'])
  })

  it('is not needed where the offer closes: the guest is out, and his page asks again', async () => {
    const { guest } = given.people
    const { offerId } = await sharedFolder([{ email: guest.mail }])
    expect((await given.get(guest, `/?offerId=${offerId}`)).status).toBe(200)
    given.offers.find((one) => one.offerId === offerId)!.family.open = false
    const consumer = onOfferChanged({ offers: given.directory, now: given.now })
    await given.deliver(consumer, event({ offerId }))
    expect(await told(offerId)).toMatchObject({ guestIds: [guest.userId], userId: null })
    expect((await given.get(guest, `/?offerId=${offerId}`)).status).toBe(404)
    const without = given.anOffer()
    await given.deliver(consumer, event({ offerId: without }))
    expect(await told(without)).toBe(undefined)
  })
})

describe('folders that were made for later versions', () => {
  it("become one with their family's, and names that clash get a prefix", async () => {
    const { supplier, customer } = given.people
    const [first, second, third, alone, unknown] = Array.from({ length: 5 }, () => given.anOffer()) as [
      string,
      string,
      string,
      string,
      string,
    ]
    for (const id of [second, third]) await given.upload(supplier, id, 'Plan.pdf')
    await given.upload(supplier, second, 'Nur hier.pdf')
    await given.upload(supplier, alone, 'Plan.pdf')
    await given.upload(supplier, unknown, 'Plan.pdf')
    for (const id of [second, third])
      given.offers.find((one) => one.offerId === id)!.family = { id: first, released: true, open: true }
    given.offers.splice(
      given.offers.findIndex((one) => one.offerId === unknown),
      1,
    )
    given.directory.clear()
    await given.db
      .updateTable('folder')
      .set({ family_known: false })
      .where('offer_id', 'in', [second, third, alone, unknown])
      .execute()
    await mergeFolders(given.db, given.directory, new Date())
    const { body } = await given.get(customer, `/?offerId=${third}`)
    expect(body.offerId).toBe(first)
    expect(body.items.map(({ filename }: { filename: string }) => filename).sort()).toEqual([
      '2_Plan.pdf',
      'Nur hier.pdf',
      'Plan.pdf',
    ])
    const left = await given.db
      .selectFrom('folder')
      .select(['offer_id', 'family_known'])
      .where('offer_id', 'in', [first, second, third, alone, unknown])
      .execute()
    expect(new Set(left.map(({ offer_id }) => offer_id))).toEqual(new Set([first, alone, unknown]))
    expect(left.every(({ family_known }) => family_known)).toBe(true)
  })
})
