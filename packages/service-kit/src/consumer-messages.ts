import { AckPolicy, type ConsumerMessages, DeliverPolicy, nanos } from 'nats'
import type { Nats } from './nats.ts'
import { isMissing } from './stream.ts'

/** How long a message that was handed out may stay without a sign before it is handed out again. */
export const ackWaitMs = 60_000

/** The messages of a durable consumer, which is made if there is none; undefined if the signal ends before they are asked for. */
export async function openMessages(
  nats: Nats,
  { stream, durable, subject }: { stream: string; durable: string; subject: string },
  signal: AbortSignal,
): Promise<ConsumerMessages | undefined> {
  const nc = await nats.connection()
  const manager = await nc.jetstreamManager()
  try {
    await manager.consumers.info(stream, durable)
  } catch (error) {
    if (!isMissing(error)) throw error
    await manager.consumers.add(stream, {
      durable_name: durable,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ackWaitMs),
      // Counted in dead_letter, where an outage does not count.
      max_deliver: -1,
      max_ack_pending: 200,
    })
  }
  if (signal.aborted) return undefined
  const source = await nc.jetstream().consumers.get(stream, durable)
  return source.consume({ max_messages: 20, expires: 5000, abort_on_missing_resource: true })
}
