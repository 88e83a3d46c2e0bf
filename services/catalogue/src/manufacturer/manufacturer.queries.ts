import type { filterManufacturers, Manufacturer, QueryOf } from '@schrankwerk/contracts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { type KeptRow, keptColumns } from '../master-data/master-data.queries.ts'
import { isNamed, listMasterData, usedOrder } from '../master-data/master-data-list.queries.ts'

export type ManufacturerRow = Required<Manufacturer> & KeptRow

/** Manufacturers with their variants, by name. */
export async function selectManufacturers(
  db: Kysely<CatalogueTables>,
  wanted: { ids?: string[]; nameKey?: string } = {},
): Promise<ManufacturerRow[]> {
  const { rows } = await sql<ManufacturerRow>`
    select ${keptColumns}, x.display_name as "displayName", x.article_amount as "usedByArticleAmount",
      x.abbreviation, x.link,
      array(select name from manufacturer_name where manufacturer_id = x.id and kind = 'VARIANT' order by name)
        as "nameVariants"
    from manufacturer x
    where true
      ${wanted.ids ? sql`and x.id = any(${wanted.ids}::uuid[])` : sql``}
      ${wanted.nameKey === undefined ? sql`` : sql`and x.id = (select manufacturer_id from manufacturer_name where name_key = ${wanted.nameKey})`}
    order by x.sort_name, x.id`.execute(db)
  return rows
}

export const listManufacturers = (db: Kysely<CatalogueTables>, query: QueryOf<typeof filterManufacturers>) =>
  listMasterData(db, 'manufacturer', query, {
    order: usedOrder,
    where: [
      isNamed('manufacturer', query.searchTerm),
      query.unused === true && sql<boolean>`x.article_amount = 0`,
    ],
    rowsOf: (ids) => selectManufacturers(db, { ids }),
  })

/** Articles of a manufacturer, counted. */
export async function countArticlesOf(db: Kysely<CatalogueTables>, manufacturerId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from article
    where manufacturer_id = ${manufacturerId}`.execute(db)
  return rows[0]!.amount
}

export interface ManufacturerValues {
  display_name: string
  abbreviation: string | null
  link: string | null
  last_update: Date
}

export const insertManufacturer = (
  tx: Transaction<CatalogueTables>,
  id: string,
  values: ManufacturerValues,
) =>
  tx
    .insertInto('manufacturer')
    .values({ ...values, id, create_date: values.last_update })
    .execute()

/** Deletes all articles of a manufacturer with their numbers and what wholesalers say of them; replacements follow. */
export async function deleteArticleRowsOf(
  tx: Transaction<CatalogueTables>,
  manufacturerId: string,
): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`delete from article_wholesaler w using article a
    where a.manufacturer_id = ${manufacturerId} and w.article_id = a.id`.execute(tx)
  await sql`delete from article_number where manufacturer_id = ${manufacturerId}`.execute(tx)
  await sql`delete from article where manufacturer_id = ${manufacturerId}`.execute(tx)
}
