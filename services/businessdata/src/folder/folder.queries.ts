import type { OfferParties } from '@schrankwerk/contracts'
import type { Actor } from '@schrankwerk/service-kit'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BusinessdataTables, FolderTable } from '../database/tables.ts'

type Db = Kysely<BusinessdataTables>
type Tx = Transaction<BusinessdataTables>
export type FolderRow = Selectable<FolderTable>

/** Folders of these offers that belong to the asking company. */
export const foldersOf = (
  db: Db,
  { companyId }: Pick<Actor, 'companyId'>,
  offerIds: readonly string[],
): Promise<FolderRow[]> =>
  db
    .selectFrom('folder')
    .selectAll()
    .where('offer_id', 'in', [...offerIds])
    .where((by) =>
      by.or([by('customer_company_id', '=', companyId), by('supplier_company_id', '=', companyId)]),
    )
    .execute()

/** Makes the folder with the offer's first file, and locks it: names are given out one after the other. */
export const ensureFolder = async (tx: Tx, offer: OfferParties, now: Date): Promise<FolderRow> => {
  await tx
    .insertInto('folder')
    .values({
      offer_id: offer.offerId,
      customer_company_id: offer.customerCompanyId,
      supplier_company_id: offer.supplierCompanyId,
      create_date: now,
    })
    .onConflict((conflict) => conflict.column('offer_id').doNothing())
    .execute()
  return tx
    .selectFrom('folder')
    .selectAll()
    .where('offer_id', '=', offer.offerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Counts a change; answers the folder with its new version. */
export const touchFolder = (tx: Tx, offerId: string): Promise<FolderRow> =>
  tx
    .updateTable('folder')
    .set({ version: sql`version + 1` })
    .where('offer_id', '=', offerId)
    .returningAll()
    .executeTakeFirstOrThrow()
