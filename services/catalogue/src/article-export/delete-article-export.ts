import { articleExportChanged } from '@schrankwerk/contracts'
import { abortJob, type Ctx, inTransaction, NotFound, publish, recordChange } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { markExportDeleted } from './article-export.queries.ts'
import { exportKind } from './export-progress.ts'

/** Removes an export; one that is running ends at once. */
export function deleteArticleExport(ctx: Ctx<CatalogueTables>, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await markExportDeleted(tx, id)
    if (!row) throw new NotFound()
    if (row.state === 'RUNNING') await abortJob(tx, exportKind, row.started_by)
    await recordChange(tx, ctx, { entity: 'article-export', entityId: id, action: 'delete' })
    await publish(tx, articleExportChanged, { exportId: id }, { aggregateId: id, aggregateVersion: 3 })
  })
}
