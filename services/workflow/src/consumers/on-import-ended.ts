import type { articleImportEnded, EventEnvelope, EventPayload } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { scheduleSettling } from '../missing-number/settle-after-import.ts'

/** The worklist loses what an import brought. Lists stay as they are: their owners are offered to match them again. */
export async function onImportEnded(
  tx: Transaction<WorkflowTables>,
  { id, payload }: EventEnvelope<EventPayload<typeof articleImportEnded>>,
): Promise<void> {
  if (payload.state === 'ENDED') await scheduleSettling(tx, id)
}
