import { nameKey } from '@schrankwerk/domain'
import { looseNumber } from '@schrankwerk/domain/bom'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { manufacturerLexeme, searchForWords, type WordSearch } from '../article-words/search-words.queries.ts'
import { areWordsRead } from '../article-words/words.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { inArticle, withNumber } from './article-text.queries.ts'

export interface ArticleFilter {
  searchTerm?: string | undefined
  orderNumber?: string | undefined
  manufacturerIds?: string[] | undefined
}

/** What a filter asks for: articles of one of each of these manufacturers, with each number and with each word. */
interface Wanted {
  manufacturers: string[][]
  numbers: { text: string; kind?: 'O' }[]
  words: string[]
}

/**
 * A search term that is part of any number finds by numbers alone; else each of its words has to stand in the
 * description, the name of the manufacturer, the ERP number, the EAN or a number.
 */
async function understand(db: Kysely<CatalogueTables>, filter: ArticleFilter): Promise<Wanted> {
  const wanted: Wanted = { manufacturers: [], numbers: [], words: [] }
  if (filter.manufacturerIds) wanted.manufacturers.push(filter.manufacturerIds)
  if (filter.orderNumber && looseNumber(filter.orderNumber) !== '')
    wanted.numbers.push({ text: filter.orderNumber, kind: 'O' })
  const term = filter.searchTerm?.trim() ?? ''
  if (term === '') return wanted
  if (looseNumber(term) !== '' && (await anyNumberHas(db, term))) {
    wanted.numbers.push({ text: term })
    return wanted
  }
  const { named, words } = await takeNames(db, term)
  wanted.manufacturers.push(...named.map((id) => [id]))
  wanted.words = words
  return wanted
}

async function anyNumberHas(db: Kysely<CatalogueTables>, term: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${withNumber(term)}) as found`.execute(db)
  return rows[0]!.found
}

/** Words of the longest name that is looked for among the words of a search. */
const longestName = 4

/** A whole text that somebody pastes has fewer. Of more the longest count, for short ones tell least and cost most. */
const mostWords = 24

function wordsOf(term: string): string[] {
  const words = term.split(/\s+/)
  if (words.length <= mostWords) return words
  const longest = new Set(
    [...words.keys()].sort((a, b) => words[b]!.length - words[a]!.length).slice(0, mostWords),
  )
  return words.filter((_, at) => longest.has(at))
}

/** The manufacturers that a search names in full, and the words that are left. */
export async function takeNames(
  db: Kysely<CatalogueTables>,
  term: string,
): Promise<{ named: string[]; words: string[] }> {
  const words = wordsOf(term)
  const groups = words.map((_, at) => groupKeys(words.slice(at, at + longestName)))
  const { rows } = await sql<{ name_key: string; manufacturer_id: string }>`
    select name_key, manufacturer_id from manufacturer_name where name_key = any(${groups.flat()}::text[])`.execute(
    db,
  )
  const manufacturers = new Map(rows.map((row) => [row.name_key, row.manufacturer_id]))
  const named: string[] = []
  const left: string[] = []
  for (let at = 0; at < words.length; ) {
    const longest = groups[at]!.findLastIndex((key) => manufacturers.has(key))
    if (longest < 0) left.push(words[at]!)
    else named.push(manufacturers.get(groups[at]![longest]!)!)
    at += Math.max(longest, 0) + 1
  }
  return { named, words: left }
}

/** The keys of the first word, of the first two, and so on. */
const groupKeys = (words: string[]) => words.map((_, at) => nameKey(words.slice(0, at + 1).join(' ')))

const ofManufacturer = (ids: string[]) => sql`a.manufacturer_id = any(${ids}::uuid[])`

/** A filter as conditions on `article a left join manufacturer m`, or for words as a search in what is kept of them. */
export type Found = { conditions: RawBuilder<unknown>[] } | { search: WordSearch }

export async function findBy(db: Kysely<CatalogueTables>, filter: ArticleFilter): Promise<Found> {
  const wanted = await understand(db, filter)
  const { manufacturers, numbers, words } = wanted
  if (words.length === 0 || !(await areWordsRead(db))) return { conditions: conditionsFor(wanted) }
  const search = await searchForWords(db, words)
  for (const ids of manufacturers) {
    const anyOfThem = ids.map(manufacturerLexeme).join('|')
    search.ofWords.push(sql`w.tokens @@ ${anyOfThem}::tsquery`)
  }
  for (const { text, kind } of numbers) search.ofWords.push(sql`w.article_id in (${withNumber(text, kind)})`)
  return { search }
}

/** What is found, as conditions on `article a left join manufacturer m` alone. */
export function onArticles(found: Found): RawBuilder<unknown>[] {
  if ('conditions' in found) return found.conditions
  const { ofWords, ofArticles } = found.search
  const hits = sql`select w.article_id from article_words w where ${sql.join([sql`true`, ...ofWords], sql` and `)}`
  return [sql`a.id in (${hits})`, ...ofArticles]
}

const conditionsFor = ({ manufacturers, numbers, words }: Wanted): RawBuilder<unknown>[] => [
  ...manufacturers.map(ofManufacturer),
  ...numbers.map(({ text, kind }) => sql`a.id in (${withNumber(text, kind)})`),
  ...words.map(inArticle),
]
