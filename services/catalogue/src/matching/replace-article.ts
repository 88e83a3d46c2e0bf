import {
  type Ctx,
  ExpectationFailed,
  Invalid,
  inTransaction,
  NotFound,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { selectManufacturers } from '../manufacturer/manufacturer.queries.ts'
import { refreshTexts } from '../replacement/replacement.queries.ts'
import { tellReplacementsChange } from '../replacement/tell-replacements-change.ts'
import { deleteReplacements, holdArticle, selectSnapshot, upsertReplacements } from './match.queries.ts'
import { replacementKeys, withHits } from './remember-replacements.ts'

interface Replace {
  manufacturerId?: string | null | undefined
  manufacturerNumber?: string | null | undefined
  orderNumber?: string | null | undefined
  matchId: string | null
}

/** Remembers what numbers mean: for everyone where the operator says so, else for the own company. */
export function replaceArticle(ctx: Ctx<CatalogueTables>, input: Replace) {
  return inTransaction(ctx, async (tx) => {
    const forEveryone = ctx.actor.companyType === 'ADMIN'
    const companyId = forEveryone ? null : ctx.actor.companyId
    const manufacturer = input.manufacturerId
      ? (await selectManufacturers(tx, { ids: [input.manufacturerId] }))[0]
      : undefined
    if (input.manufacturerId && !manufacturer)
      throw new Invalid([{ path: 'manufacturerId', code: 'unknown' }])
    const numbers = {
      orderNumber: input.orderNumber || null,
      manufacturerNumber: input.manufacturerNumber || null,
    }
    const line = { ...numbers, manufacturerName: manufacturer?.displayName ?? null }
    const keys = await replacementKeys(
      tx,
      companyId,
      input.matchId === null ? [line] : await withHits(tx, [line]),
    )
    if (keys.length === 0) throw new ExpectationFailed('article-numbers-missing')
    if (input.matchId === null) await deleteReplacements(tx, keys)
    else {
      const article = (await holdArticle(tx, input.matchId)) && (await selectSnapshot(tx, input.matchId))
      if (!article) throw new NotFound()
      await upsertReplacements(tx, keys, article.id, ctx.actor.userId, uuidv7)
      await refreshTexts(tx, article.id)
    }
    await tellReplacementsChange(tx, { companyId, userId: ctx.actor.userId })
    return { manufacturerId: manufacturer?.id ?? null, ...numbers, matchId: input.matchId, forEveryone }
  })
}
