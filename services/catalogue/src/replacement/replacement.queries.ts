import type { filterReplacements, QueryOf } from '@schrankwerk/contracts'
import { looseNumber } from '@schrankwerk/domain/bom'
import {
  containing,
  countRows,
  createTotals,
  type PageOrder,
  pageOfRows,
  selectPage,
} from '@schrankwerk/service-kit'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'

type Db = Kysely<CatalogueTables>
type Tx = Transaction<CatalogueTables>
type Filter = QueryOf<typeof filterReplacements>

const columns = { at: 'at', number: 'number', article: 'article_number' } as const

const order: PageOrder<keyof typeof columns> = {
  sortable: {
    at: { by: columns.at, notNull: true },
    number: { by: columns.number, notNull: true },
    article: { by: columns.article, notNull: true },
  },
  fallback: { column: 'at', descending: true },
  tieBreaker: { by: 'id' },
}

const shortestTrigram = 3

/** Those of one company, or of the operator. */
function ofOne(db: Db, company: string, searchTerm: string | undefined) {
  const term = searchTerm?.trim().toLowerCase() ?? ''
  const number = looseNumber(term).toLowerCase()
  const texts = [term, ...(number.length >= shortestTrigram ? [number] : [])]
  return db
    .selectFrom('replacement')
    .select(['id', 'at', 'number', 'article_number'])
    .where(sql<boolean>`coalesce(company_id, ${sql.lit(nobody)}) = ${company}`)
    .$if(term !== '', (rows) =>
      rows.where(({ or, eb }) => or(texts.map((text) => eb('search_text', 'like', containing(text))))),
    )
}

/** The company's own and the operator's, of each as many as the page can hold: so each is read by its index. */
function pageOf(db: Db, companyId: string, filter: Filter) {
  const column = columns[filter.column ?? order.fallback.column]
  const descending = filter.sortDescending ?? filter.column === undefined
  const most = (filter.page + 1) * filter.paginationSize
  const firstOf = (company: string) =>
    db
      .selectFrom(
        ofOne(db, company, filter.searchTerm)
          .orderBy(column, descending ? 'desc' : 'asc')
          .orderBy('id', descending ? 'desc' : 'asc')
          .limit(most)
          .as('first'),
      )
      .selectAll()
  return db.selectFrom(firstOf(companyId).unionAll(firstOf(nobody)).as('replacement')).select('id')
}

const totalOf = createTotals()

/** A page and how many there are. */
export const listReplacements = (
  db: Db,
  companyId: string,
  filter: Filter,
): Promise<{ rows: ReplacementRow[]; total: number }> =>
  pageOfRows(
    selectPage(pageOf(db, companyId, filter), filter, order),
    totalOf(JSON.stringify([companyId, filter.searchTerm]), () =>
      countFound(db, companyId, filter.searchTerm),
    ),
    (ids) => rowsOf(db, ids),
  )

async function countFound(db: Db, companyId: string, searchTerm: string | undefined): Promise<number> {
  const [own, operators] = await Promise.all(
    [companyId, nobody].map((company) => countRows(ofOne(db, company, searchTerm))),
  )
  return own! + operators!
}

interface NamedArticle {
  id: string
  orderNumber: string | null
  manufacturerNumber: string | null
  manufacturerName: string | null
  description: string | null
}

export interface ReplacementRow {
  id: string
  companyId: string | null
  userId: string
  at: Date
  orderNumber: string | null
  manufacturerNumber: string | null
  manufacturerName: string | null
  article: NamedArticle
  against: NamedArticle | null
}

const named = (article: string, manufacturer: string) =>
  sql`json_build_object('id', ${sql.ref(`${article}.id`)}, 'orderNumber', ${sql.ref(`${article}.order_number`)},
    'manufacturerNumber', ${sql.ref(`${article}.manufacturer_number`)},
    'manufacturerName', ${sql.ref(`${manufacturer}.display_name`)}, 'description', ${sql.ref(`${article}.description`)})`

async function rowsOf(db: Db, ids: readonly string[]): Promise<ReplacementRow[]> {
  const { rows } = await sql<ReplacementRow>`
    select r.id, r.company_id as "companyId", r.user_id as "userId", r.at, r.order_number as "orderNumber",
      r.type_number as "manufacturerNumber", r.maker_name as "manufacturerName", ${named('a', 'm')} as article,
      case when b.id is not null then ${named('b', 'n')} end as against
    from replacement r
    join article a on a.id = r.article_id
    left join manufacturer m on m.id = a.manufacturer_id
    left join article b on b.id = r.against_article_id and b.id <> a.id
    left join manufacturer n on n.id = b.manufacturer_id
    where r.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

const ofManufacturer = (manufacturerId: string) =>
  sql`(select id from article where manufacturer_id = ${manufacturerId})`

/** How many lead to articles of a manufacturer. */
export async function countLeadingTo(db: Db, manufacturerId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from replacement
    where article_id in ${ofManufacturer(manufacturerId)}`.execute(db)
  return rows[0]!.amount
}

