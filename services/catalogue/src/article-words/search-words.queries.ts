import { looseNumber } from '@schrankwerk/domain/bom'
import { hasText } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { inArticle, shortestTrigram, withNumber } from '../article/article-text.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'

type Db = Kysely<CatalogueTables>
type Sql = RawBuilder<unknown>

/** What is found by words: conditions on `article_words w`, and on `article a` and `manufacturer m` beside it. */
export interface WordSearch {
  ofWords: Sql[]
  ofArticles: Sql[]
}

/** A word that is part of more than these is looked for in the articles themselves. */
const mostMeanings = 1000

interface Meanings {
  lowered: string
  words: string[]
  makers: string[]
  numbered: string[]
  /** The share of articles that have one of them, 0 to 1; a guess from the statistics of the database. */
  share: number
}

interface Needed {
  query: string
  meanings: number
  share: number
}

const quoted = (lexeme: string) => `'${lexeme.replace(/[\\']/g, '$&$&')}'`
export const manufacturerLexeme = (id: string) => quoted(` m${id.toLowerCase()}`)
const anyOf = (lexemes: readonly string[]) => `(${lexemes.join('|')})`

/**
 * The search for articles that have each of the words in their description, the name of their manufacturer, their ERP
 * number, their EAN or a number.
 */
export async function searchForWords(db: Db, words: readonly string[]): Promise<WordSearch> {
  const meanings = await findMeanings(db, words)
  const search: WordSearch = { ofWords: [], ofArticles: [] }
  const needed: Needed[] = []
  for (const [at, word] of words.entries()) {
    const { lowered, words: known, makers, numbered, share } = meanings[at]!
    if (known.length > mostMeanings || makers.length > mostMeanings) {
      search.ofArticles.push(inArticle(word))
      continue
    }
    const query = anyOf([
      ...known.map(quoted),
      ...makers.map(manufacturerLexeme),
      `${quoted(` e${lowered}`)}:*`,
      quoted(` n${word}`),
    ])
    if (numbered.length === 0) needed.push({ query, meanings: known.length + makers.length, share })
    else if (numbered.length <= mostMeanings)
      search.ofWords.push(sql`(w.tokens @@ ${query}::tsquery or w.article_id = any(${numbered}::uuid[]))`)
    else search.ofWords.push(sql`(w.tokens @@ ${query}::tsquery or w.article_id in (${withNumber(word)}))`)
  }
  needed.sort((one, other) => one.share - other.share)
  const split = countIndexed(needed)
  const indexed = needed.slice(0, split).map(({ query }) => query)
  const compared = needed.slice(split).map(({ query }) => query)
  if (indexed.length > 0) search.ofWords.unshift(sql`w.tokens @@ ${indexed.join('&')}::tsquery`)
  // By its name the operator's function is not looked up in the index.
  if (compared.length > 0) search.ofWords.push(sql`ts_match_vq(w.tokens, ${compared.join('&')}::tsquery)`)
  return search
}

/** What the index takes for an entry of its lists and, of a million articles, for a meaning; comparing one article is 1. Measured. */
const costs = { entry: 0.25, meaning: 3 / 1_000_000 }

/**
 * How many of the words, rarest first, are looked up in the index: each further one as long as reading where it stands
 * takes less than comparing the articles that it spares. Shares of all articles, so it holds for any number of them.
 */
function countIndexed(needed: readonly Needed[]): number {
  let left = 1
  const end = needed.findIndex(({ share, meanings }, at) => {
    const isWorthIt = at === 0 || share * costs.entry + meanings * costs.meaning < left * (1 - share)
    left *= share
    return !isWorthIt
  })
  return end < 0 ? needed.length : end
}

/** In one statement that holds each word as it is, so that it is planned for these. */
async function findMeanings(db: Db, words: readonly string[]): Promise<Meanings[]> {
  if (words.length === 0) return []
  const upTo = sql.lit(mostMeanings + 1)
  const each = words.map((word, at) => {
    const numbered =
      looseNumber(word).length >= shortestTrigram
        ? sql`array(select n.article_id::text from (${withNumber(word)}) n limit ${upTo})`
        : sql`array[]::text[]`
    return sql`select ${at}::int as at, lower(${word}) as lowered,
      array(select word from article_vocabulary where ${hasText(sql`word`, word)} limit ${upTo}) as words,
      array(select id::text from manufacturer where ${hasText(sql`lower(display_name)`, word)} limit ${upTo}) as makers,
      ${numbered} as numbered`
  })
  const { rows } = await sql<Meanings>`
    with frequent as materialized (
      select f.lexeme, f.share
      from pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) f (lexeme, share)
      where s.schemaname = current_schema() and s.tablename = 'article_words' and s.attname = 'tokens'
    )
    select m.*, least(1, (select coalesce(sum(f.share), 0) from frequent f
      where f.lexeme = any(m.words) or f.lexeme = any(array(select ' m' || id from unnest(m.makers) id))))::float8 as share
    from (${sql.join(each, sql` union all `)}) m order by m.at`.execute(db)
  return rows
}
