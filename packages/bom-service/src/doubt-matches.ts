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

export const countsBrokenPieces = ({ quantity, quantity_unit_name: unit }: Counted): boolean =>
  isBrokenPiece(quantity, unit ?? '')

/**
 * The matches, those to be checked where a line's description says other technical data than its article's, or counts no
 * whole pieces: a number can be mistyped, and what is remembered can be of another part. Equal descriptions are read once.
 */
export function withDoubts(
  lines: readonly (Counted & Pick<LineRow, 'description'>)[],
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
    const { contradicted } =
      offered === undefined || !line.description
        ? { contradicted: [] }
        : compareTechnicalData(wantedBy(line.description), offered as TechnicalData)
    const doubts = [
      ...(contradicted.length > 0 ? [contradictedBy(contradicted.map(({ text }) => text))] : []),
      ...(countsBrokenPieces(line) ? [brokenPiece] : []),
    ]
    if (doubts.length === 0) return match
    return { ...match, certainty: 'CHECK', reason: [match.reason, ...doubts].join('. ') }
  })
}
