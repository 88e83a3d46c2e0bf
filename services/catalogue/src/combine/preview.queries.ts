import type { CombinableKind, CombinePreview } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { combinableTables, type Reference } from './combine-kinds.ts'

type Db = Kysely<CatalogueTables>

export type PreviewedRow = CombinePreview['chosen'][number] & { manufacturerId: string | null }

/** In the order they were named. */
export async function selectPreviewed(db: Db, kind: CombinableKind, ids: string[]): Promise<PreviewedRow[]> {
  const { table, names, owner } = combinableTables[kind]
  const ofGroups = kind === 'discountgroup'
  const { rows } = await sql<PreviewedRow>`
    select t.id, t.display_name as "displayName",
      ${ofGroups ? sql`t.percent::float8` : sql`null::float8`} as percent,
      ${ofGroups ? sql`t.manufacturer_id` : sql`null::uuid`} as "manufacturerId",
      array(select n.name from ${sql.table(names)} n where ${sql.ref(`n.${owner}`)} = t.id
        order by n.kind = 'DISPLAY' desc, n.name) as names,
      t.article_amount as articles
    from ${sql.table(table)} t
    where t.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], t.id)`.execute(db)
  return rows
}

export async function countReferences(
  db: Db,
  { table, column }: Reference,
  goneIds: string[],
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from ${sql.table(table)}
    where ${sql.ref(column)} = any(${goneIds}::uuid[])`.execute(db)
  return rows[0]!.amount
}

/** Discounts at wholesalers where the survivor has none. */
export async function countGainedDiscounts(db: Db, survivorId: string, goneIds: string[]): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select count(distinct d.wholesaler_id)::int as amount from discount_group_wholesaler d
    where d.discount_group_id = any(${goneIds}::uuid[]) and not exists (select from discount_group_wholesaler s
      where s.discount_group_id = ${survivorId} and s.wholesaler_id = d.wholesaler_id)`.execute(db)
  return rows[0]!.amount
}
