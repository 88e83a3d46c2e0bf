import { type Kysely, sql, type Transaction } from 'kysely'
import {
  type Changes,
  changedArticles,
  changesArticle,
  changesNumbers,
  heldKeptValues,
  keptColumns,
} from '../article-import/find-changes.queries.ts'
import type { WrittenPercents } from '../article-import/import-remarks.queries.ts'
import { type Extent, isNew, type Sql } from '../article-import/publish-import.queries.ts'
import { workTable } from '../article-import/work-tables.queries.ts'
import { type CatalogueTables, nobody } from '../database/tables.ts'

type Tx = Transaction<CatalogueTables>

/** What an import found, kept in tables of its own: dropped at once when nobody can undo it any more. */
export interface BeforeTables {
  /** Of changed articles the columns that may have changed. */
  changed: string
  /** Deleted articles, whole. */
  deleted: string
  /** Numbers of articles that got others, and those that were `added` beside them. */
  number: string
  /** Infos of wholesalers, with what they became; `existed` is false for new ones. */
  wholesaler: string
}

export function beforeTables(importId: string): BeforeTables {
  const changed = `import_before_${importId.replaceAll('-', '')}`
  return {
    changed,
    deleted: `${changed}_deleted`,
    number: `${changed}_number`,
    wholesaler: `${changed}_wholesaler`,
  }
}

const withoutVacuum = sql`with (autovacuum_enabled = false)`

/** Empty ones, but that of the changed articles: what changes of them is found out later. */
export async function createBeforeTables(tx: Tx, tables: BeforeTables): Promise<void> {
  const create = (name: string, what: Sql) =>
    sql`create table ${sql.table(name)} ${withoutVacuum} as ${what} with no data`.execute(tx)
  await create(tables.deleted, sql`select * from article`)
  await create(tables.number, sql`select *, false as added from article_number`)
  await create(
    tables.wholesaler,
    sql`select *, true as existed, order_number as now_number, purchase_price as now_price from article_wholesaler`,
  )
}

/**
 * What changed articles are before they are written; only room for it where they are written in their places. A work
 * table until `nameBefore`, for it may be filled beside the transaction: whatever that has filled itself PostgreSQL
 * brings to the disk when it ends, while nobody can read articles.
 */
export async function keepBefore(
  session: Tx,
  { table }: { table: string },
  { changed, columns, areHeld }: Changes,
  { filled }: { filled: boolean },
): Promise<void> {
  const existing = workTable(table, 'existing')
  const kept = ['id', ...keptColumns(columns)].map((column) => sql.ref(`a.${column}`))
  const what = !(filled && changed > 0)
    ? sql`select ${sql.join(kept)} from article a with no data`
    : areHeld
      ? sql`select e.article_id as id, ${sql.join(heldKeptValues(columns))} from ${existing} e where ${changesArticle}`
      : sql`select ${sql.join(kept)} from article a join ${existing} e on e.article_id = a.id and ${changesArticle}`
  await sql`create table ${workTable(table, 'before')} ${withoutVacuum} as ${what}`.execute(session)
}

/** Makes of what `keepBefore` left a table that stays. */
export async function nameBefore(
  tx: Tx,
  { table, before }: { table: string; before: BeforeTables },
): Promise<void> {
  await sql`alter table ${workTable(table, 'before')} rename to ${sql.ref(before.changed)}`.execute(tx)
}

/** The numbers of articles that are about to get others. */
export async function keepNumbers(
  tx: Tx,
  { table, before, hasTypes }: { table: string; before: BeforeTables; hasTypes: boolean },
): Promise<void> {
  await sql`insert into ${sql.table(before.number)} select n.*, false from article_number n
    where n.article_id in (select article_id from ${workTable(table, 'existing')} e
      where ${changesNumbers({ hasTypes })})`.execute(tx)
}

export async function insertUndo(tx: Tx, importId: string, plan: UndoPlan): Promise<void> {
  await tx
    .insertInto('import_undo')
    .values({ import_id: importId, plan: JSON.stringify(plan) })
    .execute()
}

export interface UndoPlan {
  /** The date of creation of the articles it made; no other article has it. */
  createdAt: string
  created: number
  updated: number
  deleted: number
  /** Columns of the table of changed articles. */
  columns: string[]
  made: { manufacturers: string[]; units: string[]; groups: string[] }
  /** Discount groups that were there and got another percent. */
  percents: WrittenPercents['changed']
}

interface Written {
  staged: string
  extent: Extent
  before: BeforeTables
  percents: WrittenPercents
}

/** Manufacturers of what an import has made, changed or deleted; the zero id stands for none. */
export async function selectTouched(
  tx: Tx,
  { staged, extent, before, percents }: Written,
): Promise<string[]> {
  const owners = percents.changed.map(({ manufacturerId }) => manufacturerId)
  const { rows: deleted } = await sql<{
    id: string
  }>`select distinct coalesce(manufacturer_id, ${nobody}) as id
    from ${sql.table(before.deleted)}`.execute(tx)
  return [
    ...new Set([...owners, ...(await selectWritten(tx, staged, extent)), ...deleted.map(({ id }) => id)]),
  ]
}

async function selectWritten(tx: Tx, staged: string, extent: Extent): Promise<string[]> {
  const created = sql`select s.manufacturer from ${sql.table(staged)} s where ${isNew(staged, extent)}`
  const { rows } = await sql<{ id: string }>`
    select distinct manufacturer as id from (select manufacturer from (${changedArticles(staged)}) c
      ${extent.created > 0 ? sql`union all ${created}` : sql``}) w`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Those by which a later import ends the undoing of an earlier one. Articles without a manufacturer have nothing in
 * common: of these only the ones count that both have written, which their versions tell.
 */
export const manufacturersOf = (touched: string[]): string[] => touched.filter((id) => id !== nobody)

/** What was before earlier imports of these manufacturers cannot come back: this one has changed it. */
export async function forgetEarlier(tx: Tx, importId: string, touched: string[]): Promise<void> {
  await sql`update article_import set undo_until = null
    where undo_until is not null and id <> ${importId}
      and touched && ${manufacturersOf(touched)}::uuid[]`.execute(tx)
}

/** Tables of imports that can no longer be undone. */
export async function selectForgottenBefore(db: Kysely<CatalogueTables>): Promise<string[]> {
  const { rows } = await sql<{ tablename: string }>`
    select t.tablename from pg_tables t
    where t.schemaname = current_schema and t.tablename like 'import\\_before\\_%'
      and not exists (select from article_import i where i.undo_until > now() and i.deleted_at is null
        and substr(t.tablename, 15, 32) = replace(i.id::text, '-', ''))`.execute(db)
  return rows.map((row) => row.tablename)
}
