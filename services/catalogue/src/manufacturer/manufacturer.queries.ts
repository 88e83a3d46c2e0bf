import type { Manufacturer } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

interface Wanted {
  withAmount?: boolean | undefined
  id?: string
  nameKey?: string
}

/** Manufacturers with their variants, by name; the amounts are counted only where they are asked for. */
export async function selectManufacturers(
  db: Kysely<CatalogueTables>,
  wanted: Wanted = {},
): Promise<Manufacturer[]> {
  const amounts = sql`left join (select manufacturer_id, count(*)::int as amount from article group by 1) used
    on used.manufacturer_id = m.id`
  const { rows } = await sql<Manufacturer>`
    select m.id, m.display_name as "displayName", m.abbreviation, m.link,
      coalesce(array_agg(n.name order by n.name) filter (where n.kind = 'VARIANT'), '{}') as "nameVariants"
      ${wanted.withAmount ? sql`, coalesce(max(used.amount), 0) as "usedByArticleAmount"` : sql``}
    from manufacturer m
    left join manufacturer_name n on n.manufacturer_id = m.id
    ${wanted.withAmount ? amounts : sql``}
    where true
      ${wanted.id ? sql`and m.id = ${wanted.id}` : sql``}
      ${wanted.nameKey === undefined ? sql`` : sql`and m.id = (select manufacturer_id from manufacturer_name where name_key = ${wanted.nameKey})`}
    group by m.id
    order by lower(m.display_name), m.id`.execute(db)
  return rows
}
