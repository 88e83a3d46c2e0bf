import type { AnswerOf, MatchLine, matchLines as matchEndpoint } from '@schrankwerk/contracts'
import type { InternalCtx } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { chooseHits } from './choose-hit.ts'
import { FoundArticles } from './found-articles.ts'
import { type Hit, selectMatches } from './match.queries.ts'
import { probesOf } from './match-probes.ts'
import { judge } from './match-step.ts'

type Matches = AnswerOf<typeof matchEndpoint>
type MatchCtx = Pick<InternalCtx<CatalogueTables>, 'db'>

interface Asked {
  companyId: string
  lines: MatchLine[]
}

/** As many as one statement takes: what the thread of the service does for them lets others' calls through soon. */
const linesAtOnce = 2500
/** Statements for one call at a time: while the lines of one are judged, the database looks for those of another. */
const partsAtOnce = 2

/** Finds the articles of a parts list. */
export const matchLines = async (ctx: MatchCtx, asked: Asked): Promise<Matches> =>
  JSON.parse(await matchLinesAsJson(ctx, asked))

/** The same as JSON, most of it as the database wrote it. */
export async function matchLinesAsJson({ db }: MatchCtx, { companyId, lines }: Asked): Promise<string> {
  const articles = new FoundArticles(db)
  const parts = Array.from({ length: Math.ceil(lines.length / linesAtOnce) }, (_, at) =>
    lines.slice(at * linesAtOnce, (at + 1) * linesAtOnce),
  )
  const matched: string[] = []
  let next = 0
  const matchParts = async () => {
    while (next < parts.length) {
      const at = next++
      const part = parts[at]!
      const hits = await selectMatches(db, companyId, probesOf(part))
      matched[at] = await judged(part, hits, articles)
    }
  }
  await Promise.all(Array.from({ length: partsAtOnce }, matchParts))
  const written = await articles.written()
  return `{"lines":[${matched.join(',')}],"articles":[${written.articles}],"technicalData":{${written.technicalData}}}`
}

async function judged(
  lines: readonly MatchLine[],
  hits: readonly Hit[],
  articles: FoundArticles,
): Promise<string> {
  const found = chooseHits(lines.length, hits)
  const ids = found.flatMap((row) =>
    [row.articleId, row.otherArticleId, row.formerArticleId].filter((id) => id !== null),
  )
  const labels = await articles.labelsOf(new Set(ids))
  return found.map((row) => JSON.stringify(judge(lines[row.line]!, row, labels))).join(',')
}
