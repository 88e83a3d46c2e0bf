import { articleChanged } from '@schrankwerk/contracts'
import { type Ctx, inTransaction, NotFound, publish, recordChange } from '@schrankwerk/service-kit'
import { noteShift } from '../article-list/note-shift.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { companiesNaming } from '../replacement/replacement.queries.ts'
import { tellReplacementsChange } from '../replacement/tell-replacements-change.ts'
import { beginArticleWrite, deleteArticleRows, lockArticles } from './article.queries.ts'

/**
 * Deletes what is there; answers the ids that could not be deleted. Lines of parts lists keep their snapshots; what is
 * remembered of the articles goes with them, and the companies it belongs to are told.
 */
export function deleteArticles(ctx: Ctx<CatalogueTables>, ids: string[]): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    await beginArticleWrite(tx)
    // What somebody else deletes at this moment leaves its place in the list once.
    const there = await lockArticles(tx, [...new Set(ids)])
    await noteShift(tx, there, 'leave')
    const companyIds = await companiesNaming(tx, { ids: there })
    const gone = await deleteArticleRows(tx, there)
    for (const id of gone) {
      await recordChange(tx, ctx, { entity: 'article', entityId: id, action: 'delete' })
      await publish(
        tx,
        articleChanged,
        { articleId: id },
        { aggregateId: id, aggregateVersion: Number.MAX_SAFE_INTEGER },
      )
    }
    for (const companyId of companyIds)
      await tellReplacementsChange(tx, { companyId, userId: ctx.actor.userId })
    return ids.filter((id) => !gone.includes(id))
  })
}

export async function deleteArticle(ctx: Ctx<CatalogueTables>, id: string): Promise<void> {
  const left = await deleteArticles(ctx, [id])
  if (left.length > 0) throw new NotFound()
}
