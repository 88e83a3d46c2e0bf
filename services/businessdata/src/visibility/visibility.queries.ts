import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { BusinessdataTables, VisibilityTable } from '../database/tables.ts'
import type { EntryRow } from '../folder/folder.queries.ts'

type Db = Kysely<BusinessdataTables>
type Tx = Transaction<BusinessdataTables>

export const insertEntry = (tx: Tx, row: Insertable<VisibilityTable>): Promise<EntryRow> =>
  tx.insertInto('visibility').values(row).returningAll().executeTakeFirstOrThrow()

/** Changes an entry of a locked folder and counts that; undefined where it has ended. */
export const updateEntry = (
  tx: Tx,
  folderId: string,
  id: string,
  values: Updateable<VisibilityTable>,
): Promise<EntryRow | undefined> =>
  tx
    .updateTable('visibility')
    .set({ ...values, version: sql`version + 1` })
    .where('offer_id', '=', folderId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** An entry of a folder that has not ended. */
export const findEntry = (db: Db, folderId: string, id: string): Promise<EntryRow | undefined> =>
  db
    .selectFrom('visibility')
    .selectAll()
    .where('id', '=', id)
    .where('offer_id', '=', folderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** How many entries a company made from a moment on, in all its folders. */
export const entriesMadeBy = async (db: Db, companyId: string, from: Date): Promise<number> => {
  const row = await db
    .selectFrom('visibility')
    .innerJoin('folder', 'folder.offer_id', 'visibility.offer_id')
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('visibility.create_date', '>=', from)
    .where(
      sql<boolean>`case visibility.side when 'SUPPLIER' then folder.supplier_company_id
        else folder.customer_company_id end = ${companyId}`,
    )
    .executeTakeFirstOrThrow()
  return row.count
}

/** Whoever counts what a company made waits for who counts already. */
export const lockInvitationsOf = async (tx: Tx, companyId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitations ${companyId}`}, 0))`.execute(tx)
}

/** When the invitation of an entry was asked for again, from a moment on. */
export const invitationsAgain = async (tx: Tx, entryId: string, from: Date): Promise<Date[]> => {
  const rows = await tx
    .selectFrom('change_entry')
    .select('at')
    .where('entity', '=', 'folder-entry')
    .where('entity_id', '=', entryId)
    .where('action', '=', 'send-link')
    .where('at', '>', from)
    .orderBy('at')
    .execute()
  return rows.map(({ at }) => at)
}
