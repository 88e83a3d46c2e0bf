import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { businessdataInTest } from '../businessdata.example.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { pruneTries } from './password-try.queries.ts'

const password = 'Kupferschiene-25'
let given: Awaited<ReturnType<typeof businessdataInTest>>
let hash: string
beforeAll(async () => {
  given = await businessdataInTest()
  hash = await createPasswordHasher().hash(password)
})
afterAll(() => given.stop())
beforeEach(() => {
  given.clock.ahead = 0
})

let caller = 0
const newAddress = () => {
  caller += 1
  return `203.0.${caller >> 8}.${caller & 255}`
}

/** A folder with one file of each side that is open to visitors, or as `change` says. */
async function aFolder(change: Parameters<typeof given.setFolder>[1] = {}) {
  const offerId = given.anOffer()
  const { body: item } = await given.upload(given.people.supplier, offerId, 'Plan.pdf')
  await given.setFolder(offerId, {
    allow_anonymous: true,
    anonymous_agreed_supplier: true,
    anonymous_agreed_customer: true,
    password_hash: hash,
    ...change,
  })
  return { offerId, itemId: item.id as string }
}
const check = (offerId: string, tried = password, address = newAddress()) =>
  given.visit('/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ offerId, password: tried }),
  })
const checked = async (...call: Parameters<typeof check>) => {
  const answer = await check(...call)
  const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body }
}
/** What a visitor has of it who comes from a place of his own. */
async function visit(offerId: string) {
  const { status, body } = await checked(offerId)
  expect(status).toBe(200)
  return body.shareToken as string
}
const readAs = async (token: string, offerId: string) =>
  (await given.visit(`/?offerId=${offerId}`, { headers: { 'share-token': token } })).status
const hashesOf = async (act: () => Promise<unknown>) => {
  const before = given.passwordHashes()
  await act()
  return given.passwordHashes() - before
}
const log = (offerId: string) =>
  given.db.selectFrom('folder_log').selectAll().where('offer_id', '=', offerId).orderBy('id').execute()

test('the right password opens the folder to a visitor for an hour', async () => {
  const { offerId } = await aFolder()
  const { status, body } = await checked(offerId, password, '198.51.100.23')
  expect([status, body]).toEqual([
    200,
    {
      shareToken: expect.any(String),
      expiresAt: expect.any(String),
      businessData: expect.objectContaining({
        offerId,
        view: 'visitor',
        offerNumber: null,
        settings: null,
        room: null,
        permissions: { read: true, write: false },
        items: [expect.objectContaining({ filename: 'Plan.pdf' })],
      }),
    },
  ])
  const until = Date.parse(body.expiresAt as string) - Date.now()
  expect(until).toBeGreaterThan(3_590_000)
  expect(until).toBeLessThanOrEqual(3_600_000)
  expect(await readAs(body.shareToken as string, offerId)).toBe(200)
  const opened = (await log(offerId)).filter(({ act }) => act === 'open')
  expect(opened).toMatchObject([{ user_id: null, company_id: null, visitor_net: '198.51.100.0/24' }])
})

describe('unknown, unshared and wrong', () => {
  const agreed = { anonymous_agreed_supplier: true, anonymous_agreed_customer: true }
  it('answer the same after the same one hash', async () => {
    const unreleased = given.anOffer({ released: false })
    await given.upload(given.people.supplier, unreleased, 'Plan.pdf')
    await given.setFolder(unreleased, { allow_anonymous: true, password_hash: hash, ...agreed })
    const closed = given.anOffer({ family: { id: randomUUID(), released: true, open: false } })
    const cases = {
      unknown: [randomUUID(), password],
      'without anything': [given.anOffer(), password],
      unshared: [(await aFolder({ allow_anonymous: false })).offerId, password],
      'without a password': [(await aFolder({ password_hash: null })).offerId, password],
      unreleased: [unreleased, password],
      closed: [closed, password],
      wrong: [(await aFolder()).offerId, 'falsch'],
      'wrong where one signs in': [
        (await aFolder({ allow_anonymous: false, allow_external: true })).offerId,
        'falsch',
      ],
      empty: [(await aFolder()).offerId, ''],
    } as const
    const answers = new Map<string, unknown>()
    for (const [name, [offerId, tried]] of Object.entries(cases)) {
      expect(await hashesOf(async () => answers.set(name, await checked(offerId, tried))), name).toBe(1)
    }
    const uniform = {
      status: 403,
      retryAfter: null,
      body: expect.objectContaining({ code: 'folder-password-wrong' }),
    }
    expect([...answers.values()]).toEqual(Object.keys(cases).map(() => uniform))
    expect(new Set([...answers.values()].map((one) => JSON.stringify(one))).size).toBe(1)
  })

  it('are 503 alike while workflow cannot be asked, whoever asked just before', async () => {
    const own = await businessdataInTest()
    const offerId = own.anOffer()
    await own.upload(own.people.supplier, offerId, 'Plan.pdf')
    await own.setFolder(offerId, { allow_anonymous: true, password_hash: hash })
    await own.stopWorkflow()
    for (const id of [offerId, randomUUID()])
      for (const tried of [password, 'falsch']) {
        const answer = await own.visit('/check', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ offerId: id, password: tried }),
        })
        expect(answer.status).toBe(503)
      }
    await own.stop()
  })
})

