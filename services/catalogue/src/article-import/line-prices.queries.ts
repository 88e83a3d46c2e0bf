import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { isTenfoldJump } from './price-jump.queries.ts'
import type { Sql, StagedShape } from './publish-import.queries.ts'
import { harmlessRounding, largestPrice, priceScales } from './read-values.ts'
import { workTable } from './work-tables.queries.ts'

type Tx = Transaction<CatalogueTables>
export type PricedShape = Pick<StagedShape, 'articleColumns' | 'hasScale' | 'hasWholesaler' | 'wholesalerId'>
type PriceColumn = (typeof priceColumns)[number]

/** What an article itself costs. */
export const priceColumns = ['purchase_price', 'list_price'] as const

/**
 * Whether lines may give articles another price unit, for which the prices that they do not bring are converted. A list
 * of units without any price says how the prices that are there are to be read.
 */
export const changesUnits = ({ articleColumns, hasScale, hasWholesaler }: PricedShape): boolean =>
  hasScale &&
  articleColumns.includes('price_unit_size') &&
  (hasWholesaler || priceColumns.some((column) => articleColumns.includes(column)))

/** For how many pieces prices are where the unit is this. */
export const piecesOfPrice = (unit: string): Sql => sql`coalesce(nullif(${sql.ref(unit)}, 0), 1)`
const formerPieces = piecesOfPrice('a.price_unit_size')

/** The unit that the line, `s`, wants its article, `a`, to have; null where it stays what it is. */
const wantedUnit: Sql = sql`case
  when s.price_unit_size is not null or s.price_unit_scale is null then s.price_unit_size
  when a.price_unit_scale is null then s.price_unit_scale
  else trim_scale(coalesce(nullif(a.price_unit_size, 0) / a.price_unit_scale, 1)
    * greatest(s.price_unit_scale, a.price_unit_scale)) end`

/** Whether that is for another number of pieces. The first part settles nearly every line. */
const isOtherUnit: Sql = sql`((s.price_unit_size is distinct from a.price_unit_size or s.price_unit_scale is not null)
  and ${wantedUnit} <> ${formerPieces})`

const brings = (shape: PricedShape, column: PriceColumn): Sql =>
  shape.articleColumns.includes(column) ? sql`s.${sql.ref(column)} is not null` : sql`false`

/** Infos of wholesalers, `o`, that the line does not bring a price for. */
const isOfOthers = ({ hasWholesaler, wholesalerId }: PricedShape): Sql =>
  hasWholesaler ? sql`(o.wholesaler_id <> ${wholesalerId}::uuid or s.wholesaler_price is null)` : sql`true`

/**
 * What the wanted unit is multiplied by, so that prices which the line does not bring keep what they say of a piece:
 * exactly, or where whole cents cannot, nearly. A multiple of the former unit can.
 */
function roomForOthers(shape: PricedShape): Sql {
  const others = priceColumns.map(
    (column) => sql`select case when not (${brings(shape, column)}) then a.${sql.ref(column)} end`,
  )
  return sql`case when mod(${wantedUnit}, ${formerPieces}) <> 0 then (
    select coalesce(min(f.times) filter (where f.is_exact), min(f.times) filter (where f.is_near), ${sql.lit(priceScales.at(-1))})
    from (
      select t.times, coalesce(bool_and(k.price * t.times = round(k.price * t.times, 2)), true) as is_exact,
        coalesce(bool_and(abs(round(k.price * t.times, 2) - k.price * t.times)
          <= k.price * t.times * ${sql.lit(harmlessRounding)}), true) as is_near
      from unnest(array[${sql.join(priceScales.map((scale) => sql.lit(scale)))}]) t (times)
      left join (
        select p.price * ${wantedUnit} / ${formerPieces} as price
        from (${sql.join(others, sql` union all `)}
          union all select o.purchase_price from article_wholesaler o
          where o.article_id = a.id and ${isOfOthers(shape)}) p (price)
      ) k on k.price is not null
      group by t.times
    ) f) else 1 end`
}

/** A price of the line as it is kept with its article, before other prices have to find room. */
const enlarged = (column: PriceColumn | 'wholesaler_price', { hasScale }: PricedShape): Sql => {
  const price = sql.ref(`s.${column}`)
  return hasScale
    ? sql`case when a.price_unit_scale > coalesce(s.price_unit_scale, 1) and s.price_unit_size is null
        then ${price} * (a.price_unit_scale / coalesce(s.price_unit_scale, 1)) else ${price} end`
    : price
}

/** What holds where the article keeps its unit, and where it gets another one. */
export interface ByUnit {
  same: Sql
  other: Sql
}

/** Whichever of both is the case: asked once for all that a line may change, for most keep their unit. */
export const byUnit = (shape: PricedShape, { same, other }: ByUnit): Sql =>
  changesUnits(shape) ? sql`case when ${isOtherUnit} then ${other} else ${same} end` : same

/**
 * A price of the line, `s`, as it is kept with its article, `a`. Where the line says no price unit, it means that of the
 * article without what an import enlarged it by; the article's other prices are for the enlarged one, so this one is
 * enlarged as well.
 */
export const linePrice = (column: PriceColumn | 'wholesaler_price', shape: PricedShape): ByUnit => {
  const same = enlarged(column, shape)
  return { same, other: sql`${same} * ${roomForOthers(shape)}` }
}

/** A price of the article that the line does not bring, for the unit that it gets; null where the unit stays. */
export const convertedPrice = (price: string, shape: PricedShape): ByUnit => ({
  same: sql`null::numeric`,
  other: sql`round(${sql.ref(price)} * (${wantedUnit} * ${roomForOthers(shape)}) / ${formerPieces}, 2)`,
})

