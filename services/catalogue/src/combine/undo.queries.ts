import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { changeMarks } from './combine.queries.ts'
import { combinableTables, placeOf, type Reference } from './combine-kinds.ts'
import type { FormerPart } from './combine-master-data.ts'

type Tx = Transaction<CatalogueTables>

/** Writes rows as they were; a column made since gets its default, and what the database works out it works out anew. */
async function insertRows(
  tx: Tx,
  table: string,
  rows: Record<string, unknown>[],
  where = sql``,
): Promise<void> {
  if (rows.length === 0) return
  const { rows: columns } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname = any(${Object.keys(rows[0]!)}::text[])`.execute(tx)
  const listed = (prefix = '') => sql.join(columns.map(({ name }) => sql.ref(prefix + name)))
  await sql`insert into ${sql.table(table)} (${listed()}) select ${listed('r.')}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r ${where}`.execute(
    tx,
  )
}

/** Their articles are counted as they come back. */
export async function restoreRows(tx: Tx, { kind, rows }: FormerPart): Promise<void> {
  const { table } = combinableTables[kind]
  await insertRows(
    tx,
    table,
    rows[table]!.map((row) => ({ ...row, article_amount: 0 })),
  )
}

/** Names that were taken from the survivor since come back all the same: they belong to what comes back. */
export async function restoreNames(
  tx: Tx,
  { kind, survivorId, rows, gainedNames }: FormerPart,
): Promise<void> {
  const { names, owner } = combinableTables[kind]
  await sql`delete from ${sql.table(names)} where ${sql.ref(owner)} = ${survivorId} and kind = 'VARIANT'
    and name_key = any(${gainedNames}::text[])`.execute(tx)
  await insertRows(tx, names, rows[names]!)
}

/** What the survivor gained goes again where nobody gave it another discount; a wholesaler that is gone stays gone. */
export async function restoreDiscounts(
  tx: Tx,
  { survivorId, rows, gainedDiscounts }: FormerPart,
): Promise<void> {
  await sql`delete from discount_group_wholesaler d
    using jsonb_to_recordset(${JSON.stringify(gainedDiscounts)}::jsonb) as g (wholesaler_id uuid, percent numeric)
    where d.discount_group_id = ${survivorId} and d.wholesaler_id = g.wholesaler_id and d.percent = g.percent`.execute(
    tx,
  )
  await insertRows(
    tx,
    'discount_group_wholesaler',
    rows.discount_group_wholesaler!,
    sql`where exists (select from wholesaler w where w.id = r.wholesaler_id)`,
  )
}

/**
 * What still names the survivor names again what it named before; somebody's other choice since stays. Answers how many
 * went back, by where they went.
 */
export async function moveBack(
  tx: Tx,
  combinationId: string,
  { survivorId, goneIds }: FormerPart,
  reference: Reference,
  now: Date,
): Promise<Map<string, number>> {
  const column = sql.ref(reference.column)
  const following = followers[placeOf(reference)]
  const { rows } = await sql<{ id: string; amount: number }>`
    with wanted as (
      select from_id, unnest(ids) as id from combination_moved
      where combination_id = ${combinationId} and place = ${placeOf(reference)} and from_id = any(${goneIds}::uuid[])
    ), back as (
      update ${sql.table(reference.table)} t set ${column} = w.from_id ${changeMarks(reference, now, 't.')}
      from wanted w where t.id = w.id and ${sql.ref(`t.${reference.column}`)} = ${survivorId}
      returning t.id, w.from_id
    ) ${
      following
        ? sql`, following as (
            update ${sql.table(following.table)} f set manufacturer_id = b.from_id from back b
            where ${sql.ref(`f.${following.column}`)} = b.id and f.manufacturer_id = ${survivorId}
          )`
        : sql``
    }
    select from_id as id, count(*)::int as amount from back group by from_id`.execute(tx)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

/** Rows that say their manufacturer themselves and go where their article or group goes. */
const followers: Readonly<Record<string, { table: string; column: string }>> = {
  'article.manufacturer_id': { table: 'article_number', column: 'article_id' },
  'discount_group.manufacturer_id': { table: 'discount_group_name', column: 'discount_group_id' },
}

/**
 * An article that an import added since may share a type number with one that goes back; without its owner the number
 * would belong to nobody.
 */
export async function giveNumbersAnOwner(tx: Tx, { survivorId, goneIds }: FormerPart): Promise<void> {
  await sql`
    update article_number n set twin = null
    from (
      select distinct on (t.kind, t.exact) t.kind, t.exact, t.twin
      from article_number t
      where t.manufacturer_id = ${survivorId} and t.twin is not null
        and exists (select from article_number b
          where b.kind = t.kind and b.exact = t.exact and b.manufacturer_id = any(${goneIds}::uuid[]))
        and not exists (select from article_number o
          where o.kind = t.kind and o.exact = t.exact and o.manufacturer_id = ${survivorId} and o.twin is null)
      order by t.kind, t.exact, t.article_id
    ) first
    where n.kind = first.kind and n.exact = first.exact and n.manufacturer_id = ${survivorId} and n.twin = first.twin`.execute(
    tx,
  )
}
