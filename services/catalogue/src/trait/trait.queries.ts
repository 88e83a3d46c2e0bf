import { type Kysely, sql, type Transaction } from 'kysely'
import { type IdRange, within } from '../article/id-range.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import type { ArticleText, Trait } from './read-trait.ts'
import { readerVersion } from './reader-version.ts'

type Db = Kysely<CatalogueTables>

/** An article whose trait is missing, or of another text or reader. */
export interface UnreadArticle extends ArticleText {
  /** What its trait is to be read from. */
  readFrom: string
  /** What it was read from; null where there is none. */
  formerly: string | null
}

/** Of all that a trait is read from. */
const readFrom = sql`hashtextextended(concat_ws(' ', a.manufacturer_id, a.description), ${sql.lit(readerVersion)})`

const selectUnread = async (db: Db, which: ReturnType<typeof sql>): Promise<UnreadArticle[]> =>
  (
    await sql<UnreadArticle>`
      select a.id, a.manufacturer_id as "manufacturerId", a.description, (${readFrom})::text as "readFrom", t.read_from::text as formerly
      from article a left join article_trait t on t.article_id = a.id
      where ${which} and t.read_from is distinct from ${readFrom}`.execute(db)
  ).rows

export const selectUnreadArticle = (tx: Transaction<CatalogueTables>, id: string) =>
  selectUnread(tx, sql`a.id = ${id}`)

export const selectUnreadOf = (db: Db, range: IdRange) => selectUnread(db, within('a.id', range))

/** Writes what was read, unless somebody who saved the article meanwhile has written it. */
export async function writeTraits(db: Db, read: (Trait & UnreadArticle)[]): Promise<void> {
  const rows = read.map(({ articleId, readFrom: now, formerly, family, attributes, tokens }) => ({
    article_id: articleId,
    read_from: now,
    formerly,
    family,
    attributes,
    tokens,
  }))
  const recordset = (some: typeof rows) => sql`jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
    as w (article_id uuid, read_from bigint, formerly bigint, family text, attributes jsonb, tokens text[])`
  const made = rows.filter(({ formerly }) => formerly === null)
  const renewed = rows.filter(({ formerly }) => formerly !== null)
  if (made.length > 0)
    await sql`insert into article_trait (article_id, read_from, family, attributes, tokens)
      select article_id, read_from, family, attributes, array_to_tsvector(tokens) from ${recordset(made)}
      on conflict (article_id) do nothing`.execute(db)
  if (renewed.length > 0)
    await sql`update article_trait t set read_from = w.read_from, family = w.family, attributes = w.attributes,
        tokens = array_to_tsvector(w.tokens)
      from ${recordset(renewed)} where t.article_id = w.article_id and t.read_from = w.formerly`.execute(db)
}

/** Takes away traits of articles that are no more. */
export const deleteGoneTraits = (db: Db, range: IdRange) =>
  sql`delete from article_trait t where ${within('t.article_id', range)}
    and not exists (select from article a where a.id = t.article_id)`.execute(db)

/** After many were written: the index is searched without its list of what is new, and planned for what is in it. */
export async function tidyTraits(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list('article_trait_tokens')`.execute(db)
  await sql`analyze article_trait`.execute(db)
}

/** One at a time reads all articles, whichever copy of the service it is in; kept as long as the connection. */
export const takeReadersTurn = (db: Db) =>
  sql`select pg_advisory_lock(hashtext('article-traits'))`.execute(db)

export async function hasRoundEnded(db: Db, kind: string, key: string): Promise<boolean> {
  const { rows } =
    await sql`select from job where kind = ${kind} and key = ${key} and state = 'DONE' limit 1`.execute(db)
  return rows.length > 0
}

/** What imports and combinations asked before a round begins is read in it. */
export const endRoundsThatWait = (db: Db, kind: string) =>
  sql`update job set state = 'DONE', ended_at = clock_timestamp()
    where kind = ${kind} and state = 'WAITING' and key = id::text`.execute(db)
