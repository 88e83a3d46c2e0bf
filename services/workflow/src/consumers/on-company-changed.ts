import type { companyChanged, EventEnvelope, EventPayload } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import { scheduleRenaming } from '../company/rename-again.ts'
import { isNewer, renameCompany } from '../database/company-name.queries.ts'
import type { WorkflowTables } from '../database/tables.ts'

/** Refreshes the copied names that lists show; an event that was overtaken by a newer one changes nothing. */
export async function onCompanyChanged(
  tx: Transaction<WorkflowTables>,
  { payload, aggregateVersion }: EventEnvelope<EventPayload<typeof companyChanged>>,
): Promise<void> {
  const { companyId, name } = payload
  if (!(await isNewer(tx, companyId, aggregateVersion))) return
  await renameCompany(tx, companyId, name)
  await scheduleRenaming(tx, { companyId, name, version: aggregateVersion }, new Date())
}
