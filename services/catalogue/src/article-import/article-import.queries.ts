import { abortJob, endJob, type HeldJob } from '@schrankwerk/service-kit/job-thread'
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ArticleImportTable, CatalogueTables } from '../database/tables.ts'
import { decisionJob, importJob } from './import-progress.ts'
import { deleteRemarks, isStillRunning } from './import-remarks.queries.ts'

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

/** Whether imports of the configuration are looked at first, and one still is. */
export async function hasOpenProposal(db: Kysely<CatalogueTables>, configId: string): Promise<boolean> {
  const row = await db
    .selectFrom('article_import as i')
    .innerJoin('import_config as c', 'c.id', 'i.import_config_id')
    .select('i.id')
    .where('c.id', '=', configId)
    .where('c.propose', '=', true)
    .where('i.state', '=', 'PROPOSED')
    .executeTakeFirst()
  return row !== undefined
}

/** The latest ones, with what the undoing of one left of it, as long as its job is kept. */
export const selectImports = (db: Kysely<CatalogueTables>) =>
  db
    .selectFrom('article_import as i')
    .leftJoin('job as j', (join) => join.onRef('j.id', '=', 'i.id').on('i.state', '=', 'UNDONE'))
    .selectAll('i')
    .select(sql<number | null>`(j.result ->> 'kept')::int`.as('kept'))
    .where('i.deleted_at', 'is', null)
    .orderBy('i.started_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(500)
    .execute()

/** Marks the entry; its bytes go days later. Answers whether there was one that is not running. */
export async function markImportDeleted(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('article_import')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('state', 'not in', ['RUNNING', 'PROPOSED'])
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await deleteRemarks(tx, id)
  return true
}

/** File keys that a row still needs, or that were deleted less than a week ago. */
export async function referencedKeys(db: Kysely<CatalogueTables>, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ file_key: string }>`select file_key from article_import
    where file_key = any(${keys}::text[])
      and (deleted_at is null or deleted_at > now() - interval '7 days')`.execute(db)
  return new Set(rows.map((row) => row.file_key))
}

/** Ends what runs, and the skipped lines of a file with it; whoever works at it can make nothing of it visible any more. */
export async function takeRunningImport(tx: Tx): Promise<StoppedImport | undefined> {
  await abortJob(tx, importJob.kind, importJob.key)
  await abortJob(tx, decisionJob.kind, decisionJob.key)
  const { rows } = await sql<StoppedImport>`
    update article_import set ${formerState('ABORTED')}, fence = fence + 1
    where state = 'RUNNING' returning ${stopped}`.execute(tx)
  const [row] = rows
  if (row?.work === 'READ') await deleteRemarks(tx, row.id)
  return row
}

/** Lets what has ended or is proposed run again; answers its version. Undefined: it is not in that state any more. */
export async function markImportDecided(
  tx: Tx,
  {
    id,
    state,
    work,
    userId,
  }: { id: string; state: 'PROPOSED' | 'ENDED'; work: 'ACCEPT' | 'UNDO'; userId: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ editVersion: number }>`
    update article_import set state = 'RUNNING', work = ${work}, work_started_at = now(), percent = 0, failure = null,
      decided_by = ${userId}, edit_version = edit_version + 1
    where id = ${id} and state = ${state} and deleted_at is null returning edit_version as "editVersion"`.execute(
    tx,
  )
  return rows[0]?.editVersion
}

export interface ImportResult {
  rows: number
  created: number
  updated: number
  unchanged: number
  skipped: number
  deleted: number
  /** Discount groups that got the percent the file says, and those that had it. */
  percentsSet: number
  percentsKept: number
  newWithoutManufacturer: number
  tenfoldPrices: number
  otherUnits: number
  notListed: number
}

interface Ending extends ImportResult {
  touched: string[]
  /** Null where there is nothing to undo. */
  undoDays: number | null
}