test('who has the password of a folder for people with an account is asked to sign in', async () => {
  const { offerId } = await aFolder({ allow_anonymous: false, allow_external: true })
  expect(await hashesOf(() => checked(offerId))).toBe(1)
  expect(await checked(offerId)).toMatchObject({ status: 412, body: { code: 'folder-sign-in-needed' } })
})

describe('tries', () => {
  const wrong = { status: 403 }
  const locked = { status: 429, retryAfter: expect.any(String), body: { code: 'folder-password-locked' } }

  it('are locked for 15 minutes after the fifth wrong one, the right password too', async () => {
    const { offerId } = await aFolder()
    const address = newAddress()
    for (let i = 0; i < 5; i += 1) expect(await checked(offerId, 'falsch', address)).toMatchObject(wrong)
    expect(await hashesOf(() => checked(offerId, password, address))).toBe(0)
    const answer = await checked(offerId, password, address)
    expect(answer).toMatchObject(locked)
    expect(Number(answer.retryAfter)).toBeGreaterThan(890)
    expect(Number(answer.retryAfter)).toBeLessThanOrEqual(900)
    expect((await checked(offerId, password, newAddress())).status).toBe(200)
    given.clock.ahead = 15 * 60_000
    expect((await checked(offerId, password, address)).status).toBe(200)
  })

  it('are forgotten after the right one, and after a quarter of an hour', async () => {
    const { offerId } = await aFolder()
    const address = newAddress()
    const four = async () => {
      for (let i = 0; i < 4; i += 1) expect(await checked(offerId, 'falsch', address)).toMatchObject(wrong)
    }
    await four()
    expect((await checked(offerId, password, address)).status).toBe(200)
    await four()
    given.clock.ahead = 15 * 60_000
    await four()
    expect((await checked(offerId, password, address)).status).toBe(200)
  })

  it('count for all versions of an offer, for unknown ids, and for an IPv6 household', async () => {
    const { offerId } = await aFolder()
    const second = given.anOffer({ family: { id: offerId, released: true, open: true } })
    const unknown = randomUUID()
    for (const [ids, suffix] of [
      [[offerId, second], 'a'],
      [[unknown], 'b'],
    ] as const) {
      for (let i = 0; i < 5; i += 1)
        expect(await checked(ids[i % ids.length]!, 'falsch', `2001:db8:${suffix}::${i}`)).toMatchObject(wrong)
      for (const id of ids)
        expect(await checked(id, password, `2001:db8:${suffix}::99`)).toMatchObject(locked)
    }
  })

  it('of fifty at once cost five hashes at most', async () => {
    const { offerId } = await aFolder()
    const address = newAddress()
    const codes: unknown[] = []
    const hashes = await hashesOf(async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => checked(offerId, 'falsch', address)))
      codes.push(...answers.map(({ body }) => body.code))
      for (let i = 0; i < 5; i += 1) codes.push((await checked(offerId, 'falsch', address)).body.code)
    })
    expect(hashes).toBe(5)
    const looked = codes.filter((code) => code === 'folder-password-wrong')
    expect(looked).toHaveLength(5)
    // The others found the lock, or before it no hand free.
    const refusals = ['folder-password-wrong', 'folder-password-locked', 'service-busy']
    for (const code of codes) expect(refusals).toContain(code)
    expect(await checked(offerId, password, address)).toMatchObject(locked)
  })

  it('beyond four at once are not looked at, and not counted', async () => {
    const { offerId } = await aFolder()
    const answers = await Promise.all(Array.from({ length: 30 }, () => checked(offerId, 'falsch')))
    const busy = answers.filter(({ status }) => status === 429)
    expect(new Set(busy.map(({ body }) => body.code))).toEqual(new Set(['service-busy']))
    expect(busy.length).toBeGreaterThan(0)
    const tries = await given.db
      .selectFrom('password_try')
      .select('wrong')
      .where('offer_id', '=', offerId)
      .execute()
    expect(tries.filter(({ wrong: count }) => count > 0)).toHaveLength(30 - busy.length)
  })

  it('are logged for the admins of a folder that is there, by the net they came from', async () => {
    const { offerId } = await aFolder()
    await checked(offerId, 'falsch', '2001:db8:7:9::1')
    await vi.waitFor(async () =>
      expect((await log(offerId)).at(-1)).toMatchObject({
        act: 'wrong-password',
        user_id: null,
        visitor_net: '2001:db8:7::/48',
      }),
    )
    const kept = JSON.stringify(
      await given.db.selectFrom('password_try').selectAll().where('offer_id', '=', offerId).execute(),
    )
    expect(kept).not.toContain('2001:')
  })

  it('go an hour after the last', async () => {
    const { offerId } = await aFolder()
    await checked(offerId, 'falsch')
    const tries = () => given.db.selectFrom('password_try').where('offer_id', '=', offerId).execute()
    await pruneTries(given.db, new Date(Date.now() + 3_500_000))
    expect(await tries()).toHaveLength(1)
    await pruneTries(given.db, new Date(Date.now() + 3_700_000))
    expect(await tries()).toHaveLength(0)
  })
})

