import { type Kysely, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { enquiryIdOf, ofOwner } from '../owner/owner.queries.ts'
import type { Owner } from '../owner/owner.ts'

export interface EstimateFactsRow {
  amount: number
  estimateVisible: boolean
  hasConnectionList: boolean
  hasNcData: boolean
}

/** What of enquiry and files an estimate depends on; an offer counts its enquiry's files as well. */
export async function estimateFacts(db: Kysely<WorkflowTables>, owner: Owner): Promise<EstimateFactsRow> {
  const has = (type: string) => sql<boolean>`exists (select from file
    where deleted_at is null and file_type = ${type}
      and (file.enquiry_id = enquiry.id or ${ofOwner('file', owner)}))`
  return db
    .selectFrom('enquiry')
    .where('enquiry.id', '=', enquiryIdOf(owner))
    .select([
      sql<number>`coalesce(enquiry.amount, 1)`.as('amount'),
      'enquiry.estimate_visible as estimateVisible',
      has('CONNECTION_LIST').as('hasConnectionList'),
      has('NC_DATA').as('hasNcData'),
    ])
    .executeTakeFirstOrThrow()
}
