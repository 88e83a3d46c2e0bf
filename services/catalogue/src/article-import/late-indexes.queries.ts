import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

interface LateIndex {
  name: string
  table: 'article' | 'article_number'
  definition: RawBuilder<unknown>
}

const trigramIndex = 'article_number_trigrams'

/**
 * Indexes that a table which an import builds anew has a moment later. That of trigrams, which finds parts of numbers and
 * numbers that are nearly the same, costs an import as much as all other indexes of the numbers together; the others
 * serve what a list is only now and then sorted by. The quickest come first.
 */
const lateIndexes: readonly LateIndex[] = [
  {
    name: 'article_without_order_number',
    table: 'article',
    definition: sql`(id) where order_number is null`,
  },
  {
    name: 'article_without_manufacturer_number',
    table: 'article',
    definition: sql`(id) where manufacturer_number is null`,
  },
  { name: 'article_list_price', table: 'article', definition: sql`(list_price, id)` },
  { name: 'article_weight', table: 'article', definition: sql`(weight, id)` },
  {
    name: trigramIndex,
    table: 'article_number',
    definition: sql`using gin (loose public.gin_trgm_ops) where searchable`,
  },
]
export const lateIndexNames: readonly string[] = lateIndexes.map(({ name }) => name)

/** Whether it is there; where it is not, whoever needs it reads all numbers, or does without. */
export const hasNumberTrigrams = sql<boolean>`to_regclass(${sql.lit(trigramIndex)}) is not null`

async function isThere(db: Kysely<CatalogueTables>, { name }: LateIndex): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(db)
  return rows[0]!.there
}

/** Behind a save that takes long everybody who saves would queue. */
const longestWait = '1s'

/**
 * Builds those that are missing. Saves wait meanwhile, as they do for the import itself; reading goes on. Leaves out what
 * somebody else writes to for long or builds already: then it is asked for again.
 */
export async function buildLateIndexes(db: Kysely<CatalogueTables>): Promise<void> {
  for (const index of lateIndexes) if (!(await isThere(db, index))) await build(db, index)
}

async function build(db: Kysely<CatalogueTables>, index: LateIndex): Promise<void> {
  await db
    .transaction()
    .execute(async (tx) => {
      await prepare(tx)
      await sql`lock table ${sql.table(index.table)} in share row exclusive mode`.execute(tx)
      if (await isThere(tx, index)) return
      await sql`create index ${sql.ref(index.name)} on ${sql.table(index.table)} ${index.definition}`.execute(
        tx,
      )
    })
    .catch((error) => {
      if ((error as { code?: string }).code !== '55P03') throw error
    })
}

const prepare = (tx: Transaction<CatalogueTables>) =>
  sql`select set_config('lock_timeout', ${longestWait}, true), set_config('statement_timeout', '0', true),
    set_config('maintenance_work_mem', '256MB', true), set_config('max_parallel_maintenance_workers', '1', true)`.execute(
    tx,
  )
