import { randomUUID } from 'node:crypto'
import {
  businessDataChanged,
  companyChanged,
  enquiryChanged,
  enquiryClosed,
  enquiryReleased,
  enquiryReopened,
  offerAccepted,
  offerDrafted,
  userChanged,
} from '@schrankwerk/contracts'
import { type Actor, NotSignedIn, type RunningService, startService } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { findOffer } from '../neighbours.ts'
import { notificationInTest, quiet } from '../notification.example.ts'
import { followEvents } from './follow-events.ts'
import { createLiveHub } from './live-hub.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
let service: RunningService
let following: ReturnType<typeof followEvents>
const hub = createLiveHub({ perUser: 3, heartbeatMs: 100 })
let isListening = true
const opened: AbortController[] = []

beforeAll(async () => {
  given = await notificationInTest()
  following = followEvents({
    nats: given.connection,
    hub,
    isReleased: async (offerId, requestId) =>
      (await findOffer({ ...given.neighbours, requestId }, offerId))?.released === true,
    log: quiet,
    // A busy machine may be slow to reconnect.
    silenceMs: 60_000,
  })
  const app = createApp({
    db: given.db,
    log: quiet,
    hub,
    isListening: async () => isListening,
    authenticate: async (token) => {
      const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')
      const actor = given.world.people.find((person) => person.userId === sub)
      if (!actor) throw new NotSignedIn('token-invalid')
      return actor
    },
  })
  service = await startService({ name: 'notification', port: 0, app, log: quiet })
  await vi.waitFor(() => expect(given.connection.isConnected()).toBe(true))
  await (await given.connection.connection()).flush()
})
afterAll(async () => {
  hub.endAll()
  await service.stop()
  await following.stop()
  await given.stop()
})
beforeEach(async () => {
  for (const reader of opened.splice(0)) reader.abort()
  await vi.waitFor(() => expect(hub.size).toBe(0))
  isListening = true
})

const tokenOf = (actor: Actor, livesMs = 60_000) => {
  const claims = { sub: actor.userId, exp: (Date.now() + livesMs) / 1000 }
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
}

