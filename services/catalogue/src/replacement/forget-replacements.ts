import { type Ctx, inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { deleteOfCompany } from './replacement.queries.ts'
import { tellReplacementsChange } from './tell-replacements-change.ts'

/** Forgets what the company remembered; nothing where one of them is not the company's. */
export const forgetReplacements = (ctx: Ctx<CatalogueTables>, ids: readonly string[]): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { companyId, userId } = ctx.actor
    const forgotten = await deleteOfCompany(tx, companyId, ids)
    if (forgotten.length < new Set(ids).size) throw new NotFound()
    for (const entityId of forgotten)
      await recordChange(tx, ctx, { entity: 'replacement', entityId, action: 'delete' })
    await tellReplacementsChange(tx, { companyId, userId })
  })
