import { abortJob, endJob, type HeldJob } from '@schrankwerk/service-kit'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { ArticleImportTable, CatalogueTables } from '../database/tables.ts'
import { importJob } from './import-progress.ts'

type Tx = Transaction<CatalogueTables>

export const insertImport = (
  tx: Tx,
  row: Omit<Insertable<ArticleImportTable>, 'lease_until' | 'state' | 'backend_pid' | 'backend_start'>,
) =>
  tx
    .insertInto('article_import')
    .values({
      ...row,
      state: 'RUNNING',
      lease_until: null,
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

/** Ends the running import; whoever works at it can make nothing of it visible any more. */
export async function takeRunningImport(tx: Tx): Promise<{ id: string; startedBy: string } | undefined> {
  await abortJob(tx, importJob.kind, importJob.key)
  const { rows } = await sql<{ id: string; startedBy: string }>`
    update article_import set state = 'ABORTED', ended_at = now(), fence = fence + 1
    where state = 'RUNNING' returning id, started_by as "startedBy"`.execute(tx)
  return rows[0]
}

export interface ImportResult {
  rows: number
  created: number
  updated: number
  unchanged: number
  skipped: number
}

/** Writes the end, in the transaction that makes it true. False: aborted, or no longer ours. */
export async function markImportEnded(tx: Tx, job: HeldJob, result: ImportResult): Promise<boolean> {
  if (!(await endJob(tx, job, result))) return false
  const { numAffectedRows } = await sql`
    update article_import set state = 'ENDED', ended_at = clock_timestamp(), percent = 100, rows = ${result.rows},
      created = ${result.created}, updated = ${result.updated}, unchanged = ${result.unchanged}, skipped = ${result.skipped}
    where id = ${job.id} and state = 'RUNNING'`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends an import that changed nothing; its skipped lines go with it. */
export async function markImportStopped(
  tx: Tx,
  id: string,
  failure: string,
): Promise<{ startedBy: string } | undefined> {
  const { rows } = await sql<{ startedBy: string }>`
    update article_import set state = 'FAILED', ended_at = clock_timestamp(), failure = ${failure}
    where id = ${id} and state = 'RUNNING'
    returning started_by as "startedBy"`.execute(tx)
  if (rows[0]) await tx.deleteFrom('import_skipped').where('import_id', '=', id).execute()
  return rows[0]
}

/** A running import at which nobody works: it has no job, and no older copy of the service says that it does. */
export async function takeImportWithoutJob(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update article_import i set fence = fence + 1
    where state = 'RUNNING' and (lease_until is null or lease_until < now())
      and not exists (select from job where job.id = i.id and job.state in ('WAITING', 'RUNNING'))
    returning id`.execute(tx)
  return rows[0]?.id
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

/** Whoever started these imports is no more; his id stays. */
export async function forgetStarter(tx: Transaction<CatalogueTables>, userId: string): Promise<void> {
  await tx
    .updateTable('article_import')
    .set({ started_by_name: 'Ehemalige Person' })
    .where('started_by', '=', userId)
    .execute()
}
