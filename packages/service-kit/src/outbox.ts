import type { EventDefinition, EventPayload } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { KitTables } from './kit-tables.ts'
import { parse } from './read-input.ts'
import { uuidv7 } from './uuidv7.ts'

/**
 * Writes an event into the outbox, in the transaction of what it tells. The relay sends it after the commit;
 * nothing here waits for NATS. Returns the event's id. Throws if the payload does not fit its schema.
 */
export async function publish<E extends EventDefinition>(
  // biome-ignore lint/suspicious/noExplicitAny: a transaction of any service
  tx: Transaction<any>,
  event: E,
  payload: EventPayload<E>,
  about: { aggregateId: string; aggregateVersion: number },
): Promise<string> {
  const id = uuidv7()
  await (tx as Transaction<KitTables>)
    .insertInto('outbox')
    .values({
      id,
      name: event.name,
      aggregate_id: about.aggregateId,
      aggregate_version: about.aggregateVersion,
      payload: JSON.stringify(parse(event.payload, payload)),
    })
    .execute()
  return id
}
