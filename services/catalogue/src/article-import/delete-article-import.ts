import { Conflict, type Ctx, inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { findImport, markImportDeleted } from './article-import.queries.ts'

/** Removes an entry of the history; what the import brought stays. */
export function deleteArticleImport(ctx: Ctx<CatalogueTables>, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await findImport(tx, id)
    if (!row) throw new NotFound()
    if (row.state === 'RUNNING') throw new Conflict('import-running')
    if (row.state === 'PROPOSED') throw new Conflict('proposal-open')
    if (!(await markImportDeleted(tx, id))) throw new NotFound()
    await recordChange(tx, ctx, { entity: 'article-import', entityId: id, action: 'delete' })
  })
}
