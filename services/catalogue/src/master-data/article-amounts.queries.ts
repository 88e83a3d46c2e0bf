import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

type Tx = Transaction<CatalogueTables>

/** What articles name, each entry once per article. */
export interface NamedByArticles {
  manufacturer: (string | null)[]
  unit: (string | null)[]
  discount_group: (string | null)[]
  wholesaler: string[]
}

const tables = ['manufacturer', 'unit', 'discount_group', 'wholesaler'] as const

/*
 * How many articles use a thing is kept beside it (`article_amount`): lists are sorted by it, and the articles of a
 * large manufacturer, let alone of a unit, cannot be counted while a page waits. A single save adjusts the amounts, an
 * import counts anew in its own transaction: one pass over a million articles is little beside it, and an index on
 * units and groups, without which no page could be counted, would cost every import more. Once an hour all are
 * counted, for what an older copy of the service wrote.
 */

/** Held by all who adjust, taken alone by whoever counts, so that a count never writes over an adjustment. */
const takeTurn = (tx: Tx, alone: boolean) =>
  sql`select ${sql.raw(alone ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')}(hashtext('article amounts'))`.execute(
    tx,
  )

/**
 * What moves the articles of one thing to another says this before it locks either: whoever counts writes their rows.
 * @see addArticleAmounts
 */
export const beginMovingAmounts = (tx: Tx) => takeTurn(tx, false)

export async function addArticleAmounts(
  tx: Tx,
  table: (typeof tables)[number],
  amounts: ReadonlyMap<string, number>,
): Promise<void> {
  await sql`update ${sql.table(table)} x set article_amount = x.article_amount + w.amount
    from unnest(${[...amounts.keys()]}::uuid[], ${[...amounts.values()]}::int[]) as w (id, amount)
    where x.id = w.id`.execute(tx)
}

/** The last thing a save of articles does: who counts is waited for. */
export async function adjustArticleAmounts(
  tx: Tx,
  before: NamedByArticles | undefined,
  after: NamedByArticles | undefined,
): Promise<void> {
  const changes = tables
    .map((table) => ({ table, amounts: differences(before?.[table] ?? [], after?.[table] ?? []) }))
    .filter(({ amounts }) => amounts.size > 0)
  if (changes.length === 0) return
  await takeTurn(tx, false)
  for (const { table, amounts } of changes) await addArticleAmounts(tx, table, amounts)
}

function differences(before: (string | null)[], after: (string | null)[]) {
  const amounts = new Map<string, number>()
  const add = (id: string | null, amount: number) => {
    if (id !== null) amounts.set(id, (amounts.get(id) ?? 0) + amount)
  }
  for (const id of before) add(id, -1)
  for (const id of after) add(id, 1)
  return new Map([...amounts].filter(([, amount]) => amount !== 0).sort())
}

type OfArticle = Exclude<(typeof tables)[number], 'wholesaler'>
/** Of each entry that articles name, how many do. */
export type ArticleAmounts = Record<OfArticle, ReadonlyMap<string, number>>

/** Reads `articles`, or the table that takes its place, once. */
export async function countNaming(tx: Tx, articles = 'article'): Promise<ArticleAmounts> {
  const { rows } = await sql<{ table: OfArticle; id: string; amount: number }>`
    select case when grouping(manufacturer_id) = 0 then 'manufacturer' when grouping(unit_id) = 0 then 'unit'
        else 'discount_group' end as "table",
      coalesce(manufacturer_id, unit_id, discount_group_id) as id, count(*)::int as amount
    from ${sql.table(articles)}
    group by grouping sets ((manufacturer_id), (unit_id), (discount_group_id))
    having coalesce(manufacturer_id, unit_id, discount_group_id) is not null`.execute(tx)
  const amountsOf = (table: OfArticle) =>
    new Map(rows.filter((row) => row.table === table).map(({ id, amount }) => [id, amount]))
  return {
    manufacturer: amountsOf('manufacturer'),
    unit: amountsOf('unit'),
    discount_group: amountsOf('discount_group'),
  }
}

/** Counts all anew; `counted` was counted while nobody else wrote articles. */
export async function recountArticles(tx: Tx, counted?: ArticleAmounts): Promise<void> {
  await takeTurn(tx, true)
  const amounts = counted ?? (await countNaming(tx))
  for (const table of tables) {
    const counts =
      table === 'wholesaler'
        ? sql`(select wholesaler_id as id, count(*) as amount from article_wholesaler group by 1) c`
        : sql`unnest(${[...amounts[table].keys()]}::uuid[], ${[...amounts[table].values()]}::int[]) c (id, amount)`
    await sql`update ${sql.table(table)} x set article_amount = coalesce(c.amount, 0)
      from ${sql.table(table)} w left join ${counts} on c.id = w.id
      where w.id = x.id and x.article_amount <> coalesce(c.amount, 0)`.execute(tx)
  }
}
