import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BusinessdataTables, SubfolderTable } from '../database/tables.ts'
import { type Asker, reachedBy } from '../folder/folder.queries.ts'

type Tx = Transaction<BusinessdataTables>
export type SubfolderRow = Selectable<SubfolderTable>

/** The groups of a folder by name. */
export const subfoldersOf = (
  db: Kysely<BusinessdataTables>,
  asker: Asker,
  folderId: string,
): Promise<SubfolderRow[]> =>
  db
    .selectFrom('subfolder')
    .innerJoin('folder', 'folder.offer_id', 'subfolder.offer_id')
    .selectAll('subfolder')
    .where(reachedBy(asker))
    .where('subfolder.offer_id', '=', folderId)
    .where('subfolder.deleted_at', 'is', null)
    .orderBy('subfolder.name_key')
    .execute()

/** One of a folder's groups, deleted ones too. */
export const findSubfolder = (tx: Tx, folderId: string, id: string): Promise<SubfolderRow | undefined> =>
  tx
    .selectFrom('subfolder')
    .selectAll()
    .where('offer_id', '=', folderId)
    .where('id', '=', id)
    .executeTakeFirst()

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

/** Undefined where somebody was faster. */
export const writeSubfolderName = (
  tx: Tx,
  at: { id: string; editVersion: number },
  name: string,
): Promise<SubfolderRow | undefined> =>
  tx
    .updateTable('subfolder')
    .set({ name, name_key: name.toLowerCase(), edit_version: sql`edit_version + 1` })
    .where('id', '=', at.id)
    .where('edit_version', '=', at.editVersion)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const markSubfolderDeleted = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const updated = await tx
    .updateTable('subfolder')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
