import type { Kysely, Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import type { FolderRow } from './folder.queries.ts'

type Tx = Transaction<BusinessdataTables>

/** Folders of which nobody has said whether they are their family's, some of them. */
export const foldersOfUnknownFamily = (db: Kysely<BusinessdataTables>): Promise<FolderRow[]> =>
  db
    .selectFrom('folder')
    .selectAll()
    .where('family_known', '=', false)
    .orderBy('offer_id')
    .limit(100)
    .execute()

export const markFamilyKnown = async (tx: Tx, folderId: string): Promise<void> => {
  await tx.updateTable('folder').set({ family_known: true }).where('offer_id', '=', folderId).execute()
}

/** Of two folders that are to be one, both rows in the order in which everybody locks them. */
export const lockBoth = (tx: Tx, folderIds: readonly [string, string]): Promise<FolderRow[]> =>
  tx
    .selectFrom('folder')
    .selectAll()
    .where('offer_id', 'in', [...folderIds])
    .orderBy('offer_id')
    .forUpdate()
    .execute()

/** All files of a folder, deleted ones too. */
export const allItemsOf = (tx: Tx, folderId: string) =>
  tx
    .selectFrom('item')
    .select(['id', 'filename', 'deleted_at'])
    .where('offer_id', '=', folderId)
    .orderBy('create_date')
    .orderBy('id')
    .execute()

/** The system's act, of no company: both folders are locked. */
export const moveItemToFolder = async (
  tx: Tx,
  { id, from, to }: { id: string; from: string; to: string },
  filename: string,
): Promise<void> => {
  await tx
    .updateTable('item')
    .set({ offer_id: to, filename, name_key: filename.toLowerCase() })
    .where('offer_id', '=', from)
    .where('id', '=', id)
    .execute()
}

export const deleteFolder = async (tx: Tx, folderId: string): Promise<void> => {
  await tx.deleteFrom('folder').where('offer_id', '=', folderId).execute()
}
