import { type EventEnvelope, eventEnvelope } from '@schrankwerk/contracts'
import {
  AckPolicy,
  type ConsumerConfig,
  DeliverPolicy,
  type JetStreamManager,
  type NatsConnection,
  nanos,
  type StreamInfo,
} from 'nats'
import * as z from 'zod/mini'
import type { Nats } from './nats.ts'
import { isMissing } from './stream.ts'

const batchSize = 500
const waitMs = 5000

export interface PassedEvent {
  event: EventEnvelope
  /** When it passed, in milliseconds since 1970, by the server's clock: later than it happened if NATS was away. */
  at: number
}
export interface Replay {
  /** Oldest first. */
  events: PassedEvent[]
  /** From here on, in milliseconds since 1970, nothing that passed is left out. */
  wholeSince: number
}

/**
 * Reads what has passed on a service's stream since a time, at most the last `limit` events, and leaves nothing behind
 * on the server: for a copy that was not there to hear the broadcast. Subscribe to that first, or what passes in
 * between is in neither. Events that were heard as well have the same id. Throws where NATS cannot be read now; a
 * stream that is missing, or was made anew, is whole only from that moment on.
 */
export async function replayBroadcast({
  nats,
  service,
  since,
  limit,
}: {
  nats: Nats
  service: string
  /** Milliseconds since 1970. */
  since: number
  limit: number
}): Promise<Replay> {
  const nc = await nats.connection()
  const manager = await nc.jetstreamManager({ timeout: waitMs })
  const askedAt = Date.now()
  try {
    const { created, state } = await manager.streams.info(service)
    const from = Math.max(since, Date.parse(created), lostBefore(state))
    const byTime = await addReader(manager, service, {
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: new Date(from).toISOString(),
    })
    if (byTime.num_pending <= limit)
      return { wholeSince: from, events: await readAll(nc, manager, service, byTime) }
    await manager.consumers.delete(service, byTime.name)
    const events = await readAll(
      nc,
      manager,
      service,
      await addReader(manager, service, {
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: Math.max(1, state.last_seq - limit + 1),
      }),
    )
    // Others may have passed in the same millisecond as the first that is read.
    return { wholeSince: (events[0]?.at ?? askedAt) + 1, events }
  } catch (error) {
    if (isMissing(error)) return { wholeSince: askedAt, events: [] }
    throw error
  }
}

/** What was removed from the stream, by age or by hand, had passed before this. */
function lostBefore({ first_seq, first_ts, last_seq, last_ts, messages }: StreamInfo['state']): number {
  if (messages > 0) return first_seq > 1 ? Date.parse(first_ts) : 0
  return last_seq > 0 ? Date.parse(last_ts) + 1 : 0
}

const addReader = (manager: JetStreamManager, stream: string, start: Partial<ConsumerConfig>) =>
  manager.consumers.add(stream, {
    ...start,
    ack_policy: AckPolicy.None,
    mem_storage: true,
    num_replicas: 1,
    // Should this program end before it has deleted it.
    inactive_threshold: nanos(30_000),
  })

async function readAll(
  nc: NatsConnection,
  manager: JetStreamManager,
  stream: string,
  { name, num_pending }: { name: string; num_pending: number },
): Promise<PassedEvent[]> {
  const passed: PassedEvent[] = []
  const source = await nc.jetstream().consumers.get(stream, name)
  let read = 0
  while (read < num_pending) {
    const before = read
    const batch = { max_messages: Math.min(batchSize, num_pending - read), expires: waitMs }
    for await (const message of await source.fetch(batch)) {
      read += 1
      // Nobody sends again what got lost on the way to a reader who acknowledges nothing.
      if (message.info.deliverySequence !== read) throw new Error(`a gap in what was read of ${stream}`)
      const event = envelopeOf(message.string())
      if (event) passed.push({ event, at: Math.floor(message.info.timestampNanos / 1e6) })
    }
    if (read === before) throw new Error(`the stream ${stream} could not be read to its end`)
  }
  await manager.consumers.delete(stream, name)
  return passed
}

function envelopeOf(text: string): EventEnvelope | undefined {
  try {
    const parsed = z.safeParse(eventEnvelope, JSON.parse(text))
    return parsed.success ? (parsed.data as EventEnvelope) : undefined
  } catch {
    return undefined
  }
}
