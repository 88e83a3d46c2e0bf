import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ArticleExportTable, CatalogueTables } from '../database/tables.ts'

type Tx = Transaction<CatalogueTables>
export type ExportRow = Selectable<ArticleExportTable>

export const insertExport = (
  tx: Tx,
  row: Pick<
    Insertable<ArticleExportTable>,
    | 'id'
    | 'filename'
    | 'format'
    | 'separator'
    | 'filter'
    | 'manufacturer_names'
    | 'wholesaler_names'
    | 'found_manufacturer_names'
    | 'started_at'
    | 'started_by'
    | 'started_by_name'
  >,
) =>
  tx
    .insertInto('article_export')
    .values({
      ...row,
      state: 'RUNNING',
      ended_at: null,
      file_key: null,
      file_size: null,
      sha256: null,
      failure: null,
      deleted_at: null,
    })
    .execute()

export const findExport = (db: Kysely<CatalogueTables>, id: string): Promise<ExportRow | undefined> =>
  db
    .selectFrom('article_export')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const selectExports = (db: Kysely<CatalogueTables>): Promise<ExportRow[]> =>
  db
    .selectFrom('article_export')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** What was chosen by name, in the order of the names. */
export async function selectChosenNames(
  db: Kysely<CatalogueTables>,
  table: 'manufacturer' | 'wholesaler',
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ name: string }>`select display_name as name from ${sql.table(table)}
    where id = any(${ids}::uuid[]) order by sort_name, id`.execute(db)
  return rows.map(({ name }) => name)
}

/** False: it was deleted meanwhile. */
export async function markExportEnded(
  tx: Tx,
  id: string,
  { rows, key, size, sha256 }: { rows: number; key: string; size: number; sha256: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update article_export
    set state = 'ENDED', ended_at = clock_timestamp(), rows = ${rows}, file_key = ${key}, file_size = ${size},
      sha256 = ${sha256}
    where id = ${id} and state = 'RUNNING' and deleted_at is null`.execute(tx)
  return numAffectedRows === 1n
}

export async function markExportFailed(
  tx: Tx,
  id: string,
  failure: string,
): Promise<{ startedBy: string } | undefined> {
  const { rows } = await sql<{ startedBy: string }>`update article_export
    set state = 'FAILED', ended_at = clock_timestamp(), failure = ${failure}
    where id = ${id} and state = 'RUNNING' and deleted_at is null returning started_by as "startedBy"`.execute(
    tx,
  )
  return rows[0]
}

/** Marks it; its bytes go days later. */
export async function markExportDeleted(tx: Tx, id: string): Promise<ExportRow | undefined> {
  return tx
    .updateTable('article_export')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Drops what was kept long enough, the oldest where there are more than are kept, and what a person deleted whose bytes
 * are gone by now.
 */
export async function dropOldExports(
  tx: Tx,
  { days, amount }: { days: number; amount: number },
): Promise<{ id: string; fileKey: string | null; wasDeleted: boolean }[]> {
  const { rows } = await sql<{ id: string; fileKey: string | null; wasDeleted: boolean }>`
    delete from article_export where deleted_at < now() - interval '8 days'
      or (deleted_at is null and state <> 'RUNNING' and (ended_at < now() - make_interval(days => ${days})
        or id in (select id from article_export where deleted_at is null
          order by started_at desc, id desc offset ${amount})))
    returning id, file_key as "fileKey", deleted_at is not null as "wasDeleted"`.execute(tx)
  return rows
}

/** File keys that a row still needs, or that were deleted less than a week ago. */
export async function exportedKeys(db: Kysely<CatalogueTables>, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ file_key: string }>`select file_key from article_export
    where file_key = any(${keys}::text[])
      and (deleted_at is null or deleted_at > now() - interval '7 days')`.execute(db)
  return new Set(rows.map((row) => row.file_key))
}

/** Whoever began these exports is no more; his id stays. */
export async function forgetExporter(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('article_export')
    .set({ started_by_name: 'Ehemalige Person' })
    .where('started_by', '=', userId)
    .execute()
}
