import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { lapseOrders } from '../offer/lapse-orders.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockEnquiryRow } from './enquiry.queries.ts'

/**
 * Locks the enquiry until the transaction ends: everything that decides about it and its offers takes this lock. An
 * order on it whose binding time has passed lapses first, so that nobody decides on an order that is over.
 */
export async function lockEnquiry(
  tx: Transaction<WorkflowTables>,
  ctx: Pick<WorkflowCtx, 'now'>,
  id: string,
): Promise<void> {
  await lockEnquiryRow(tx, id)
  await lapseOrders(tx, ctx, id)
}
