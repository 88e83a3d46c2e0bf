import { sql } from 'kysely'
import type { Sql, StagedShape } from './publish-import.queries.ts'

type PricedShape = Pick<StagedShape, 'hasScale'>
type PriceColumn = 'purchase_price' | 'list_price' | 'wholesaler_price'

/**
 * A price of the line, `s`, as it is kept with its article, `a`. Where the line says no price unit, it means that of the
 * article without what an import enlarged it by; the article's other prices are for the enlarged one, so this one is
 * enlarged as well.
 */
export const linePrice = (column: PriceColumn, { hasScale }: PricedShape): Sql => {
  const price = sql.ref(`s.${column}`)
  return hasScale
    ? sql`case when a.price_unit_scale > coalesce(s.price_unit_scale, 1) and s.price_unit_size is null
        then ${price} * (a.price_unit_scale / coalesce(s.price_unit_scale, 1)) else ${price} end`
    : price
}

/** The price unit of the line's prices; null where it stays what it is. */
export const linePriceUnit = ({ hasScale }: PricedShape): Sql =>
  hasScale
    ? sql`case when s.price_unit_size is not null or s.price_unit_scale is null then s.price_unit_size
        when a.price_unit_scale is null then s.price_unit_scale
        else trim_scale(coalesce(nullif(a.price_unit_size, 0) / a.price_unit_scale, 1)
          * greatest(s.price_unit_scale, a.price_unit_scale)) end`
    : sql`s.price_unit_size`

/**
 * By how much that unit is enlarged; null where that stays what it is. A list that names the unit that is there, as our
 * own export does, says nothing of what it was enlarged by.
 */
export const linePriceScale: Sql = sql`case
  when s.price_unit_size is not null and s.price_unit_size is distinct from a.price_unit_size
    then coalesce(s.price_unit_scale, 1)
  when s.price_unit_size is not null then s.price_unit_scale
  else greatest(s.price_unit_scale, case when s.price_unit_scale is not null then a.price_unit_scale end) end`