/** Writes the end, in the transaction that makes it true; answers its version. Undefined: aborted, or no longer ours. */
export async function markImportEnded(
  tx: Tx,
  job: HeldJob,
  { touched, undoDays, ...result }: Ending,
): Promise<number | undefined> {
  if (!(await endJob(tx, job, result))) return undefined
  await tx.deleteFrom('import_proposal').where('import_id', '=', job.id).execute()
  const { rows } = await sql<{ editVersion: number }>`
    update article_import set state = 'ENDED', ended_at = clock_timestamp(), percent = 100, rows = ${result.rows},
      created = ${result.created}, updated = ${result.updated}, unchanged = ${result.unchanged}, skipped = ${result.skipped},
      deleted = ${result.deleted}, percents_set = ${result.percentsSet}, percents_kept = ${result.percentsKept},
      new_without_manufacturer = ${result.newWithoutManufacturer}, tenfold_prices = ${result.tenfoldPrices},
      not_listed = ${result.notListed}, other_units = ${result.otherUnits}, failure = null, edit_version = edit_version + 1, touched = ${touched}::uuid[],
      undo_until = now() + make_interval(days => ${undoDays})
    where id = ${job.id} and state = 'RUNNING' returning edit_version as "editVersion"`.execute(tx)
  return rows[0]?.editVersion
}

/** It is read, and waits to be looked at; answers its version. */
export async function markImportProposed(
  tx: Tx,
  id: string,
  { rows: read, skipped }: { rows: number; skipped: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ editVersion: number }>`
    update article_import set state = 'PROPOSED', proposed_at = clock_timestamp(), percent = 100, rows = ${read},
      skipped = ${skipped}, edit_version = edit_version + 1
    where id = ${id} and state = 'RUNNING' returning edit_version as "editVersion"`.execute(tx)
  return rows[0]?.editVersion
}

/** Says that something about it has changed; answers its version. */
export async function raiseVersion(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`update article_import set edit_version = edit_version + 1
    where id = ${id} returning edit_version as version`.execute(tx)
  return rows[0]!.version
}

export interface StoppedImport {
  id: string
  startedBy: string
  work: Selectable<ArticleImportTable>['work']
  editVersion: number
}

const stopped = sql`id, started_by as "startedBy", work, edit_version as "editVersion"`
/** A proposal that could not be accepted is one again, and what could not be undone has ended. */
const formerState = (
  read: 'FAILED' | 'ABORTED',
) => sql`state = case work when 'ACCEPT' then 'PROPOSED' when 'UNDO' then 'ENDED'
  else ${read} end, ended_at = case work when 'READ' then clock_timestamp() else ended_at end,
  edit_version = edit_version + 1`

/** Ends what changed nothing; the skipped lines of a file go with it. */
export async function markImportStopped(
  tx: Tx,
  id: string,
  failure: (work: StoppedImport['work']) => string,
): Promise<StoppedImport | undefined> {
  const { rows } = await sql<StoppedImport>`
    update article_import set ${formerState('FAILED')} where id = ${id} and state = 'RUNNING'
    returning ${stopped}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  await tx
    .updateTable('article_import')
    .set({ failure: failure(row.work) })
    .where('id', '=', id)
    .execute()
  if (row.work === 'READ') await deleteRemarks(tx, id)
  return row
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

/** A sentence about a line that is taken all the same. */
export interface LineNotice {
  line: number
  /** Where the file has it, when that is not `line`: several rows may come from one. */
  fileLine: number | null
  reason: string
}

export interface SkippedLine extends LineNotice {
  content: string
  /** Exact form of its order number, where it has one. */
  orderExact: string | null
}

export async function insertSkipped(
  db: Kysely<CatalogueTables>,
  importId: string,
  skipped: SkippedLine[],
): Promise<void> {
  if (skipped.length === 0) return
  await sql`insert into import_skipped (import_id, line, file_line, reason, content, order_exact)
    select ${importId}, * from unnest(${skipped.map((one) => one.line)}::int[],
      ${skipped.map((one) => one.fileLine)}::int[],
      ${skipped.map((one) => one.reason)}::text[], ${skipped.map((one) => one.content)}::text[],
      ${skipped.map((one) => one.orderExact)}::text[])
    where ${isStillRunning(importId)}
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
      .select(['line', 'file_line', 'reason', 'content'])
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
