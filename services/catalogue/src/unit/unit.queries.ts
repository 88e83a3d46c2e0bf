import type { filterUnits, QueryOf, Unit } from '@schrankwerk/contracts'
import { unitOf } from '@schrankwerk/domain/bom'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { type KeptRow, keptColumns } from '../master-data/master-data.queries.ts'
import { isNamed, listMasterData, usedOrder } from '../master-data/master-data-list.queries.ts'

export type UnitRow = Required<Unit> & KeptRow

/** Units with their variants, by name. */
export async function selectUnits(
  db: Kysely<CatalogueTables>,
  wanted: { ids?: string[]; nameKey?: string } = {},
): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select ${keptColumns}, x.display_name as "displayName", x.article_amount as "usedByArticleAmount",
      array(select name from unit_name where unit_id = x.id and kind = 'VARIANT' order by name) as "nameVariants"
    from unit x
    where true
      ${wanted.ids ? sql`and x.id = any(${wanted.ids}::uuid[])` : sql``}
      ${wanted.nameKey === undefined ? sql`` : sql`and x.id = (select unit_id from unit_name where name_key = ${wanted.nameKey})`}
    order by x.sort_name, x.id`.execute(db)
  return rows
}

/**
 * Variants that tell more than the display name: „Meter (Kabel)“ is known by its variant „m“, and „Meter“ is what a list
 * means with „Kbl-m“; that it means so with „lfm“, everybody knows. By unit, in an order of their own.
 */
export async function selectTellingVariants(db: Kysely<CatalogueTables>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; displayName: string; variants: string[] }>`
    select x.id, x.display_name as "displayName", array_agg(n.name order by n.name) as variants
    from unit x join unit_name n on n.unit_id = x.id and n.kind = 'VARIANT'
    group by x.id`.execute(db)
  return new Map(
    rows.flatMap(({ id, displayName, variants }) => {
      const isKnown = unitOf(displayName) !== null
      const telling = variants.filter((name) => !isKnown || unitOf(name) === null)
      return telling.length > 0 ? [[id, telling]] : []
    }),
  )
}

export const listUnits = (db: Kysely<CatalogueTables>, query: QueryOf<typeof filterUnits>) =>
  listMasterData(db, 'unit', query, {
    order: usedOrder,
    where: [isNamed('unit', query.searchTerm)],
    rowsOf: (ids) => selectUnits(db, { ids }),
  })

export const insertUnit = (
  tx: Transaction<CatalogueTables>,
  id: string,
  values: { display_name: string; last_update: Date },
) =>
  tx
    .insertInto('unit')
    .values({ ...values, id, create_date: values.last_update })
    .execute()
