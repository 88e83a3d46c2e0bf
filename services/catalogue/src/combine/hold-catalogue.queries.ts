import { Conflict } from '@schrankwerk/service-kit'
import { sql, type Transaction } from 'kysely'
import { holdArticles } from '../article-import/rebuild-table.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { beginMovingAmounts } from '../master-data/article-amounts.queries.ts'

/**
 * Keeps imports from beginning and others from writing articles until the transaction ends; everybody reads on. An
 * import that runs refuses. Whoever saves an article holds its row before its master data: he has to wait before that.
 */
export async function holdCatalogue(tx: Transaction<CatalogueTables>): Promise<void> {
  await sql`lock table article_import in share mode`.execute(tx)
  const { rows } = await sql`select from article_import where state = 'RUNNING'`.execute(tx)
  if (rows.length > 0)
    throw new Conflict('import-running').because(
      'Es läuft gerade ein Import. Bitte warten Sie, bis er abgeschlossen ist.',
    )
  await sql`select set_config('statement_timeout', '280s', true), set_config('jit', 'off', true),
    set_config('work_mem', '128MB', true), set_config('gin_pending_list_limit', '64MB', true)`.execute(tx)
  await holdArticles(tx)
  await beginMovingAmounts(tx)
}
