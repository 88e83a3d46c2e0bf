import type { EclassMapping } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

type EclassRow = Omit<EclassMapping, 'createDate' | 'lastUpdate'> & { createDate: Date; lastUpdate: Date }

/** All E-Class mappings, or those of the numbers given, by number. */
export async function selectEclassMappings(
  db: Kysely<CatalogueTables>,
  numbers?: string[],
): Promise<EclassRow[]> {
  const { rows } = await sql<EclassRow>`
    select id, eclass_number as "eclassNumber", description, first_level_order as "firstLevelOrder",
      second_level_order as "secondLevelOrder", work_time::float8 as "workTime",
      create_date as "createDate", last_update as "lastUpdate"
    from eclass_mapping
    ${numbers ? sql`where eclass_number = any(${numbers}::text[])` : sql``}
    order by eclass_number`.execute(db)
  return rows
}
