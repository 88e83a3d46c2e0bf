import type { Kysely, Selectable, Transaction } from 'kysely'
import type { BomTable, WorkflowTables } from '../database/tables.ts'

/** What a parts list and a file belong to: exactly one of the two. */
export type Owner = { enquiryId: string; offerId?: undefined } | { offerId: string; enquiryId?: undefined }
export type BomRow = Selectable<BomTable>

const bomOf = (db: Kysely<WorkflowTables>, owner: Owner) => {
  const bom = db.selectFrom('bom').selectAll()
  return owner.enquiryId !== undefined
    ? bom.where('enquiry_id', '=', owner.enquiryId)
    : bom.where('offer_id', '=', owner.offerId)
}

export const findBom = (db: Kysely<WorkflowTables>, owner: Owner): Promise<BomRow | undefined> =>
  bomOf(db, owner).executeTakeFirst()

/** The same, and nobody finishes writing its lines before this transaction ends: each such write touches this row. */
export const lockBom = (tx: Transaction<WorkflowTables>, owner: Owner): Promise<BomRow | undefined> =>
  bomOf(tx, owner).forNoKeyUpdate().executeTakeFirst()
