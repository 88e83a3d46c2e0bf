import { type EventEnvelope, eventEnvelope } from '@schrankwerk/contracts'
import type { Kysely } from 'kysely'
import type { JsMsg } from 'nats'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { ackWaitMs } from './consumer-messages.ts'
import { isConnectionLost } from './database-problem.ts'
import { moveToDeadLetters, noteFailure } from './dead-letter.ts'
import { Unavailable } from './errors.ts'
import type { KitTables } from './kit-tables.ts'
import { countHandled } from './metrics.ts'

interface DeliveryOptions {
  db: Kysely<KitTables>
  service: string
  consumer: string
  /** True if this delivery had an effect, false if it was a repeat. */
  take(envelope: EventEnvelope): Promise<boolean>
  maxDeliver: number | undefined
  retryDelaysMs: readonly number[] | undefined
  log: Logger
}

/** Has a consumer's messages taken, and answers each: done, to come again after a pause, or never again. */
export function messageDelivery({
  db,
  service,
  consumer,
  take,
  maxDeliver = 8,
  retryDelaysMs = [1000, 2000, 5000, 10_000, 20_000, 40_000, 60_000],
  log,
}: DeliveryOptions): (message: JsMsg) => Promise<void> {
  const delayMs = (failures: number) => retryDelaysMs[Math.min(failures, retryDelaysMs.length) - 1]!

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
      message.nak(delayMs(attempts))
    } catch (outage) {
      log.warn({ err: outage, eventId: envelope?.id }, 'event waits for a part that is down')
      message.nak(delayMs(deliveries))
    }
    countHandled(service, consumer, 'delayed')
  }

  return async function deliver(message) {
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
}

function readEnvelope(message: JsMsg): EventEnvelope | undefined {
  try {
    const parsed = z.safeParse(eventEnvelope, message.json())
    return parsed.success ? (parsed.data as EventEnvelope) : undefined
  } catch {
    return undefined
  }
}
