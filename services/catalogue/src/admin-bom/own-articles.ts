import type { ArticleSource } from '@schrankwerk/bom-service'
import type { Ctx } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { matchLines, matchLinesAsJson } from '../matching/match-lines.ts'
import { recogniseTexts } from '../matching/recognise-texts.ts'
import { findSuggestions } from '../matching/suggest-articles.ts'
import { rememberReplacements } from '../replacement/remember-replacements.ts'

type CatalogueCtx = Ctx<CatalogueTables>

const suggested = 10

/** The service's own articles; what the operator decides about a number counts for everyone. */
export const ownArticles: ArticleSource = {
  match: (ctx: CatalogueCtx, lines) => matchLines(ctx, { companyId: ctx.actor.companyId, lines }),
  matchText: (ctx: CatalogueCtx, lines) =>
    matchLinesAsJson(ctx, { companyId: ctx.actor.companyId, lines: JSON.parse(lines) }),
  recognise: (ctx: CatalogueCtx, texts) => recogniseTexts(ctx, texts),
  suggest: (ctx: CatalogueCtx, wanted) => findSuggestions(ctx.db, { amount: suggested, ...wanted }),
  async remember(ctx: CatalogueCtx, articleId, numbers) {
    const { userId } = ctx.actor
    return (await rememberReplacements(ctx, { companyId: null, userId, articleId, numbers })).article
  },
}
