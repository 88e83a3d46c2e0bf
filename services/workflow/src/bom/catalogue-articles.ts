import type { ArticleSource } from '@schrankwerk/bom-service'
import { matchLines, recogniseTexts, rememberReplacements, suggestArticles } from '@schrankwerk/contracts'
import type { CatalogueClient } from '../catalogue-client.ts'

/** Articles from the catalogue's service, a replacement being the company's own. */
export const articlesOf = (catalogue: CatalogueClient): ArticleSource => ({
  match: ({ requestId, actor: { companyId } }, lines) =>
    catalogue.call(matchLines, { requestId, body: { companyId, lines } }),
  matchText: ({ requestId, actor: { companyId } }, lines) =>
    catalogue.callText(matchLines, {
      requestId,
      body: `{"companyId":${JSON.stringify(companyId)},"lines":${lines}}`,
    }),
  recognise: ({ requestId }, texts) => catalogue.call(recogniseTexts, { requestId, body: { texts } }),
  suggest: ({ requestId, actor: { companyId } }, wanted) =>
    catalogue.call(suggestArticles, { requestId, body: { companyId, ...wanted } }),
  async remember({ requestId, actor: { companyId, userId } }, articleId, numbers) {
    const body = { companyId, userId, articleId, numbers }
    return (await catalogue.call(rememberReplacements, { requestId, body })).article
  },
})
