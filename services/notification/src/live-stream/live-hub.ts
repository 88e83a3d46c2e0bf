import { randomUUID } from 'node:crypto'
import type { Audience, LiveEvent } from '@schrankwerk/contracts'
import type { Actor } from '@schrankwerk/service-kit'
import { concerns, mayHear } from './notices.ts'

export interface LiveHubOptions {
  heartbeatMs?: number
  /** Streams of one user at the same time; the oldest ends. */
  perUser?: number
  /** Events kept for those who come back. */
  remembered?: number
  now?(): number
}
export interface LiveHub {
  /** Hands an event to everyone it concerns; the same event a second time is ignored. */
  tell(eventId: string, audience: Audience, events: readonly LiveEvent[]): void
  /** A stream that ends by itself at `endsAt` (milliseconds since 1970). */
  open(visitor: {
    actor: Actor
    endsAt: number
    lastEventId?: string | undefined
  }): ReadableStream<Uint8Array>
  /** Ends the streams of an account that has changed, after telling them to ask for everything: its rights may differ. */
  endUser(userId: string): void
  endCompany(companyId: string): void
  /** Ends all streams; who comes back resumes. */
  endAll(): void
  /** The same after a gap: forgets the past too, since nobody may take what is left for whole. */
  forget(): void
  readonly size: number
}

interface Remembered extends Audience {
  at: number
  eventId: string
  events: readonly LiveEvent[]
}
interface Visitor {
  actor: Actor
  send(text: string): void
  end(): void
  /** He went by himself. */
  leave(): void
}

/** What waits for a slow reader before his connection is cut: he comes back and asks for everything. */
const maximumWaitingBytes = 256 * 1024
/**
 * Copies of the service hear the same events in another order, and one that has lost NATS notices it only after
 * three pings. So whoever comes back is told again what is not that old; the browser drops what it has seen.
 */
const overlapMs = 30_000
const longestTimerMs = 2 ** 31 - 1
const reset = 'event: reset\ndata: {}\n\n'
const positionPattern = /^@(\d{1,15})\.(\w+)$/
const encoder = new TextEncoder()

const sse = (id: string, event: LiveEvent) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`

/** What this reader is sent of it; empty for nothing. */
const linesFor = (actor: Actor, { eventId, events, ...audience }: Omit<Remembered, 'at'>): string =>
  concerns(audience, actor)
    ? events.map((event, index) => (mayHear(event, actor) ? sse(`${eventId}.${index}`, event) : '')).join('')
    : ''

/** The open live streams of this copy, and what they need to resume. */
export function createLiveHub(options: LiveHubOptions = {}): LiveHub {
  const { heartbeatMs = 20_000, perUser = 10, remembered = 5000, now = Date.now } = options
  const visitors = new Set<Visitor>()
  const past: Remembered[] = []
  const known = new Set<string>()
  const copy = randomUUID().slice(0, 8)
  /** From here on the past is whole. */
  let wholeSince = now()

  /** Where a reader is who has no event of its own: a time, which says nothing about the events of others. */
  const position = () => `id: @${now()}.${copy}\n\n`

  function forgetOld(): void {
    for (const { eventId, at } of past.splice(0, Math.max(0, past.length - remembered))) {
      known.delete(eventId)
      wholeSince = at + 1
    }
  }

  /** When the reader was last up to date; undefined if that is not known here. */
  function timeOf(lastEventId: string): number | undefined {
    const [, time, by] = positionPattern.exec(lastEventId) ?? []
    if (time !== undefined) {
      const needed = by === copy ? Number(time) : Number(time) - overlapMs
      return needed >= wholeSince ? Number(time) : undefined
    }
    return past.find(({ eventId }) => lastEventId.startsWith(`${eventId}.`))?.at
  }

  function missed(actor: Actor, lastEventId: string): string {
    const time = timeOf(lastEventId)
    if (time === undefined) return reset
    return past
      .filter(({ at }) => at >= time - overlapMs)
      .map((event) => linesFor(actor, event))
      .join('')
  }

  function admit(visitor: Visitor): void {
    const own = [...visitors].filter(({ actor }) => actor.userId === visitor.actor.userId)
    for (const oldest of own.slice(0, Math.max(0, own.length - perUser + 1))) oldest.end()
    visitors.add(visitor)
  }

  const endWhere = (fits: (actor: Actor) => boolean, last = '') => {
    for (const visitor of [...visitors]) {
      if (!fits(visitor.actor)) continue
      if (last !== '') visitor.send(last)
      if (visitors.has(visitor)) visitor.end()
    }
  }

  return {
    tell(eventId, audience, events) {
      if (known.has(eventId)) return
      known.add(eventId)
      const event = { ...audience, at: now(), eventId, events }
      past.push(event)
      forgetOld()
      for (const visitor of [...visitors]) {
        const lines = linesFor(visitor.actor, event)
        if (lines !== '') visitor.send(lines)
      }
    },
    open({ actor, endsAt, lastEventId }) {
      let visitor: Visitor | undefined
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const heartbeat = setInterval(() => visitor?.send(position()), heartbeatMs)
            const expiry = setTimeout(
              () => visitor?.end(),
              Math.min(Math.max(0, endsAt - now()), longestTimerMs),
            )
            const leave = () => {
              clearInterval(heartbeat)
              clearTimeout(expiry)
              if (visitor) visitors.delete(visitor)
              visitor = undefined
            }
            visitor = {
              actor,
              leave,
              send(text) {
                if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(encoder.encode(text))
                leave()
                controller.error(new Error('the reader is too slow'))
              },
              end() {
                leave()
                controller.close()
              },
            }
            visitor.send(`${lastEventId ? missed(actor, lastEventId) : ''}${position()}`)
            admit(visitor)
          },
          cancel() {
            visitor?.leave()
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: maximumWaitingBytes }),
      )
    },
    endUser: (userId) => endWhere((actor) => actor.userId === userId, reset),
    endCompany: (companyId) => endWhere((actor) => actor.companyId === companyId, reset),
    endAll: () => endWhere(() => true),
    forget() {
      past.length = 0
      known.clear()
      wholeSince = now()
      endWhere(() => true)
    },
    get size() {
      return visitors.size
    },
  }
}
