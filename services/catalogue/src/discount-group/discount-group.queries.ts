import type { DiscountGroup } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

/** Discount groups with their variants, manufacturer and wholesaler discounts, by name. */
export async function selectDiscountGroups(
  db: Kysely<CatalogueTables>,
  withAmount?: boolean,
): Promise<DiscountGroup[]> {
  const amounts = sql`left join (select discount_group_id, count(*)::int as amount from article group by 1) used
    on used.discount_group_id = d.id`
  const { rows } = await sql<DiscountGroup>`
    select d.id, d.display_name as "displayName", d.percent::float8 as percent,
      d.manufacturer_id as "manufacturerId", m.display_name as "manufacturerName",
      coalesce((select array_agg(n.name order by n.name) from discount_group_name n
        where n.discount_group_id = d.id and n.kind = 'VARIANT'), '{}') as "nameVariants",
      coalesce((select jsonb_agg(jsonb_build_object('wholesalerId', w.id, 'wholesalerName', w.display_name,
          'percent', x.percent) order by w.display_name)
        from discount_group_wholesaler x join wholesaler w on w.id = x.wholesaler_id
        where x.discount_group_id = d.id), '[]') as "wholesalerDiscounts"
      ${withAmount ? sql`, coalesce(used.amount, 0) as "usedByArticleAmount"` : sql``}
    from discount_group d
    left join manufacturer m on m.id = d.manufacturer_id
    ${withAmount ? amounts : sql``}
    order by lower(d.display_name), d.id`.execute(db)
  return rows
}
