import {
  type EventDefinition,
  type EventEnvelope,
  type EventPayload,
  eventEnvelope,
} from '@schrankwerk/contracts'
import type { Kysely, Transaction } from 'kysely'
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg, nanos } from 'nats'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { isConnectionLost } from './database-problem.ts'
import { moveToDeadLetters, nextRequeued, noteFailure, settle } from './dead-letter.ts'
import { Unavailable } from './errors.ts'
import type { KitTables } from './kit-tables.ts'
import { countHandled } from './metrics.ts'
import type { Nats } from './nats.ts'
import { isMissing } from './stream.ts'
import { wakeable } from './wakeable.ts'

const ackWaitMs = 60_000
const retryDelaysMs = [1000, 2000, 5000, 10_000, 20_000, 40_000, 60_000]

export interface Handling {
  log: Logger
  /** Ends when the service stops. */
  signal: AbortSignal
}
export interface ConsumerOptions<DB, E extends EventDefinition> {
  nats: Nats
  db: Kysely<DB>
  /** Whose consumer it is; the durable on the server is named `<service>-<durable>`. */
  service: string
  durable: string
  event: E | readonly E[]
  /** The effect, in the transaction that also remembers the event. Throw `Unavailable` to be asked again for ever. */
  handle(
    tx: Transaction<DB>,
    event: EventEnvelope<EventPayload<E>> & { name: E['name'] },
    handling: Handling,
  ): Promise<void>
  /** Failures after which the event becomes a dead letter. */
  maxDeliver?: number
  /** Pause before the next try, by the number of failures so far. */
  retryDelaysMs?: readonly number[]
  /** How often re-queued dead letters are looked for. Default 2 s. */
  pollMs?: number
  log: Logger
}

/**
 * Handles each event once: the inbox row is written in the transaction of the effect, so a second delivery does
 * nothing. A failure is tried again after a growing pause, without holding up others; after `maxDeliver` failures
 * the event lies in `dead_letter` until `requeueDeadLetter`. While PostgreSQL or a part that `handle` needs is down
 * (`Unavailable`), it waits without counting. Events of one stream may arrive in another order: compare
 * `aggregateVersion`.
 */
export function startConsumer<DB, E extends EventDefinition>(
  options: ConsumerOptions<DB, E>,
): {
  stop(): Promise<void>
} {
  const definitions = (Array.isArray(options.event) ? options.event : [options.event]) as readonly E[]
  const consumers = definitions.map((definition) => startOne(options, definition, definitions.length > 1))
  return { stop: async () => void (await Promise.all(consumers.map((consumer) => consumer.stop()))) }
}

