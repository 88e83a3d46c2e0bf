import { type Kysely, sql, type Transaction } from 'kysely'
import { decisionJob, importJob } from '../article-import/import-progress.ts'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import {
  type ArticleColumn,
  articleOrders,
  type Key,
  type PartName,
  partNames,
} from './article-orders.queries.ts'

type Db = Kysely<CatalogueTables>
type Tx = Transaction<CatalogueTables>

/** When many articles changed at once for the last time: by an import, its undoing, or what took its place. */
export const latestImport = sql<Date | null>`(select max(ended_at) from job
  where kind in (${sql.lit(importJob.kind)}, ${sql.lit(decisionJob.kind)}))`

/**
 * One state of the articles for all that is read in the transaction. The lock is asked for before that state is taken:
 * a table that an import put in place later would seem empty in it.
 */
export const holdOneState = (tx: Tx) =>
  sql`lock table article, article_number in access share mode; set local max_parallel_workers_per_gather = 0`.execute(
    tx,
  )

export interface CountedOrder {
  amounts: Record<PartName, number>
  /** Places taken since the anchors were placed. */
  taken: number
}

/** How many articles an order has now; nothing where its anchors do not hold. */
export async function findOrder(tx: Tx, name: ArticleColumn): Promise<CountedOrder | undefined> {
  const changed = (part: PartName) => {
    const holds = articleOrders[name][part]?.holds
    return holds ? sql`coalesce(sum(s.amount) filter (where ${holds}), 0)::int` : sql`0`
  }
  const { rows } = await sql<{ valued: number; empty: number; taken: number }>`
    select o.valued + ${changed('VALUED')} as valued, o.empty + ${changed('EMPTY')} as empty,
      count(*) filter (where s.amount = 1)::int as taken
    from article_order o left join article_shift s on true
    where o.name = ${name} and o.after_import is not distinct from ${latestImport}
      and not exists (select from article_upheaval where round = 'anchors')
    group by o.name, o.valued, o.empty`.execute(tx)
  const row = rows[0]
  return row && { amounts: { VALUED: row.valued, EMPTY: row.empty }, taken: row.taken }
}

export interface Anchor {
  key: Key
  /** How many articles of the part stand before it now. */
  position: number
}

/** The last anchor that was placed at this position or before. */
export async function findAnchor(
  tx: Tx,
  name: ArticleColumn,
  part: PartName,
  upTo: number,
): Promise<Anchor | undefined> {
  const { holds, isBeforeAnchor } = articleOrders[name][part]!
  const { rows } = await sql<Anchor>`
    select a.key, a.position + coalesce((select sum(s.amount) from article_shift s
        left join manufacturer sm on sm.id = s.manufacturer_id where ${holds} and ${isBeforeAnchor}), 0)::int as position
    from article_anchor a
    where a.order_name = ${name} and a.part = ${part} and a.position <= ${upTo}
    order by a.position desc limit 1`.execute(tx)
  return rows[0]
}

/** Where an article stands in the orders of the list, but for its numbers' form that decides. */
export interface Placed {
  id: string
  order_number: string | null
  manufacturer_number: string | null
}

export const selectPlaced = async (tx: Tx, ids: readonly string[]): Promise<Placed[]> =>
  (
    await sql<Placed>`select id, order_number, manufacturer_number from article
      where id = any(${ids}::uuid[]) order by id`.execute(tx)
  ).rows

export interface ShiftedNumbers {
  id: string
  order: string | null
  type: string | null
}

/** Adds a row for each article with the place it has at this moment. */
export const insertShifts = (tx: Tx, amount: 1 | -1, numbers: readonly ShiftedNumbers[]) =>
  sql`insert into article_shift (amount, article_id, manufacturer_id, create_date, order_exact, order_twin, type_exact,
      type_twin, list_price, weight)
    select ${amount}, a.id, a.manufacturer_id, a.create_date, w."order", o.twin, w."type", t.twin, a.list_price, a.weight
    from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as w (id uuid, "order" text, "type" text)
    join article a on a.id = w.id
    left join article_number o on o.kind = 'O' and o.exact = w."order" and o.article_id = a.id
      and o.manufacturer_id = coalesce(a.manufacturer_id, ${sql.lit(nobody)})
    left join article_number t on t.kind = 'T' and t.exact = w."type" and t.article_id = a.id
      and t.manufacturer_id = coalesce(a.manufacturer_id, ${sql.lit(nobody)})`.execute(tx)

export type Round = 'anchors' | 'words'

/** In the transaction that changes many articles at once and is no import: what was made of them holds no more. */
export const noteUpheaval = (tx: Tx, rounds: readonly Round[]) =>
  sql`insert into article_upheaval (round) select unnest(${rounds}::text[])`.execute(tx)

/** Fewer are added up in no time. */
const mostShifts = 1000

export async function isPlacingDue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select (select count(*) from article_order o where o.after_import is not distinct from ${latestImport})
        < ${Object.keys(articleOrders).length}
      or exists (select from article_upheaval where round = 'anchors')
      or (select count(*) from article_shift) > ${mostShifts} as due`.execute(db)
  return rows[0]!.due
}

/** Before the state is taken: no other copy places anchors, and no import puts a table in place. */
export const holdForPlacing = (tx: Tx) =>
  sql`lock table article_anchor in share row exclusive mode;
    lock table article, article_number in access share mode;
    set local max_parallel_workers_per_gather = 0; set local statement_timeout = 0`.execute(tx)

/** In a transaction of one state: what it does not see yet stays for the next time. */
export async function dropAnchors(tx: Tx): Promise<void> {
  await sql`delete from article_upheaval where round = 'anchors'`.execute(tx)
  await sql`delete from article_shift`.execute(tx)
  await sql`delete from article_anchor`.execute(tx)
  await sql`delete from article_order`.execute(tx)
}

export async function placeAnchorsOf(tx: Tx, name: ArticleColumn, every: number): Promise<void> {
  for (const part of partNames) {
    const numbered = articleOrders[name][part]?.numbered
    if (numbered)
      await sql`insert into article_anchor (order_name, part, position, key)
        select ${name}, ${part}, position, key from (${numbered}) numbered
        where position > 0 and position % ${every} = 0`.execute(tx)
  }
  await sql`insert into article_order (name, valued, empty, after_import) values (${name},
    ${countOf(name, 'VALUED')}, ${countOf(name, 'EMPTY')}, ${latestImport})`.execute(tx)
}

function countOf(name: ArticleColumn, part: PartName) {
  const numbered = articleOrders[name][part]?.numbered
  return numbered ? sql`(select count(*) from (${numbered}) numbered)` : sql`0`
}

export const tidyAnchors = (db: Db) => sql`analyze article_anchor`.execute(db)
