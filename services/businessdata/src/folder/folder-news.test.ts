import { randomUUID } from 'node:crypto'
import { businessDataChanged } from '@schrankwerk/contracts'
import { berlinDate } from '@schrankwerk/service-kit'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'
import { onOfferChanged } from '../consumers/on-offer-changed.ts'
import type { FolderTable, VisibilityTable } from '../database/tables.ts'

let given: Awaited<ReturnType<typeof businessdataInTest>>
beforeAll(async () => {
  given = await businessdataInTest()
})
afterAll(() => given.stop())

const all = { read: true, write: true }
const opened = { allowExternal: true, allowAnonymous: false, types: { SUPPLIER: all, CUSTOMER: all } }

/** A folder that lets the guest in, by an entry of the supplier. */
async function folderWithGuest(change: Partial<Updateable<VisibilityTable>> = {}): Promise<string> {
  const offerId = given.anOffer()
  await given.upload(given.people.supplier, offerId, 'Plan.pdf')
  await given.letGuestIn(offerId, change as never)
  return offerId
}
const guestsTold = async (offerId: string) => {
  const { payload } = await given.db
    .selectFrom('outbox')
    .select('payload')
    .where('aggregate_id', '=', offerId)
    .where('name', '=', businessDataChanged.name)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  return (payload as { guestIds: string[] }).guestIds
}
const guestsToldOfUpload = async (offerId: string) => {
  expect((await given.upload(given.people.supplier, offerId, 'Neu.pdf')).status).toBe(201)
  return guestsTold(offerId)
}
const changed = async (path: string, offerId: string, body: object) => {
  const admin = given.people.supplierAdmin
  const { editVersion, visibilities } = (await given.get(admin, `/?offerId=${offerId}`)).body.settings
  const input = { offerId, editVersion, ...body }
  const answer = await given.post(
    admin,
    path,
    path === '/visibility/end' ? { ...input, entryId: visibilities[0].id } : input,
  )
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}

describe('of what happens in a folder is told', () => {
  it('a guest whom it lets in now', async () => {
    expect(await guestsToldOfUpload(await folderWithGuest())).toEqual([given.people.guest.userId])
  })

  it("no guest once his last day has passed, by the service's clock", async () => {
    const offerId = await folderWithGuest({ end_date: berlinDate(given.now()) })
    expect(await guestsToldOfUpload(offerId)).toEqual([given.people.guest.userId])
    given.clock.ahead = 48 * 3_600_000
    expect(await guestsToldOfUpload(offerId)).toEqual([])
    given.clock.ahead = 0
  })

  it.each<[string, Partial<Updateable<VisibilityTable>>, Updateable<FolderTable>]>([
    ['without a right', { may_read: false }, {}],
    ['whose last day has passed', { end_date: '2026-01-31' }, {}],
    ['whose entry has ended', { ended_at: new Date() }, {}],
    ['while people outside are kept out', {}, { allow_external: false }],
  ])('no guest %s', async (_, entry, folder) => {
    const offerId = await folderWithGuest(entry)
    if (Object.keys(folder).length > 0) await given.setFolder(offerId, folder)
    expect(await guestsToldOfUpload(offerId)).toEqual([])
  })
})

describe('who could open a folder until now is told once', () => {
  const nothing = { read: false, write: false }
  it.each([
    ['by switching off', '/settings', () => ({ ...opened, allowExternal: false })],
    ['by ending the entry', '/visibility/end', () => ({})],
    ['by an entry that is gone', '/share', () => ({ visibilityEntries: [] })],
    [
      'by an entry without a right',
      '/share',
      () => ({ visibilityEntries: [{ email: given.people.guest.mail, permissions: nothing }] }),
    ],
  ])('%s', async (_, path, body) => {
    const offerId = await folderWithGuest()
    await changed(path, offerId, body())
    expect(await guestsTold(offerId)).toEqual([given.people.guest.userId])
    expect(await guestsToldOfUpload(offerId)).toEqual([])
  })

  it('where its offer closes', async () => {
    const offerId = await folderWithGuest()
    const other = { mail: 'andere@extern.example', mail_key: 'andere@extern.example', user_id: randomUUID() }
    await given.letGuestIn(offerId, { ...other, create_date: new Date(0) })
    given.offers.find((one) => one.offerId === offerId)!.family.open = false
    const event = { id: randomUUID(), payload: { offerId } } as never
    await given.deliver(onOfferChanged({ offers: given.directory, now: given.now }), event)
    const ids = [given.people.guest.userId, other.user_id]
    expect((await guestsTold(offerId)).toSorted()).toEqual(ids.toSorted())
    await changed('/visibility/end', offerId, {})
    expect(await guestsTold(offerId)).toEqual([])
  })
})

it('a guest stays told where a side no longer agrees to show its files', async () => {
  const offerId = await folderWithGuest()
  await changed('/settings', offerId, { ...opened, agree: { external: false } })
  expect(await guestsTold(offerId)).toEqual([given.people.guest.userId])
  expect(await guestsToldOfUpload(offerId)).toEqual([given.people.guest.userId])
})
