import { type Kysely, sql, type Transaction } from 'kysely'
import { type ArticleTable, type CatalogueTables, nobody } from '../database/tables.ts'
import { addArticleAmounts } from '../master-data/article-amounts.queries.ts'
import type { DuplicatePair, SharedNumber } from './pair-duplicates.ts'

type Tx = Transaction<CatalogueTables>

/** Numbers that articles of two of the manufacturers have, article by article. */
export async function selectSharedNumbers(
  db: Kysely<CatalogueTables>,
  manufacturerIds: string[],
): Promise<SharedNumber[]> {
  const { rows } = await sql<SharedNumber>`
    with shared as materialized (
      select kind, exact from article_number where manufacturer_id = any(${manufacturerIds}::uuid[])
      group by kind, exact having count(distinct manufacturer_id) > 1
    )
    select n.kind, n.exact, n.article_id as "articleId", n.manufacturer_id as "manufacturerId",
      a.order_number is not null as "hasOrder"
    from shared s
    join article_number n on n.kind = s.kind and n.exact = s.exact
      and n.manufacturer_id = any(${manufacturerIds}::uuid[])
    join article a on a.id = n.article_id
    order by n.article_id, n.kind, n.exact`.execute(db)
  return rows
}

/** What an article takes over where it says nothing itself; prices and their unit go together. */
const filled = [
  'erp_number',
  'description',
  'image',
  'manufacturer_link',
  'delivery_time',
  'unit_id',
  'packaging_unit_size',
  'order_quantity_unit_size',
  'minimum_order_quantity_unit_size',
  'width',
  'height',
  'depth',
  'weight',
  'eclass9_1_id',
  'ean_number',
  'surcharge_code',
  'copper_code',
  'copper_base_value',
  'copper_weight',
  'customs_tarif_number',
  'country_of_origin_abbreviation',
  'rohs',
] as const satisfies (keyof ArticleTable)[]
const priced = [
  'list_price',
  'purchase_price',
  'price_unit_size',
  'price_unit_scale',
  'discount_group_id',
] as const satisfies (keyof ArticleTable)[]

/**
 * Each article that stays takes over what it does not say itself: values, what wholesalers say, numbers, and what
 * companies remembered of the other one. One article takes in one other at a time.
 */
export async function takeOver(tx: Tx, pairs: readonly DuplicatePair[], now: Date): Promise<void> {
  await holdPairs(tx, pairs)
  await takeWholesalers(tx)
  await takeValues(tx, now)
  await takeNumbers(tx)
  await sql`update replacement r set article_id = t.kept_id from taken_in t where r.article_id = t.gone_id`.execute(
    tx,
  )
  await sql`update replacement r set against_article_id = t.kept_id from taken_in t
    where r.against_article_id = t.gone_id`.execute(tx)
  // Nothing is remembered against itself.
  await sql`update replacement r set against_article_id = null from taken_in t
    where r.article_id = t.kept_id and r.against_article_id = t.kept_id`.execute(tx)
  await sql`drop table taken_in`.execute(tx)
}

/** A price of a wholesaler is for as many pieces as the article's own: so both go over, or none that would say less or more. */
async function holdPairs(tx: Tx, pairs: readonly DuplicatePair[]): Promise<void> {
  await sql`create temporary table taken_in on commit drop as
    select p.*, in_one_unit and k.list_price is null and k.purchase_price is null and (same_size
        or not exists (select from article_wholesaler w where w.article_id = k.id and w.purchase_price is not null)
      ) as takes_prices
    from unnest(${pairs.map(({ keptId }) => keptId)}::uuid[], ${pairs.map(({ goneId }) => goneId)}::uuid[])
      as t (kept_id, gone_id)
    join article k on k.id = t.kept_id join article g on g.id = t.gone_id
    cross join lateral (select t.kept_id, t.gone_id,
      coalesce(k.unit_id = g.unit_id, true) as in_one_unit,
      coalesce(nullif(k.price_unit_size, 0), 1) = coalesce(nullif(g.price_unit_size, 0), 1) as same_size) p`.execute(
    tx,
  )
  await sql`analyze taken_in`.execute(tx)
}

