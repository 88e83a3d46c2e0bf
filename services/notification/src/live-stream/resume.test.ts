import { randomUUID } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import {
  businessDataChanged,
  enquiryReleased,
  messageSent,
  offerAccepted,
  offerDrafted,
  userChanged,
} from '@schrankwerk/contracts'
import { type Actor, createNats } from '@schrankwerk/service-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notificationInTest, quiet } from '../notification.example.ts'
import { followEvents } from './follow-events.ts'
import { createLiveHub, type LiveHub } from './live-hub.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
const stops: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  given = await notificationInTest()
})
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
  await given.stop()
})

/** A copy of the service that can hear: its hub, and what follows the events. */
async function aCopy({ url = given.nats.url, remembered = 5000, replayMs = 60_000 } = {}) {
  const nats = createNats({ settings: { NATS_URL: [url] }, name: 'notification', log: quiet })
  const hub = createLiveHub({ remembered })
  const asked: string[] = []
  const following = followEvents({
    nats,
    hub,
    isReleased: async (offerId) => {
      asked.push(offerId)
      return given.world.offer.released
    },
    log: quiet,
    replayMs,
    retryMs: [50, 50],
  })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    hub.endAll()
    await following.stop()
    await nats.close()
  }
  stops.push(stop)
  await vi.waitFor(async () => expect(await following.isListening()).toBe(true))
  return { hub, asked, following, stop }
}

/** Reads a stream of a copy until it ends. */
function listen({ hub }: { hub: LiveHub }, actor: Actor, lastEventId?: string) {
  const heard = { text: '', ended: false }
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const bytes of hub.open({ actor, endsAt: Date.now() + 60_000, lastEventId }))
      heard.text += decoder.decode(bytes, { stream: true })
    heard.ended = true
  })()
  reading.catch(() => undefined)
  const ids = () => [...heard.text.matchAll(/^id: ([^@].*)$/gm)].map(([, id]) => id!)
  return {
    ids,
    /** The events, without the numbers of their lines. */
    events: () => [...new Set(ids().map((id) => id.slice(0, id.lastIndexOf('.'))))],
    position: () => [...heard.text.matchAll(/^id: (@.*)$/gm)].at(-1)?.[1],
    isReset: () => heard.text.includes('event: reset'),
    hasBegun: () => heard.text.includes('id: @'),
    ended: () => heard.ended,
  }
}
/** As the browser: who comes back knows what he has seen, and drops it. */
async function comeBack(
  copy: { hub: LiveHub },
  actor: Actor,
  before: ReturnType<typeof listen>,
  lastEventId = before.ids().at(-1) ?? before.position(),
) {
  const back = listen(copy, actor, lastEventId)
  await vi.waitFor(() => expect(back.hasBegun()).toBe(true))
  const seen = before.events()
  return { ...back, missed: () => back.events().filter((id) => !seen.includes(id)) }
}

const offerPayload = () => {
  const { offerId, enquiryId, customerCompanyId, supplierCompanyId } = given.world.offer
  return { offerId, enquiryId, customerCompanyId, supplierCompanyId, version: 1, userId: null, guestIds: [] }
}
const conversationPayload = () => {
  const { enquiryId, customerCompanyId, supplierCompanyId } = given.world.offer
  const { userId, companyId } = given.world.customer
  return { conversationId: randomUUID(), enquiryId, customerCompanyId, supplierCompanyId, userId, companyId }
}
const sendMessage = (between: { customerCompanyId?: string; supplierCompanyId?: string } = {}) =>
  given.say(messageSent, {
    ...conversationPayload(),
    companyId: given.world.customer.companyId,
    ...between,
    messageId: randomUUID(),
  })

