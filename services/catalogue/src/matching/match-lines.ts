import type { AnswerOf, MatchLine, matchLines as matchEndpoint } from '@schrankwerk/contracts'
import type { InternalCtx } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { selectTechnicalData } from '../trait/trait.queries.ts'
import { chooseHits } from './choose-hit.ts'
import { selectMatches, selectSnapshots } from './match.queries.ts'
import { probesOf } from './match-probes.ts'
import { judge } from './match-step.ts'

type Matches = AnswerOf<typeof matchEndpoint>

/** Finds the articles of a parts list: one statement for all lines, then the articles that came out. */
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
  const [articles, technicalData] = await Promise.all([
    selectSnapshots(ctx.db, [...ids]),
    technicalDataOf(ctx.db, [...new Set(found.flatMap((row) => row.articleId ?? []))]),
  ])
  const byId = new Map(articles.map((article) => [article.id, article]))
  return { lines: found.map((row) => judge(lines[row.line]!, row, byId)), articles, technicalData }
}

/** Of the articles whose description says any. */
async function technicalDataOf(db: Kysely<CatalogueTables>, ids: readonly string[]) {
  if (ids.length === 0) return {}
  const known = await selectTechnicalData(db, ids)
  return Object.fromEntries(
    Object.entries(known).filter(([, { attributes }]) => Object.keys(attributes).length > 0),
  )
}
