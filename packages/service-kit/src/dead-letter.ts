import type { EventEnvelope } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { KitTables } from './kit-tables.ts'
import { uuidv7 } from './uuidv7.ts'

// biome-ignore lint/suspicious/noExplicitAny: a database of any service
type AnyDatabase = Kysely<any>

export interface DeadLetter {
  id: string
  consumer: string
  eventId: string | null
  name: string
  attempts: number
  error: string
  firstAt: Date
  lastAt: Date
}

/** What nobody could handle, oldest first; for an operator. */
export async function listDeadLetters(db: AnyDatabase): Promise<DeadLetter[]> {
  const rows = await (db as Kysely<KitTables>)
    .selectFrom('dead_letter')
    .selectAll()
    .where('state', '=', 'dead')
    .orderBy('first_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    consumer: row.consumer,
    eventId: row.event_id,
    name: row.name,
    attempts: row.attempts,
    error: row.error,
    firstAt: row.first_at,
    lastAt: row.last_at,
  }))
}

/** Gives a dead letter to its consumer once more. False if there is none of this id, or it is no event. */
export async function requeueDeadLetter(db: AnyDatabase, id: string): Promise<boolean> {
  const updated = await (db as Kysely<KitTables>)
    .updateTable('dead_letter')
    .set({ state: 'requeued' })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .where('event_id', 'is not', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Counts a failure; from `maxDeliver` on the row is dead. Returns how often it has failed. */
export async function noteFailure(
  db: Kysely<KitTables>,
  consumer: string,
  envelope: EventEnvelope,
  error: unknown,
  maxDeliver: number,
): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into dead_letter as letter (id, consumer, event_id, name, envelope, state, attempts, error)
    values (${uuidv7()}, ${consumer}, ${envelope.id}, ${envelope.name}, ${JSON.stringify(envelope)},
            ${maxDeliver <= 1 ? 'dead' : 'retrying'}, 1, ${describe(error)})
    on conflict (consumer, event_id) do update set
      attempts = letter.attempts + 1, error = excluded.error, last_at = now(),
      state = case when letter.attempts + 1 >= ${maxDeliver} then 'dead' else 'retrying' end
    returning attempts`.execute(db)
  return rows[0]!.attempts
}

/** Keeps a message that is not even an event. */
export async function moveToDeadLetters(
  db: Kysely<KitTables>,
  consumer: string,
  message: { name: string; text: string },
  reason: string,
): Promise<void> {
  await db
    .insertInto('dead_letter')
    .values({
      id: uuidv7(),
      consumer,
      event_id: null,
      name: message.name,
      envelope: JSON.stringify({ text: message.text.slice(0, 10_000) }),
      state: 'dead',
      attempts: 1,
      error: reason,
    })
    .execute()
}

/** The failures of an event are over. */
export async function settle(db: Kysely<KitTables>, consumer: string, eventId: string): Promise<void> {
  await db
    .updateTable('dead_letter')
    .set({ state: 'handled', last_at: sql`now()` })
    .where('consumer', '=', consumer)
    .where('event_id', '=', eventId)
    .execute()
}

/** The next event an operator gave back, if any; two copies may both get it, the inbox lets one through. */
export async function nextRequeued(
  db: Kysely<KitTables>,
  consumer: string,
): Promise<EventEnvelope | undefined> {
  const row = await db
    .selectFrom('dead_letter')
    .select('envelope')
    .where('consumer', '=', consumer)
    .where('state', '=', 'requeued')
    .orderBy('last_at')
    .executeTakeFirst()
  return row?.envelope as EventEnvelope | undefined
}

const describe = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 2000)
