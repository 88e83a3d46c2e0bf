import type { ArticleSuggestion } from '@schrankwerk/contracts'
import type { TechnicalData } from '@schrankwerk/domain/technical-data'
import { likeText } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { findBy } from '../article/article-filter.queries.ts'
import { selectSome } from '../article/list-articles.queries.ts'
import { hasNumberTrigrams } from '../article-import/late-indexes.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { readTrait } from '../trait/read-trait.ts'

export interface NearNumber {
  articleId: string
  number: string
  loose: string
  kind: 'O' | 'T' | 'W'
  /** Place of the needle that it is near to. */
  needle: number
  similarity: number
}

/**
 * Numbers that are the needle, begin with it or share most of its trigrams, the nearest first. Short numbers need
 * a lower bar: one sign of five changes half of the trigrams. Without their index, a moment after a large import,
 * comparing all numbers would take seconds: then those alone that are the needle or begin with it.
 */
export async function selectNearNumbers(
  tx: Transaction<CatalogueTables>,
  needle: { loose: string; place: number },
  amount: number,
): Promise<NearNumber[]> {
  const { loose, place } = needle
  const bar = loose.length < 8 ? 0.3 : loose.length < 12 ? 0.4 : 0.5
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(bar)}, true)`.execute(tx)
  const found = (where: RawBuilder<unknown>) => sql`(select article_id, number, loose, kind::text,
      public.similarity(loose, ${loose}) as similarity from article_number where ${where})`
  const prefix = `${likeText(loose)}%`
  const { rows } = await sql<NearNumber>`
    select article_id as "articleId", number, loose, kind, ${sql.lit(place)} as needle, max(similarity)::float8 as similarity
    from (
      ${found(sql`loose = ${loose} limit ${amount}`)}
      union all ${found(sql`loose like ${prefix} order by loose limit ${amount}`)}
      union all ${found(sql`(select ${hasNumberTrigrams}) and searchable and loose operator(public.%) ${loose} order by similarity desc limit ${amount}`)}
      union all (select article_id, order_number, loose, 'W', 1 from article_wholesaler where loose = ${loose} limit ${amount})
    ) near
    group by 1, 2, 3, 4`.execute(tx)
  return rows
}

export interface Candidate
  extends Omit<ArticleSuggestion, 'score' | 'manufacturerAgrees' | 'reason' | 'reasons'>,
    TechnicalData {
  manufacturerId: string | null
  tokens: string[]
}

/** Manufacturers whose names begin with one of the keys, or are one but for umlauts: „Phoenix“, „Weidmuller“, „Weidm.“. */
export async function selectManufacturersLike(
  db: Kysely<CatalogueTables>,
  keys: readonly string[],
): Promise<string[]> {
  const folded = keys.filter((key) => key.length >= shortestName).map(withoutUmlauts)
  if (folded.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select distinct manufacturer_id as id from manufacturer_name, unnest(${folded}::text[]) as wanted
    where starts_with(replace(replace(replace(name_key, 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), wanted)
    limit ${mostLike + 1}`.execute(db)
  return rows.length > mostLike ? [] : rows.map(({ id }) => id)
}
/** Fewer letters begin many names. */
const shortestName = 4
/** What begins more names than these names nobody. */
const mostLike = 3

const withoutUmlauts = (key: string) => key.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u')

/** Of tokens in one text, which is read faster than an array. */
const separator = '\n'

/** Articles with what a suggestion shows and what it is judged by; one imported a moment ago is read here and now. */
export async function selectCandidates(db: Kysely<CatalogueTables>, ids: string[]): Promise<Candidate[]> {
  const { rows } = await sql<Omit<Candidate, 'tokens'> & { isRead: boolean; tokens: string }>`
    select a.id as "articleId", a.order_number as "orderNumber", a.manufacturer_number as "manufacturerNumber",
      a.manufacturer_id as "manufacturerId", m.display_name as "manufacturerName", a.description,
      u.display_name as "unitName", t.article_id is not null as "isRead", t.family, t.attributes,
      array_to_string(tsvector_to_array(t.tokens), ${separator}) as tokens
    from article a
    left join article_trait t on t.article_id = a.id
    left join manufacturer m on m.id = a.manufacturer_id
    left join unit u on u.id = a.unit_id
    where a.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ isRead, tokens, ...row }) =>
    isRead
      ? { ...row, tokens: tokens.split(separator) }
      : { ...row, ...readTrait({ ...row, id: row.articleId }) },
  )
}

/** Which share of all articles has each token, as far as it is one that many have. */
export async function selectTokenShares(
  db: Kysely<CatalogueTables>,
  tokens: string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ token: string; share: number }>`
    select c.token, c.share
    from pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as c (token, share)
    where s.schemaname = current_schema and s.tablename = 'article_trait' and s.attname = 'tokens'
      and c.token = any(${tokens}::text[])`.execute(db)
  return new Map(rows.map(({ token, share }) => [token, share]))
}

/** So many are looked at before the best are taken. */
const mostFound = 2000
const mostTaken = 80

/**
 * Articles by their tokens: each search is ways to fit it, each way a query of words; of each search those that have most
 * of all that is wanted.
 */
export async function selectByTokens(
  tx: Transaction<CatalogueTables>,
  searches: string[][],
  wanted: string,
): Promise<string[]> {
  const found = searches
    .filter((ways) => ways.length > 0)
    .map(
      (ways) => sql`(select article_id as id from (
          select article_id, tokens from article_trait
          where ${sql.join(
            ways.map((way) => sql`tokens @@ ${way}::tsquery`),
            sql` or `,
          )} limit ${mostFound}
        ) found order by ts_rank(tokens, ${wanted}::tsquery) desc, article_id limit ${mostTaken})`,
    )
  if (found.length === 0) return []
  // Where many fit the first of them would be found by reading the whole table; the best are wanted.
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(tx)
  const { rows } = await sql<{ id: string }>`${sql.join(found, sql` union `)}`.execute(tx)
  return rows.map((row) => row.id)
}

/** Articles that fit a search term; not sorted, so that the search ends with the last one needed. */
export async function selectBySearchTerm(
  db: Kysely<CatalogueTables>,
  searchTerm: string,
  amount: number,
): Promise<string[]> {
  const found = await findBy(db, { searchTerm })
  if ('search' in found) return selectSome(db, found.search, amount)
  if (found.conditions.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select a.id from article a left join manufacturer m on m.id = a.manufacturer_id
    where ${sql.join(found.conditions, sql` and `)} limit ${amount}`.execute(db)
  return rows.map((row) => row.id)
}
