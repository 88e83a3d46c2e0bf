import { offerLapsed } from '@schrankwerk/contracts'
import { lapseOf } from '@schrankwerk/domain'
import { recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { lapseFiles } from '../file/file.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lapsedOrder } from './lapsed-order.ts'
import { lapseOrder, ordersOf } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

/** Ends the orders on this enquiry whose binding time has passed unconfirmed. The caller holds the enquiry's lock. */
export async function lapseOrders(
  tx: Transaction<WorkflowTables>,
  { now }: Pick<WorkflowCtx, 'now'>,
  enquiryId: string,
): Promise<void> {
  for (const order of await ordersOf(tx, enquiryId)) {
    const to = lapseOf(
      {
        state: order.state,
        bindingUntil: order.binding_until?.getTime() ?? null,
        enquiryClosed: order.enquiry_closed,
        enquiryArchived: order.enquiry_archived,
      },
      { now: now().getTime() },
    )
    if (to === null) continue
    await lapseOrder(tx, { id: order.id, enquiryId, now: now() }, lapsedOrder(to))
    await lapseFiles(tx, order.id, now())
    await recordChange(tx, { now }, { entity: 'offer', entityId: order.id, action: 'lapse' })
    await publishOffer(tx, offerLapsed, order, { userId: null, editVersion: order.edit_version + 1 })
  }
}