/** Reads a stream as the browser does. */
async function listen(actor: Actor, more: { lastEventId?: string; livesMs?: number } = {}) {
  const stopped = new AbortController()
  opened.push(stopped)
  const response = await fetch(`http://127.0.0.1:${service.port}/notification/stream`, {
    headers: {
      authorization: `Bearer ${tokenOf(actor, more.livesMs)}`,
      ...(more.lastEventId && { 'last-event-id': more.lastEventId }),
    },
    signal: stopped.signal,
  })
  const heard = { text: '', ended: false }
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body!)
      heard.text += decoder.decode(chunk as Uint8Array, { stream: true })
    heard.ended = true
  })()
  reading.catch(() => undefined)
  return {
    status: response.status,
    headers: response.headers,
    events: () => [...heard.text.matchAll(/^data: (\{"kind.*)$/gm)].map((match) => JSON.parse(match[1]!)),
    ids: () => [...heard.text.matchAll(/^id: ([^@].*)$/gm)].map((match) => match[1]!),
    positions: () => [...heard.text.matchAll(/^id: (@.*)$/gm)].map((match) => match[1]!),
    text: () => heard.text,
    ended: () => heard.ended,
    leave: () => stopped.abort(),
  }
}

const offerPayload = () => {
  const { offerId, enquiryId, customerCompanyId, supplierCompanyId } = given.world.offer
  return { offerId, enquiryId, customerCompanyId, supplierCompanyId, version: 1, userId: null, guestIds: [] }
}
/** Everything said before has arrived when this has: events of one publisher keep their order. */
async function untilAllHeard() {
  const operator = await listen(given.world.admin)
  const id = await given.say(companyChanged, { companyId: randomUUID(), name: 'x' })
  await vi.waitFor(() => expect(operator.ids()).toContain(`${id}.0`))
}

test('an event reaches both parties and nobody else, as kind and id', async () => {
  const { people, customer, supplier, admin, offer } = given.world
  const [parties, others] = [
    await Promise.all([customer, supplier].map((actor) => listen(actor))),
    await Promise.all([people[4]!, people[5]!, admin].map((actor) => listen(actor))),
  ]
  expect(parties[0]!.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(parties[0]!.headers.get('cache-control')).toBe('no-store')
  await given.say(offerAccepted, offerPayload())
  for (const party of parties)
    await vi.waitFor(() =>
      expect(party.events()).toEqual([
        { kind: 'offer', id: offer.offerId, version: 1 },
        { kind: 'bom', id: offer.offerId, version: 1 },
        { kind: 'file', id: offer.offerId, version: 1 },
        { kind: 'enquiry', id: offer.enquiryId },
      ]),
    )
  await untilAllHeard()
  expect(others.map((other) => other.events().filter(({ kind }) => kind !== 'company'))).toEqual([[], [], []])
})

test('a closed enquiry looks the same to every supplier, whether or not others have offers on it', async () => {
  const uninvolved = await listen(given.world.people[4]!)
  const enquiry = {
    enquiryId: given.world.enquiry.id,
    customerCompanyId: given.world.customer.companyId,
    visibleToSuppliers: true,
    userId: null,
  }
  await given.say(enquiryChanged, enquiry)
  await untilAllHeard()
  const withoutOffers = uninvolved.events()
  expect(withoutOffers.map(({ kind }) => kind)).toEqual(['enquiry', 'bom', 'file'])
  for (const besides of [enquiryClosed, enquiryReopened]) {
    const before = uninvolved.events().length
    await given.say(enquiryChanged, enquiry)
    await given.say(besides, enquiry)
    await untilAllHeard()
    expect(uninvolved.events().slice(before)).toEqual(withoutOffers)
  }
})

test('the same event said twice is told once', async () => {
  const supplier = await listen(given.world.supplier)
  const id = await given.say(offerDrafted, offerPayload())
  await given.say(offerDrafted, offerPayload(), id)
  await given.say(offerAccepted, offerPayload())
  await vi.waitFor(() => expect(supplier.events()).toHaveLength(7))
  expect(new Set(supplier.ids()).size).toBe(7)
})

test('the folder of an unreleased offer is the supplier’s alone', async () => {
  const [customer, supplier] = await Promise.all([listen(given.world.customer), listen(given.world.supplier)])
  const about = { ...offerPayload() }
  const folder = {
    offerId: about.offerId,
    customerCompanyId: about.customerCompanyId,
    supplierCompanyId: about.supplierCompanyId,
    userId: null,
    guestIds: [],
  }
  given.world.offer.released = false
  await given.say(businessDataChanged, folder)
  await vi.waitFor(() => expect(supplier.events()).toHaveLength(1))
  given.world.offer.released = true
  await given.say(businessDataChanged, folder)
  await vi.waitFor(() => expect(supplier.events()).toHaveLength(2))
  await vi.waitFor(() => expect(customer.events()).toHaveLength(1))
})

test('who comes back gets what he missed, and a reset when that is not known', async () => {
  const first = await listen(given.world.supplier)
  await given.say(offerAccepted, offerPayload())
  await vi.waitFor(() => expect(first.ids()).toHaveLength(4))
  const lastEventId = first.ids().at(-1)!
  first.leave()
  await vi.waitFor(() => expect(hub.size).toBe(0))
  const missed = await given.say(enquiryReleased, {
    enquiryId: given.world.enquiry.id,
    customerCompanyId: given.world.customer.companyId,
    visibleToSuppliers: true,
    userId: null,
  })
  await untilAllHeard()
  const back = await listen(given.world.supplier, { lastEventId })
  await vi.waitFor(() => expect(back.ids()).toContain(`${missed}.0`))
  expect(back.text()).not.toContain('reset')
  const stranger = await listen(given.world.people[5]!, { lastEventId })
  const lost = await listen(given.world.supplier, { lastEventId: `${randomUUID()}.0` })
  await vi.waitFor(() => expect(lost.text()).toContain('event: reset\ndata: {}\n\n'))
  await vi.waitFor(() => expect(stranger.text()).not.toBe(''))
  expect(stranger.events()).toEqual([])
})

test('who has seen no event resumes from the time the stream last named', async () => {
  const first = await listen(given.world.supplier)
  await vi.waitFor(() => expect(first.positions().length).toBeGreaterThan(1))
  first.leave()
  await vi.waitFor(() => expect(hub.size).toBe(0))
  const missed = await given.say(offerDrafted, offerPayload())
  await untilAllHeard()
  const back = await listen(given.world.supplier, { lastEventId: first.positions().at(-1)! })
  await vi.waitFor(() => expect(back.ids()).toContain(`${missed}.0`))
  expect(back.text()).not.toContain('reset')
})

test('it ends with its token', async () => {
  const short = await listen(given.world.customer, { livesMs: 150 })
  const long = await listen(given.world.customer)
  await vi.waitFor(() => expect(short.ended()).toBe(true))
  expect(long.ended()).toBe(false)
})

test.each([
  ['the account', userChanged],
  ['the company', companyChanged],
] as const)('it ends when %s changes, after saying so', async (_, event) => {
  const { userId, companyId } = given.world.customer
  const own = await listen(given.world.customer)
  const other = await listen(given.world.supplier)
  if (event === userChanged) await given.say(userChanged, { userId, sub: 's', companyId })
  else await given.say(companyChanged, { companyId, name: 'Neu' })
  await vi.waitFor(() => expect(own.ended()).toBe(true))
  expect(own.events()).toHaveLength(1)
  // Its rights may have changed with it: what it shows is asked for anew.
  expect(own.text()).toMatch(/event: reset\ndata: \{\}\n\n$/)
  expect(other.ended()).toBe(false)
})

test('of too many streams of one user the oldest ends', async () => {
  const streams: Awaited<ReturnType<typeof listen>>[] = []
  for (let count = 0; count < 4; count += 1) streams.push(await listen(given.world.customer))
  const other = await listen(given.world.people[1]!)
  await vi.waitFor(() => expect(streams[0]!.ended()).toBe(true))
  expect([...streams.slice(1), other].map((stream) => stream.ended())).toEqual([false, false, false, false])
})

test('silence is broken by a sign of life', async () => {
  const idle = await listen(given.world.customer)
  await vi.waitFor(() => expect(idle.positions().length).toBeGreaterThan(2))
})

test('without NATS no stream opens, so that the browser polls; without a token none at all', async () => {
  isListening = false
  expect((await listen(given.world.customer)).status).toBe(503)
  expect((await fetch(`http://127.0.0.1:${service.port}/notification/stream`)).status).toBe(401)
})

test('a short interruption of NATS ends no stream', async () => {
  const reader = await listen(given.world.supplier)
  await vi.waitFor(() => expect(reader.positions().length).toBeGreaterThan(0))
  await (await given.connection.connection()).reconnect()
  const missed = await given.say(offerAccepted, offerPayload())
  await vi.waitFor(() => expect(reader.ids()).toContain(`${missed}.0`))
  expect(reader.ended()).toBe(false)
  expect(reader.text()).not.toContain('reset')
})

test('a reader who does not read is cut off before he fills the memory', async () => {
  const slow = createLiveHub()
  const reader = slow.open({ actor: given.world.customer, endsAt: Date.now() + 60_000 }).getReader()
  const audience = { companyIds: [given.world.customer.companyId] }
  const events = [{ kind: 'offer' as const, id: 'x'.repeat(1000) }]
  for (let count = 0; count < 400; count += 1) slow.tell(`event-${count}`, audience, events)
  expect(slow.size).toBe(0)
  await expect(reader.read()).rejects.toThrow('too slow')
})

/** What a stream opened at this copy says at once. */
async function opening(copy: ReturnType<typeof createLiveHub>, lastEventId?: string) {
  const stream = copy.open({ actor: given.world.customer, endsAt: Date.now() + 60_000, lastEventId })
  const reader = stream.getReader()
  const text = new TextDecoder().decode((await reader.read()).value)
  const ids = [...text.matchAll(/^id: (.*)$/gm)].map((match) => match[1]!)
  return { reader, events: ids.filter((id) => !id.startsWith('@')), position: ids.at(-1)!, text }
}
const ofCustomer = () => ({ companyIds: [given.world.customer.companyId] })
const aCopy = (at: { now: number }, remembered = 10) => {
  const copy = createLiveHub({ now: () => at.now, remembered })
  return { ...copy, say: (id: string) => copy.tell(id, ofCustomer(), [{ kind: 'offer', id }]) }
}

test('who comes back to another copy misses nothing that it heard in another order', async () => {
  const copy = aCopy({ now: 0 })
  // The first copy heard b before a; the browser saw b and then came here.
  for (const id of ['a', 'b', 'c']) copy.say(id)
  const { reader, events } = await opening(copy, 'b.0')
  expect(events).toEqual(['a.0', 'b.0', 'c.0'])
  copy.endAll()
  expect(await reader.read()).toEqual({ done: true, value: undefined })
})

test('another copy goes on from a time of the first if it has listened for longer than copies may differ', async () => {
  const at = { now: 1_000_000 }
  const [first, second] = [aCopy(at), aCopy(at)]
  at.now += 40_000
  second.say('a')
  const { position } = await opening(first)
  expect((await opening(second, position)).events).toEqual(['a.0'])
  const late = aCopy(at)
  at.now += 5000
  const { text } = await opening(late, (await opening(first)).position)
  expect(text).toContain('event: reset')
})

test('a time from before what is still remembered, or from before a gap, is too old', async () => {
  const at = { now: 1_000_000 }
  const copy = aCopy(at, 2)
  const { position } = await opening(copy)
  at.now += 1
  for (const id of ['a', 'b']) copy.say(id)
  expect((await opening(copy, position)).events).toEqual(['a.0', 'b.0'])
  copy.say('c')
  expect((await opening(copy, position)).text).toContain('event: reset')
  at.now += 1
  const fresh = await opening(copy)
  expect((await opening(copy, fresh.position)).text).not.toContain('event: reset')
  at.now += 1
  copy.forget()
  expect((await opening(copy, fresh.position)).text).toContain('event: reset')
})

test('streams that end in order, as when the service stops, cost nobody their place', async () => {
  const at = { now: 1_000_000 }
  const copy = aCopy(at)
  const { position, reader } = await opening(copy)
  copy.endAll()
  expect((await reader.read()).done).toBe(true)
  copy.say('a')
  expect((await opening(copy, position)).events).toEqual(['a.0'])
})

test('someone at a gate hears of himself and his company alone, also what he missed, until the gate is open', async () => {
  const { customer, people } = given.world
  const colleague = people[1]!
  for (const gate of ['passwordChangeNeeded', 'pendingRegistration'] as const) {
    const gated = { ...customer, userId: randomUUID(), [gate]: true }
    people.push(gated)
    const [stream, before] = [await listen(gated), await listen(colleague)]
    await vi.waitFor(() => expect(stream.positions().length).toBeGreaterThan(0))
    const lastEventId = stream.positions()[0]!
    const own = { userId: gated.userId, sub: 'x', companyId: customer.companyId }
    const said = [
      await given.say(offerAccepted, offerPayload()),
      await given.say(enquiryReleased, {
        enquiryId: randomUUID(),
        customerCompanyId: customer.companyId,
        visibleToSuppliers: true,
        userId: null,
      }),
      await given.say(userChanged, { ...own, userId: colleague.userId }),
    ]
    await untilAllHeard()
    expect(before.events().length).toBeGreaterThan(4)
    expect(stream.events()).toEqual([])
    const resumed = await listen(gated, { lastEventId })
    await vi.waitFor(() => expect(resumed.positions().length).toBeGreaterThan(0))
    expect(resumed.ids().filter((id) => said.includes(id.replace(/\.\d+$/, '')))).toEqual([])

    // The gate opens: the stream ends, and whoever comes back hears what the others do.
    people[people.indexOf(gated)] = { ...gated, [gate]: false }
    expect(stream.ended()).toBe(false)
    await given.say(userChanged, own)
    await vi.waitFor(() => expect(stream.ended()).toBe(true))
    expect(stream.events()).toEqual([{ kind: 'user', id: gated.userId }])
    const back = await listen({ ...gated, [gate]: false })
    await given.say(offerAccepted, offerPayload())
    await vi.waitFor(() => expect(back.events().length).toBeGreaterThan(1))
  }
})

test('someone at a gate is told of his company, by which the wait ends', async () => {
  const { customer, people } = given.world
  const gated = { ...customer, userId: randomUUID(), pendingRegistration: true }
  people.push(gated)
  const stream = await listen(gated)
  await given.say(companyChanged, { companyId: randomUUID(), name: 'Andere' })
  await given.say(companyChanged, { companyId: customer.companyId, name: 'Nord' })
  await vi.waitFor(() => expect(stream.ended()).toBe(true))
  expect(stream.events()).toEqual([{ kind: 'company', id: customer.companyId }])
  expect(stream.text()).toContain('event: reset')
})
