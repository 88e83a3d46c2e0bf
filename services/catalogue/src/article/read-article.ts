import type { Article } from '@schrankwerk/contracts'
import { type Ctx, changeEntries, NotFound, type Sendable } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { presentArticle } from './article.presenter.ts'
import { findArticle } from './article.queries.ts'

export async function readArticle(
  ctx: Pick<Ctx<CatalogueTables>, 'db'>,
  id: string,
): Promise<Sendable<Article>> {
  const row = await findArticle(ctx.db, id)
  if (!row) throw new NotFound()
  return presentArticle(row, await changeEntries(ctx.db, 'article', id))
}