/** What a price of the article becomes; null where it stays what it is. */
export const renewedPrice = (column: PriceColumn, shape: PricedShape): ByUnit => {
  const converted = convertedPrice(`a.${column}`, shape)
  if (!shape.articleColumns.includes(column)) return converted
  const { same, other } = linePrice(column, shape)
  return { same, other: sql`coalesce(${other}, ${converted.other})` }
}

/** The price unit of the line's prices; null where it stays what it is. */
export const linePriceUnit = (shape: PricedShape): ByUnit => ({
  same: shape.hasScale ? wantedUnit : sql`s.price_unit_size`,
  other: sql`${wantedUnit} * ${roomForOthers(shape)}`,
})

/**
 * By how much that unit is enlarged; null where that stays what it is. A list that names the unit that is there, as our
 * own export does, says nothing of what it was enlarged by.
 */
export const linePriceScale = (shape: PricedShape): ByUnit => {
  const same = sql`(case
    when s.price_unit_size is not null and s.price_unit_size is distinct from a.price_unit_size
      then coalesce(s.price_unit_scale, 1)
    when s.price_unit_size is not null then s.price_unit_scale
    else greatest(s.price_unit_scale, case when s.price_unit_scale is not null then a.price_unit_scale end) end)`
  return { same, other: sql`${same} * ${roomForOthers(shape)}` }
}

/** Whether a price of the article, or of a wholesaler, would be larger than its column. */
export function isUnfitting(shape: PricedShape): ByUnit {
  const isLarger = (price: Sql) => sql`${price} > ${sql.lit(largestPrice)}`
  const renewed = [
    renewedPrice('purchase_price', shape),
    renewedPrice('list_price', shape),
    ...(shape.hasWholesaler ? [linePrice('wholesaler_price', shape)] : []),
  ]
  const anyOf = (way: keyof ByUnit) =>
    isLarger(sql`greatest(${sql.join(renewed.map((price) => price[way]))})`)
  return {
    same: sql`a.price_unit_scale > 1 and ${anyOf('same')}`,
    other: sql`(${anyOf('other')} or exists (select from article_wholesaler o where o.article_id = a.id
      and ${isOfOthers(shape)} and ${isLarger(convertedPrice('o.purchase_price', shape).other)}))`,
  }
}

/** Whether an own price that the line, `s`, brings is that of its article, `a`, times or by a power of ten, for a piece. */
export function isTenfold(shape: PricedShape): ByUnit {
  // What is asked first is quick and settles nearly every line.
  const differs = (
    now: Sql,
    was: Sql,
  ) => sql`case when ${was} > 0 and ${now} > 0 and (${now} > 7 * ${was} or 7 * ${now} < ${was})
    then ${isTenfoldJump(sql`ln(${now}::float8 / ${was}::float8)`)} else false end`
  const anyOf = (way: (column: PriceColumn) => Sql) =>
    sql`(${sql.join([sql`false`, ...priceColumns.filter((column) => shape.articleColumns.includes(column)).map(way)], sql` or `)})`
  const priceOf = (column: PriceColumn) => [enlarged(column, shape), sql.ref(`a.${column}`)] as const
  return {
    same: anyOf((column) => differs(...priceOf(column))),
    other: anyOf((column) => {
      const [now, was] = priceOf(column)
      return differs(sql`(${now} / nullif(${wantedUnit}, 0))`, sql`(${was} / ${formerPieces})`)
    }),
  }
}

/**
 * A wholesaler's price of the line, for the unit that its article, `a`, has been written with. Of two lines that mean one
 * article the other one may have said that.
 */
export const writtenPrice = (shape: PricedShape): Sql =>
  changesUnits(shape)
    ? sql`round(case when s.price_unit_size is not null then s.wholesaler_price * a.price_unit_size / s.price_unit_size
        else s.wholesaler_price * coalesce(a.price_unit_scale, 1) / coalesce(s.price_unit_scale, 1) end, 2)`
    : enlarged('wholesaler_price', shape)

/**
 * Prices of wholesalers for the units that their articles have got, and keeps what they were. Those that the lines bring
 * are written afterwards.
 */
export async function convertWholesalerPrices(
  tx: Tx,
  { articles, before }: Pick<StagedShape, 'articles' | 'before'>,
): Promise<void> {
  const [was, is] = [piecesOfPrice('b.price_unit_size'), piecesOfPrice('a.price_unit_size')]
  await sql`with converted as (
      update article_wholesaler w set purchase_price = round(w.purchase_price * ${is} / ${was}, 2)
      from ${sql.table(before.changed)} b join ${sql.table(articles)} a on a.id = b.id
      where w.article_id = b.id and w.purchase_price is not null and ${is} <> ${was}
      returning new.article_id, new.wholesaler_id, old.order_number, old.exact, old.loose, old.purchase_price,
        true, new.order_number as now_number, new.purchase_price as now_price
    ) insert into ${sql.table(before.wholesaler)} select * from converted`.execute(tx)
}

/** Skips lines that would make a price larger than its column, with the articles that they mean. */
export async function skipUnfitting(tx: Tx, table: string, bit: Sql): Promise<void> {
  await sql`with unfitting as (
      delete from ${workTable(table, 'existing')} e where e.columns & ${bit} <> 0 returning e.line
    ) insert into ${workTable(table, 'skipped')}
      select line, 'Für die Preiseinheit würde ein Preis des Artikels größer als 999.999.999.999,99 €; '
        || 'bitte prüfen Sie die Preiseinheit und die Preise' from unfitting
      on conflict do nothing`.execute(tx)
}
