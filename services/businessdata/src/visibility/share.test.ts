import type { FolderSettings, Visibility } from '@schrankwerk/contracts'
import { changeEntries } from '@schrankwerk/service-kit'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'

let given: Awaited<ReturnType<typeof businessdataInTest>>
beforeEach(async () => {
  given = await businessdataInTest()
})
afterEach(() => given.stop())

type Person = keyof typeof given.people
interface Entry {
  email: string
  endDate?: string | null
  permissions?: { read: boolean; write: boolean }
}
const read = { read: true, write: false }
const write = { read: true, write: true }

const settingsOf = async (offerId: string, person: Person = 'supplierAdmin'): Promise<FolderSettings> =>
  (await given.get(given.people[person], `/?offerId=${offerId}`)).body.settings
const share = async (
  offerId: string,
  visibilityEntries: Entry[],
  person: Person = 'supplierAdmin',
  editVersion?: number,
) =>
  given.post(given.people[person], '/share', {
    offerId,
    editVersion: editVersion ?? (await settingsOf(offerId))?.editVersion ?? 1,
    visibilityEntries,
  })
const openOffer = async (change = {}) => {
  const offerId = given.anOffer(change)
  await given.post(given.people.supplierAdmin, '/settings', {
    offerId,
    editVersion: 1,
    allowExternal: true,
    allowAnonymous: false,
    types: { SUPPLIER: write, CUSTOMER: write },
  })
  return offerId
}
const eventsOf = async () => {
  const rows = await given.db
    .selectFrom('outbox')
    .select(['name', 'payload', 'aggregate_version'])
    .where('name', 'like', 'businessdata.entry.%')
    .orderBy('position')
    .execute()
  return rows.map(({ name, payload, aggregate_version: version }) => ({
    name: name.replace('businessdata.entry.', ''),
    version,
    ...(payload as { entryId: string; userId: string; offerId: string; inviteId?: string }),
  }))
}
const lastFolderEvent = async () =>
  (
    await given.db
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'businessdata.folder.changed')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
  ).payload as { guestIds: string[] }
const passDays = (days: number) => {
  given.clock.now = Math.max(Date.now(), given.clock.now) + days * 24 * 3_600_000
}
const berlinDay = (daysOn = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    Math.max(Date.now(), given.clock.now) + daysOn * 24 * 3_600_000,
  )