function startOne<DB, E extends EventDefinition>(
  options: ConsumerOptions<DB, E>,
  definition: E,
  isOneOfMany: boolean,
): { stop(): Promise<void> } {
  const { nats, service, maxDeliver = 8 } = options
  const [stream = '', ...rest] = definition.name.split('.')
  // Debian's server takes one filter a consumer, so each event has a durable of its own.
  const consumer = isOneOfMany ? `${options.durable}_${rest.join('_')}` : options.durable
  const durable = `${service}-${consumer}`
  const log = options.log.child({ consumer })
  const db = options.db as unknown as Kysely<KitTables>
  const delays = options.retryDelaysMs ?? retryDelaysMs
  const stopping = new AbortController()
  let messages: ConsumerMessages | undefined

  /** True if this delivery had an effect, false if it was a repeat. */
  async function take(envelope: EventEnvelope): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const first = await tx
        .insertInto('inbox')
        .values({ consumer, event_id: envelope.id })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (first.numInsertedOrUpdatedRows === 0n) return false
      const payload = z.parse(definition.payload, envelope.payload)
      await options.handle(tx as unknown as Transaction<DB>, { ...envelope, payload } as never, {
        log: log.child({ eventId: envelope.id }),
        signal: stopping.signal,
      })
      await settle(tx, consumer, envelope.id)
      return true
    })
  }

  async function deliver(message: JsMsg): Promise<void> {
    const envelope = readEnvelope(message)
    const working = setInterval(() => message.working(), ackWaitMs / 3)
    try {
      if (!envelope) {
        await moveToDeadLetters(
          db,
          consumer,
          { name: message.subject, text: message.string() },
          'not an event',
        )
        return message.term()
      }
      const isFirst = await take(envelope)
      message.ack()
      countHandled(service, consumer, isFirst ? 'done' : 'repeated')
    } catch (error) {
      await refuse(message, envelope, error)
    } finally {
      clearInterval(working)
    }
  }

  async function refuse(message: JsMsg, envelope: EventEnvelope | undefined, error: unknown): Promise<void> {
    const deliveries = message.info.deliveryCount
    try {
      if (!envelope || error instanceof Unavailable || isConnectionLost(error)) throw error
      const attempts = await noteFailure(db, consumer, envelope, error, maxDeliver)
      if (attempts >= maxDeliver) {
        log.error({ err: error, eventId: envelope.id }, 'event became a dead letter')
        countHandled(service, consumer, 'dead')
        return message.term()
      }
      log.warn({ err: error, eventId: envelope.id, attempts }, 'event is tried again')
      message.nak(delays[Math.min(attempts, delays.length) - 1]!)
    } catch (outage) {
      log.warn({ err: outage, eventId: envelope?.id }, 'event waits for a part that is down')
      message.nak(delays[Math.min(deliveries, delays.length) - 1]!)
    }
    countHandled(service, consumer, 'delayed')
  }

  const pulling = wakeable(2000, async () => {
    if (!nats.isConnected()) return
    const nc = await nats.connection()
    const manager = await nc.jetstreamManager()
    try {
      await manager.consumers.info(stream, durable)
    } catch (error) {
      if (!isMissing(error)) throw error
      await manager.consumers.add(stream, {
        durable_name: durable,
        filter_subject: definition.name,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        ack_wait: nanos(ackWaitMs),
        // Counted in dead_letter, where an outage does not count.
        max_deliver: -1,
        max_ack_pending: 200,
      })
    }
    if (stopping.signal.aborted) return
    const source = await nc.jetstream().consumers.get(stream, durable)
    messages = await source.consume({ max_messages: 20, expires: 5000, abort_on_missing_resource: true })
    // Stopped while the answer was on its way: nobody would close it.
    if (stopping.signal.aborted) await messages.close()
    for await (const message of messages) {
      if (stopping.signal.aborted) break
      await deliver(message)
    }
  })
  pulling.onError((error) => log.warn({ err: error }, 'consumer starts again'))

  const requeued = wakeable(options.pollMs ?? 2000, async () => {
    for (;;) {
      const envelope = await nextRequeued(db, consumer)
      if (!envelope || stopping.signal.aborted) return
      try {
        await take(envelope)
        // Also what was handled meanwhile by another way is settled.
        await settle(db, consumer, envelope.id)
      } catch (error) {
        log.error({ err: error, eventId: envelope.id }, 'dead letter failed again')
        // Down again at once: the row stays for an operator, who sees why.
        await noteFailure(db, consumer, envelope, error, 0)
      }
    }
  })
  requeued.onError((error) => log.warn({ err: error }, 'cannot look for re-queued events'))

  const offConnect = nats.onConnect(pulling.wake)
  return {
    async stop() {
      offConnect()
      stopping.abort()
      await messages?.close()
      await Promise.all([pulling.stop(), requeued.stop()])
    },
  }
}

function readEnvelope(message: JsMsg): EventEnvelope | undefined {
  try {
    const parsed = z.safeParse(eventEnvelope, message.json())
    return parsed.success ? (parsed.data as EventEnvelope) : undefined
  } catch {
    return undefined
  }
}
