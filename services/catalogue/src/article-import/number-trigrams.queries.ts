import { type Kysely, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

/**
 * The index that finds parts of numbers and numbers that are nearly the same. It costs an import as much as all other
 * indexes of the numbers together, so a table that an import builds anew has it a moment later.
 */
export const trigramIndex = 'article_number_trigrams'

/** Whether it is there; where it is not, whoever needs it reads all numbers, or does without. */
export const hasNumberTrigrams = sql<boolean>`to_regclass(${sql.lit(trigramIndex)}) is not null`

async function isThere(db: Kysely<CatalogueTables>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select ${hasNumberTrigrams} as there`.execute(db)
  return rows[0]!.there
}

/** Behind a save that takes long everybody who saves would queue. */
const longestWait = '1s'

/**
 * Builds the index where it is missing. Saves wait meanwhile, as they do for the import itself; reading goes on. Does
 * nothing where somebody else writes numbers for long or builds it already: then it is asked for again.
 */
export async function buildNumberTrigrams(db: Kysely<CatalogueTables>): Promise<void> {
  if (await isThere(db)) return
  await db
    .transaction()
    .execute(async (tx) => {
      await prepare(tx)
      await sql`lock table article_number in share row exclusive mode`.execute(tx)
      if (await isThere(tx)) return
      await sql`create index ${sql.ref(trigramIndex)} on article_number
        using gin (loose public.gin_trgm_ops) where searchable`.execute(tx)
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
