import { looseNumber } from '@schrankwerk/domain/bom'
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type ArticleTable, type CatalogueTables, nobody } from '../database/tables.ts'
import { adjustArticleAmounts, type NamedByArticles } from '../master-data/article-amounts.queries.ts'
import { type NumberRow, numberRowsOf } from './article-numbers.ts'

type Tx = Transaction<CatalogueTables>

export interface ArticleRow extends Selectable<ArticleTable> {
  manufacturer_name: string | null
  unit_name: string | null
  discount_group_name: string | null
  discount_percent: number | null
  possible_order_numbers: string[]
  possible_manufacturer_numbers: string[]
  replacements: number
  wholesalers: {
    wholesalerId: string
    wholesalerName: string
    orderNumber: string | null
    purchasePrice: number | null
  }[]
}

/** The article with everything its page shows. */
export async function findArticle(db: Kysely<CatalogueTables>, id: string): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    select a.*, m.display_name as manufacturer_name, u.display_name as unit_name,
      d.display_name as discount_group_name, d.percent::float8 as discount_percent,
      array(select number from article_number where article_id = a.id and alternative and kind = 'O'
        order by exact) as possible_order_numbers,
      array(select number from article_number where article_id = a.id and alternative and kind = 'T'
        order by exact) as possible_manufacturer_numbers,
      (select count(*)::int from replacement where article_id = a.id) as replacements,
      coalesce((select jsonb_agg(jsonb_build_object('wholesalerId', w.id, 'wholesalerName', w.display_name,
          'orderNumber', x.order_number, 'purchasePrice', x.purchase_price) order by w.display_name)
        from article_wholesaler x join wholesaler w on w.id = x.wholesaler_id
        where x.article_id = a.id), '[]') as wholesalers
    from article a
    left join manufacturer m on m.id = a.manufacturer_id
    left join unit u on u.id = a.unit_id
    left join discount_group d on d.id = a.discount_group_id
    where a.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * To be said first by whoever is going to write articles: he then waits for a large import before he has read anything.
 * One who waits later holds what the import needs to end.
 */
export async function beginArticleWrite(tx: Tx): Promise<void> {
  await sql`lock table article, article_number in row exclusive mode`.execute(tx)
}

export const lockArticle = (tx: Tx, id: string) =>
  tx.selectFrom('article').select('edit_version').where('id', '=', id).forUpdate().executeTakeFirst()

