import { masterDataCombined } from '@schrankwerk/contracts'
import { type Ctx, inTransaction, NotFound, publish, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import { deleteArticleRows } from '../article/article.queries.ts'
import { noteUpheaval } from '../article-list/anchors.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { companiesNaming } from '../replacement/replacement.queries.ts'
import { tellReplacementsChange } from '../replacement/tell-replacements-change.ts'
import { askForTraits } from '../trait/trait-runner.ts'
import { lockChosen } from './combine.queries.ts'
import { selectSharedNumbers, takeOver } from './duplicates.queries.ts'
import { holdCatalogue } from './hold-catalogue.queries.ts'
import { pairDuplicates } from './pair-duplicates.ts'

/**
 * Makes one of the articles that several manufacturers have under the same number: that of the first stays, takes over
 * what it does not say itself, and the others go. The manufacturers stay apart. Answers how many articles went.
 */
export function combineArticles(
  ctx: Ctx<CatalogueTables>,
  manufacturerIds: string[],
): Promise<{ articles: number }> {
  return inTransaction(ctx, async (tx) => {
    await holdCatalogue(tx)
    const chosen = await lockChosen(tx, 'manufacturer', manufacturerIds)
    if (chosen.length < manufacturerIds.length) throw new NotFound()
    const pairs = pairDuplicates(await selectSharedNumbers(tx, manufacturerIds), manufacturerIds)
    if (pairs.length === 0) return { articles: 0 }
    const goneIds = pairs.map(({ goneId }) => goneId)
    const companyIds = await companiesNaming(tx, { ids: goneIds })
    for (const ofOne of Map.groupBy(pairs, ({ manufacturerId }) => manufacturerId).values())
      await takeOver(tx, ofOne, ctx.now())
    await deleteArticleRows(tx, goneIds)
    await askForTraits(tx)
    await noteUpheaval(tx, ['anchors', 'words'])
    for (const entityId of manufacturerIds)
      await recordChange(tx, ctx, {
        entity: 'manufacturer',
        entityId,
        action: 'combine',
        fields: ['articles'],
      })
    for (const companyId of companyIds)
      await tellReplacementsChange(tx, { companyId, userId: ctx.actor.userId })
    await publish(
      tx,
      masterDataCombined,
      { kind: 'manufacturer', ids: manufacturerIds },
      { aggregateId: uuidv7(), aggregateVersion: 1 },
    )
    return { articles: pairs.length }
  })
}
