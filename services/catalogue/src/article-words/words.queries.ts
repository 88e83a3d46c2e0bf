import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type IdRange, within } from '../article/id-range.queries.ts'
import { latestImport } from '../article-list/anchors.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'

type Db = Kysely<CatalogueTables>
type Sql = RawBuilder<unknown>

/** Another one, and all articles are read anew. */
const version = 1
/** A token holds no more; of a longer word pieces are taken, one of which holds any word that can be searched. */
const longestToken = 400
const longestSearched = 200

const blanks = '\t\n\v\f\r'
const pieces = (text: Sql) =>
  sql`array_remove(string_to_array(translate(lower(${text}), ${blanks}, ${' '.repeat(blanks.length)}), ' '), '')`
/** The words of a text as they stand there, in small letters; what somebody searches is part of one of them. */
const wordsOf = (text: Sql) => sql`case when length(${text}) <= ${longestToken} then ${pieces(text)}
  else array(select distinct substr(word, start, ${longestToken}) from unnest(${pieces(text)}) word,
    generate_series(1, length(word), ${longestSearched}) start) end`

/** Behind a blank, for no word has one. */
const marked = (mark: string, text: Sql) => sql`left(${` ${mark}`} || ${text}, ${longestToken})`
const tokensOf = (words: Sql) => sql`array_to_tsvector(array_remove(${words} || array[
  ${marked('m', sql`a.manufacturer_id`)}, ${marked('e', sql`lower(a.erp_number)`)}, ${marked('n', sql`a.ean_number`)}], null))`

/** Of all that a row is made of. */
const readFrom = sql`hashtextextended(concat_ws(' ', coalesce(a.manufacturer_id::text, '-'), coalesce(a.erp_number, '-'),
  coalesce(a.ean_number, '-'), extract(epoch from a.create_date), a.description), ${sql.lit(version)})`

export interface WrittenWords {
  read: number
  /** Those of them that had other words before. */
  renewed: number
}

/** Reads those of the articles whose words are missing or of another text, unless somebody who saved one has done so. */
async function writeWords(db: Db, which: Sql): Promise<WrittenWords> {
  const { rows } = await sql<WrittenWords>`
    with unread as materialized (
      select a.id, ${wordsOf(sql`coalesce(a.description, '')`)} as words, ${readFrom} as read_from,
        w.read_from as formerly, a.manufacturer_id, a.create_date, a.erp_number, a.ean_number
      from article a left join article_words w on w.article_id = a.id
      where ${which} and w.read_from is distinct from ${readFrom}
    ), known as (
      insert into article_vocabulary (word)
      select distinct u.word from unread, unnest(words) u (word)
      where not exists (select from article_vocabulary v where v.word = u.word)
      order by u.word
      on conflict do nothing
    ), renewed as (
      update article_words w set read_from = a.read_from, manufacturer_id = a.manufacturer_id,
        create_date = a.create_date, tokens = ${tokensOf(sql`a.words`)}
      from unread a where w.article_id = a.id and w.read_from = a.formerly
    ), made as (
      insert into article_words (article_id, read_from, manufacturer_id, create_date, tokens)
      select a.id, a.read_from, a.manufacturer_id, a.create_date, ${tokensOf(sql`a.words`)}
      from unread a where a.formerly is null
      on conflict (article_id) do nothing
    )
    select count(*)::int as read, count(formerly)::int as renewed from unread`.execute(db)
  return rows[0]!
}

/** Of one article that was saved, in the transaction that saves it. */
export const keepWords = (tx: Transaction<CatalogueTables>, articleId: string) =>
  writeWords(tx, sql`a.id = ${articleId}`)

export const writeWordsOf = (db: Db, range: IdRange) => writeWords(db, within('a.id', range))

/** Answers of how many articles they were. */
export async function deleteGoneWords(db: Db, range: IdRange): Promise<number> {
  const { numAffectedRows } = await sql`delete from article_words w where ${within('w.article_id', range)}
    and not exists (select from article a where a.id = w.article_id)`.execute(db)
  return Number(numAffectedRows)
}

/** A page of the vocabulary. */
export async function selectVocabulary(db: Db, after: string, size: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from article_vocabulary where word > ${after}
    order by word limit ${size}`.execute(db)
  return rows.map(({ word }) => word)
}

const isUsed = sql`exists (select from article_words w where w.tokens @@
  ('''' || replace(replace(v.word, '\\', '\\\\'), '''', '''''') || '''')::tsquery)`

/** Those that no article has; frequent ones, of which the index would have to read long lists, are taken for used. */
export async function selectUnusedWords(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    with frequent as materialized (
      select f.lexeme from pg_stats s, unnest(s.most_common_elems::text::text[]) f (lexeme)
      where s.schemaname = current_schema() and s.tablename = 'article_words' and s.attname = 'tokens'
    )
    select v.word from unnest(${[...words]}::text[]) v (word)
    where v.word not in (select lexeme from frequent) and not ${isUsed}`.execute(db)
  return rows.map(({ word }) => word)
}

const lockNotAvailable = '55P03'

/**
 * Deletes those of the words that still no article has. Saves are kept from bringing one meanwhile, for the moment that
 * this takes; where that moment does not come soon, the words stay until another time.
 */
export const deleteUnusedWords = (db: Db, words: readonly string[]): Promise<void> =>
  db
    .transaction()
    .execute(async (tx) => {
      await sql`set local lock_timeout = '1s'`.execute(tx)
      await sql`lock table article_words in share mode`.execute(tx)
      await sql`delete from article_vocabulary v where v.word = any(${[...words]}::text[]) and not ${isUsed}`.execute(
        tx,
      )
    })
    .catch((error) => {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error
    })

/** After many were written: the index is searched without its list of what is new, and planned for what is in it. */
export async function tidyWords(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list('article_words_tokens')`.execute(db)
  await sql`analyze article_words`.execute(db)
  await sql`analyze article_vocabulary`.execute(db)
}

/** One copy of the service at a time; kept as long as the connection, or given back. */
export async function takeWordsTurn(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_lock(hashtext('article-words')) as taken`.execute(db)
  return rows[0]!.taken
}
export const giveWordsTurn = (db: Db) => sql`select pg_advisory_unlock(hashtext('article-words'))`.execute(db)

/** What has to be read, as it is before a round begins. */
export interface DueRound {
  latestImport: string | null
  latestUpheaval: number
}

export async function findDueRound(db: Db): Promise<DueRound> {
  const { rows } = await sql<DueRound>`select ${latestImport}::text as "latestImport",
    coalesce((select max(id) from article_upheaval where round = 'words'), 0)::float8 as "latestUpheaval"`.execute(
    db,
  )
  return rows[0]!
}

export async function markWordsRead(db: Db, { latestImport, latestUpheaval }: DueRound): Promise<void> {
  await sql`delete from article_upheaval where round = 'words' and id <= ${latestUpheaval}`.execute(db)
  await sql`insert into article_words_round (after_import) values (${latestImport}::timestamptz)
    on conflict (single) do update set after_import = excluded.after_import`.execute(db)
}

/** Whether every article can be found by its words. */
export async function areWordsRead(db: Db): Promise<boolean> {
  const { rows } = await sql`select from article_words_round r
    where r.after_import is not distinct from ${latestImport}
      and not exists (select from article_upheaval where round = 'words')`.execute(db)
  return rows.length > 0
}
