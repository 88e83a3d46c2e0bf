import { type Ctx, ExpectationFailed, Invalid } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { selectManufacturers } from '../manufacturer/manufacturer.queries.ts'
import { numberForms } from '../matching/match-probes.ts'
import { rememberReplacements } from './remember-replacements.ts'

interface Replace {
  manufacturerId?: string | null | undefined
  manufacturerNumber?: string | null | undefined
  orderNumber?: string | null | undefined
  matchId: string | null
}

/** Remembers what numbers mean: for everyone where the operator says so, else for the own company. */
export async function replaceArticle(ctx: Ctx<CatalogueTables>, input: Replace) {
  const { matchId } = input
  const forEveryone = ctx.actor.companyType === 'ADMIN'
  const manufacturer = input.manufacturerId
    ? (await selectManufacturers(ctx.db, { ids: [input.manufacturerId] }))[0]
    : undefined
  if (input.manufacturerId && !manufacturer) throw new Invalid([{ path: 'manufacturerId', code: 'unknown' }])
  const numbers = {
    orderNumber: input.orderNumber || null,
    manufacturerNumber: input.manufacturerNumber || null,
  }
  if (!numberForms(numbers.orderNumber) && !numberForms(numbers.manufacturerNumber))
    throw new ExpectationFailed('article-numbers-missing')
  await rememberReplacements(ctx, {
    companyId: forEveryone ? null : ctx.actor.companyId,
    userId: ctx.actor.userId,
    articleId: matchId,
    numbers: [{ ...numbers, manufacturerName: manufacturer?.displayName ?? null }],
  })
  return { manufacturerId: manufacturer?.id ?? null, ...numbers, matchId, forEveryone }
}
