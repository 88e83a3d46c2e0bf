import type { BomRow, KeptSums } from '@schrankwerk/bom-service'
import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import type { AdminBomFileTable, AdminBomResultTable, CatalogueTables } from '../database/tables.ts'

type Db = Kysely<CatalogueTables>
type Tx = Transaction<CatalogueTables>
export type ResultRow = Selectable<AdminBomResultTable>

/** The parts list of a result. */
export const ofResult = (id: string): RawBuilder<SqlBool> => sql`bom.admin_bom_result_id = ${id}::uuid`

/** The result that a stored list is of. */
export const resultIdOf = (bom: BomRow): string =>
  (bom as BomRow & { admin_bom_result_id: string }).admin_bom_result_id

export const insertResult = async (
  tx: Tx,
  row: Omit<ResultRow, 'released' | 'edit_version' | 'last_update'>,
): Promise<void> => {
  await tx
    .insertInto('admin_bom_result')
    .values({ ...row, last_update: row.create_date })
    .execute()
}

export const findResult = (db: Db, id: string): Promise<ResultRow | undefined> =>
  db.selectFrom('admin_bom_result').selectAll().where('id', '=', id).executeTakeFirst()

/** Those of these results that are there, locked in the order of their ids. */
export const lockResults = (tx: Tx, ids: readonly string[]): Promise<ResultRow[]> =>
  tx
    .selectFrom('admin_bom_result')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Counts a change. Answers the new edit version. */
export async function touchResult(
  tx: Tx,
  id: string,
  now: Date,
  change: { released?: true } = {},
): Promise<number> {
  const { edit_version } = await tx
    .updateTable('admin_bom_result')
    .set({ ...change, last_update: now, edit_version: sql`edit_version + 1` })
    .where('id', '=', id)
    .returning('edit_version')
    .executeTakeFirstOrThrow()
  return edit_version
}

/** Removes a result with its list and lines; its table is hidden at once, and the bytes go days later. */
export async function deleteResultRow(tx: Tx, id: string, now: Date): Promise<void> {
  const bom = await tx.selectFrom('bom').select('file_id').where(ofResult(id)).executeTakeFirst()
  if (bom?.file_id) await markFileDeleted(tx, bom.file_id, now)
  await tx.deleteFrom('admin_bom_result').where('id', '=', id).execute()
}

const listed = 500

/** The history: results with what their lists are called and how many lines found an article. */
export const listResults = (db: Db) =>
  db
    .selectFrom('admin_bom_result')
    .innerJoin('bom', 'bom.admin_bom_result_id', 'admin_bom_result.id')
    .selectAll('admin_bom_result')
    .select([
      'bom.bom_file_name',
      // The prices are much of it, and no part of the counts.
      sql<Omit<KeptSums, 'prices'> | null>`bom.sums - 'prices'`.as('sums'),
    ])
    .orderBy('admin_bom_result.create_date', 'desc')
    .orderBy('admin_bom_result.id', 'desc')
    .limit(listed)
    .execute()
export type ListedResultRow = Awaited<ReturnType<typeof listResults>>[number]

export const insertFile = async (tx: Tx, row: Omit<AdminBomFileTable, 'deleted_at'>): Promise<void> => {
  await tx
    .insertInto('admin_bom_file')
    .values({ ...row, deleted_at: null })
    .execute()
}

export const findFile = (db: Db, id: string) =>
  db
    .selectFrom('admin_bom_file')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const markFileDeleted = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('admin_bom_file').set({ deleted_at: now }).where('id', '=', id).execute()
}

/** File keys of parts lists that a row still needs, or that were deleted less than a week ago. */
export async function keysOfLists(db: Db, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ storage_key: string }>`select storage_key from admin_bom_file
    where storage_key = any(${keys}::text[])
      and (deleted_at is null or deleted_at > now() - interval '7 days')`.execute(db)
  return new Set(rows.map((row) => row.storage_key))
}

/** Whoever uploaded these lists is no more; his id stays. */
export async function forgetUploader(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('admin_bom_result')
    .set({ uploaded_by_name: 'Ehemalige Person' })
    .where('uploaded_by', '=', userId)
    .execute()
}
