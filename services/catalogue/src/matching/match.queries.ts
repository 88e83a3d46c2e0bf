import { type ArticleSnapshot, eclassSeparators } from '@schrankwerk/contracts'
import { readTechnicalData } from '@schrankwerk/domain/technical-data'
import { plainArray, textArray } from '@schrankwerk/service-kit'
import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { selectTellingVariants } from '../unit/unit.queries.ts'
import type { Probes } from './match-probes.ts'

export type Origin = 'R' | 'O' | 'T' | 'E' | 'W'

export interface Hit {
  line: number
  origin: Origin
  step: number
  articleId: string
  amount: number
  number: string | null
  agrees: boolean
  against: string | null
}

/**
 * Finds the articles of a whole parts list in one statement. Every hit is a row with its step; per line the
 * lowest step counts that exactly one article fits. An exact hit is also one of the loose step behind it, so the
 * loose one decides only where a single article is left. The numbers' loose form leads to both, by one index.
 * Manufacturers travel with the lines as arrays and alternatives of a join are two joins: the planner knows no sizes here,
 * and a nested loop over lines and manufacturers would take seconds. Per line come back the best hit of each of its numbers
 * and the first step that is open; `choose-hit.ts` decides between them.
 */
export async function selectMatches(
  db: Kysely<CatalogueTables>,
  /** Whose memory counts beside the operator's. */
  companyId: string | null,
  { numbers, eans, manufacturers, lines }: Probes,
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with manufacturer as materialized (
      select line, candidate, array_agg(manufacturer_id order by place) as manufacturers
      from (
        select w.line, w.candidate, n.manufacturer_id, min(w.place) as place
        from unnest(${plainArray(manufacturers.line)}::int[], ${plainArray(manufacturers.candidate)}::int[], ${plainArray(manufacturers.place)}::int[], ${textArray(manufacturers.key)}::text[])
          as w (line, candidate, place, key)
        join manufacturer_name n on n.name_key = w.key
        group by 1, 2, 3
      ) named group by 1, 2
    ), probe as materialized (
      select p.*, m.manufacturers
      from unnest(${plainArray(numbers.line)}::int[], ${plainArray(numbers.origin)}::"char"[], ${plainArray(numbers.candidate)}::int[],
          ${textArray(numbers.exact)}::text[], ${textArray(numbers.loose)}::text[], ${plainArray(numbers.namesManufacturer)}::boolean[])
        as p (line, origin, candidate, exact, loose, names_manufacturer)
      left join manufacturer m on m.line = p.line and m.candidate = p.candidate
    ), number_hit as (
      select p.line, p.origin, p.candidate, n.article_id, n.number, n.exact = p.exact as is_exact,
        array_position(p.manufacturers, n.manufacturer_id) - 1 as place, n.kind, n.alternative,
        p.names_manufacturer, not p.names_manufacturer or n.manufacturer_id = any(coalesce(p.manufacturers, '{}')) as agrees
      from probe p
      join article_number n on n.loose = p.loose
      where p.origin <> 'W' and (n.kind = p.origin or n.alternative or p.candidate = 0)
    ), tiered as materialized (
      select line, origin, article_id, number, agrees,
        candidate * 10000 + case when kind <> origin and not alternative then 50 else 0 end as base,
        case when is_exact then least(coalesce(place, 0), 49) end as strict,
        case when alternative then case when agrees then 3000 else 8000 end
          when place is not null then case origin when 'O' then 1000 else 2000 end end as tier,
        case when not alternative and (kind = origin or not names_manufacturer)
          then case origin when 'O' then 6000 else 7000 end end as number_tier
      from number_hit
    ), ean_hit as (
      select e.line, a.id as article_id, a.ean_number as number,
        m.manufacturers is null or a.manufacturer_id is null or a.manufacturer_id = any(m.manufacturers) as agrees
      from unnest(${plainArray(eans.line)}::int[], ${textArray(eans.number)}::text[]) as e (line, number)
      join article a on a.ean_number = e.number
      left join manufacturer m on m.line = e.line and m.candidate = 0
    ), wholesaler_hit as (
      select p.line, p.origin, p.candidate, w.article_id, w.order_number as number, w.exact = p.exact as is_exact,
        not p.names_manufacturer or coalesce(a.manufacturer_id = any(p.manufacturers), false) as agrees
      from probe p
      join article_wholesaler w on w.loose = p.loose
      join article a on a.id = w.article_id
      where p.candidate = 0 and p.origin in ('W', 'O')
    ), line as materialized (
      select l.*, m.manufacturers
      from unnest(${plainArray(lines.line)}::int[], ${textArray(lines.orderExact)}::text[], ${textArray(lines.orderLoose)}::text[],
          ${textArray(lines.manufacturerNumberExact)}::text[], ${textArray(lines.manufacturerNumberLoose)}::text[], ${plainArray(lines.namesManufacturer)}::boolean[],
          ${textArray(lines.manufacturerKey)}::text[])
        as l (line, order_exact, order_loose, type_exact, type_loose, names_manufacturer, maker_key)
      left join manufacturer m on m.line = l.line and m.candidate = 0
    ), remembered as materialized (
      select l as line, r as replacement from line l join replacement r on r.order_loose = l.order_loose
        where r.company_id = ${companyId} or r.company_id is null
      union all
      select l, r from line l join replacement r on r.type_loose = l.type_loose
        where (r.company_id = ${companyId} or r.company_id is null) and (r.order_loose = l.order_loose) is not true
    ), replaced as (
      select (line).line, (replacement).article_id, (replacement).against_article_id, (replacement).company_id,
        coalesce((replacement).order_exact = (line).order_exact, true)
          and coalesce((replacement).type_exact = (line).type_exact, true) as is_exact,
        coalesce(((replacement).order_loose = (line).order_loose)::int, 0)
          + coalesce(((replacement).type_loose = (line).type_loose)::int, 0)
          + ((line).names_manufacturer and (replacement).maker_key is not null)::int as agreeing
      from remembered
      where coalesce((replacement).order_loose = (line).order_loose, true)
        and coalesce((replacement).type_loose = (line).type_loose, true)
        and ((replacement).maker_key is null or not (line).names_manufacturer
          or (replacement).maker_key = (line).maker_key
          or coalesce((replacement).manufacturer_id = any((line).manufacturers), false))
    ), hit as (
      select line, 'R'::"char" as origin, article_id, null as number, true as agrees, against_article_id as against,
        case when company_id is null then 200 else 100 end + case when is_exact then 0 else 50 end + 3 - agreeing as step
      from replaced
      union all
      select line, origin, article_id, number, agrees, null, base + tier + strict
        from tiered where tier is not null and strict is not null
      union all
      select line, origin, article_id, number, agrees, null, base + tier + 100 from tiered where tier is not null
      union all
      select line, origin, article_id, number, agrees, null, base + number_tier + strict
        from tiered where number_tier is not null and strict is not null
      union all
      select line, origin, article_id, number, agrees, null, base + number_tier + 100
        from tiered where number_tier is not null
      union all
      select line, 'E', article_id, number, agrees, null, 4000 from ean_hit
      union all
      select line, origin, article_id, number, agrees, null, case origin when 'W' then 5000 else 9000 end + strict
      from wholesaler_hit
      cross join lateral (values (case when is_exact then 0 end), (100)) as s (strict)
      where strict is not null
    ), stepped as (
      select line, origin, step, any_value(article_id) as article_id, count(distinct article_id)::int as amount,
        min(number) as number, bool_or(agrees) as agrees, any_value(against) as against
      from hit group by line, origin, step
    )
    select distinct on (line, origin, amount = 1) line, origin, step, article_id as "articleId", amount, number, agrees, against
    from stepped order by line, origin, amount = 1, step`.execute(db)
  return rows
}

type UnitVariants = Awaited<ReturnType<typeof selectTellingVariants>>

/** Articles as parts lists keep them; a group without a percent is none: its articles are not discounted yet. */
const snapshots = (ids: readonly string[], unitVariants: UnitVariants) => sql`
  select a.id, a.order_number as "orderNumber", a.manufacturer_number as "manufacturerNumber",
    a.manufacturer_id as "manufacturerId", m.display_name as "manufacturerName", a.description,
    u.display_name as "unitName", v.names::json as "unitVariants", a.erp_number as "erpNumber", a.packaging_unit_size as "packagingUnitSize",
    a.price_unit_size as "priceUnitSize", a.list_price as "listPrice", a.purchase_price as "purchasePrice",
    d.id as "discountGroupId", d.display_name as "discountGroupName",
    d.percent::float8 as "discountPercent", a.eclass9_1_id as "eclassNumber",
    e.work_time::float8 as "eclassWorkMinutes"
  from unnest(${plainArray(ids)}::uuid[]) wanted (id)
  join article a on a.id = wanted.id
  left join manufacturer m on m.id = a.manufacturer_id
  left join unit u on u.id = a.unit_id
  left join unnest(${plainArray([...unitVariants.keys()])}::uuid[],
    ${[...unitVariants.values()].map((names) => JSON.stringify(names))}::text[]) v (id, names) on v.id = u.id
  left join discount_group d on d.id = a.discount_group_id and d.percent is not null
  left join eclass_mapping e on e.eclass_number = translate(a.eclass9_1_id, ${sql.lit(eclassSeparators)}, '')`

/** Keeps an article from being deleted until the transaction ends; false where it is gone. */
export async function holdArticle(tx: Kysely<CatalogueTables>, id: string): Promise<boolean> {
  const { rows } = await sql`select from article where id = ${id} for key share`.execute(tx)
  return rows.length > 0
}

/** Those of these articles that there are. */
export async function selectSnapshots(
  db: Kysely<CatalogueTables>,
  ids: readonly string[],
): Promise<ArticleSnapshot[]> {
  const { rows } = await sql<ArticleSnapshot>`${snapshots(ids, await selectTellingVariants(db))}`.execute(db)
  return rows
}

export const selectSnapshot = async (
  db: Kysely<CatalogueTables>,
  id: string,
): Promise<ArticleSnapshot | undefined> => (await selectSnapshots(db, [id]))[0]

/** What is said of an article where a line is judged. */
export type ArticleLabel = Pick<ArticleSnapshot, 'orderNumber' | 'manufacturerNumber' | 'manufacturerName'>

export interface WrittenArticles {
  labels: Map<string, ArticleLabel>
  /** Their snapshots, the elements of a JSON array. */
  articles: string
  /** The entries of a JSON object: what the description of an article says, by its id, where it says anything. */
  technicalData: string
}

/**
 * Snapshots and technical data as the database writes them: thousands of rows would be taken apart here to be put
 * together again. An article that was imported a moment ago is read here and now.
 */
export async function selectWrittenArticles(
  db: Kysely<CatalogueTables>,
  ids: readonly string[],
): Promise<WrittenArticles> {
  if (ids.length === 0) return { labels: new Map(), articles: '', technicalData: '' }
  const unitVariants = await selectTellingVariants(db)
  const { rows } = await sql<{
    ids: string[] | null
    orderNumbers: (string | null)[]
    manufacturerNumbers: (string | null)[]
    manufacturerNames: (string | null)[]
    articles: string
    technicalData: string | null
    unread: { id: string; description: string | null }[] | null
  }>`
    select json_agg(s.id) as ids, json_agg(s."orderNumber") as "orderNumbers",
      json_agg(s."manufacturerNumber") as "manufacturerNumbers", json_agg(s."manufacturerName") as "manufacturerNames",
      string_agg(row_to_json(s)::text, ',') as articles,
      string_agg('"' || s.id || '":{"family":' || coalesce(to_json(t.family)::text, 'null') || ',"attributes":'
        || t.attributes || '}', ',') filter (where t.attributes <> '{}') as "technicalData",
      json_agg(json_build_object('id', s.id, 'description', s.description)) filter (where t.article_id is null) as unread
    from (${snapshots(ids, unitVariants)} offset 0) s
    left join article_trait t on t.article_id = s.id`.execute(db)
  const { articles, technicalData, ...columns } = rows[0]!
  const labels = new Map(
    (columns.ids ?? []).map((id, at) => [
      id,
      {
        orderNumber: columns.orderNumbers[at]!,
        manufacturerNumber: columns.manufacturerNumbers[at]!,
        manufacturerName: columns.manufacturerNames[at]!,
      },
    ]),
  )
  const read = (columns.unread ?? []).flatMap(({ id, description }) => {
    const data = readTechnicalData(description ?? '')
    return Object.keys(data.attributes).length === 0 ? [] : `${JSON.stringify(id)}:${JSON.stringify(data)}`
  })
  return {
    labels,
    articles: articles ?? '',
    technicalData: [...(technicalData ? [technicalData] : []), ...read].join(','),
  }
}

/** All numbers by which an article is found, wholesalers' and its EAN among them, in loose form. */
export async function selectNumbersOf(db: Kysely<CatalogueTables>, articleId: string): Promise<string[]> {
  const { rows } = await sql<{ loose: string }>`
    select loose from article_number where article_id = ${articleId} and loose <> ''
    union select loose from article_wholesaler where article_id = ${articleId} and loose <> ''
    union select ean_number from article where id = ${articleId} and ean_number ~ '^[0-9]+$'`.execute(db)
  return rows.map(({ loose }) => loose)
}

/** Numbers (loose form) of which at least one article knows, names that a manufacturer has, all abbreviations. */
export async function selectKnownTexts(
  db: Kysely<CatalogueTables>,
  loose: string[],
  keys: string[],
): Promise<{
  numbers: Set<string>
  manufacturers: Set<string>
  abbreviations: { abbreviation: string; name: string }[]
}> {
  const numbers = await sql<{ loose: string }>`select w.loose from unnest(${loose}::text[]) w (loose)
    where exists (select from article_number n where n.loose = w.loose)
      or exists (select from article_wholesaler s where s.loose = w.loose)`.execute(db)
  const manufacturers = await sql<{ name_key: string }>`select name_key from manufacturer_name
    where name_key = any(${keys}::text[])`.execute(db)
  const abbreviations = await sql<{
    abbreviation: string
    name: string
  }>`select abbreviation, display_name as name
    from manufacturer where abbreviation is not null order by abbreviation`.execute(db)
  return {
    numbers: new Set(numbers.rows.map((row) => row.loose)),
    manufacturers: new Set(manufacturers.rows.map((row) => row.name_key)),
    abbreviations: abbreviations.rows,
  }
}

/** Manufacturers by the key of any of their names. */
export async function selectManufacturersByKey(
  db: Kysely<CatalogueTables>,
  keys: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ name_key: string; manufacturer_id: string }>`
    select name_key, manufacturer_id from manufacturer_name where name_key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.name_key, row.manufacturer_id]))
}
