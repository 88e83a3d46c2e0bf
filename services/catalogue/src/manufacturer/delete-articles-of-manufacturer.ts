import {
  type deleteArticlesOfManufacturer as endpoint,
  manufacturerEmptied,
  type QueryOf,
} from '@schrankwerk/contracts'
import {
  abortJob,
  Conflict,
  type Ctx,
  enqueueJob,
  inTransaction,
  NotFound,
  publish,
} from '@schrankwerk/service-kit'
import { beginArticleWrite } from '../article/article.queries.ts'
import { clearDeadImports } from '../article-import/end-stopped-import.ts'
import { decisionJob, importJob } from '../article-import/import-progress.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { recountArticles } from '../master-data/article-amounts.queries.ts'
import { tellMasterDataChange } from '../master-data/change-master-data.ts'
import { lockMasterRow } from '../master-data/master-data.queries.ts'
import { companiesNaming } from '../replacement/replacement.queries.ts'
import { tellReplacementsChange } from '../replacement/tell-replacements-change.ts'
import { countArticlesOf, deleteArticleRowsOf } from './manufacturer.queries.ts'

/**
 * Deletes all articles of a manufacturer at once, however many. It takes the place of an import meanwhile: none runs
 * beside it, and one that is begun waits for its end. Lines of parts lists keep their snapshots; what is remembered of
 * the articles goes with them, and the companies it belongs to are told.
 */
export async function deleteArticlesOfManufacturer(
  ctx: Ctx<CatalogueTables>,
  { manufacturerId, amount }: QueryOf<typeof endpoint>,
): Promise<{ deleted: number }> {
  await clearDeadImports(ctx.db)
  return inTransaction(ctx, async (tx) => {
    for (const job of [importJob, decisionJob])
      if (!(await enqueueJob(tx, job))) throw new Conflict('import-running')
    await beginArticleWrite(tx)
    const version = await lockMasterRow(tx, 'manufacturer', manufacturerId)
    if (version === undefined) throw new NotFound()
    const deleted = await countArticlesOf(tx, manufacturerId)
    if (amount !== undefined && Number(amount) !== deleted) throw new Conflict('article-amount-changed')
    const companyIds = await companiesNaming(tx, { manufacturerId })
    await deleteArticleRowsOf(tx, manufacturerId)
    await recountArticles(tx)
    await tellMasterDataChange(tx, ctx, 'manufacturer', {
      id: manufacturerId,
      version,
      action: 'update',
      fields: ['articles'],
    })
    await publish(
      tx,
      manufacturerEmptied,
      { manufacturerId },
      { aggregateId: manufacturerId, aggregateVersion: version },
    )
    for (const companyId of companyIds)
      await tellReplacementsChange(tx, { companyId, userId: ctx.actor.userId })
    for (const { kind, key } of [importJob, decisionJob]) await abortJob(tx, kind, key)
    return { deleted }
  })
}
