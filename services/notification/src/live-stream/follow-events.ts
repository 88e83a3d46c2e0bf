import { setTimeout as pause } from 'node:timers/promises'
import { type Nats, replayBroadcast, subscribeBroadcast } from '@schrankwerk/service-kit'
import { overlapMs } from './past.ts'
import { type TellParts, tellEvents } from './tell-events.ts'

export interface FollowParts extends TellParts {
  nats: Nats
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
  const wholeness = createWholeness()
  const telling = tellEvents({ hub, isReleased, log })
  const subscriptions = services.map((service) =>
    subscribeBroadcast({ nats, subject: `${service}.>`, handle: telling.hear, log }),
  )
  const offConnect = nats.onConnect(() => void refill())
  const watch = setInterval(() => {
    if (wholeness.isWhole() && nats.isConnected()) heardUntil = Date.now()
    else if (!nats.isConnected() && Date.now() - heardUntil > silenceMs) {
      wholeness.interrupt()
      hub.endAll()
    }
  }, 1000)

  async function refill(): Promise<void> {
    const isCurrent = wholeness.interrupt()
    const gapSince = heardUntil - (hasBegun ? 2 * overlapMs : 0)
    const since = hasBegun ? gapSince : Date.now() - replayMs
    for (const retry of [...retryMs, undefined]) {
      try {
        await readGap(since, gapSince, isCurrent)
        break
      } catch (error) {
        log.warn({ err: error }, 'the streams could not be read')
        if (retry === undefined) hub.forget()
        else await pause(retry, undefined, { ref: false })
      }
      if (!isCurrent()) return
    }
    if (!isCurrent()) return
    hasBegun = true
    heardUntil = Date.now()
    wholeness.restore()
  }

  async function readGap(since: number, gapSince: number, isCurrent: () => boolean): Promise<void> {
    await Promise.all(subscriptions.map(({ subscribed }) => subscribed))
    const limit = hub.remembered
    const replays = await Promise.all(
      services.map((service) => replayBroadcast({ nats, service, since, limit })),
    )
    const passed = replays.flatMap(({ events }) => events).sort((one, other) => one.at - other.at)
    const events = await telling.untold(passed)
    if (!isCurrent()) return
    const fresh = hub.refill({
      events,
      wholeSince: Math.max(...replays.map(({ wholeSince }) => wholeSince)),
      gapSince,
    })
    for (const { event } of passed) if (fresh.has(event.id)) telling.endWhoseRightsChanged(event)
  }

  return {
    async isListening() {
      await Promise.race([wholeness.restored(), pause(patienceMs, undefined, { ref: false })])
      return wholeness.isWhole() && nats.isConnected()
    },
    async stop() {
      wholeness.endTurn()
      offConnect()
      clearInterval(watch)
      await Promise.all(subscriptions.map((subscription) => subscription.stop()))
    },
  }
}

/** Whether this copy has heard everything up to now. Each interruption begins a turn in which what is missing is read. */
function createWholeness() {
  let isWhole = false
  let turn = 0
  let restored = Promise.withResolvers<void>()
  const endTurn = (): void => {
    turn += 1
  }
  return {
    isWhole: () => isWhole,
    /** Resolves once it is whole. */
    restored: () => restored.promise,
    /** Answers whether the turn that begins here is still the last one. */
    interrupt(): () => boolean {
      if (isWhole) restored = Promise.withResolvers()
      isWhole = false
      endTurn()
      const ownTurn = turn
      return () => ownTurn === turn
    },
    restore(): void {
      isWhole = true
      restored.resolve()
    },
    /** Nobody reads on what was missed. */
    endTurn,
  }
}
