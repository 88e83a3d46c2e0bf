import { berlinDay } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import type { EntryRow, FolderRow } from '../folder/folder.queries.ts'

type Tx = Transaction<BusinessdataTables>

/** Folders with an entry whose last day has passed and that has not been ended, some of them. */
export const foldersWithDueEntries = async (db: Kysely<BusinessdataTables>, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('visibility')
    .select('offer_id')
    .distinct()
    .where('ended_at', 'is', null)
    .where('end_date', '<', berlinDay(now))
    .limit(100)
    .execute()
  return rows.map((row) => row.offer_id)
}

/** Of a locked folder the entries whose last day has passed. */
export const dueEntriesOf = (tx: Tx, folderId: string, now: Date): Promise<EntryRow[]> =>
  tx
    .selectFrom('visibility')
    .selectAll()
    .where('offer_id', '=', folderId)
    .where('ended_at', 'is', null)
    .where('end_date', '<', berlinDay(now))
    .execute()

/** Locks a folder, if there is one. */
export const lockFolderRow = (tx: Tx, folderId: string): Promise<FolderRow | undefined> =>
  tx.selectFrom('folder').selectAll().where('offer_id', '=', folderId).forUpdate().executeTakeFirst()

/** The folders in which an entry that has not ended names somebody, in the order in which they are to be locked. */
export const foldersNaming = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('visibility')
    .select('offer_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('offer_id')
    .execute()
  return rows.map((row) => row.offer_id)
}

/** Of a locked folder the entries that name somebody and have not ended. */
export const entriesOfUser = (tx: Tx, folderId: string, userId: string): Promise<EntryRow[]> =>
  tx
    .selectFrom('visibility')
    .selectAll()
    .where('offer_id', '=', folderId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()

/** What named one user names another one from now on. */
export const handEntriesOver = async (tx: Tx, userId: string, successorId: string): Promise<void> => {
  await tx.updateTable('visibility').set({ user_id: successorId }).where('user_id', '=', userId).execute()
}

/** No entry keeps the address of this user any more. */
export const forgetMailOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .updateTable('visibility')
    .set({ mail: '', mail_key: '' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is not', null)
    .execute()
}
