import {
  type ArticleChange,
  changeOfArticle,
  judgeLines,
  keepSums,
  type LineRow,
  linesInSlices,
  linesToMatch,
  renewedLine,
  sumsOf,
  updateLines,
  withMatches,
} from '@schrankwerk/bom-service'
import { type ArticleSnapshot, getArticleSnapshots, matchLines } from '@schrankwerk/contracts'
import type { Kysely, Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { linesOfIds, linesWithArticle } from './rematch.queries.ts'
import { type RematchFor, sliceOfLines } from './rematch-list.ts'

export interface ChangedArticles {
  /** What the articles of these lines are now; undefined where one is gone. */
  byLine: ReadonlyMap<string, ArticleSnapshot | undefined>
  /** How many articles changed how. */
  counts: Record<Exclude<ArticleChange, 'BEHIND_OWN_PRICE'>, number>
}

/** Lines keep one article in several states where they were not matched at once; it counts once. */
const toldFirst = ['GONE', 'PRICES', 'DETAILS'] as const

/** Which lines of a list keep an article otherwise than the catalogue has it now. Each article is asked for once. */
export async function findChangedArticles(
  db: Kysely<WorkflowTables>,
  { catalogue, requestId }: Pick<RematchFor, 'catalogue' | 'requestId'>,
  bomId: string,
): Promise<ChangedArticles> {
  const now = new Map<string, ArticleSnapshot | undefined>()
  const byLine = new Map<string, ArticleSnapshot | undefined>()
  const changes = new Map<string, Set<ArticleChange>>()
  let position = -1
  for (;;) {
    const lines = await linesWithArticle(db, bomId, { position, limit: sliceOfLines })
    const ids = new Set(lines.map(({ article }) => article!.id).filter((id) => !now.has(id)))
    if (ids.size > 0) {
      const { articles } = await catalogue.call(getArticleSnapshots, { requestId, body: { ids: [...ids] } })
      for (const id of ids) now.set(id, undefined)
      for (const article of articles) now.set(article.id, article)
    }
    for (const line of lines) {
      const { id } = line.article!
      const change = changeOfArticle(line, now.get(id))
      if (change === undefined) continue
      byLine.set(line.id, now.get(id))
      changes.set(id, (changes.get(id) ?? new Set()).add(change))
    }
    if (lines.length < sliceOfLines) break
    position = lines.at(-1)!.position
  }
  const counts = { GONE: 0, PRICES: 0, DETAILS: 0 }
  for (const kinds of changes.values()) {
    const told = toldFirst.find((kind) => kinds.has(kind))
    if (told !== undefined) counts[told] += 1
  }
  return { byLine, counts }
}

/** The lines of changed articles as they become; by their ids. */
export async function renewedLines(
  db: Kysely<WorkflowTables>,
  { catalogue, companyId, requestId }: RematchFor,
  bomId: string,
  { byLine }: ChangedArticles,
): Promise<ReadonlyMap<string, LineRow>> {
  const renewed = new Map<string, LineRow>()
  const ids = [...byLine.keys()]
  for (let at = 0; at < ids.length; at += sliceOfLines) {
    const lines = await linesOfIds(db, bomId, ids.slice(at, at + sliceOfLines))
    const body = { companyId, lines: linesToMatch(lines) }
    const matched = withMatches(lines, await catalogue.call(matchLines, { requestId, body }))
    for (const [place, line] of lines.entries())
      renewed.set(line.id, renewedLine(line, byLine.get(line.id), matched[place]!))
  }
  return renewed
}

/** All lines of a list with these among them, judged anew. */
export const listWith = (lines: readonly LineRow[], renewed: ReadonlyMap<string, LineRow>): LineRow[] =>
  judgeLines(lines.map((line) => renewed.get(line.id) ?? line))

/**
 * Writes the lines and the sums of all; answers how many they are. The caller holds the owner's lock and knows that the
 * version is still the one they were read at: what is written without one is lines that had no article.
 */
export async function writeRenewed(
  tx: Transaction<WorkflowTables>,
  bomId: string,
  renewed: ReadonlyMap<string, LineRow>,
): Promise<number> {
  if (renewed.size === 0) return 0
  const before = await linesInSlices(tx, bomId)
  const after = listWith(before, renewed)
  const written = after.filter((line, at) => line !== before[at])
  for (let at = 0; at < written.length; at += sliceOfLines)
    await updateLines(tx, written.slice(at, at + sliceOfLines))
  await keepSums(tx, bomId, sumsOf(after))
  return renewed.size
}
