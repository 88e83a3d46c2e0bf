import { type ArticleSnapshot, type MatchedLine, matchLines } from '@schrankwerk/contracts'
import { rememberedReasons } from '@schrankwerk/domain/bom'
import { Unavailable } from '@schrankwerk/service-kit/worker'
import * as z from 'zod/mini'
import type { ArticleSource, LineToMatch, Matches } from '../keeper/article-source.ts'
import type { BomCtx } from '../keeper/bom-owner.ts'
import type { LineRow } from '../keeper/bom-tables.ts'
import { linePriceOf } from '../list/line-price.ts'
import { doubtPieces, withDoubts } from './doubt-matches.ts'

/** What is said of a line whose numbers lead nowhere. */
export const noMatch = 'Keine der Nummern führt zu einem Artikel'

type Match = Omit<MatchedLine, 'key'> | undefined

/** The line with what was found for it, its price and without a decision by hand. */
export const withMatch = (line: LineRow, match: Match, article: ArticleSnapshot | null): LineRow =>
  doubtPieces(undoubted(line, match, article))

/** The same whatever it counts. */
function undoubted(line: LineRow, match: Match, article: ArticleSnapshot | null): LineRow {
  const found = match?.articleId != null && article !== null
  const { cataloguePrices: _, withoutArticle: __, ...by_hand } = line.by_hand
  const { sureOfWhole: ___, ...match_hints } = line.match_hints
  return {
    ...line,
    by_hand,
    match_hints,
    matched_article_id: found ? article.id : null,
    matched_by: found ? (match?.matchedBy ?? null) : null,
    certainty: found ? (match?.certainty ?? 'CHECK') : 'OPEN',
    reason: match?.reason ?? noMatch,
    article: found ? article : null,
    line_price: found ? linePriceOf(line, article) : null,
    manual_replacement: found && match?.matchedBy === 'MANUAL_REPLACEMENT',
  }
}

/** What the catalogue is asked of lines; a line's key is its place among them. */
export const linesToMatch = (lines: readonly LineRow[]): LineToMatch[] =>
  lines.map((line, key) => ({
    key,
    orderNumber: line.order_number,
    manufacturerNumber: line.manufacturer_number,
    manufacturerName: line.manufacturer_name,
    manufacturerAlternatives: line.match_hints.manufacturerAlternatives ?? [],
    wholesalerOrderNumber: line.wholesaler_order_number,
    eanNumber: line.ean_number,
    candidates: line.match_hints.candidates ?? [],
  }))

const answerButTechnicalData = z.omit(matchLines.answer, { technicalData: true })

/** What the catalogue answered, as it came. */
export function readMatches(text: string): Matches {
  try {
    const answer = JSON.parse(text)
    const technicalData = answer.technicalData ?? {}
    if (!isTechnicalData(technicalData)) throw new Error('Technical data of another form.')
    return { ...z.parse(answerButTechnicalData, answer), technicalData }
  } catch (cause) {
    throw new Unavailable('catalogue', { cause })
  }
}

/** By hand: a schema takes as long for these thousands of small records as for all the rest of the answer. */
const isTechnicalData = (value: unknown): value is Matches['technicalData'] =>
  isRecord(value) &&
  Object.values(value).every(
    (one) =>
      isRecord(one) &&
      (one.family === null || typeof one.family === 'string') &&
      isRecord(one.attributes) &&
      Object.values(one.attributes).every((it) => typeof it === 'number' || typeof it === 'string'),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The lines with what the catalogue answered for them. An answer's `key` is the line's place among `lines`, so these
 * have to be the very ones that were asked for, in the same order; a line without an answer has no article.
 */
export function withMatches(lines: readonly LineRow[], matches: Matches): LineRow[] {
  const byId = new Map(matches.articles.map((article) => [article.id, article]))
  const byKey = new Map(withDoubts(lines, matches).map((match) => [match.key, match]))
  return lines.map((line, key) => {
    const match = byKey.get(key)
    return withMatch(line, match, match?.articleId ? (byId.get(match.articleId) ?? null) : null)
  })
}

/** Matches all lines; they come back with their articles. */
export const matchAll = async (
  ctx: BomCtx,
  articles: ArticleSource,
  lines: readonly LineRow[],
): Promise<LineRow[]> => withMatches(lines, await articles.match(ctx, linesToMatch(lines)))

/** The line with an article chosen by hand. */
export const replacedBy = (line: LineRow, article: ArticleSnapshot): LineRow => ({
  ...undoubted(
    line,
    {
      articleId: article.id,
      matchedBy: 'MANUAL_REPLACEMENT',
      certainty: 'SURE',
      reason: rememberedReasons.line,
      otherArticleId: null,
    },
    article,
  ),
  edited: true,
})

/** The line as a person wants it: without an article, whatever its numbers lead to. */
export const leftWithoutArticle = (line: LineRow): LineRow => {
  const left = withMatch(line, undefined, null)
  return {
    ...left,
    reason: 'Bleibt ohne Artikel: so entschieden',
    by_hand: { ...left.by_hand, withoutArticle: true },
    edited: true,
  }
}
