import {
  judgeLines,
  keepSums,
  type LineRow,
  linesInSlices,
  linesToMatch,
  sumsOf,
  updateLines,
  withDoubts,
  withMatch,
} from '@schrankwerk/bom-service'
import { type ArticleSnapshot, type MatchedLine, matchLines } from '@schrankwerk/contracts'
import type { Kysely, Transaction } from 'kysely'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { insertRematch, type OpenLines, openLinesOf } from './rematch.queries.ts'

/** What was found for a line that had no article. */
export interface NewMatch {
  line: LineRow
  match: MatchedLine
  article: ArticleSnapshot
}

export interface RematchFor {
  catalogue: CatalogueClient
  /** Whose replacements count. */
  companyId: string
  requestId: string
}

/** As many lines as are asked about and as are written at once: more would hold up the calls of all others. */
export const sliceOfLines = 2000

interface LinesToRematch extends Pick<OpenLines, 'numbers'> {
  /** Left out: all of them. */
  atMost?: number
}

/** What the lines of a list would find now that have no article and that nobody decided about. */
export async function findNewMatches(
  db: Kysely<WorkflowTables>,
  asked: RematchFor,
  bomId: string,
  { numbers, atMost = Number.POSITIVE_INFINITY }: LinesToRematch = {},
): Promise<NewMatch[]> {
  const matches: NewMatch[] = []
  let position = -1
  for (let left = atMost; left > 0; left -= sliceOfLines) {
    const limit = Math.min(left, sliceOfLines)
    const lines = await openLinesOf(db, bomId, { numbers, position, limit })
    if (lines.length > 0) matches.push(...(await matchesOf(lines, asked)))
    if (lines.length < limit) break
    position = lines.at(-1)!.position
  }
  return matches
}

async function matchesOf(
  lines: LineRow[],
  { catalogue, companyId, requestId }: RematchFor,
): Promise<NewMatch[]> {
  const found = await catalogue.call(matchLines, {
    requestId,
    body: { companyId, lines: linesToMatch(lines) },
  })
  const articles = new Map(found.articles.map((article) => [article.id, article]))
  return withDoubts(lines, found).flatMap((match) => {
    const [line, article] = [lines[match.key], articles.get(match.articleId ?? '')]
    return line === undefined || article === undefined ? [] : [{ line, match, article }]
  })
}

/**
 * Writes the matches to the lines that still are as they were, judges all lines anew and keeps their sums. Answers the
 * lines that gained an article, and how often the list was matched again. The caller holds the owner's lock.
 */
export async function writeNewMatches(
  tx: Transaction<WorkflowTables>,
  bomId: string,
  matches: readonly NewMatch[],
  now: Date,
): Promise<{ lineIds: string[]; times: number }> {
  const byId = new Map(matches.map((found) => [found.line.id, found]))
  const before = await linesInSlices(tx, bomId)
  const after = judgeLines(
    before.map((line) => {
      const found = byId.get(line.id)
      return found && isStill(line, found.line) ? withMatch(line, found.match, found.article) : line
    }),
  )
  const changed = after.filter((line, index) => line !== before[index])
  const lineIds = changed.flatMap(({ id, matched_article_id }) =>
    matched_article_id !== null && byId.has(id) ? [id] : [],
  )
  if (lineIds.length === 0) return { lineIds, times: 0 }
  for (let at = 0; at < changed.length; at += sliceOfLines)
    await updateLines(tx, changed.slice(at, at + sliceOfLines))
  await keepSums(tx, bomId, sumsOf(after))
  return { lineIds, times: await insertRematch(tx, bomId, { lineIds, now }) }
}

/** Nobody decided about the line meanwhile, and it names what was looked for. */
const isStill = (line: LineRow, asked: LineRow): boolean =>
  line.matched_article_id === null &&
  !line.edited &&
  identifying.every((column) => line[column] === asked[column])

const identifying = [
  'order_number',
  'manufacturer_number',
  'manufacturer_name',
  'wholesaler_order_number',
  'ean_number',
  'description',
] as const