describe('sharing', () => {
  it('opens the folder to whom the entry names, in whatever letters, and invites him once', async () => {
    const { guest } = given.people
    const offerId = await openOffer()
    expect((await given.get(guest, `/?offerId=${offerId}`)).status).toBe(404)
    const { status, body } = await share(offerId, [
      { email: guest.mail.toUpperCase(), permissions: { read: false, write: true } },
    ])
    expect([status, body]).toEqual([
      200,
      [
        {
          id: expect.any(String),
          side: 'SUPPLIER',
          email: guest.mail.toUpperCase(),
          endDate: null,
          permissions: write,
          isOver: false,
          invitedAt: expect.any(String),
        },
      ],
    ])
    expect((await given.get(guest, `/?offerId=${offerId}`)).body).toMatchObject({
      view: 'guest',
      offerNumber: null,
      settings: null,
      permissions: write,
      accessUntil: null,
    })
    expect(await eventsOf()).toEqual([
      {
        name: 'invited',
        version: 2,
        entryId: body[0].id,
        offerId,
        userId: guest.userId,
        inviteId: expect.any(String),
      },
    ])
    expect((await lastFolderEvent()).guestIds).toEqual([guest.userId])
    const again = await share(offerId, [{ email: guest.mail, permissions: write }])
    expect(again.body).toEqual(body)
    expect(await eventsOf()).toHaveLength(1)
    expect((await settingsOf(offerId)).editVersion).toBe(3)
    expect(await changeEntries(given.db, 'folder', offerId)).toMatchObject([
      { action: 'update' },
      { action: 'share' },
    ])
  })

  it('replaces: who stays keeps his id, who changes and who goes is told, and his open page asks again', async () => {
    const { guest } = given.people
    const offerId = await openOffer()
    const { body: before } = await share(offerId, [
      { email: 'bleibt@extern.example', permissions: read },
      { email: 'mehr@extern.example', permissions: read },
      { email: guest.mail, permissions: read },
    ])
    const { body: after } = await share(offerId, [
      { email: 'mehr@extern.example', permissions: write, endDate: berlinDay(3) },
      { email: 'bleibt@extern.example', permissions: read },
    ])
    const idOf = (list: Visibility[], name: string) => list.find(({ email }) => email.startsWith(name))?.id
    expect(after).toHaveLength(2)
    expect(idOf(after, 'bleibt')).toBe(idOf(before, 'bleibt'))
    expect(idOf(after, 'mehr')).toBe(idOf(before, 'mehr'))
    expect((await eventsOf()).slice(3)).toMatchObject([
      { name: 'changed', version: 3, entryId: idOf(before, 'mehr') },
      { name: 'ended', version: 3, entryId: before[2].id, userId: guest.userId },
    ])
    expect((await lastFolderEvent()).guestIds).toContain(guest.userId)
    expect((await given.get(guest, `/?offerId=${offerId}`)).status).toBe(404)
    const { body: back } = await share(offerId, [{ email: guest.mail, permissions: read }])
    expect(back[0].id).not.toBe(before[2].id)
    expect((await lastFolderEvent()).guestIds).toHaveLength(3)
  })

  it("leaves the other side's entries alone, and both together count", async () => {
    const { guest } = given.people
    const offerId = await openOffer()
    await share(offerId, [{ email: guest.mail, permissions: read, endDate: berlinDay() }])
    await share(offerId, [{ email: guest.mail, permissions: write, endDate: berlinDay(2) }], 'customerAdmin')
    const { body } = await given.get(guest, `/?offerId=${offerId}`)
    expect(body.permissions).toEqual(write)
    expect(body.accessUntil.slice(0, 10)).toBe(berlinDay(2))
    await given.setFolder(offerId, { external_agreed_customer: true })
    expect((await given.upload(guest, offerId, 'Messung.pdf')).body.side).toBe('CUSTOMER')
    await share(offerId, [], 'supplierAdmin')
    expect((await settingsOf(offerId)).visibilities).toMatchObject([{ side: 'CUSTOMER' }])
    await share(offerId, [], 'customerAdmin')
    expect((await given.get(guest, `/?offerId=${offerId}`)).status).toBe(404)
  })

  it('refuses an address that stands twice and an end in the past, each at its field', async () => {
    const offerId = await openOffer()
    const refused = await share(offerId, [
      { email: 'gast@extern.example', permissions: read },
      { email: 'Gast@Extern.example', permissions: read, endDate: berlinDay(-1) },
      { email: 'kein', permissions: read },
    ])
    expect([refused.status, refused.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['visibilityEntries.2.email'],
    ])
    const twice = await share(offerId, [
      { email: 'gast@extern.example', permissions: read },
      { email: 'Gast@Extern.example', permissions: read, endDate: berlinDay(-1) },
    ])
    expect([twice.status, twice.body.errors]).toEqual([
      400,
      [
        { path: 'visibilityEntries.1.email', code: 'repeated' },
        { path: 'visibilityEntries.1.endDate', code: 'in-past' },
      ],
    ])
    expect(await eventsOf()).toEqual([])
    const today = { email: 'gast@extern.example', permissions: read, endDate: berlinDay() }
    expect((await share(offerId, [today])).status).toBe(200)
  })

  it('lets an entry that is over stay as it is, and shows that; it opens nothing any more', async () => {
    const { guest } = given.people
    const offerId = await openOffer()
    const entry = { email: guest.mail, permissions: read, endDate: berlinDay() }
    await share(offerId, [entry])
    expect((await given.get(guest, `/?offerId=${offerId}`)).status).toBe(200)
    passDays(1)
    expect((await given.get(guest, `/?offerId=${offerId}`)).status).toBe(404)
    const other = { email: 'neu@extern.example', permissions: read }
    const { body } = await share(offerId, [entry, other])
    expect(body.map(({ isOver }: Visibility) => isOver)).toEqual([true, false])
    const changed = await share(offerId, [{ ...entry, permissions: write }, other])
    expect(changed.body.errors).toEqual([{ path: 'visibilityEntries.0.endDate', code: 'in-past' }])
  })

  it.each([
    ['supplierAdmin', 200],
    ['customerAdmin', 200],
    ['supplier', 403],
    ['competitor', 404],
    ['guest', 403],
    ['operator', 403],
  ] as const)('by %s is %i', async (person, status) => {
    expect((await share(await openOffer(), [], person)).status).toBe(status)
  })

  it('does nothing at all while identity is away', async () => {
    const offerId = await openOffer()
    await share(offerId, [{ email: 'alt@extern.example', permissions: read }])
    await given.stopIdentity()
    const answer = await share(offerId, [{ email: 'neu@extern.example', permissions: read }])
    expect([answer.status, answer.body.code]).toEqual([503, 'part-down'])
    expect((await settingsOf(offerId)).visibilities).toMatchObject([{ email: 'alt@extern.example' }])
    expect((await share(offerId, [{ email: 'alt@extern.example', permissions: write }])).status).toBe(200)
  })

  it('opens nothing where the offer closes while identity is asked', async () => {
    const offerId = await openOffer()
    const { accounts } = given
    accounts.set = function (...account) {
      given.offers.find((one) => one.offerId === offerId)!.family.open = false
      given.directory.clear()
      return Map.prototype.set.apply(this, account) as typeof accounts
    }
    const { status, body } = await share(offerId, [{ email: 'neu@extern.example', permissions: read }])
    expect([status, body.code]).toEqual([409, 'folder-not-open'])
    expect(await eventsOf()).toEqual([])
    expect((await settingsOf(offerId)).visibilities).toEqual([])
  })

  it('of a closed folder only takes away', async () => {
    const offerId = await openOffer()
    const entry = { email: 'gast@extern.example', permissions: write, endDate: berlinDay(5) }
    await share(offerId, [entry])
    given.offers.find((one) => one.offerId === offerId)!.family.open = false
    passDays(1)
    for (const opening of [
      [entry, { email: 'neu@extern.example', permissions: read }],
      [{ ...entry, endDate: null }],
      [{ ...entry, endDate: berlinDay(9) }],
    ]) {
      const answer = await share(offerId, opening)
      expect([answer.status, answer.body.code]).toEqual([409, 'folder-not-open'])
    }
    expect(given.accounts.has('neu@extern.example')).toBe(false)
    expect((await share(offerId, [{ ...entry, permissions: read }])).status).toBe(200)
    expect((await share(offerId, [])).status).toBe(200)
  })

  it('takes 200 new invitations a company and day, in whatever folder', async () => {
    const [first, second] = [await openOffer(), await openOffer()]
    const people = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({
        email: `gast${from + i}@extern.example`,
        permissions: read,
      }))
    expect((await share(first, people(0, 150))).status).toBe(200)
    const refused = await share(second, people(0, 51))
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(24 * 3600)
    const both = await Promise.all([
      share(second, people(0, 30), 'supplierAdmin', 2),
      share(first, [...people(0, 150), ...people(200, 30)], 'supplierAdmin', 3),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
    expect((await share(second, people(0, 200), 'customerAdmin')).status).toBe(200)
    passDays(1)
    expect((await share(second, people(0, 51))).status).toBe(200)
  })
})

describe('the first invitation', () => {
  const switchExternal = async (offerId: string, allowExternal: boolean) =>
    given.post(given.people.supplierAdmin, '/settings', {
      offerId,
      editVersion: (await settingsOf(offerId))?.editVersion ?? 1,
      allowExternal,
      allowAnonymous: false,
      types: { SUPPLIER: write, CUSTOMER: write },
    })
  const again = (offerId: string, entryId: string) =>
    given.post(given.people.supplierAdmin, '/visibility/invite', { offerId, entryId })

  it('waits for guests being let in, and comes once', async () => {
    const { guest } = given.people
    const offerId = given.anOffer()
    const entry = { email: guest.mail, permissions: read }
    const { body } = await share(offerId, [entry, { email: 'ohne@extern.example' }])
    expect(body.map(({ invitedAt }: Visibility) => invitedAt)).toEqual([null, null])
    const refused = await again(offerId, body[0].id)
    expect([refused.status, refused.body.code]).toEqual([409, 'folder-entry-idle'])
    expect(await eventsOf()).toEqual([])
    await switchExternal(offerId, true)
    expect(await eventsOf()).toMatchObject([{ name: 'invited', entryId: body[0].id, userId: guest.userId }])
    expect((await settingsOf(offerId)).visibilities.map(({ invitedAt }) => invitedAt)).toEqual([
      expect.any(String),
      null,
    ])
    await switchExternal(offerId, false)
    await switchExternal(offerId, true)
    expect(await eventsOf()).toHaveLength(1)
    expect((await again(offerId, body[0].id)).status).toBe(200)
    expect((await again(offerId, body[1].id)).body.code).toBe('folder-entry-idle')
  })

  it('waits for the first right; before it nobody is told of a change or an end', async () => {
    const offerId = await openOffer()
    const [email, other] = ['gast@extern.example', 'andere@extern.example']
    await share(offerId, [{ email }, { email: other }])
    await share(offerId, [{ email, endDate: berlinDay(3) }])
    expect(await eventsOf()).toEqual([])
    await share(offerId, [{ email, endDate: berlinDay(3), permissions: read }])
    await share(offerId, [{ email, endDate: berlinDay(4), permissions: read }])
    expect((await eventsOf()).map(({ name }) => name)).toEqual(['invited', 'changed'])
  })

  it("of the other side's entries comes when this side lets guests in", async () => {
    const offerId = given.anOffer()
    await share(offerId, [{ email: 'gast@extern.example', permissions: read }], 'customerAdmin')
    await switchExternal(offerId, true)
    expect((await eventsOf()).map(({ name }) => name)).toEqual(['invited'])
  })

  it('goes to users of the two companies while guests are kept out', async () => {
    const { customer } = given.people
    const offerId = given.anOffer()
    const { body } = await share(offerId, [{ email: customer.mail, permissions: write }], 'customerAdmin')
    expect(body).toMatchObject([{ invitedAt: expect.any(String) }])
    expect(await eventsOf()).toMatchObject([{ name: 'invited', userId: customer.userId }])
  })
})

test('of two lists at once one wins, the other one is told, and nothing is half written', async () => {
  const offerId = await openOffer()
  const lists = ['a', 'b'].map((letter) =>
    Array.from({ length: 20 }, (_, i) => ({ email: `${letter}${i}@extern.example`, permissions: read })),
  )
  const answers = await Promise.all(lists.map((list) => share(offerId, list, 'supplierAdmin', 2)))
  expect(answers.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
    [200, undefined],
    [409, 'changed-meanwhile'],
  ])
  const { visibilities, editVersion } = await settingsOf(offerId)
  expect(editVersion).toBe(3)
  expect(new Set(visibilities.map(({ email }) => email[0])).size).toBe(1)
  expect(visibilities).toHaveLength(20)
  expect(await eventsOf()).toHaveLength(20)
})

