import type { ArticleListItem } from '@schrankwerk/contracts'
import type { Sendable } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { latestImport } from '../article-list/anchors.queries.ts'
import { type ArticleColumn, articleOrders } from '../article-list/article-orders.queries.ts'
import type { WordSearch } from '../article-words/search-words.queries.ts'
import { type CatalogueTables, nobody } from '../database/tables.ts'

type Sql = RawBuilder<unknown>

export interface Slice {
  column: ArticleColumn
  descending: boolean
  offset: number
  limit: number
  /** All rows of which this is a slice; may be some seconds old. */
  total: number
}

const direction = (descending: boolean) => (descending ? sql`desc` : sql`asc`)

/** Two ordered parts one after the other; the second is read only when the first has ended. */
const inTurn = (first: Sql, second: Sql, { offset, limit }: Slice) =>
  sql<{ id: string }>`select id from (${first}) first_part
    union all select id from (${second}) second_part
    offset ${offset} limit ${limit}`

/**
 * The ids of one page over all articles, or all of one manufacturer by date, out of an index alone. What has no
 * value comes last when descending and ascending alike.
 */
function indexedPage(slice: Slice, manufacturerId: string | undefined): RawBuilder<{ id: string }> {
  const { column, offset, limit } = slice
  const way = direction(slice.descending)
  const end = sql.lit(offset + limit)
  if (column === 'createDate')
    return sql`select id from article
      ${manufacturerId ? sql`where manufacturer_id = ${manufacturerId}` : sql``}
      order by create_date ${way}, id ${way} offset ${offset} limit ${limit}`
  if (column === 'manufacturer')
    // The nested loop hands the manufacturers over in their order, so that a page ends with its last row.
    return inTurn(
      sql`select a.id from (select id from manufacturer order by sort_name ${way}, id ${way}) m
        cross join lateral (select id from article where manufacturer_id = m.id
          order by create_date ${way}, id ${way} limit ${end}) a limit ${end}`,
      sql`select id from article where manufacturer_id is null order by create_date ${way}, id ${way} limit ${end}`,
      slice,
    )
  if (column === 'orderNumber' || column === 'manufacturerNumber') {
    const kind = sql.lit(column === 'orderNumber' ? 'O' : 'T')
    const field = sql.ref(column === 'orderNumber' ? 'order_number' : 'manufacturer_number')
    return inTurn(
      sql`select article_id as id from article_number where kind = ${kind} and not alternative
        order by kind ${way}, exact ${way}, manufacturer_id ${way}, twin ${way} limit ${end}`,
      sql`select id from article where ${field} is null order by id ${way} limit ${end}`,
      slice,
    )
  }
  const field = sql.ref(column === 'listPrice' ? 'list_price' : 'weight')
  return inTurn(
    sql`select id from article where ${field} is not null order by ${field} ${way}, id ${way} limit ${end}`,
    sql`select id from article where ${field} is null order by id ${way} limit ${end}`,
    slice,
  )
}

const sortKey: Record<ArticleColumn, Sql> = {
  createDate: sql`a.create_date`,
  manufacturer: sql`m.sort_name`,
  manufacturerNumber: sql`upper(a.manufacturer_number) collate "C"`,
  orderNumber: sql`upper(a.order_number) collate "C"`,
  listPrice: sql`a.list_price`,
  weight: sql`a.weight`,
}

const filtered = (conditions: Sql[]) =>
  sql`from article a left join manufacturer m on m.id = a.manufacturer_id where ${sql.join(conditions, sql` and `)}`

/** From so many rows per row read on, a page comes sooner out of the index by date than out of a sort of all rows. */
const frequent = 100

function sortedPage(slice: Slice, conditions: Sql[]): RawBuilder<{ id: string }> {
  const way = direction(slice.descending)
  const isFrequent = slice.total > frequent * (slice.offset + slice.limit)
  // No date is missing; without these words the order is the index's own and the page ends with its last row.
  const missing = slice.column === 'createDate' && isFrequent ? sql`` : sql`nulls last`
  return sql`select a.id ${filtered(conditions)}
    order by ${sortKey[slice.column]} ${way} ${missing}, a.id ${way} offset ${slice.offset} limit ${slice.limit}`
}

/** The ids of a page. `indexed`: no condition, or only one manufacturer and the order by date. */
export async function selectPage(
  db: Kysely<CatalogueTables>,
  slice: Slice,
  conditions: Sql[],
  indexed: { manufacturerId?: string | undefined } | undefined,
): Promise<string[]> {
  const ids = indexed ? indexedPage(slice, indexed.manufacturerId) : sortedPage(slice, conditions)
  return (await ids.execute(db)).rows.map(({ id }) => id)
}

/** What the list shows of articles, in the order of their ids. */
export async function selectRows(
  db: Kysely<CatalogueTables>,
  ids: readonly string[],
): Promise<Sendable<ArticleListItem>[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Sendable<ArticleListItem>>`
    select a.id, m.display_name as "manufacturerName", a.manufacturer_number as "manufacturerNumber",
      a.order_number as "orderNumber", a.erp_number as "erpNumber", a.description,
      a.list_price as "listPrice", a.purchase_price as "purchasePrice", a.price_unit_size as "priceUnitSize", u.display_name as "unitName",
      d.display_name as "discountGroupName", a.width, a.height, a.depth, a.weight,
      a.eclass9_1_id as "eclass9_1Id",
      (select count(*)::int from replacement where article_id = a.id) as "usedByArticleAmount", a.create_date as "createDate", a.last_update as "lastUpdate"
    from unnest(${ids}::uuid[]) with ordinality page (id, place) join article a on a.id = page.id
    left join manufacturer m on m.id = a.manufacturer_id
    left join unit u on u.id = a.unit_id
    left join discount_group d on d.id = a.discount_group_id
    order by page.place`.execute(db)
  return rows
}