test('whoever comes back to a copy that has just begun gets what he missed, and nobody else does', async () => {
  const { customer, supplier, people, admin } = given.world
  const first = await aCopy()
  const everyone = [customer, supplier, people[4]!, people[5]!, admin]
  const listening = everyone.map((actor) => listen(first, actor))
  const seen: string[] = []
  for (const { companyId } of everyone)
    seen.push(await sendMessage({ customerCompanyId: companyId, supplierCompanyId: companyId }))
  for (const [at, reader] of listening.entries())
    await vi.waitFor(() => expect(reader.events()).toEqual([seen[at]]))
  await first.stop()

  const toBoth = [await sendMessage(), await given.say(offerAccepted, offerPayload())]
  const toSupplier = await given.say(offerDrafted, offerPayload())
  const second = await aCopy()
  const missed: string[][] = []
  for (const [at, actor] of everyone.entries()) {
    const back = await comeBack(second, actor, listening[at]!)
    expect(back.isReset()).toBe(false)
    missed.push(back.missed())
  }
  expect(missed).toEqual([toBoth, [...toBoth, toSupplier], [], [], []])
  const back = await comeBack(second, customer, listening[0]!)
  const next = await sendMessage()
  await vi.waitFor(() => expect(back.events().at(-1)).toBe(next))
})

test('a time that another copy named serves as well', async () => {
  const at = { now: 1_000_000 }
  const [first, second] = [0, 1].map(() => createLiveHub({ now: () => at.now })) as [LiveHub, LiveHub]
  const { customer } = given.world
  const reader = listen({ hub: first }, customer)
  await vi.waitFor(() => expect(reader.position()).toBeDefined())
  const missed = { companyIds: [customer.companyId], events: [{ kind: 'offer' as const, id: 'a' }] }
  const events = [
    { ...missed, eventId: 'long-ago', at: at.now - 60_000 },
    { ...missed, eventId: 'missed', at: at.now + 1000 },
  ]
  expect((await comeBack({ hub: second }, customer, reader)).isReset()).toBe(true)
  second.refill({ events, wholeSince: at.now - 120_000, gapSince: at.now })
  const back = await comeBack({ hub: second }, customer, reader)
  expect([back.isReset(), back.missed()]).toEqual([false, ['missed']])
  // A hole behind which nothing is known of what came before.
  at.now += 120_000
  second.refill({ events: [], wholeSince: at.now, gapSince: at.now - 1000 })
  expect((await comeBack({ hub: second }, customer, reader)).isReset()).toBe(true)
})

test('only someone from before what a new copy reads asks for everything', async () => {
  const first = await aCopy()
  const reader = listen(first, given.world.customer)
  for (let count = 0; count < 4; count += 1) await sendMessage()
  await vi.waitFor(() => expect(reader.events()).toHaveLength(4))
  await first.stop()
  const [firstSeen] = reader.ids()
  const missed = await sendMessage()

  const short = await aCopy({ remembered: 3 })
  const atEnd = await comeBack(short, given.world.customer, reader)
  expect([atEnd.isReset(), atEnd.missed()]).toEqual([false, [missed]])
  expect((await comeBack(short, given.world.customer, reader, firstSeen)).isReset()).toBe(true)
  const brief = await aCopy({ replayMs: 0 })
  expect((await comeBack(brief, given.world.customer, reader)).isReset()).toBe(true)
})

test('what the customer may know only of a released offer is asked for once', async () => {
  const first = await aCopy()
  const readers = [given.world.customer, given.world.supplier].map(
    (actor) => [actor, listen(first, actor)] as const,
  )
  const seen = await sendMessage()
  for (const [, reader] of readers) await vi.waitFor(() => expect(reader.events()).toEqual([seen]))
  await first.stop()
  const { enquiryId: _enquiryId, version: _version, ...folder } = offerPayload()
  const missed = [await given.say(businessDataChanged, folder), await given.say(businessDataChanged, folder)]
  for (const released of [false, true]) {
    given.world.offer.released = released
    const copy = await aCopy()
    expect(copy.asked).toEqual([folder.offerId])
    const [customer, supplier] = [await comeBack(copy, ...readers[0]!), await comeBack(copy, ...readers[1]!)]
    expect([customer.missed(), supplier.missed()]).toEqual([released ? missed : [], missed])
  }
})

