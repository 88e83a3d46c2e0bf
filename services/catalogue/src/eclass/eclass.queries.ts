import type { EclassMapping, eclassColumns, filterEclassMappings, QueryOf } from '@schrankwerk/contracts'
import { likeText, type PageOrder } from '@schrankwerk/service-kit'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { type KeptRow, keptColumns } from '../master-data/master-data.queries.ts'
import { listMasterData } from '../master-data/master-data-list.queries.ts'
import { eclassKey } from './eclass-number.ts'

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
    description: { by: sql`lower(x.description)`, notNull: true },
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
    where translate(eclass9_1_id, ' .-/', '') = ${number}`.execute(db)
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

/** Everyone else who writes mappings waits until the transaction ends. */
export async function holdEclassMappings(tx: Transaction<CatalogueTables>): Promise<void> {
  await sql`lock table eclass_mapping in share row exclusive mode`.execute(tx)
}