/** A search has one process of the database, however much it reads: the others are for other people. */
export const holdProcesses = (tx: Transaction<CatalogueTables>) =>
  sql`set local max_parallel_workers_per_gather = 0`.execute(tx)

/** Else a million rows are read wherever the first hit is expected to come soon, also where there is none. */
export const preferIndexes = (tx: Transaction<CatalogueTables>) =>
  sql`set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0`.execute(tx)

/** Hits are counted up to here, for counting more would take longer than the page. */
export const mostCounted = 5000

export interface FoundPage {
  /** At most `mostCounted` + 1. */
  amount: number
  /** Undefined where there are more hits than are counted. */
  ids: string[] | undefined
}

const byWords = ({ ofWords, ofArticles }: WordSearch) =>
  ofArticles.length === 0
    ? sql`from article_words w where ${sql.join(ofWords, sql` and `)}`
    : sql`from article_words w join article a on a.id = w.article_id
        left join manufacturer m on m.id = a.manufacturer_id
        where ${sql.join([...ofWords, ...ofArticles], sql` and `)}`

type Pages = Pick<Slice, 'column' | 'descending' | 'offset' | 'limit'>

const hit = sql`w.article_id as id, w.manufacturer_id, w.create_date`

/**
 * What articles are sorted by stands partly in the hits `h` themselves. The same order as `articleOrders`, among equal ones
 * too: the pages of one list are read partly here and partly there.
 */
function hitsSorted(hits: Sql, { column, descending, offset, limit }: Pages): RawBuilder<{ id: string }> {
  const way = direction(descending)
  const [beside, keys] = orderOfHits(column)
  return sql`select h.id from ${hits} ${beside}
    order by ${sql.join([...keys, sql`h.id`].map((key) => sql`${key} ${way} nulls last`))}
    offset ${offset} limit ${limit}`
}

function orderOfHits(column: ArticleColumn): [beside: Sql, keys: Sql[]] {
  const articles = sql`join article a on a.id = h.id`
  switch (column) {
    case 'createDate':
      return [sql``, [sql`h.create_date`]]
    case 'manufacturer':
      return [
        sql`left join manufacturer m on m.id = h.manufacturer_id`,
        [sortKey.manufacturer, sql`m.id`, sql`h.create_date`],
      ]
    case 'orderNumber':
    case 'manufacturerNumber': {
      const number = sortKey[column]
      const owner = sql`case when ${number} is not null then coalesce(a.manufacturer_id, ${sql.lit(nobody)}) end`
      return [articles, [number, owner]]
    }
    default:
      return [articles, [sortKey[column]]]
  }
}

/** How many articles a search for words finds, and where they are few the ids of one page of them. */
export async function findFew(
  db: Kysely<CatalogueTables>,
  search: WordSearch,
  pages: Pages,
): Promise<FoundPage> {
  const { rows } = await sql<{ amount: number; ids: string[] | null }>`
    with h as materialized (select ${hit} ${byWords(search)} limit ${sql.lit(mostCounted + 1)})
    select c.amount, case when c.amount <= ${sql.lit(mostCounted)}
      then array(${hitsSorted(sql`h`, pages)})::text[] end as ids
    from (select count(*)::int as amount from h) c`.execute(db)
  const { amount, ids } = rows[0]!
  return { amount, ids: ids ?? undefined }
}

/** Any hits, so that the search ends with the last one needed. */
export async function selectSome(
  db: Kysely<CatalogueTables>,
  search: WordSearch,
  amount: number,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select w.article_id as id ${byWords(search)} limit ${amount}`.execute(db)
  return rows.map(({ id }) => id)
}

/** So many articles of an order are looked at for hits before all hits are sorted. */
const mostLookedAt = 20_000

/**
 * The ids of a page of many hits: mostly found by looking at the first articles of the order. Where the hits stand
 * further back, all of them are read and sorted.
 */
export async function findMany(
  db: Kysely<CatalogueTables>,
  search: WordSearch,
  pages: Pages,
): Promise<string[]> {
  const { column, descending, offset, limit } = pages
  const reading = { backwards: descending, offset: 0, limit: mostLookedAt }
  const parts = [articleOrders[column].VALUED, articleOrders[column].EMPTY].flatMap((part) =>
    part ? [sql`select id from (${part.read(reading)}) part`] : [],
  )
  const { rows } = await sql<{ id: string }>`
    select o.id from (${sql.join(parts, sql` union all `)} limit ${sql.lit(mostLookedAt)}) o
    cross join lateral (select ${byWords({ ...search, ofWords: [sql`w.article_id = o.id`, ...search.ofWords] })} offset 0) hit
    offset ${offset} limit ${limit}`.execute(db)
  if (rows.length === limit) return rows.map(({ id }) => id)
  const all = sql`(select ${hit} ${byWords(search)}) h`
  return (await hitsSorted(all, pages).execute(db)).rows.map(({ id }) => id)
}

export async function countArticles(db: Kysely<CatalogueTables>, conditions: Sql[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    ${conditions.length > 0 ? filtered(conditions) : sql`from article`}`.execute(db)
  return rows[0]!.total
}

/** When many articles changed at once for the last time; as text, for a date would lose what tells two apart. */
export async function findLatestImport(db: Kysely<CatalogueTables>): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select ${latestImport}::text as at`.execute(db)
  return rows[0]!.at
}
