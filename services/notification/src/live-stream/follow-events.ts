import { setTimeout as pause } from 'node:timers/promises'
import {
  companyChanged,
  type EventEnvelope,
  type EventPayload,
  type Notice,
  userChanged,
} from '@schrankwerk/contracts'
import { type Logger, type Nats, replayBroadcast, subscribeBroadcast } from '@schrankwerk/service-kit'
import type { LiveHub } from './live-hub.ts'
import { noticeOf } from './notices.ts'
import { overlapMs, type Remembered } from './past.ts'

export interface FollowParts {
  nats: Nats
  hub: LiveHub
  /** Whether the customer of this offer may know of it now; asked because of that event. */
  isReleased(offerId: string, eventId: string): Promise<boolean>
  log: Logger
  /** How far back a copy reads that begins: who was away for longer asks for everything. */
  replayMs?: number
  /** Pauses before the streams are tried again; then nobody resumes. */
  retryMs?: readonly number[]
  /** So long nothing may be heard before the live streams are ended; longer than one reconnection takes. */
  silenceMs?: number
}

const services = ['identity', 'workflow', 'catalogue', 'businessdata']
/** A browser that comes back is let wait so long until it can resume. */
const patienceMs = 3000

/**
 * Hears all events at this copy and hands them to the live streams. What passed while it could not hear, before it
 * began or while NATS was away, it reads from the streams of the services; no stream is open meanwhile, but for
 * interruptions that are over at once. Where they cannot be read, the browsers come back and ask for everything.
 */
export function followEvents({
  nats,
  hub,
  isReleased,
  log,
  replayMs = 60 * 60_000,
  retryMs = [200, 500, 1000, 2000, 3000, 3000],
  silenceMs = 1500,
}: FollowParts): {
  /** False while events cannot be heard, or those that were missed are not read; waits a little for that. */
  isListening(): Promise<boolean>
  stop(): Promise<void>
} {
  let heardUntil = Date.now()
  let hasBegun = false
  let isWhole = false
  let turn = 0
  let whole = Promise.withResolvers<void>()

  const subscriptions = services.map((service) =>
    subscribeBroadcast({ nats, subject: `${service}.>`, handle: hear, log }),
  )
  const offConnect = nats.onConnect(() => void refill())
  const watch = setInterval(() => {
    if (isWhole && nats.isConnected()) heardUntil = Date.now()
    else if (!nats.isConnected() && Date.now() - heardUntil > silenceMs) {
      interrupt()
      hub.endAll()
    }
  }, 1000)

  function interrupt(): void {
    if (isWhole) whole = Promise.withResolvers()
    isWhole = false
    turn += 1
  }

  async function refill(): Promise<void> {
    interrupt()
    const ownTurn = turn
    const gapSince = heardUntil - (hasBegun ? 2 * overlapMs : 0)
    const since = hasBegun ? gapSince : Date.now() - replayMs
    for (const retry of [...retryMs, undefined]) {
      try {
        await readGap(since, gapSince, () => ownTurn === turn)
        break
      } catch (error) {
        log.warn({ err: error }, 'the streams could not be read')
        if (retry === undefined) hub.forget()
        else await pause(retry, undefined, { ref: false })
      }
      if (ownTurn !== turn) return
    }
    if (ownTurn !== turn) return
    hasBegun = true
    isWhole = true
    heardUntil = Date.now()
    whole.resolve()
  }

  async function readGap(since: number, gapSince: number, isCurrent: () => boolean): Promise<void> {
    await Promise.all(subscriptions.map(({ subscribed }) => subscribed))
    const limit = hub.remembered
    const replays = await Promise.all(
      services.map((service) => replayBroadcast({ nats, service, since, limit })),
    )
    const passed = replays.flatMap(({ events }) => events).sort((one, other) => one.at - other.at)
    const releases = new Map<string, Promise<boolean>>()
    const askOnce = (offerId: string, eventId: string) => {
      const asked = releases.get(offerId) ?? isReleased(offerId, eventId)
      releases.set(offerId, asked)
      return asked
    }
    const events: Remembered[] = []
    for (const { event, at } of passed) {
      const notice = hub.knows(event.id) ? undefined : noticeOf(event)
      if (notice === undefined || notice.events.length === 0) continue
      events.push({
        ...(await audienceOf(event, notice, askOnce)),
        at,
        eventId: event.id,
        events: notice.events,
      })
    }
    if (!isCurrent()) return
    const fresh = hub.refill({
      events,
      wholeSince: Math.max(...replays.map(({ wholeSince }) => wholeSince)),
      gapSince,
    })
    for (const { event } of passed) if (fresh.has(event.id)) endWhoseRightsChanged(event)
  }

  async function audienceOf(event: EventEnvelope, notice: Notice, ask: FollowParts['isReleased']) {
    const { events: _events, customerIfReleased: customer, ...audience } = notice
    if (customer === undefined || !(await ask(customer.offerId, event.id))) return audience
    return { ...audience, companyIds: [...(audience.companyIds ?? []), customer.companyId] }
  }

  async function tell(event: EventEnvelope, notice: Notice): Promise<void> {
    hub.tell(event.id, await audienceOf(event, notice, isReleased), notice.events)
  }

  async function hear(event: EventEnvelope): Promise<void> {
    const notice = noticeOf(event)
    if (notice === undefined) return
    // Not awaited where workflow is asked: the events behind it need not wait.
    const telling = tell(event, notice)
    if (notice.customerIfReleased === undefined) await telling
    else telling.catch((error) => log.warn({ err: error, eventId: event.id }, 'a live event was lost'))
    endWhoseRightsChanged(event)
  }

  function endWhoseRightsChanged(event: EventEnvelope): void {
    if (event.name === userChanged.name)
      hub.endUser((event.payload as EventPayload<typeof userChanged>).userId)
    if (event.name === companyChanged.name)
      hub.endCompany((event.payload as EventPayload<typeof companyChanged>).companyId)
  }

  return {
    async isListening() {
      await Promise.race([whole.promise, pause(patienceMs, undefined, { ref: false })])
      return isWhole && nats.isConnected()
    },
    async stop() {
      turn += 1
      offConnect()
      clearInterval(watch)
      await Promise.all(subscriptions.map((subscription) => subscription.stop()))
    },
  }
}
