import type { GroupClash, NumberClash } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

type Db = Kysely<CatalogueTables>

export const namedAtMost = 100

/** Numbers that articles of two of the manufacturers have: how many, and the first hundred with their articles. */
export async function selectNumberClashes(
  db: Db,
  manufacturerIds: string[],
): Promise<{ amount: number; first: NumberClash[] }> {
  const { rows } = await sql<NumberClash & { amount: number }>`
    with shared as materialized (
      select kind, exact from article_number where manufacturer_id = any(${manufacturerIds}::uuid[])
      group by kind, exact having count(distinct manufacturer_id) > 1
    ), named as (select * from shared order by exact, kind limit ${namedAtMost})
    select case s.kind when 'O' then 'ORDER' else 'TYPE' end as kind, min(n.number) as number,
      (select count(*)::int from shared) as amount,
      jsonb_agg(jsonb_build_object('id', a.id, 'orderNumber', a.order_number,
          'manufacturerNumber', a.manufacturer_number, 'description', a.description,
          'manufacturerName', m.display_name)
        order by array_position(${manufacturerIds}::uuid[], n.manufacturer_id)) as articles
    from named s
    join lateral (select distinct on (n.manufacturer_id) n.* from article_number n
      where n.kind = s.kind and n.exact = s.exact and n.manufacturer_id = any(${manufacturerIds}::uuid[])
      order by n.manufacturer_id, n.twin nulls first) n on true
    join article a on a.id = n.article_id
    join manufacturer m on m.id = n.manufacturer_id
    group by s.kind, s.exact
    order by s.exact, s.kind`.execute(db)
  return { amount: rows[0]?.amount ?? 0, first: rows.map(({ amount: _, ...clash }) => clash) }
}

export interface NamedGroup extends Omit<GroupClash['groups'][number], 'percent'> {
  manufacturerId: string
  percent: number | null
  /** All its discounts as text: two groups with the same one give the same prices. */
  discounts: string
}

/** Names that groups of two of the manufacturers share. */
export async function selectSharedGroupNames(
  db: Db,
  manufacturerIds: string[],
): Promise<{ name: string; groups: NamedGroup[] }[]> {
  const { rows } = await sql<{ name: string; groups: NamedGroup[] }>`
    select min(n.name) as name, jsonb_agg(jsonb_build_object('id', g.id, 'displayName', g.display_name,
        'percent', g.percent, 'manufacturerId', g.manufacturer_id, 'manufacturerName', m.display_name,
        'discounts', concat(g.percent, (select string_agg(concat(' ', w.wholesaler_id, ' ', w.percent), '' order by w.wholesaler_id)
          from discount_group_wholesaler w where w.discount_group_id = g.id)))
      order by array_position(${manufacturerIds}::uuid[], g.manufacturer_id)) as groups
    from discount_group_name n
    join discount_group g on g.id = n.discount_group_id
    join manufacturer m on m.id = g.manufacturer_id
    where n.manufacturer_id = any(${manufacturerIds}::uuid[])
    group by n.name_key having count(*) > 1
    order by n.name_key`.execute(db)
  return rows
}
