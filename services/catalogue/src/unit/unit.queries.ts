import type { Unit } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

interface Wanted {
  withAmount?: boolean | undefined
  id?: string
  nameKey?: string
}

/** Units with their variants, by name. */
export async function selectUnits(db: Kysely<CatalogueTables>, wanted: Wanted = {}): Promise<Unit[]> {
  const amounts = sql`left join (select unit_id, count(*)::int as amount from article group by 1) used
    on used.unit_id = u.id`
  const { rows } = await sql<Unit>`
    select u.id, u.display_name as "displayName",
      coalesce(array_agg(n.name order by n.name) filter (where n.kind = 'VARIANT'), '{}') as "nameVariants"
      ${wanted.withAmount ? sql`, coalesce(max(used.amount), 0) as "usedByArticleAmount"` : sql``}
    from unit u
    left join unit_name n on n.unit_id = u.id
    ${wanted.withAmount ? amounts : sql``}
    where true
      ${wanted.id ? sql`and u.id = ${wanted.id}` : sql``}
      ${wanted.nameKey === undefined ? sql`` : sql`and u.id = (select unit_id from unit_name where name_key = ${wanted.nameKey})`}
    group by u.id
    order by lower(u.display_name), u.id`.execute(db)
  return rows
}
