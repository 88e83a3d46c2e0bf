import { randomUUID } from 'node:crypto'
import type { Audience, LiveEvent } from '@schrankwerk/contracts'

export interface Remembered extends Audience {
  at: number
  eventId: string
  events: readonly LiveEvent[]
}
/** What was read of the streams: events oldest first, and from when on they are whole. */
export interface Refill {
  events: readonly Remembered[]
  wholeSince: number
  /** Until then this copy has heard everything itself. */
  gapSince: number
}

/**
 * Copies of the service hear the same events in another order, and one that has lost NATS notices it only after
 * three pings. So whoever comes back is told again what is not that old; the browser drops what it has seen.
 */
export const overlapMs = 35_000
const positionPattern = /^@(\d{1,15})\.(\w+)$/

/** The events of the last while, oldest first, for those who come back. */
export function createPast({ remembered, now }: { remembered: number; now(): number }) {
  let past: Remembered[] = []
  const times = new Map<string, number>()
  const copy = randomUUID().slice(0, 8)
  let wholeSince = now()

  function forgetFirst(count: number): void {
    for (const { eventId } of past.splice(0, count)) times.delete(eventId)
  }
  function forgetTooMany(): void {
    const last = past[past.length - remembered - 1]
    if (last === undefined) return
    forgetFirst(past.length - remembered)
    wholeSince = Math.max(wholeSince, last.at + 1)
  }
  /** How many of the past are older. */
  function countBefore(time: number): number {
    let [low, high] = [0, past.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (past[middle]!.at < time) low = middle + 1
      else high = middle
    }
    return low
  }
  /** When the reader was last up to date; undefined if that is not known here. */
  function timeOf(lastEventId: string): number | undefined {
    const [, time, by] = positionPattern.exec(lastEventId) ?? []
    if (time === undefined) return times.get(lastEventId.slice(0, lastEventId.lastIndexOf('.')))
    const needed = by === copy ? Number(time) : Number(time) - overlapMs
    return needed >= wholeSince ? Number(time) : undefined
  }

  return {
    /** Where a reader is who has no event of its own: a time, which says nothing about the events of others. */
    position: () => `@${now()}.${copy}`,
    knows: (eventId: string) => times.has(eventId),
    add(event: Remembered): void {
      times.set(event.eventId, event.at)
      past.push(event)
      forgetTooMany()
    },
    /** Answers the events that were not known. What lies before a hole nobody can take for whole. */
    refill({ events, wholeSince: from, gapSince }: Refill): Remembered[] {
      const fresh = events.filter(({ eventId }) => !times.has(eventId))
      for (const { eventId, at } of fresh) times.set(eventId, at)
      past = [...past, ...fresh].sort((one, other) => one.at - other.at)
      if (from > gapSince) forgetFirst(countBefore(from))
      wholeSince = from > gapSince ? from : Math.min(wholeSince, from)
      forgetTooMany()
      return fresh
    },
    /** What has passed since, with some of what passed before, and when that was; undefined if it is not whole. */
    since(lastEventId: string): { time: number; events: Remembered[] } | undefined {
      const time = timeOf(lastEventId)
      return time === undefined ? undefined : { time, events: past.slice(countBefore(time - overlapMs)) }
    },
    clear(): void {
      forgetFirst(past.length)
      wholeSince = now()
    },
  }
}
