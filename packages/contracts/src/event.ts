import * as z from 'zod/mini'
import type { Schema, ServiceName } from './endpoint.ts'
import type { Notice } from './notice.ts'

export interface EventDefinition<Payload extends Schema = Schema> {
  /** `<service>.<thing>.<what happened>`, the NATS subject at the same time. */
  name: `${ServiceName}.${string}.${string}`
  payload: Payload
  /** Whose open pages are told, and what: the one place that decides it. */
  notice(payload: z.output<Payload>, version: number): Notice
}

export type EventPayload<E extends EventDefinition> = z.output<E['payload']>

/**
 * The envelope of every event. `aggregateVersion` grows with each change of the thing it is about:
 * the relay may deliver out of order, and a projection ignores what is older than what it has.
 */
export const eventEnvelope = z.object({
  id: z.uuid(),
  name: z.string(),
  at: z.iso.datetime(),
  aggregateId: z.string(),
  aggregateVersion: z.number(),
  payload: z.unknown(),
})
export type EventEnvelope<Payload = unknown> = Omit<z.output<typeof eventEnvelope>, 'payload'> & {
  payload: Payload
}

/** Declares an event once for publisher and consumers. Payloads carry ids, no personal data. */
export const defineEvent = <const Payload extends Schema>(
  definition: EventDefinition<Payload>,
): EventDefinition<Payload> => definition
