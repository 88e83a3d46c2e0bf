import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockEnquiryRow } from './enquiry.queries.ts'

/** Locks the enquiry until the transaction ends: everything that decides about it and its offers takes this lock. */
export async function lockEnquiry(
  tx: Transaction<WorkflowTables>,
  _ctx: Pick<WorkflowCtx, 'now'>,
  id: string,
): Promise<void> {
  await lockEnquiryRow(tx, id)
}
