import type { AnswerOf, MatchLine, matchLines as matchEndpoint } from '@schrankwerk/contracts'
import type { InternalCtx } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { chooseHits } from './choose-hit.ts'
import { selectMatches, selectSnapshots } from './match.queries.ts'
import { probesOf } from './match-probes.ts'
import { judge } from './match-step.ts'

type Matches = AnswerOf<typeof matchEndpoint>

/** Finds the articles of a parts list: one statement for all lines, one for the articles that came out. */
export async function matchLines(
  ctx: Pick<InternalCtx<CatalogueTables>, 'db'>,
  { companyId, lines }: { companyId: string; lines: MatchLine[] },
): Promise<Matches> {
  if (lines.length === 0) return { lines: [], articles: [], technicalData: {} }
  const found = chooseHits(lines.length, await selectMatches(ctx.db, companyId, probesOf(lines)))
  const ids = new Set(
    found
      .flatMap((row) => [row.articleId, row.otherArticleId, row.formerArticleId])
      .filter((id) => id !== null),
  )
  const articles = await selectSnapshots(ctx.db, [...ids])
  const byId = new Map(articles.map((article) => [article.id, article]))
  return { lines: found.map((row) => judge(lines[row.line]!, row, byId)), articles, technicalData: {} }
}
