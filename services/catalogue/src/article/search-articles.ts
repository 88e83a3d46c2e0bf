import type { FoundArticle } from '@schrankwerk/contracts'
import type { Ctx } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { findSuggestions } from '../matching/suggest-articles.ts'

/** Best articles for what somebody typed; without prices, as customers and suppliers ask too. */
export async function searchArticles(
  ctx: Ctx<CatalogueTables>,
  searchTerm: string,
  amount: number,
): Promise<FoundArticle[]> {
  const found = await findSuggestions(ctx.db, {
    orderNumber: null,
    manufacturerNumber: null,
    manufacturerName: null,
    description: null,
    wholesalerOrderNumber: null,
    searchTerm,
    amount,
  })
  return found.map(
    ({ articleId, manufacturerName, manufacturerNumber, orderNumber, description, unitName }) => ({
      id: articleId,
      manufacturerName,
      manufacturerNumber,
      orderNumber,
      description,
      unitName,
    }),
  )
}
