import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { BusinessdataTables, FolderTable } from '../database/tables.ts'
import { type Asker, type EntryRow, type FolderRow, reachedBy } from '../folder/folder.queries.ts'

/** The entries of a folder that nobody has ended, in the order in which they were made. */
export const entriesOf = (
  db: Kysely<BusinessdataTables>,
  asker: Asker,
  folderId: string,
): Promise<EntryRow[]> =>
  db
    .selectFrom('visibility')
    .innerJoin('folder', 'folder.offer_id', 'visibility.offer_id')
    .selectAll('visibility')
    .where(reachedBy(asker))
    .where('visibility.offer_id', '=', folderId)
    .where('visibility.ended_at', 'is', null)
    .orderBy('visibility.create_date')
    .orderBy('visibility.id')
    .execute()

/** Saves settings of a locked folder, or counts that its entries changed. */
export const writeSettings = (
  tx: Transaction<BusinessdataTables>,
  folderId: string,
  values: Updateable<FolderTable>,
): Promise<FolderRow> =>
  tx
    .updateTable('folder')
    .set({ ...values, edit_version: sql`edit_version + 1` })
    .where('offer_id', '=', folderId)
    .returningAll()
    .executeTakeFirstOrThrow()