/** Companies of which one leads to these articles or was chosen against them; null stands for the operator's. */
export async function companiesNaming(
  tx: Tx,
  articles: { ids: readonly string[] } | { manufacturerId: string },
): Promise<(string | null)[]> {
  const wanted =
    'ids' in articles
      ? sql`(select unnest(${[...articles.ids]}::uuid[]))`
      : ofManufacturer(articles.manufacturerId)
  const { rows } = await sql<{ company_id: string | null }>`
    select company_id from replacement where article_id in ${wanted}
    union select company_id from replacement where against_article_id in ${wanted}`.execute(tx)
  return rows.map(({ company_id }) => company_id)
}

/** Deletes those of the company; answers their ids. */
export async function deleteOfCompany(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('replacement')
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Brings up to date what is sorted by and searched in: of one article, else wherever an article changed since. */
export async function refreshTexts(db: Db, articleId?: string): Promise<void> {
  await sql`
    update replacement r set article_number = t.article_number, search_text = t.search_text
    from (
      select r.id, coalesce(a.order_number, a.manufacturer_number, '') as article_number,
        lower(concat_ws(' ', r.order_number, r.type_number, r.order_loose, r.type_loose, r.maker_name,
          a.order_number, a.manufacturer_number, m.display_name, a.description)) as search_text
      from replacement r
      join article a on a.id = r.article_id
      left join manufacturer m on m.id = a.manufacturer_id
      ${articleId === undefined ? sql`` : sql`where r.article_id = ${articleId}`}
    ) t
    where r.id = t.id and (r.search_text, r.article_number) is distinct from (t.search_text, t.article_number)`.execute(
    db,
  )
}

export interface ReplacementKey {
  companyId: string | null
  orderExact: string | null
  orderLoose: string | null
  manufacturerNumberExact: string | null
  manufacturerNumberLoose: string | null
  manufacturerKey: string | null
  manufacturerId: string | null
  /** What the numbers lead to by themselves. */
  againstArticleId: string | null
  /** As written. */
  orderNumber: string | null
  manufacturerNumber: string | null
  manufacturerName: string | null
}

/** Remembers what these numbers mean; what was remembered for them before is forgotten. */
export async function upsertReplacements(
  db: Kysely<CatalogueTables>,
  keys: ReplacementKey[],
  articleId: string,
  userId: string,
  newId: () => string,
): Promise<void> {
  if (keys.length === 0) return
  const each = <Key extends keyof ReplacementKey>(name: Key) => keys.map((key) => key[name])
  // A manufacturer may have become another one since it was looked up, and an article that a list was matched to may be
  // gone by now: waited for, and then none.
  await sql`insert into replacement (id, company_id, order_exact, order_loose, type_exact, type_loose, manufacturer_id,
      maker_key, order_number, type_number, maker_name, against_article_id, article_id, user_id)
    select k.id, k.company_id, k.order_exact, k.order_loose, k.type_exact, k.type_loose,
      (select id from manufacturer where id = k.manufacturer_id for key share),
      k.maker_key, k.order_number, k.type_number, k.maker_name,
      (select id from article where id = k.against_article_id for key share), ${articleId}, ${userId}
    from unnest(${keys.map(newId)}::uuid[], ${each('companyId')}::uuid[],
      ${each('orderExact')}::text[], ${each('orderLoose')}::text[],
      ${each('manufacturerNumberExact')}::text[], ${each('manufacturerNumberLoose')}::text[],
      ${each('manufacturerId')}::uuid[], ${each('manufacturerKey')}::text[],
      ${each('orderNumber')}::text[], ${each('manufacturerNumber')}::text[], ${each('manufacturerName')}::text[],
      ${each('againstArticleId')}::uuid[])
      k (id, company_id, order_exact, order_loose, type_exact, type_loose, manufacturer_id, maker_key, order_number,
        type_number, maker_name, against_article_id)
    on conflict (company_id, order_exact, type_exact, maker_key) do update set
      article_id = excluded.article_id,
      against_article_id = coalesce(excluded.against_article_id, replacement.against_article_id),
      manufacturer_id = excluded.manufacturer_id,
      order_number = excluded.order_number,
      type_number = excluded.type_number,
      maker_name = excluded.maker_name,
      user_id = excluded.user_id,
      at = now()`.execute(db)
}

export async function deleteReplacements(db: Kysely<CatalogueTables>, keys: ReplacementKey[]): Promise<void> {
  if (keys.length === 0) return
  await sql`delete from replacement r using unnest(${keys.map((key) => key.companyId)}::uuid[],
      ${keys.map((key) => key.orderExact)}::text[], ${keys.map((key) => key.manufacturerNumberExact)}::text[],
      ${keys.map((key) => key.manufacturerKey)}::text[]) k (company_id, order_exact, type_exact, maker_key)
    where r.company_id is not distinct from k.company_id and r.order_exact is not distinct from k.order_exact
      and r.type_exact is not distinct from k.type_exact and r.maker_key is not distinct from k.maker_key`.execute(
    db,
  )
}
