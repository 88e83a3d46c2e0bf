import type { EventEnvelope, EventPayload, userErased } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import { forgetUnreadOf } from '../conversation/read-mark.queries.ts'
import type { WorkflowTables } from '../database/tables.ts'

/** Nothing is unread any more for someone who was erased. What he wrote and read stays, by his id alone. */
export async function onUserErased(
  tx: Transaction<WorkflowTables>,
  { payload }: EventEnvelope<EventPayload<typeof userErased>>,
): Promise<void> {
  await forgetUnreadOf(tx, payload.userId)
}
