import type { ArticleSuggestion } from '@schrankwerk/contracts'
import { likeText } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { conditionsOf } from '../article/article-filter.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'

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
 * a lower bar: one sign of five changes half of the trigrams.
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
      union all ${found(sql`searchable and loose operator(public.%) ${loose} order by similarity desc limit ${amount}`)}
      union all (select article_id, order_number, loose, 'W', 1 from article_wholesaler where loose = ${loose} limit ${amount})
    ) near
    group by 1, 2, 3, 4`.execute(tx)
  return rows
}

export interface Candidate
  extends Omit<ArticleSuggestion, 'score' | 'manufacturerAgrees' | 'reason' | 'reasons'> {
  manufacturerId: string | null
  descriptionSimilarity: number
}

/** Articles with what a suggestion shows, and how near their description is to a text. */
export async function selectCandidates(
  db: Kysely<CatalogueTables>,
  ids: string[],
  description: string,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select a.id as "articleId", a.order_number as "orderNumber", a.manufacturer_number as "manufacturerNumber",
      a.manufacturer_id as "manufacturerId", m.display_name as "manufacturerName", a.description,
      u.display_name as "unitName",
      coalesce(public.word_similarity(${description}, a.description), 0)::float8 as "descriptionSimilarity"
    from article a
    left join manufacturer m on m.id = a.manufacturer_id
    left join unit u on u.id = a.unit_id
    where a.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** No manufacturer is searched beyond so many articles: a suggestion has to come at once. */
const mostOfOneManufacturer = 20_000

/** Articles of these manufacturers whose description is nearest to a text. */
export async function selectByDescription(
  db: Kysely<CatalogueTables>,
  manufacturerIds: string[],
  description: string,
  amount: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, description from article
      where manufacturer_id = any(${manufacturerIds}::uuid[]) and description is not null limit ${mostOfOneManufacturer}) a
    order by public.word_similarity(${description}, description) desc, id limit ${amount}`.execute(db)
  return rows.map((row) => row.id)
}

/** Articles that fit a search term; not sorted, so that the search ends with the last one needed. */
export async function selectBySearchTerm(
  db: Kysely<CatalogueTables>,
  searchTerm: string,
  amount: number,
): Promise<string[]> {
  const conditions = await conditionsOf(db, { searchTerm })
  if (conditions.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select a.id from article a left join manufacturer m on m.id = a.manufacturer_id
    where ${sql.join(conditions, sql` and `)} limit ${amount}`.execute(db)
  return rows.map((row) => row.id)
}