/** Those of the articles that are there; they stay as they are until the transaction ends. */
export async function lockArticles(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from article where id = any(${ids}::uuid[])
    order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

export const insertArticle = (tx: Tx, row: Insertable<ArticleTable>) =>
  tx.insertInto('article').values(row).execute()

/** Writes only over the state the caller saw; answers whether it was there. */
export async function updateArticleRow(
  tx: Tx,
  id: string,
  editVersion: number,
  changes: Partial<Insertable<ArticleTable>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('article')
    .set((eb) => ({ ...(changes as object), edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .where('edit_version', '=', editVersion)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A number that another article has, and what people know that article by. */
export interface TakenNumber extends Pick<NumberRow, 'kind' | 'alternative' | 'number'> {
  articleId: string
  manufacturerName: string | null
  orderNumber: string | null
  manufacturerNumber: string | null
  description: string | null
}

/** The first of the rows whose number belongs to another article of the manufacturer, `number` as that one writes it. */
export async function findTakenNumber(
  db: Kysely<CatalogueTables>,
  articleId: string,
  manufacturerId: string | null,
  rows: NumberRow[],
): Promise<TakenNumber | undefined> {
  if (rows.length === 0) return undefined
  const { rows: taken } = await sql<TakenNumber>`
    select n.kind, w.alternative, n.number, a.id as "articleId", m.display_name as "manufacturerName",
      a.order_number as "orderNumber", a.manufacturer_number as "manufacturerNumber", a.description
    from unnest(${rows.map((row) => row.kind)}::"char"[], ${rows.map((row) => row.exact)}::text[],
      ${rows.map((row) => row.alternative)}::boolean[]) with ordinality w (kind, exact, alternative, place)
    join article_number n on n.kind = w.kind and n.exact = w.exact
    join article a on a.id = n.article_id
    left join manufacturer m on m.id = a.manufacturer_id
    where n.manufacturer_id = ${manufacturerId ?? nobody} and n.twin is null and n.article_id <> ${articleId}
    order by w.place limit 1`.execute(db)
  return taken[0]
}

interface NumberKeys {
  manufacturerId: string | null
  rows: NumberRow[]
}

const recordset = (rows: NumberRow[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as w (kind "char", alternative boolean, number text, exact text, loose text, searchable boolean)`

/**
 * Makes the article's numbers these; what stays keeps its row, also one that is a twin. A number is reached by its key,
 * so the former ones have to be named.
 */
export async function replaceNumbers(
  tx: Tx,
  articleId: string,
  former: NumberKeys,
  { manufacturerId, rows }: NumberKeys,
): Promise<void> {
  const owner = manufacturerId ?? nobody
  const formerOwner = former.manufacturerId ?? nobody
  await sql`
    with wanted as (select * from ${recordset(rows)}), gone as (
      delete from article_number n using ${recordset(former.rows)}
      where n.kind = w.kind and n.exact = w.exact and n.manufacturer_id = ${formerOwner} and n.article_id = ${articleId}
        and (${formerOwner}::uuid <> ${owner}::uuid
          or not exists (select from wanted x where x.kind = n.kind and x.exact = n.exact))
      returning n.kind
    ), kept as (
      update article_number n set alternative = w.alternative, number = w.number, searchable = w.searchable
      from wanted w
      where n.kind = w.kind and n.exact = w.exact and n.manufacturer_id = ${owner} and n.article_id = ${articleId}
      returning n.kind, n.exact
    )
    insert into article_number (article_id, kind, alternative, manufacturer_id, number, exact, loose, searchable)
    select ${articleId}, w.kind, w.alternative, ${owner}, w.number, w.exact, w.loose, w.searchable
    from wanted w
    where not exists (select from kept k where k.kind = w.kind and k.exact = w.exact)`.execute(tx)
}

export interface WholesalerInfo {
  wholesalerId: string
  orderNumber: string | null
  purchasePrice: number | null
  exact: string | null
}

export async function replaceWholesalers(tx: Tx, articleId: string, infos: WholesalerInfo[]): Promise<void> {
  await tx.deleteFrom('article_wholesaler').where('article_id', '=', articleId).execute()
  if (infos.length === 0) return
  await tx
    .insertInto('article_wholesaler')
    .values(
      infos.map((info) => ({
        article_id: articleId,
        wholesaler_id: info.wholesalerId,
        order_number: info.orderNumber,
        exact: info.exact,
        loose: info.exact ? looseNumber(info.exact) || null : null,
        purchase_price: info.purchasePrice,
      })),
    )
    .execute()
}

/** What an article names, for `adjustArticleAmounts`. */
export const namedBy = (
  article: Partial<Pick<Insertable<ArticleTable>, 'manufacturer_id' | 'unit_id' | 'discount_group_id'>>,
  wholesalers: { wholesalerId: string }[],
): NamedByArticles => ({
  manufacturer: [article.manufacturer_id ?? null],
  unit: [article.unit_id ?? null],
  discount_group: [article.discount_group_id ?? null],
  wholesaler: wholesalers.map((one) => one.wholesalerId),
})

/** Holds the master data an article names until the transaction ends; answers what does not exist. */
export async function lockMasterData(
  tx: Tx,
  named: Record<'manufacturer' | 'unit' | 'discount_group' | 'wholesaler', string[]>,
): Promise<string[]> {
  const missing: string[] = []
  for (const table of ['manufacturer', 'unit', 'discount_group', 'wholesaler'] as const) {
    const ids = [...new Set(named[table])].sort()
    if (ids.length === 0) continue
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where id = any(${ids}::uuid[]) order by id for key share`.execute(tx)
    const found = new Set(rows.map((row) => row.id))
    missing.push(...ids.filter((id) => !found.has(id)))
  }
  return missing
}

/** Deletes articles with their numbers; answers the ids that were there. */
export async function deleteArticleRows(tx: Tx, ids: string[]): Promise<string[]> {
  const { rows: wholesalers } = await sql<{ wholesaler_id: string }>`
    delete from article_wholesaler where article_id = any(${ids}::uuid[]) returning wholesaler_id`.execute(tx)
  const { rows } = await sql<
    Pick<
      ArticleRow,
      'id' | 'order_number' | 'manufacturer_number' | 'manufacturer_id' | 'unit_id' | 'discount_group_id'
    >
  >`
    with alternatives as (delete from article_number where alternative and article_id = any(${ids}::uuid[])),
      traits as (delete from article_trait where article_id = any(${ids}::uuid[])),
      words as (delete from article_words where article_id = any(${ids}::uuid[]))
    delete from article where id = any(${ids}::uuid[])
    returning id, order_number, manufacturer_number, manufacturer_id, unit_id, discount_group_id`.execute(tx)
  const numbers = rows.flatMap((row) =>
    numberRowsOf({
      orderNumber: row.order_number,
      manufacturerNumber: row.manufacturer_number,
      possibleOrderNumbers: [],
      possibleManufacturerNumbers: [],
    }).map(({ kind, exact }) => ({ id: row.id, kind, exact, owner: row.manufacturer_id ?? nobody })),
  )
  await sql`delete from article_number n using jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb)
      as w (id uuid, kind "char", exact text, owner uuid)
    where n.kind = w.kind and n.exact = w.exact and n.manufacturer_id = w.owner and n.article_id = w.id`.execute(
    tx,
  )
  const before = {
    manufacturer: rows.map((row) => row.manufacturer_id),
    unit: rows.map((row) => row.unit_id),
    discount_group: rows.map((row) => row.discount_group_id),
    wholesaler: wholesalers.map((row) => row.wholesaler_id),
  }
  await adjustArticleAmounts(tx, before, undefined)
  return rows.map((row) => row.id)
}
