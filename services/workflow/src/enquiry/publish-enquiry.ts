import type { enquiryChanged, enquiryReleased } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'

interface EnquiryNews {
  id: string
  customerCompanyId: string
  /** Whether suppliers see it, so that it is news for them. */
  visibleToSuppliers: boolean
  /** The version that the change made. */
  editVersion: number
}

/** Tells of an enquiry: by whom it was changed, and who may see it; the reader asks for the rest. */
export const publishEnquiry = (
  tx: Transaction<WorkflowTables>,
  { actor }: Pick<WorkflowCtx, 'actor'>,
  event: typeof enquiryChanged | typeof enquiryReleased,
  { id, editVersion, ...about }: EnquiryNews,
): Promise<string> =>
  publish(
    tx,
    event,
    { enquiryId: id, ...about, userId: actor.userId },
    { aggregateId: id, aggregateVersion: editVersion },
  )
