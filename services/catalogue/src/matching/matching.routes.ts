import {
  getArticleNumbers,
  getArticleSnapshots,
  matchLines as matchEndpoint,
  recogniseTexts as recogniseEndpoint,
  rememberReplacements as rememberEndpoint,
  suggestArticles as suggestEndpoint,
} from '@schrankwerk/contracts'
import { type InternalApi, internalRoute, WrittenAnswer } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { rememberReplacements } from '../replacement/remember-replacements.ts'
import { selectNumbersOf, selectSnapshots } from './match.queries.ts'
import { matchLinesAsJson } from './match-lines.ts'
import { recogniseTexts } from './recognise-texts.ts'
import { findSuggestions } from './suggest-articles.ts'

/** 200,000 lines of a parts list. */
const maxBodyBytes = 128 * 1024 * 1024

export function matchingRoutes(app: InternalApi<CatalogueTables>) {
  internalRoute(
    app,
    matchEndpoint,
    async ({ ctx, body }) => new WrittenAnswer(await matchLinesAsJson(ctx, body)),
    { maxBodyBytes },
  )
  internalRoute(app, suggestEndpoint, ({ ctx, body }) => findSuggestions(ctx.db, body))
  internalRoute(app, getArticleNumbers, async ({ ctx, query }) => ({
    numbers: await selectNumbersOf(ctx.db, query.articleId),
  }))
  internalRoute(app, getArticleSnapshots, async ({ ctx, body }) => ({
    articles: await selectSnapshots(ctx.db, body.ids),
  }))
  internalRoute(app, rememberEndpoint, ({ ctx, body }) => rememberReplacements(ctx, body))
  internalRoute(app, recogniseEndpoint, ({ ctx, body }) => recogniseTexts(ctx, body.texts))
}
