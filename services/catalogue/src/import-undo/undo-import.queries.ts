import { sql, type Transaction } from 'kysely'
import type { Sql } from '../article-import/publish-import.queries.ts'
import { nextOf } from '../article-import/rebuild-table.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import type { BeforeTables, UndoPlan } from './keep-before.queries.ts'
import { isCreated, isGoing } from './undo-obstacle.queries.ts'

type Tx = Transaction<CatalogueTables>

const columnsOf = async (tx: Tx, table: string): Promise<string[]> =>
  (
    await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx)
  ).rows.map(({ name }) => name)

/** Who is about to choose an article that goes has done so then, or waits and finds it gone. */
export async function holdCreated(tx: Tx, plan: UndoPlan): Promise<void> {
  await sql`select count(*) from (select from article a where ${isCreated(plan)} for update) held`.execute(tx)
}

/** How many articles that the import made stay, for numbers are remembered to mean them. */
export async function countKept(tx: Tx, plan: UndoPlan): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(distinct a.id)::int as amount
    from replacement p join article a on a.id = p.article_id where ${isCreated(plan)}`.execute(tx)
  return rows[0]!.amount
}

/** The articles that go, and those whose numbers go back to what they were. */
export async function selectUndone(tx: Tx, plan: UndoPlan, before: BeforeTables): Promise<void> {
  await sql`create temp table undone on commit drop as select a.id from article a where ${isGoing(plan)}`.execute(
    tx,
  )
  await sql`create temp table renumbered on commit drop as
    select distinct article_id as id from ${sql.table(before.number)} where not added`.execute(tx)
  await sql`alter table undone add primary key (id)`.execute(tx)
  await sql`analyze undone`.execute(tx)
  await sql`analyze renumbered`.execute(tx)
}

/**
 * What an article becomes again. Its version goes on: who has it open as the import left it must not write over what it is
 * by then.
 */
const formerValue = (column: string, changes: string[]): Sql => {
  if (column === 'edit_version')
    return sql`case when b.id is null then a.edit_version else a.edit_version + 1 end`
  if (!changes.includes(column)) return sql.ref(`a.${column}`)
  return sql`case when b.id is null then ${sql.ref(`a.${column}`)} else ${sql.ref(`b.${column}`)} end`
}

/** Writes all articles into the table that takes the place of theirs. */
export async function copyFormerArticles(tx: Tx, plan: UndoPlan, before: BeforeTables): Promise<void> {
  const columns = await columnsOf(tx, 'article')
  await sql`insert into ${sql.table(nextOf('article'))} (${sql.join(columns.map((one) => sql.ref(one)))})
    select ${sql.join(columns.map((one) => formerValue(one, plan.columns)))}
    from article a left join ${sql.table(before.changed)} b on b.id = a.id
    where not exists (select from undone u where u.id = a.id)`.execute(tx)
}

/** The same where they are. */
export async function restoreArticles(tx: Tx, plan: UndoPlan, before: BeforeTables): Promise<void> {
  await sql`delete from article a using undone u where a.id = u.id`.execute(tx)
  const set = plan.columns.map((column) =>
    column === 'edit_version'
      ? sql`edit_version = a.edit_version + 1`
      : sql`${sql.ref(column)} = ${sql.ref(`b.${column}`)}`,
  )
  await sql`update article a set ${sql.join(set)} from ${sql.table(before.changed)} b where b.id = a.id`.execute(
    tx,
  )
}

/** Deleted articles come back; columns that the table has got since are empty. */
export async function bringBackArticles(tx: Tx, before: BeforeTables, articles: string): Promise<void> {
  const columns = await columnsOf(tx, before.deleted)
  const values = columns.map((column) =>
    column === 'edit_version' ? sql`edit_version + 1` : sql.ref(column),
  )
  await sql`insert into ${sql.table(articles)} (${sql.join(columns.map((one) => sql.ref(one)))})
    select ${sql.join(values)} from ${sql.table(before.deleted)}`.execute(tx)
}

const isFormer = (
  before: BeforeTables,
): Sql => sql`not exists (select from undone u where u.id = n.article_id)
  and not exists (select from renumbered r where r.id = n.article_id)
  and not exists (select from ${sql.table(before.number)} b where b.added and b.article_id = n.article_id
    and b.kind = n.kind and b.exact = n.exact and b.manufacturer_id = n.manufacturer_id)`

/** Writes all numbers that stay into the table that takes the place of theirs. */
export async function copyFormerNumbers(tx: Tx, before: BeforeTables): Promise<void> {
  await sql`insert into ${sql.table(nextOf('article_number'))} select n.* from article_number n
    where ${isFormer(before)}`.execute(tx)
}

/** The same where they are: primary numbers have no index by article, so all are looked at. */
export async function deleteLaterNumbers(tx: Tx, before: BeforeTables): Promise<void> {
  await sql`delete from article_number n where not (${isFormer(before)})`.execute(tx)
}

export async function bringBackNumbers(tx: Tx, before: BeforeTables, numbers: string): Promise<void> {
  const columns = (await columnsOf(tx, before.number)).filter((column) => column !== 'added')
  const list = sql.join(columns.map((one) => sql.ref(one)))
  await sql`insert into ${sql.table(numbers)} (${list}) select ${list} from ${sql.table(before.number)}
    where not added`.execute(tx)
}

export async function restoreWholesalers(tx: Tx, before: BeforeTables): Promise<void> {
  await sql`delete from article_wholesaler w using undone u where w.article_id = u.id`.execute(tx)
  await sql`delete from article_wholesaler w using ${sql.table(before.wholesaler)} b
    where w.article_id = b.article_id and w.wholesaler_id = b.wholesaler_id`.execute(tx)
  await sql`insert into article_wholesaler (article_id, wholesaler_id, order_number, exact, loose, purchase_price)
    select article_id, wholesaler_id, order_number, exact, loose, purchase_price
    from ${sql.table(before.wholesaler)} where existed`.execute(tx)
}

/** Groups that get back their percent: who edits one meanwhile waits and finds it changed. */
export async function holdGroups(tx: Tx, { percents }: UndoPlan): Promise<void> {
  await sql`select from discount_group where id = any(${percents.map(({ id }) => id)}::uuid[])
    order by id for update`.execute(tx)
}

/** Discount groups get back the percent they had; what was edited since has been refused before. */
export async function restorePercents(tx: Tx, { percents }: UndoPlan, now: Date): Promise<void> {
  if (percents.length === 0) return
  await sql`update discount_group g set percent = w.was, edit_version = g.edit_version + 1, last_update = ${now}
    from jsonb_to_recordset(${JSON.stringify(percents)}::jsonb) as w (id uuid, was numeric)
    where g.id = w.id`.execute(tx)
}

/** It is undone; answers its version. Undefined: it is not running any more. */
export async function markImportUndone(tx: Tx, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`update article_import
    set state = 'UNDONE', undo_until = null, failure = null, percent = 100, edit_version = edit_version + 1
    where id = ${id} and state = 'RUNNING' and work = 'UNDO' returning edit_version as version`.execute(tx)
  await tx.deleteFrom('import_undo').where('import_id', '=', id).execute()
  return rows[0]?.version
}
