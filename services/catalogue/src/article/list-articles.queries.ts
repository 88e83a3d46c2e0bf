import type { ArticleListItem, articleColumns } from '@schrankwerk/contracts'
import type { Sendable } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { decisionJob, importJob } from '../article-import/import-progress.ts'
import type { CatalogueTables } from '../database/tables.ts'

export type ArticleColumn = (typeof articleColumns)[number]
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
      sql`select a.id from (select id from manufacturer order by lower(display_name) ${way}, id ${way}) m
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
  manufacturer: sql`lower(m.display_name)`,
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

/** `indexed`: no condition, or only one manufacturer and the order by date. */
export async function selectPage(
  db: Kysely<CatalogueTables>,
  slice: Slice,
  conditions: Sql[],
  indexed: { manufacturerId?: string | undefined } | undefined,
): Promise<Sendable<ArticleListItem>[]> {
  const ids = indexed ? indexedPage(slice, indexed.manufacturerId) : sortedPage(slice, conditions)
  const { rows } = await sql<Sendable<ArticleListItem>>`
    with page as (select id, row_number() over () as place from (${ids}) ids)
    select a.id, m.display_name as "manufacturerName", a.manufacturer_number as "manufacturerNumber",
      a.order_number as "orderNumber", a.erp_number as "erpNumber", a.description,
      a.list_price as "listPrice", a.purchase_price as "purchasePrice", u.display_name as "unitName",
      d.display_name as "discountGroupName", a.width, a.height, a.depth, a.weight,
      a.eclass9_1_id as "eclass9_1Id", a.create_date as "createDate", a.last_update as "lastUpdate"
    from page join article a on a.id = page.id
    left join manufacturer m on m.id = a.manufacturer_id
    left join unit u on u.id = a.unit_id
    left join discount_group d on d.id = a.discount_group_id
    order by page.place`.execute(db)
  return rows
}

export async function countArticles(db: Kysely<CatalogueTables>, conditions: Sql[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    ${conditions.length > 0 ? filtered(conditions) : sql`from article`}`.execute(db)
  return rows[0]!.total
}

/** When many articles changed at once for the last time: by an import, its undoing, or what took its place meanwhile. */
export async function findLatestImport(db: Kysely<CatalogueTables>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('job')
    .select('ended_at')
    .where('kind', 'in', [importJob.kind, decisionJob.kind])
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ended_at ?? undefined
}
