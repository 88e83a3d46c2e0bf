import type {
  articleImportUndone,
  EventEnvelope,
  EventPayload,
  masterDataCombined,
} from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { scheduleSettling } from '../missing-number/settle-after-import.ts'

type Payload = EventPayload<typeof articleImportUndone> | EventPayload<typeof masterDataCombined>

/** An import was undone, or manufacturers became one or two again: numbers can be found otherwise than they were. */
export function onCatalogueRearranged(
  tx: Transaction<WorkflowTables>,
  { id }: EventEnvelope<Payload>,
): Promise<void> {
  return scheduleSettling(tx, id)
}
