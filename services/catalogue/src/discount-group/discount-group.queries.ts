import type {
  DiscountGroup,
  discountGroupColumns,
  filterDiscountGroups,
  QueryOf,
} from '@schrankwerk/contracts'
import type { PageOrder } from '@schrankwerk/service-kit'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import { type KeptRow, keptColumns } from '../master-data/master-data.queries.ts'
import { isNamed, listMasterData, usedOrder } from '../master-data/master-data-list.queries.ts'

export type DiscountGroupRow = Required<DiscountGroup> & KeptRow

/** Discount groups with their variants, manufacturer and wholesaler discounts, by name. */
export async function selectDiscountGroups(
  db: Kysely<CatalogueTables>,
  wanted: {
    ids?: string[]
    named?: { nameKey: string; manufacturerId: string | undefined }
    /** Those that an article of the manufacturer can have, and the one that it has. */
    forArticle?: { manufacturerId?: string | undefined; discountGroupId?: string | undefined }
  } = {},
): Promise<DiscountGroupRow[]> {
  const { named, forArticle } = wanted
  const owned = sql`select discount_group_id from discount_group_name
    where manufacturer_id = ${named?.manufacturerId ?? nobody} and name_key = ${named?.nameKey}`
  const { rows } = await sql<DiscountGroupRow>`
    select ${keptColumns}, x.display_name as "displayName", x.article_amount as "usedByArticleAmount",
      x.percent::float8 as percent, x.manufacturer_id as "manufacturerId", m.display_name as "manufacturerName",
      array(select name from discount_group_name where discount_group_id = x.id and kind = 'VARIANT' order by name)
        as "nameVariants",
      coalesce((select jsonb_agg(jsonb_build_object('wholesalerId', w.id, 'wholesalerName', w.display_name,
          'percent', d.percent) order by w.display_name)
        from discount_group_wholesaler d join wholesaler w on w.id = d.wholesaler_id
        where d.discount_group_id = x.id), '[]') as "wholesalerDiscounts"
    from discount_group x
    left join manufacturer m on m.id = x.manufacturer_id
    where true
      ${wanted.ids ? sql`and x.id = any(${wanted.ids}::uuid[])` : sql``}
      ${named ? sql`and x.id = (${owned})` : sql``}
      ${
        forArticle
          ? sql`and (x.manufacturer_id is null or x.manufacturer_id = ${forArticle.manufacturerId ?? null}::uuid
              or x.id = ${forArticle.discountGroupId ?? null}::uuid)`
          : sql``
      }
    order by x.sort_name, x.id`.execute(db)
  return rows
}

const order: PageOrder<(typeof discountGroupColumns)[number]> = {
  ...usedOrder,
  sortable: {
    ...usedOrder.sortable,
    manufacturerName: 'x.manufacturer_sort',
    percent: 'x.percent',
  },
}

export const listDiscountGroups = (
  db: Kysely<CatalogueTables>,
  query: QueryOf<typeof filterDiscountGroups>,
) =>
  listMasterData(db, 'discountgroup', query, {
    order,
    where: [
      isNamed('discountgroup', query.searchTerm),
      query.manufacturerId !== undefined && sql<boolean>`x.manufacturer_id = ${query.manufacturerId}`,
      query.withoutPercent === true && sql<boolean>`x.percent is null`,
    ],
    rowsOf: (ids) => selectDiscountGroups(db, { ids }),
  })

export interface DiscountGroupValues {
  display_name: string
  percent: number | null
  manufacturer_id: string | null
  last_update: Date
}

export const insertDiscountGroup = (
  tx: Transaction<CatalogueTables>,
  id: string,
  values: DiscountGroupValues,
) =>
  tx
    .insertInto('discount_group')
    .values({ ...values, id, create_date: values.last_update })
    .execute()

export async function replaceWholesalerDiscounts(
  tx: Transaction<CatalogueTables>,
  id: string,
  discounts: { wholesalerId: string; percent: number }[],
): Promise<void> {
  await tx.deleteFrom('discount_group_wholesaler').where('discount_group_id', '=', id).execute()
  if (discounts.length === 0) return
  await tx
    .insertInto('discount_group_wholesaler')
    .values(
      discounts.map(({ wholesalerId, percent }) => ({
        discount_group_id: id,
        wholesaler_id: wholesalerId,
        percent,
      })),
    )
    .execute()
}

export async function hasArticlesOfOthers(
  tx: Transaction<CatalogueTables>,
  id: string,
  manufacturerId: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from article
    where discount_group_id = ${id} and manufacturer_id is distinct from ${manufacturerId}::uuid) as found`.execute(
    tx,
  )
  return rows[0]!.found
}
