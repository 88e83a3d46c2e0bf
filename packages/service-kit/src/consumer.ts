import type { EventDefinition, EventEnvelope, EventPayload } from '@schrankwerk/contracts'
import type { Kysely, Transaction } from 'kysely'
import type { ConsumerMessages } from 'nats'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { openMessages } from './consumer-messages.ts'
import { nextRequeued, noteFailure, settle } from './dead-letter.ts'
import type { KitTables } from './kit-tables.ts'
import { messageDelivery } from './message-delivery.ts'
import type { Nats } from './nats.ts'
import { wakeable } from './wakeable.ts'

export interface Handling<Prepared = unknown> {
  log: Logger
  /** Ends when the service stops. */
  signal: AbortSignal
  /** What `prepare` answered. */
  prepared: Prepared
}
type Received<E extends EventDefinition> = EventEnvelope<EventPayload<E>> & { name: E['name'] }

export interface ConsumerOptions<DB, E extends EventDefinition, Prepared = unknown> {
  nats: Nats
  db: Kysely<DB>
  /** Whose consumer it is; the durable on the server is named `<service>-<durable>`. */
  service: string
  durable: string
  event: E | readonly E[]
  /**
   * Asks other services what the effect needs, before the transaction: none is held open over the network. It runs again
   * where the effect is tried again, and may have run for an event that another copy handles meanwhile.
   */
  prepare?(event: Received<E>, handling: Omit<Handling, 'prepared'>): Promise<Prepared>
  /** The effect, in the transaction that also remembers the event. Throw `Unavailable` to be asked again for ever. */
  handle(tx: Transaction<DB>, event: Received<E>, handling: Handling<Prepared>): Promise<void>
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
 * the event lies in `dead_letter` until `requeueDeadLetter`. While PostgreSQL or a part that it needs is down
 * (`Unavailable`), it waits without counting. Events of one stream may arrive in another order: compare
 * `aggregateVersion`.
 */
export function startConsumer<DB, E extends EventDefinition, Prepared = unknown>(
  options: ConsumerOptions<DB, E, Prepared>,
): {
  stop(): Promise<void>
} {
  const definitions = (Array.isArray(options.event) ? options.event : [options.event]) as readonly E[]
  const consumers = definitions.map((definition) => startOne(options, definition, definitions.length > 1))
  return { stop: async () => void (await Promise.all(consumers.map((consumer) => consumer.stop()))) }
}

function startOne<DB, E extends EventDefinition, Prepared>(
  options: ConsumerOptions<DB, E, Prepared>,
  definition: E,
  isOneOfMany: boolean,
): { stop(): Promise<void> } {
  const { nats, service } = options
  const [stream = '', ...rest] = definition.name.split('.')
  // Debian's server takes one filter a consumer, so each event has a durable of its own.
  const consumer = isOneOfMany ? `${options.durable}_${rest.join('_')}` : options.durable
  const durable = `${service}-${consumer}`
  const log = options.log.child({ consumer })
  const db = options.db as unknown as Kysely<KitTables>
  const stopping = new AbortController()
  let messages: ConsumerMessages | undefined

  const received = (envelope: EventEnvelope) =>
    ({ ...envelope, payload: z.parse(definition.payload, envelope.payload) }) as never

  /** True if this delivery had an effect, false if it was a repeat. */
  async function take(envelope: EventEnvelope): Promise<boolean> {
    const handling = { log: log.child({ eventId: envelope.id }), signal: stopping.signal }
    // Of two deliveries at once both prepare, and the inbox lets one through.
    if (options.prepare && (await isHandled(db, consumer, envelope.id))) return false
    const prepared = (await options.prepare?.(received(envelope), handling)) as Prepared
    return db.transaction().execute(async (tx) => {
      const first = await tx
        .insertInto('inbox')
        .values({ consumer, event_id: envelope.id })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (first.numInsertedOrUpdatedRows === 0n) return false
      await options.handle(tx as unknown as Transaction<DB>, received(envelope), { ...handling, prepared })
      await settle(tx, consumer, envelope.id)
      return true
    })
  }

  const deliver = messageDelivery({
    db,
    service,
    consumer,
    take,
    maxDeliver: options.maxDeliver,
    retryDelaysMs: options.retryDelaysMs,
    log,
  })
  const pulling = wakeable(2000, async () => {
    if (!nats.isConnected()) return
    messages = await openMessages(nats, { stream, durable, subject: definition.name }, stopping.signal)
    // Stopped while the answer was on its way: nobody would close it.
    if (stopping.signal.aborted) await messages?.close()
    for await (const message of messages ?? []) {
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

const isHandled = async (db: Kysely<KitTables>, consumer: string, eventId: string): Promise<boolean> =>
  (await db
    .selectFrom('inbox')
    .select('event_id')
    .where('consumer', '=', consumer)
    .where('event_id', '=', eventId)
    .executeTakeFirst()) !== undefined
