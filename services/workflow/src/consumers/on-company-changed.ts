import type { companyChanged, EventEnvelope, EventPayload } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import { isNewer, renameCompany } from '../database/company-name.queries.ts'
import type { WorkflowTables } from '../database/tables.ts'

/** Refreshes the copied names that lists show; an event that was overtaken by a newer one changes nothing. */
export async function onCompanyChanged(
  tx: Transaction<WorkflowTables>,
  { payload, aggregateVersion }: EventEnvelope<EventPayload<typeof companyChanged>>,
): Promise<void> {
  if (await isNewer(tx, payload.companyId, aggregateVersion))
    await renameCompany(tx, payload.companyId, payload.name)
}
