import type { MatchedLine } from '@schrankwerk/contracts'
import { brokenPiece, contradictedBy, isBrokenPiece } from '@schrankwerk/domain/bom'
import {
  compareTechnicalData,
  readTechnicalData,
  type TechnicalData,
} from '@schrankwerk/domain/technical-data'
import type { Matches } from './article-source.ts'
import type { LineRow } from './bom.queries.ts'

type Counted = Pick<LineRow, 'quantity' | 'quantity_unit_name'>

/** Whether a line counts a part of a piece (2,5 Stk), of which there is none. */
export const countsBrokenPieces = ({ quantity, quantity_unit_name: unit }: Counted): boolean =>
  isBrokenPiece(quantity, unit ?? '')

/**
 * The matches, those to be checked where a line's description says other technical data than its article's: a number can
 * be mistyped, and what is remembered can be of another part. Equal descriptions are read once.
 */
export function withDoubts(
  lines: readonly Pick<LineRow, 'description'>[],
  { lines: matches, technicalData }: Pick<Matches, 'lines' | 'technicalData'>,
): MatchedLine[] {
  const read = new Map<string, TechnicalData>()
  const wantedBy = (text: string) => {
    const known = read.get(text) ?? readTechnicalData(text)
    read.set(text, known)
    return known
  }
  return matches.map((match) => {
    const line = lines[match.key]
    if (match.articleId === null || line === undefined) return match
    const offered = technicalData[match.articleId]
    if (offered === undefined || !line.description) return match
    const { contradicted } = compareTechnicalData(wantedBy(line.description), offered as TechnicalData)
    if (contradicted.length === 0) return match
    const doubt = contradictedBy(contradicted.map(({ text }) => text))
    return { ...match, certainty: 'CHECK', reason: `${match.reason}. ${doubt}` }
  })
}

const afterReason = `. ${brokenPiece}`

/**
 * The matched line, to be checked where it counts no whole pieces. What it would be otherwise stays with it: another
 * quantity may end the doubt.
 */
export function doubtPieces(line: LineRow): LineRow {
  const { sureOfWhole, ...match_hints } = line.match_hints
  const certainty = sureOfWhole ? 'SURE' : line.certainty
  const reason = line.reason.endsWith(afterReason) ? line.reason.slice(0, -afterReason.length) : line.reason
  if (line.matched_article_id === null || !countsBrokenPieces(line))
    return { ...line, match_hints, certainty, reason }
  return {
    ...line,
    match_hints: certainty === 'SURE' ? { ...match_hints, sureOfWhole: true } : match_hints,
    certainty: 'CHECK',
    reason: reason + afterReason,
  }
}