async function takeWholesalers(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: string; amount: number }>`
    with taken as (
      insert into article_wholesaler (article_id, wholesaler_id, order_number, exact, loose, purchase_price)
      select k.id, w.wholesaler_id, w.order_number, w.exact, w.loose,
        case when t.takes_prices or (t.in_one_unit and t.same_size) then w.purchase_price end
      from taken_in t join article k on k.id = t.kept_id
      join article_wholesaler w on w.article_id = t.gone_id
      on conflict do nothing returning wholesaler_id
    ) select wholesaler_id as id, count(*)::int as amount from taken group by wholesaler_id`.execute(tx)
  await addArticleAmounts(tx, 'wholesaler', new Map(rows.map(({ id, amount }) => [id, amount])))
}

async function takeValues(tx: Tx, now: Date): Promise<void> {
  const values = [
    ...filled.map(
      (column) => sql`${sql.ref(column)} = coalesce(${sql.ref(`f.${column}`)}, ${sql.ref(`g.${column}`)})`,
    ),
    ...priced.map((column) => {
      const own = sql.ref(`f.${column}`)
      const theirs = sql.ref(`g.${column}`)
      const kept = column === 'discount_group_id' ? sql`coalesce(${own}, ${theirs})` : theirs
      return sql`${sql.ref(column)} = case when f.takes_prices then ${kept} else ${own} end`
    }),
  ]
  const { rows } = await sql<{ kind: 'unit' | 'discount_group'; id: string; amount: number }>`
    with former as materialized (
      select k.*, t.gone_id, t.takes_prices from taken_in t join article k on k.id = t.kept_id
    ), changed as (
      update article a set ${sql.join(values)}, edit_version = a.edit_version + 1, last_update = ${now}::timestamptz
      from former f join article g on g.id = f.gone_id
      where a.id = f.id
      returning f.unit_id as former_unit, new.unit_id, f.discount_group_id as former_group, new.discount_group_id
    )
    select 'unit' as kind, unit_id as id, count(*)::int as amount from changed
    where former_unit is null and unit_id is not null group by unit_id
    union all select 'discount_group', discount_group_id, count(*)::int from changed
    where former_group is null and discount_group_id is not null group by discount_group_id`.execute(tx)
  for (const kind of ['unit', 'discount_group'] as const) {
    const ofKind = rows.filter((row) => row.kind === kind)
    await addArticleAmounts(tx, kind, new Map(ofKind.map(({ id, amount }) => [id, amount])))
  }
}

/**
 * Numbers under which the other one was found lead to the one that stays, but for those that a third article has. Where
 * that one has no number of the kind itself, the other's becomes its own.
 */
async function takeNumbers(tx: Tx): Promise<void> {
  await sql`create temporary table taken_number on commit drop as
    select k.id as article_id, n.kind, coalesce(k.manufacturer_id, ${nobody}) as manufacturer_id, n.number, n.exact,
      n.loose, not n.alternative and case n.kind when 'O' then k.order_number else k.manufacturer_number end is null as own,
      n.loose <> '' and not exists (select from article_number s
        where s.article_id = k.id and s.loose = n.loose and s.searchable) as searchable
    from taken_in t join article k on k.id = t.kept_id
    join article_number n on n.article_id = t.gone_id
    where not exists (select from article_number o where o.kind = n.kind and o.exact = n.exact
      and o.article_id <> n.article_id
      and o.manufacturer_id in (n.manufacturer_id, coalesce(k.manufacturer_id, ${nobody})))`.execute(tx)
  await sql`update article a set order_number = coalesce(a.order_number, w.number) from taken_number w
    where w.article_id = a.id and w.own and w.kind = 'O'`.execute(tx)
  await sql`update article a set manufacturer_number = coalesce(a.manufacturer_number, w.number) from taken_number w
    where w.article_id = a.id and w.own and w.kind = 'T'`.execute(tx)
  // Of two of its numbers with the same loose form one is searched.
  await sql`insert into article_number (article_id, kind, alternative, manufacturer_id, number, exact, loose, searchable)
    select article_id, kind, not own, manufacturer_id, number, exact, loose,
      searchable and row_number() over (partition by article_id, loose order by kind, exact) = 1
    from taken_number`.execute(tx)
  await sql`drop table taken_number`.execute(tx)
}
