import type { filterWholesalers, QueryOf, Wholesaler } from '@schrankwerk/contracts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { type KeptRow, keptColumns } from '../master-data/master-data.queries.ts'
import { isNamed, listMasterData, usedOrder } from '../master-data/master-data-list.queries.ts'

export type WholesalerRow = Required<Wholesaler> & KeptRow

/** Wholesalers by name. */
export async function selectWholesalers(
  db: Kysely<CatalogueTables>,
  wanted: { ids?: string[] } = {},
): Promise<WholesalerRow[]> {
  const { rows } = await sql<WholesalerRow>`
    select ${keptColumns}, x.display_name as "displayName", x.article_amount as "usedByArticleAmount"
    from wholesaler x
    ${wanted.ids ? sql`where x.id = any(${wanted.ids}::uuid[])` : sql``}
    order by x.sort_name, x.id`.execute(db)
  return rows
}

export const listWholesalers = (db: Kysely<CatalogueTables>, query: QueryOf<typeof filterWholesalers>) =>
  listMasterData(db, 'wholesaler', query, {
    order: usedOrder,
    where: [isNamed('wholesaler', query.searchTerm)],
    rowsOf: (ids) => selectWholesalers(db, { ids }),
  })

export interface WholesalerValues {
  display_name: string
  name_key: string
  last_update: Date
}

export const insertWholesaler = (tx: Transaction<CatalogueTables>, id: string, values: WholesalerValues) =>
  tx
    .insertInto('wholesaler')
    .values({ ...values, id, create_date: values.last_update })
    .execute()
