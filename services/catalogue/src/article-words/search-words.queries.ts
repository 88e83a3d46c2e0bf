import { looseNumber } from '@schrankwerk/domain/bom'
import { containing } from '@schrankwerk/service-kit'
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
/** The index takes longer to join words that are parts of more than these than comparing what the others leave. */
const fewMeanings = 3

interface Meanings {
  lowered: string
  words: string[]
  makers: string[]
  numbered: string[]
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
  const needed: { query: string; amount: number }[] = []
  for (const [at, word] of words.entries()) {
    const { lowered, words: known, makers, numbered } = meanings[at]!
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
    if (numbered.length === 0) needed.push({ query, amount: known.length + makers.length })
    else if (numbered.length <= mostMeanings)
      search.ofWords.push(sql`(w.tokens @@ ${query}::tsquery or w.article_id = any(${numbered}::uuid[]))`)
    else search.ofWords.push(sql`(w.tokens @@ ${query}::tsquery or w.article_id in (${withNumber(word)}))`)
  }
  needed.sort((one, other) => one.amount - other.amount)
  const indexed = needed
    .filter(({ amount }, at) => at === 0 || amount <= fewMeanings)
    .map(({ query }) => query)
  const compared = needed.slice(indexed.length).map(({ query }) => query)
  if (indexed.length > 0) search.ofWords.unshift(sql`w.tokens @@ ${indexed.join('&')}::tsquery`)
  // By its name the operator's function is not looked up in the index.
  if (compared.length > 0) search.ofWords.push(sql`ts_match_vq(w.tokens, ${compared.join('&')}::tsquery)`)
  return search
}

/** In one statement that holds each word as it is, so that it is planned for these. */
async function findMeanings(db: Db, words: readonly string[]): Promise<Meanings[]> {
  if (words.length === 0) return []
  const upTo = sql.lit(mostMeanings + 1)
  const each = words.map((word, at) => {
    const pattern = containing(word)
    const numbered =
      looseNumber(word).length >= shortestTrigram
        ? sql`array(select n.article_id::text from (${withNumber(word)}) n limit ${upTo})`
        : sql`array[]::text[]`
    return sql`select ${at}::int as at, lower(${word}) as lowered,
      array(select word from article_vocabulary where word like lower(${pattern}) limit ${upTo}) as words,
      array(select id::text from manufacturer where display_name ilike ${pattern} limit ${upTo}) as makers,
      ${numbered} as numbered`
  })
  const { rows } = await sql<Meanings>`${sql.join(each, sql` union all `)} order by at`.execute(db)
  return rows
}
