import { Conflict, type Ctx, inTransaction } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { takeRunningImport } from './article-import.queries.ts'
import { tellStopped } from './end-stopped-import.ts'

/**
 * Ends what runs at once, whichever copy of the service works at it: from now on nothing of it can become
 * visible. If it becomes visible at this very moment, it is no longer running.
 */
export function abortArticleImport(ctx: Ctx<CatalogueTables>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const aborted = await takeRunningImport(tx)
    if (!aborted) throw new Conflict('import-not-running')
    await tellStopped(tx, aborted, 'ABORTED')
  })
}
