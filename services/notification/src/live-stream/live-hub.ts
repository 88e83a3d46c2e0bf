import type { Audience, LiveEvent } from '@schrankwerk/contracts'
import type { Actor } from '@schrankwerk/service-kit'
import { createListeners } from './listeners.ts'
import { concerns, hearsOnlyOwn, isOwn, mayHear } from './notices.ts'
import { createPast, type Refill, type Remembered } from './past.ts'

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
  /** Takes over what this copy did not hear; open streams are told what they missed. Answers which events were new. */
  refill(refill: Refill): Set<string>
  /** A stream that ends by itself at `endsAt` (milliseconds since 1970). */
  open(listener: {
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
  knows(eventId: string): boolean
  readonly size: number
  /** Events kept for those who come back. */
  readonly remembered: number
}

interface Listener {
  actor: Actor
  send(bytes: Uint8Array): void
  end(): void
  /** He went by himself. */
  leave(): void
}

/** What waits for a slow reader before his connection is cut: he comes back and resumes. */
const maximumWaitingBytes = 256 * 1024
const longestTimerMs = 2 ** 31 - 1
const reset = 'event: reset\ndata: {}\n\n'
const encoder = new TextEncoder()

const linesOf = ({ eventId, events }: Remembered, hears: (event: LiveEvent) => boolean): string =>
  events
    .map((event, index) =>
      hears(event) ? `id: ${eventId}.${index}\ndata: ${JSON.stringify(event)}\n\n` : '',
    )
    .join('')

/** The open live streams of this copy, and what they need to resume. */
export function createLiveHub(options: LiveHubOptions = {}): LiveHub {
  const { heartbeatMs = 20_000, perUser = 10, remembered = 20_000, now = Date.now } = options
  const listeners = createListeners<Listener>()
  const past = createPast({ remembered, now })

  function missed(actor: Actor, lastEventId: string): string {
    const since = past.since(lastEventId)
    if (since === undefined) return reset
    const concerning = since.events.filter((event) => concerns(event, actor))
    // His account or his company changed while he was away: his rights may differ.
    if (concerning.some(({ at, events }) => at > since.time && events.some((event) => isOwn(event, actor))))
      return reset
    return concerning.map((event) => linesOf(event, (line) => mayHear(line, actor))).join('')
  }

  function tellListeners(event: Remembered): void {
    const whole = encoder.encode(linesOf(event, () => true))
    for (const listener of listeners.near(event)) {
      const { actor } = listener
      if (!concerns(event, actor)) continue
      const bytes = hearsOnlyOwn(actor)
        ? encoder.encode(linesOf(event, (line) => mayHear(line, actor)))
        : whole
      if (bytes.length > 0) listener.send(bytes)
    }
  }

  function admit(listener: Listener): void {
    const own = listeners.of(listener.actor.userId)
    for (const oldest of own.slice(0, Math.max(0, own.length - perUser + 1))) oldest.end()
    listeners.add(listener)
  }

  const end = (leaving: readonly Listener[], last?: string) => {
    for (const listener of leaving) {
      if (last !== undefined) listener.send(encoder.encode(last))
      if (listeners.has(listener)) listener.end()
    }
  }

  return {
    tell(eventId, audience, events) {
      if (past.knows(eventId) || events.length === 0) return
      const event = { ...audience, at: now(), eventId, events }
      past.add(event)
      tellListeners(event)
    },
    refill(refill) {
      const fresh = past.refill(refill)
      fresh.forEach(tellListeners)
      return new Set(fresh.map(({ eventId }) => eventId))
    },
    open({ actor, endsAt, lastEventId }) {
      let listener: Listener | undefined
      const position = () => `id: ${past.position()}\n\n`
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const heartbeat = setInterval(() => listener?.send(encoder.encode(position())), heartbeatMs)
            const expiry = setTimeout(
              () => listener?.end(),
              Math.min(Math.max(0, endsAt - now()), longestTimerMs),
            )
            const leave = () => {
              clearInterval(heartbeat)
              clearTimeout(expiry)
              if (listener) listeners.delete(listener)
              listener = undefined
            }
            listener = {
              actor,
              leave,
              send(bytes) {
                if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(bytes)
                leave()
                controller.error(new Error('the reader is too slow'))
              },
              end() {
                leave()
                controller.close()
              },
            }
            listener.send(encoder.encode(`${lastEventId ? missed(actor, lastEventId) : ''}${position()}`))
            admit(listener)
          },
          cancel() {
            listener?.leave()
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: maximumWaitingBytes }),
      )
    },
    endUser: (userId) => end(listeners.of(userId), reset),
    endCompany: (companyId) => end(listeners.of(companyId), reset),
    endAll: () => end(listeners.all()),
    forget() {
      past.clear()
      end(listeners.all())
    },
    knows: past.knows,
    get size() {
      return listeners.size
    },
    remembered,
  }
}
