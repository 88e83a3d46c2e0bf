import type { FilePart } from '@schrankwerk/service-kit'
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BusinessdataTables, FolderUploadTable } from '../database/tables.ts'
import type { ItemRow } from '../item/item.queries.ts'

type Db = Kysely<BusinessdataTables>
type Tx = Transaction<BusinessdataTables>
export type UploadRow = Selectable<FolderUploadTable>

/** An upload is its user's alone, in this folder. */
export interface OwnUpload {
  folderId: string
  userId: string
  uploadId: string
}

const own = (db: Db, { folderId, userId, uploadId }: OwnUpload) =>
  db
    .selectFrom('folder_upload')
    .selectAll()
    .where('id', '=', uploadId)
    .where('offer_id', '=', folderId)
    .where('user_id', '=', userId)

/** An upload, a finished one too. */
export const findUpload = (db: Db, upload: OwnUpload): Promise<UploadRow | undefined> =>
  own(db, upload).executeTakeFirst()

export const lockUpload = (tx: Tx, upload: OwnUpload): Promise<UploadRow | undefined> =>
  own(tx, upload).forUpdate().executeTakeFirst()

/** What somebody has not finished in a folder, the oldest first. */
export const unfinishedUploads = (db: Db, folderId: string, userId: string): Promise<UploadRow[]> =>
  db
    .selectFrom('folder_upload')
    .selectAll()
    .where('offer_id', '=', folderId)
    .where('user_id', '=', userId)
    .where('item_id', 'is', null)
    .orderBy('id')
    .execute()

export const insertUpload = (tx: Tx, row: Insertable<FolderUploadTable>): Promise<UploadRow> =>
  tx.insertInto('folder_upload').values(row).returningAll().executeTakeFirstOrThrow()

/** The parts that have come, by upload, in the order of their numbers. */
export async function partsOf(db: Db, uploadIds: readonly string[]): Promise<Map<string, FilePart[]>> {
  if (uploadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('folder_upload_part')
    .selectAll()
    .where('upload_id', 'in', [...uploadIds])
    .orderBy('number')
    .execute()
  const partOf = ({ number, size, sha256 }: FilePart): FilePart => ({ number, size, sha256 })
  return new Map(uploadIds.map((id) => [id, rows.filter((row) => row.upload_id === id).map(partOf)]))
}

/** Notes a part that the store has; the same number again replaces it. False where the upload has ended meanwhile. */
export async function keepPart(
  tx: Tx,
  { folderId, userId, uploadId }: OwnUpload,
  part: FilePart,
  now: Date,
): Promise<boolean> {
  const touched = await tx
    .updateTable('folder_upload')
    .set({ last_part_at: now })
    .where('id', '=', uploadId)
    .where('offer_id', '=', folderId)
    .where('user_id', '=', userId)
    .where('item_id', 'is', null)
    .executeTakeFirst()
  if (touched.numUpdatedRows === 0n) return false
  await tx
    .insertInto('folder_upload_part')
    .values({ upload_id: uploadId, ...part })
    .onConflict((conflict) =>
      conflict.columns(['upload_id', 'number']).doUpdateSet({ size: part.size, sha256: part.sha256 }),
    )
    .execute()
  return true
}

/** Notes what an upload became. */
export async function markFinished(
  tx: Tx,
  { folderId, userId, uploadId }: OwnUpload,
  itemId: string,
): Promise<void> {
  await tx
    .updateTable('folder_upload')
    .set({ item_id: itemId })
    .where('id', '=', uploadId)
    .where('offer_id', '=', folderId)
    .where('user_id', '=', userId)
    .execute()
}

/** What an upload became; undefined while it is unfinished, or where the file is gone again. */
export const itemOfUpload = (
  db: Db,
  { folderId, userId, uploadId }: OwnUpload,
): Promise<ItemRow | undefined> =>
  db
    .selectFrom('item')
    .innerJoin('folder_upload', 'folder_upload.item_id', 'item.id')
    .selectAll('item')
    .where('folder_upload.id', '=', uploadId)
    .where('folder_upload.offer_id', '=', folderId)
    .where('folder_upload.user_id', '=', userId)
    .where('item.deleted_at', 'is', null)
    .executeTakeFirst()

/** Forgets an unfinished upload; answers where the store has its parts. */
export const deleteUpload = (db: Db, upload: OwnUpload): Promise<{ store_id: string } | undefined> =>
  db
    .deleteFrom('folder_upload')
    .where('id', '=', upload.uploadId)
    .where('offer_id', '=', upload.folderId)
    .where('user_id', '=', upload.userId)
    .where('item_id', 'is', null)
    .returning('store_id')
    .executeTakeFirst()

/** Forgets what guests have not finished in a folder where no entry lets them write any more. */
export async function deleteUploadsWithoutEntry(
  tx: Tx,
  folderId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .deleteFrom('folder_upload')
    .where('offer_id', '=', folderId)
    .where('user_id', 'in', [...userIds])
    .where('by_guest', '=', true)
    .where('item_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visibility')
            .select('visibility.id')
            .whereRef('visibility.offer_id', '=', 'folder_upload.offer_id')
            .whereRef('visibility.user_id', '=', 'folder_upload.user_id')
            .where('visibility.may_write', '=', true)
            .where('visibility.ended_at', 'is', null),
        ),
      ),
    )
    .execute()
}

/** Forgets uploads whose last part came longer ago than a day; answers where the store has their parts. */
export const deleteOldUploads = (db: Db, now: Date): Promise<{ store_id: string }[]> =>
  db
    .deleteFrom('folder_upload')
    .where('last_part_at', '<', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .returning('store_id')
    .execute()