test('someone whose rights changed while he was away asks for everything, his colleagues do not', async () => {
  const { customer, people } = given.world
  const first = await aCopy()
  const readers = [customer, people[1]!].map((actor) => [actor, listen(first, actor)] as const)
  const seen = await sendMessage()
  for (const [, reader] of readers) await vi.waitFor(() => expect(reader.events()).toEqual([seen]))
  await first.stop()
  const changed = await given.say(userChanged, {
    userId: customer.userId,
    sub: 's',
    companyId: customer.companyId,
  })
  const second = await aCopy()
  expect((await comeBack(second, ...readers[0]!)).isReset()).toBe(true)
  const colleague = await comeBack(second, ...readers[1]!)
  expect([colleague.isReset(), colleague.missed()]).toEqual([false, [changed]])
  // Where he was told, once was enough.
  const told = await comeBack(second, ...readers[0]!, `${changed}.0`)
  expect(told.isReset()).toBe(false)
})

/** Stands between a copy and NATS and can be cut. */
async function aCable() {
  const [host, port] = given.nats.url.replace(/^.*@/, '').split(':') as [string, string]
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(port), host)
    for (const [end, other] of [[near, far] as const, [far, near] as const]) {
      ends.add(end)
      end.pipe(other)
      end.on('error', () => undefined)
      end.on('close', () => void other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as { port: number }
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
    ends.clear()
  }
  stops.push(async () => {
    cut()
    server.close()
  })
  return {
    url: given.nats.url.replace(/@.*$/, `@127.0.0.1:${own}`),
    cut,
    mend: () => {
      isCut = false
    },
  }
}

test('after an interruption of NATS everybody goes on where he was, with what passed meanwhile', async () => {
  const { customer, supplier, people } = given.world
  const cable = await aCable()
  const copy = await aCopy({ url: cable.url })
  const everyone = [customer, supplier, people[4]!]
  const listening = everyone.map((actor) => listen(copy, actor))
  const seen = await sendMessage()
  await vi.waitFor(() => expect(listening[1]!.events()).toEqual([seen]))
  cable.cut()
  for (const reader of listening) await vi.waitFor(() => expect(reader.ended()).toBe(true))
  const missed = [await sendMessage(), await given.say(offerDrafted, offerPayload())]
  const toAllSuppliers = await given.say(enquiryReleased, {
    enquiryId: given.world.enquiry.id,
    customerCompanyId: customer.companyId,
    visibleToSuppliers: true,
    userId: null,
  })
  cable.mend()
  await vi.waitFor(async () => expect(await copy.following.isListening()).toBe(true))
  const told: string[][] = []
  for (const [at, actor] of everyone.entries()) {
    const back = await comeBack(copy, actor, listening[at]!)
    expect(back.isReset()).toBe(false)
    told.push(back.missed())
  }
  expect(told).toEqual([[missed[0], toAllSuppliers], [...missed, toAllSuppliers], [toAllSuppliers]])
})

test('where a stream was lost nobody goes on as if nothing had happened', async () => {
  const cable = await aCable()
  const copy = await aCopy({ url: cable.url })
  const reader = listen(copy, given.world.customer)
  const seen = await sendMessage()
  await vi.waitFor(() => expect(reader.events()).toEqual([seen]))
  cable.cut()
  await vi.waitFor(() => expect(reader.ended()).toBe(true))
  await sendMessage()
  const manager = await given.nats.connection.jetstreamManager()
  const { config } = await manager.streams.info('workflow')
  await manager.streams.delete('workflow')
  cable.mend()
  await vi.waitFor(async () => expect(await copy.following.isListening()).toBe(true))
  expect((await comeBack(copy, given.world.customer, reader)).isReset()).toBe(true)

  await manager.streams.add(config)
  const after = await sendMessage()
  const fresh = await aCopy()
  expect((await comeBack(fresh, given.world.customer, reader)).isReset()).toBe(true)
  const next = await comeBack(fresh, given.world.customer, reader, `${after}.0`)
  expect([next.isReset(), next.missed()]).toEqual([false, [after]])
})
