import type { FolderSide } from '@schrankwerk/contracts'
import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import type { BusinessdataTables, SubfolderTable } from '../database/tables.ts'
import { type Asker, reachedBy } from '../folder/folder.queries.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { isOfSeenSide, isSeenItem } from '../item/item.queries.ts'

type Tx = Transaction<BusinessdataTables>
export type SubfolderRow = Selectable<SubfolderTable>

type Db = Kysely<BusinessdataTables>
type Seen = Pick<OpenFolder, 'folderId' | 'seenSides'>

/** Subfolders of a folder that the asker sees, deleted ones too: by whose name they have, or by a file in them that he sees. */
const subfoldersIn = (db: Db, asker: Asker, { folderId, seenSides }: Seen) =>
  db
    .selectFrom('subfolder')
    .innerJoin('folder', 'folder.offer_id', 'subfolder.offer_id')
    .selectAll('subfolder')
    .where(reachedBy(asker))
    .where('subfolder.offer_id', '=', folderId)
    .where(
      sql<SqlBool>`(${isOfSeenSide('subfolder.side', seenSides)} or exists (select from item
        where item.offer_id = subfolder.offer_id and item.subfolder_id = subfolder.id and item.deleted_at is null and ${isSeenItem(seenSides)}))`,
    )

/** The subfolders of a folder. */
export const subfoldersOf = (db: Db, asker: Asker, seen: Seen): Promise<SubfolderRow[]> =>
  subfoldersIn(db, asker, seen)
    .where('subfolder.deleted_at', 'is', null)
    .orderBy('subfolder.name_key')
    .execute()

/** One of a folder's subfolders, deleted ones too. */
export const findSubfolder = (
  db: Db,
  asker: Asker,
  seen: Seen,
  id: string,
): Promise<SubfolderRow | undefined> =>
  subfoldersIn(db, asker, seen).where('subfolder.id', '=', id).executeTakeFirst()

/** Who has a name in a folder, whoever sees it. */
export const findSubfolderNamed = (
  tx: Tx,
  folderId: string,
  name: string,
): Promise<SubfolderRow | undefined> =>
  tx
    .selectFrom('subfolder')
    .selectAll()
    .where('offer_id', '=', folderId)
    .where('name_key', '=', name.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const countSubfolders = async (tx: Tx, folderId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('subfolder')
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('offer_id', '=', folderId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export const insertSubfolder = (
  tx: Tx,
  row: Pick<Insertable<SubfolderTable>, 'id' | 'offer_id' | 'name' | 'name_key' | 'side' | 'create_date'>,
): Promise<SubfolderRow> => tx.insertInto('subfolder').values(row).returningAll().executeTakeFirstOrThrow()

/** A subfolder has its name from that side now. Undefined where somebody was faster. */
export const writeSubfolderName = (
  tx: Tx,
  at: { folderId: string; id: string; editVersion: number },
  name: string,
  side: FolderSide,
): Promise<SubfolderRow | undefined> =>
  tx
    .updateTable('subfolder')
    .set({ name, name_key: name.toLowerCase(), side, edit_version: sql`edit_version + 1` })
    .where('offer_id', '=', at.folderId)
    .where('id', '=', at.id)
    .where('edit_version', '=', at.editVersion)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** A side gave a subfolder the name that it has. */
export const shareSubfolderName = (
  tx: Tx,
  folderId: string,
  id: string,
  side: FolderSide,
): Promise<SubfolderRow> =>
  tx
    .updateTable('subfolder')
    .set({ side })
    .where('offer_id', '=', folderId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const markSubfolderDeleted = async (
  tx: Tx,
  folderId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const updated = await tx
    .updateTable('subfolder')
    .set({ deleted_at: now })
    .where('offer_id', '=', folderId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