describe('a share token', () => {
  const ended = 401
  it('ends with the password, with the opening and after an hour, and finds no closed folder', async () => {
    const { offerId } = await aFolder()
    const [one, two, three] = [await visit(offerId), await visit(offerId), await visit(offerId)]
    await given.setFolder(offerId, { allow_anonymous: false })
    expect(await readAs(one, offerId)).toBe(ended)
    await given.setFolder(offerId, { allow_anonymous: true })
    expect(await readAs(one, offerId)).toBe(200)
    given.clock.ahead = 3_600_000
    expect(await readAs(two, offerId)).toBe(ended)
    given.clock.ahead = 0
    await given.setFolder(offerId, { password_version: 9 })
    expect(await readAs(three, offerId)).toBe(ended)
  })

  it('opens its own folder alone, to read', async () => {
    const [own, other] = [await aFolder(), await aFolder()]
    const token = await visit(own.offerId)
    expect(await readAs(token, other.offerId)).toBe(404)
    expect(await readAs(token, randomUUID())).toBe(404)
    const headers = { 'share-token': token }
    const item = `offerId=${own.offerId}&itemId=${own.itemId}`
    const statusOf = async (path: string, init: RequestInit = {}) =>
      (await given.visit(path, { headers, ...init })).status
    expect(await statusOf(`/item?${item}&preview=true`)).toBe(200)
    expect(await statusOf(`/delete?${item}`, { method: 'POST' })).toBe(401)
    expect(await statusOf(`/counts?offerIds=${own.offerId}`)).toBe(401)
    expect(
      await statusOf(`/?offerId=${own.offerId}`, { headers: { authorization: `Bearer ${token}` } }),
    ).toBe(401)
  })

  it('counts for nothing beside a sign-in', async () => {
    const { offerId } = await aFolder()
    const headers = { 'share-token': await visit(offerId) }
    const path = `/?offerId=${offerId}`
    expect((await given.send(given.people.supplier, path, { headers })).body.view).toBe('party')
    expect((await given.send(given.people.stranger, path, { headers })).status).toBe(404)
  })

  it('makes tickets that open what it opens while it lasts', async () => {
    const { offerId, itemId } = await aFolder()
    const headers = { 'share-token': await visit(offerId), 'content-type': 'application/json' }
    const ticketFor = async () => {
      const answer = await given.visit('/ticket', {
        method: 'POST',
        headers,
        body: JSON.stringify({ offerId, itemId }),
      })
      expect(answer.status).toBe(201)
      return ((await answer.json()) as { url: string }).url.replace('/api/offer/businessdata', '')
    }
    const first = await ticketFor()
    const kept = await given.db.selectFrom('ticket').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(headers['share-token'])
    expect((await given.visit(first)).status).toBe(200)
    expect((await given.visit(first)).status).toBe(404)
    const second = await ticketFor()
    await given.setFolder(offerId, { password_version: 4 })
    expect((await given.visit(second)).status).toBe(404)
  })
})
