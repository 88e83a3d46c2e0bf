import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { Extent, StagedShape } from './publish-import.queries.ts'
import { workTable } from './work-tables.queries.ts'

type Tx = Transaction<CatalogueTables>

export interface ListedExtent {
  extent: Pick<Extent, 'created' | 'meant'>
  /** Of the created ones those that have no manufacturer. */
  ownerless: number
  skipped: number
}

/**
 * The least share of its manufacturers' articles from which on a list is taken for a whole one. One of less is plainly
 * a part, of new articles or of a few new prices: that it lacks all others is no news.
 */
const leastShare = 0.5

/**
 * How many articles the manufacturers of the list, `owners`, have that no line means, as a review would tell them; none
 * where the list is plainly a part. How many articles each has is kept, so that nothing is looked at but skipped lines.
 * Only after articles were counted anew.
 */
export async function countNotListed(
  tx: Tx,
  importId: string,
  { table, owners }: Pick<StagedShape, 'table'> & { owners: readonly string[] },
  { extent, ownerless, skipped }: ListedExtent,
): Promise<number> {
  if (owners.length === 0) return 0
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(article_amount), 0)::int as amount
    from manufacturer where id = any(${owners}::uuid[])`.execute(tx)
  const { amount } = rows[0]!
  const taken = extent.created - ownerless + extent.meant
  if (taken >= amount) return 0
  const listed = taken + (skipped > 0 ? await countMeantBySkipped(tx, importId, { table, owners }) : 0)
  return listed < leastShare * amount ? 0 : Math.max(0, amount - listed)
}

/** Articles whose order number stands in a line that could not be taken: they are not gone from the list. */
async function countMeantBySkipped(
  tx: Tx,
  importId: string,
  { table, owners }: { table: string; owners: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(distinct n.article_id)::int as amount
    from import_skipped k
    join article_number n on n.kind = 'O' and n.twin is null and n.exact = k.order_exact
      and n.manufacturer_id = any(${owners}::uuid[])
    where k.import_id = ${importId}
      and not exists (select from ${workTable(table, 'existing')} e where e.article_id = n.article_id)
      and not exists (select from ${sql.table(table)} s where s.id = n.article_id)`.execute(tx)
  return rows[0]!.amount
}
