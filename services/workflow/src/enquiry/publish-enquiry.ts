import type { enquiryChanged, enquiryClosed, enquiryReleased, enquiryReopened } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'

interface EnquiryChange {
  id: string
  customerCompanyId: string
  /** Whether suppliers see it and are told as well. */
  visibleToSuppliers: boolean
  /** The version that the change made. */
  editVersion: number
}

/** Publishes an event about an enquiry: by whom it was changed, and who may see it; the reader asks for the rest. */
export const publishEnquiry = (
  tx: Transaction<WorkflowTables>,
  { actor }: Pick<WorkflowCtx, 'actor'>,
  event: typeof enquiryChanged | typeof enquiryClosed | typeof enquiryReleased | typeof enquiryReopened,
  { id, editVersion, ...about }: EnquiryChange,
): Promise<string> =>
  publish(
    tx,
    event,
    { enquiryId: id, ...about, userId: actor.userId },
    { aggregateId: id, aggregateVersion: editVersion },
  )