describe('one entry', () => {
  it.each([
    ['supplierAdmin', 200],
    ['customerAdmin', 200],
    ['supplier', 403],
    ['competitor', 404],
  ] as const)('is ended by %s with %i', async (person, status) => {
    const { guest } = given.people
    const offerId = await openOffer()
    const { body: entries } = await share(offerId, [{ email: guest.mail, permissions: read }])
    const end = (editVersion: number) =>
      given.post(given.people[person], '/visibility/end', { offerId, entryId: entries[0].id, editVersion })
    const answer = await end(3)
    expect(answer.status).toBe(status)
    if (status !== 200) return
    expect(answer.body).toMatchObject({ editVersion: 4, visibilities: [] })
    expect((await given.get(guest, `/?offerId=${offerId}`)).status).toBe(404)
    expect((await lastFolderEvent()).guestIds).toEqual([guest.userId])
    expect((await eventsOf()).at(-1)).toMatchObject({ name: 'ended', entryId: entries[0].id })
    expect([(await end(3)).status, (await end(4)).status]).toEqual([409, 404])
  })

  it('of another folder is unknown', async () => {
    const [mine, other] = [await openOffer(), await openOffer()]
    const { body } = await share(other, [{ email: 'gast@extern.example', permissions: read }])
    const target = { offerId: mine, entryId: body[0].id, editVersion: 2 }
    const { supplierAdmin } = given.people
    expect((await given.post(supplierAdmin, '/visibility/end', target)).status).toBe(404)
    const { editVersion: _, ...invited } = target
    expect((await given.post(supplierAdmin, '/visibility/invite', invited)).status).toBe(404)
  })

  it('is invited to again three times an hour, by its own side, with an invitation of its own', async () => {
    const offerId = await openOffer()
    const { body } = await share(offerId, [{ email: 'gast@extern.example', permissions: read }])
    const again = (person: Person = 'supplierAdmin') =>
      given.post(given.people[person], '/visibility/invite', { offerId, entryId: body[0].id })
    expect((await again('customerAdmin')).status).toBe(403)
    const answers = await Promise.all([again(), again(), again(), again()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
    expect(new Set((await eventsOf()).map(({ inviteId }) => inviteId)).size).toBe(4)
    given.clock.now = Date.now() + 61 * 60_000
    expect((await again()).status).toBe(200)
    given.offers.find((one) => one.offerId === offerId)!.family.open = false
    passDays(1)
    expect((await again()).body.code).toBe('folder-not-open')
  })
})
