import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { ArticleImportTable, CatalogueTables } from '../database/tables.ts'

type Tx = Transaction<CatalogueTables>

/**
 * How long a silent importer counts as alive, on the database's clock. Long: one that dies is known by its connection
 * at once; this is for a machine that hardly moves.
 */
const leaseSeconds = 60

export const insertImport = (
  tx: Tx,
  row: Omit<Insertable<ArticleImportTable>, 'lease_until' | 'state' | 'backend_pid' | 'backend_start'>,
) =>
  tx
    .insertInto('article_import')
    .values({
      ...row,
      state: 'RUNNING',
      lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` as never,
      backend_pid: null,
      backend_start: null,
    })
    .execute()

export const findRunningImport = (db: Kysely<CatalogueTables>) =>
  db.selectFrom('article_import').selectAll().where('state', '=', 'RUNNING').executeTakeFirst()

export const findImport = (db: Kysely<CatalogueTables>, id: string) =>
  db
    .selectFrom('article_import')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const selectImports = (db: Kysely<CatalogueTables>) =>
  db
    .selectFrom('article_import')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()

/** Marks the entry; its bytes go days later. Answers whether there was one that is not running. */
export async function markImportDeleted(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('article_import')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('state', '<>', 'RUNNING')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await tx.deleteFrom('import_skipped').where('import_id', '=', id).execute()
  return true
}

/** File keys that a row still needs, or that were deleted less than a week ago. */
export async function referencedKeys(db: Kysely<CatalogueTables>, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ file_key: string }>`select file_key from article_import
    where file_key = any(${keys}::text[])
      and (deleted_at is null or deleted_at > now() - interval '7 days')`.execute(db)
  return new Set(rows.map((row) => row.file_key))
}

/** Ends the running import; the higher fence keeps its worker from making anything visible. */
export async function takeRunningImport(tx: Tx): Promise<{ id: string; startedBy: string } | undefined> {
  const { rows } = await sql<{ id: string; startedBy: string }>`
    update article_import set state = 'ABORTED', ended_at = now(), fence = fence + 1
    where state = 'RUNNING' returning id, started_by as "startedBy"`.execute(tx)
  return rows[0]
}

export interface Holder {
  id: string
  fence: number
}

/**
 * Prolongs the lease, says which connection does so and how far the import is; false: it is no longer ours.
 * A process that dies takes its connection along: others see at once that nobody is left.
 */
export async function reportProgress(
  db: Kysely<CatalogueTables>,
  { id, fence }: Holder,
  progress: { percent: number; rows: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update article_import set lease_until = now() + make_interval(secs => ${leaseSeconds}),
      backend_pid = pg_backend_pid(),
      backend_start = (select backend_start from pg_stat_activity where pid = pg_backend_pid()),
      percent = ${progress.percent}, rows = ${progress.rows}
    where id = ${id} and fence = ${fence} and state = 'RUNNING'`.execute(db)
  return numAffectedRows === 1n
}

export interface ImportResult {
  rows: number
  created: number
  updated: number
  unchanged: number
  skipped: number
}

/** Writes the end, in the transaction that makes it true. No row: aborted, or no longer ours. */
export async function markImportEnded(tx: Tx, { id, fence }: Holder, result: ImportResult): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update article_import set state = 'ENDED', ended_at = clock_timestamp(), percent = 100, rows = ${result.rows},
      created = ${result.created}, updated = ${result.updated}, unchanged = ${result.unchanged}, skipped = ${result.skipped}
    where id = ${id} and fence = ${fence} and state = 'RUNNING'`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends an import that changed nothing; its skipped lines go with it. */
export async function markImportStopped(
  tx: Tx,
  { id, fence }: Holder,
  failure: string,
): Promise<{ startedBy: string } | undefined> {
  const { rows } = await sql<{ startedBy: string }>`
    update article_import set state = 'FAILED', ended_at = clock_timestamp(), failure = ${failure}
    where id = ${id} and fence = ${fence} and state = 'RUNNING'
    returning started_by as "startedBy"`.execute(tx)
  if (rows[0]) await tx.deleteFrom('import_skipped').where('import_id', '=', id).execute()
  return rows[0]
}

/**
 * Takes running imports from importers that are gone: their lease has run out, or their connection no longer exists.
 * The higher fence keeps one that comes back from writing.
 */
export async function takeDeadImports(tx: Tx, failure: string): Promise<{ id: string; startedBy: string }[]> {
  const { rows } = await sql<{ id: string; startedBy: string }>`
    update article_import i set state = 'FAILED', ended_at = now(), failure = ${failure}, fence = fence + 1
    where state = 'RUNNING' and (lease_until < now() or (backend_pid is not null and not exists (
      select from pg_stat_activity p where p.pid = i.backend_pid and p.backend_start = i.backend_start)))
    returning id, started_by as "startedBy"`.execute(tx)
  if (rows.length > 0)
    await tx
      .deleteFrom('import_skipped')
      .where(
        'import_id',
        'in',
        rows.map((row) => row.id),
      )
      .execute()
  return rows
}

export async function insertSkipped(
  db: Kysely<CatalogueTables>,
  importId: string,
  skipped: { line: number; reason: string; content: string }[],
): Promise<void> {
  if (skipped.length === 0) return
  await sql`insert into import_skipped (import_id, line, reason, content)
    select ${importId}, * from unnest(${skipped.map((one) => one.line)}::int[],
      ${skipped.map((one) => one.reason)}::text[], ${skipped.map((one) => one.content)}::text[])
    on conflict do nothing`.execute(db)
}

export async function countSkipped(db: Kysely<CatalogueTables>, importId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from import_skipped
    where import_id = ${importId}`.execute(db)
  return rows[0]!.amount
}

const slice = 5000

/** Skipped lines in the order of the file, read slice by slice. */
export async function* streamSkipped(db: Kysely<CatalogueTables>, importId: string) {
  let after = -1
  for (;;) {
    const rows = await db
      .selectFrom('import_skipped')
      .select(['line', 'reason', 'content'])
      .where('import_id', '=', importId)
      .where('line', '>', after)
      .orderBy('line')
      .limit(slice)
      .execute()
    yield* rows
    if (rows.length < slice) return
    after = rows.at(-1)!.line
  }
}

/** Stops what these connections are doing; they stay open. */
export async function cancelStatements(db: Kysely<CatalogueTables>, pids: number[]): Promise<void> {
  if (pids.length === 0) return
  await sql`select pg_cancel_backend(pid) from unnest(${pids}::int[]) as p (pid)`.execute(db)
}
