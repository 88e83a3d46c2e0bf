import type { LiveEvent } from '@schrankwerk/contracts'
import type { Actor } from '@schrankwerk/service-kit'
import { type Audience, concerns } from './notices.ts'

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
  endUser(userId: string): void
  endCompany(companyId: string): void
  /** Ends all streams and forgets the past: after a gap nobody may take what is left for whole. */
  endAll(): void
  readonly size: number
}

interface Remembered extends Audience {
  at: number
  eventId: string
  lines: string
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
/** Copies of the service hear the same events in another order; the browser drops what it has seen. */
const overlapMs = 3000
const longestTimerMs = 2 ** 31 - 1
const reset = 'event: reset\ndata: {}\n\n'
const encoder = new TextEncoder()

const sse = (id: string, event: LiveEvent) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`

/** The open live streams of this copy, and what they need to resume. */
export function createLiveHub(options: LiveHubOptions = {}): LiveHub {
  const { heartbeatMs = 20_000, perUser = 10, remembered = 5000, now = Date.now } = options
  const visitors = new Set<Visitor>()
  const past: Remembered[] = []
  const known = new Set<string>()

  function forgetOld(): void {
    for (const { eventId } of past.splice(0, Math.max(0, past.length - remembered))) known.delete(eventId)
  }

  function missed(actor: Actor, lastEventId: string): string {
    const last = past.findIndex(({ eventId }) => lastEventId.startsWith(`${eventId}.`))
    if (last < 0) return reset
    const from = past[last]!.at - overlapMs
    return past
      .filter((event, index) => (index >= last || event.at >= from) && concerns(event, actor))
      .map(({ lines }) => lines)
      .join('')
  }

  function admit(visitor: Visitor): void {
    const own = [...visitors].filter(({ actor }) => actor.userId === visitor.actor.userId)
    for (const oldest of own.slice(0, Math.max(0, own.length - perUser + 1))) oldest.end()
    visitors.add(visitor)
  }

  const endWhere = (fits: (actor: Actor) => boolean) => {
    for (const visitor of [...visitors]) if (fits(visitor.actor)) visitor.end()
  }

  return {
    tell(eventId, audience, events) {
      if (known.has(eventId)) return
      known.add(eventId)
      const lines = events.map((event, index) => sse(`${eventId}.${index}`, event)).join('')
      past.push({ ...audience, at: now(), eventId, lines })
      forgetOld()
      for (const visitor of [...visitors]) if (concerns(audience, visitor.actor)) visitor.send(lines)
    },
    open({ actor, endsAt, lastEventId }) {
      let visitor: Visitor | undefined
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const heartbeat = setInterval(() => visitor?.send(': \n\n'), heartbeatMs)
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
            visitor.send(`: \n\n${lastEventId ? missed(actor, lastEventId) : ''}`)
            admit(visitor)
          },
          cancel() {
            visitor?.leave()
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: maximumWaitingBytes }),
      )
    },
    endUser: (userId) => endWhere((actor) => actor.userId === userId),
    endCompany: (companyId) => endWhere((actor) => actor.companyId === companyId),
    endAll() {
      past.length = 0
      known.clear()
      endWhere(() => true)
    },
    get size() {
      return visitors.size
    },
  }
}
