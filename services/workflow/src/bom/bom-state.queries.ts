import type { Kysely, Selectable } from 'kysely'
import type { BomTable, WorkflowTables } from '../database/tables.ts'

/** What a parts list and a file belong to: exactly one of the two. */
export type Owner = { enquiryId: string; offerId?: undefined } | { offerId: string; enquiryId?: undefined }
export type BomRow = Selectable<BomTable>

export const findBom = (db: Kysely<WorkflowTables>, owner: Owner): Promise<BomRow | undefined> => {
  const bom = db.selectFrom('bom').selectAll()
  return (
    owner.enquiryId !== undefined
      ? bom.where('enquiry_id', '=', owner.enquiryId)
      : bom.where('offer_id', '=', owner.offerId)
  ).executeTakeFirst()
}
