import type {
  articleImportUndone,
  EventEnvelope,
  EventPayload,
  manufacturerEmptied,
  masterDataCombined,
} from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { scheduleSettling } from '../missing-number/settle-after-import.ts'

type Payload = EventPayload<
  typeof articleImportUndone | typeof masterDataCombined | typeof manufacturerEmptied
>

/**
 * An import was undone, a manufacturer lost its articles, or manufacturers became one or several again: numbers can be
 * found that could not be, and the other way round.
 */
export function onCatalogueRearranged(
  tx: Transaction<WorkflowTables>,
  { id }: EventEnvelope<Payload>,
): Promise<void> {
  return scheduleSettling(tx, id)
}
