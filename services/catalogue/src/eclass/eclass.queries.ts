import {
  type EclassMapping,
  type eclassColumns,
  eclassKey,
  eclassSeparators,
  type filterEclassMappings,
  type QueryOf,
} from '@schrankwerk/contracts'
import { likeText, type PageOrder, uuidv7 } from '@schrankwerk/service-kit'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { type KeptRow, keptColumns } from '../master-data/master-data.queries.ts'
import { listMasterData } from '../master-data/master-data-list.queries.ts'

export type EclassRow = Omit<EclassMapping, 'createDate' | 'lastUpdate'> & KeptRow

/** All E-Class mappings, or those of the ids or numbers given, by number. */
export async function selectEclassMappings(
  db: Kysely<CatalogueTables>,
  wanted: { ids?: string[]; numbers?: string[] } = {},
): Promise<EclassRow[]> {
  const { rows } = await sql<EclassRow>`
    select ${keptColumns}, x.eclass_number as "eclassNumber", x.description,
      x.first_level_order as "firstLevelOrder", x.second_level_order as "secondLevelOrder",
      x.work_time::float8 as "workTime"
    from eclass_mapping x
    where true
      ${wanted.ids ? sql`and x.id = any(${wanted.ids}::uuid[])` : sql``}
      ${wanted.numbers ? sql`and x.eclass_number = any(${wanted.numbers}::text[])` : sql``}
    order by x.eclass_number`.execute(db)
  return rows
}

const order: PageOrder<(typeof eclassColumns)[number]> = {
  sortable: {
    eclassNumber: { by: 'x.eclass_number', notNull: true },
    description: { by: sql`sort_key(x.description)`, notNull: true },
    workTime: { by: 'x.work_time', notNull: true },
  },
  fallback: { column: 'eclassNumber', descending: false },
  tieBreaker: { by: 'x.id' },
}

/** The number by its beginning, or by digits in it where nothing begins with them. */
export const listEclassMappings = (
  db: Kysely<CatalogueTables>,
  query: QueryOf<typeof filterEclassMappings>,
) => {
  const digits = likeText(eclassKey(query.eclassNumber ?? ''))
  return listMasterData(db, 'eclass', query, {
    order,
    where: [digits !== '' && sql<boolean>`x.eclass_number like ${`%${digits}%`}`],
    rowsOf: (ids) => selectEclassMappings(db, { ids }),
  })
}

/** Articles whose number, however it is written, is this one. */
export async function countArticlesOfEclass(db: Kysely<CatalogueTables>, number: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from article
    where translate(eclass9_1_id, ${eclassSeparators}, '') = ${number}`.execute(db)
  return rows[0]!.amount
}

export interface EclassValues {
  eclass_number: string
  description: string
  first_level_order: number | null
  second_level_order: number | null
  work_time: number
  last_update: Date
}

export const insertEclassMapping = (tx: Transaction<CatalogueTables>, id: string, values: EclassValues) =>
  tx
    .insertInto('eclass_mapping')
    .values({ ...values, id, create_date: values.last_update })
    .execute()

export interface WrittenMapping {
  id: string
  /** The names of the fields that change; of a new one none. */
  fields: string[]
  isNew: boolean
  values: Omit<EclassValues, 'last_update'>
}

/** Writes them all with their change entries, each statement for all at once. */
export async function writeEclassMappings(
  tx: Transaction<CatalogueTables>,
  written: readonly WrittenMapping[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const rows = JSON.stringify(
    written.map(({ id, fields, isNew, values }) => ({ id, fields, isNew, entryId: uuidv7(), ...values })),
  )
  const recordset = sql`jsonb_to_recordset(${rows}::jsonb) as w (id uuid, fields jsonb, "isNew" boolean, "entryId" uuid,
    eclass_number text, description text, first_level_order int, second_level_order int, work_time numeric)`
  await sql`update eclass_mapping x set description = w.description, first_level_order = w.first_level_order,
      second_level_order = w.second_level_order, work_time = w.work_time,
      edit_version = x.edit_version + 1, last_update = ${now}
    from ${recordset} where x.id = w.id and not w."isNew"`.execute(tx)
  await sql`insert into eclass_mapping
      (id, eclass_number, description, first_level_order, second_level_order, work_time, create_date, last_update)
    select id, eclass_number, description, first_level_order, second_level_order, work_time, ${now}, ${now}
    from ${recordset} where "isNew"`.execute(tx)
  await sql`insert into change_entry (id, entity, entity_id, at, user_id, action, fields)
    select w."entryId", 'eclass', w.id::text, ${now}, ${userId}::uuid, 'import',
      array(select jsonb_array_elements_text(w.fields)) from ${recordset}`.execute(tx)
}

/** Everyone else who writes mappings waits until the transaction ends. */
export async function holdEclassMappings(tx: Transaction<CatalogueTables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`lock table eclass_mapping in share row exclusive mode`.execute(tx)
}
