import type { MatchedLine } from '@schrankwerk/contracts'
import { contradictedBy } from '@schrankwerk/domain/bom'
import {
  compareTechnicalData,
  readTechnicalData,
  type TechnicalData,
} from '@schrankwerk/domain/technical-data'
import type { Matches } from './article-source.ts'
import type { LineRow } from './bom.queries.ts'

/**
 * The matches, those to be checked where a line's description says other technical data than its article's: a number
 * can be mistyped, and what is remembered can be of another part. Equal descriptions are read once.
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
    const offered = match.articleId === null ? undefined : technicalData[match.articleId]
    const description = lines[match.key]?.description
    if (offered === undefined || !description) return match
    const { contradicted } = compareTechnicalData(wantedBy(description), offered as TechnicalData)
    if (contradicted.length === 0) return match
    const doubt = contradictedBy(contradicted.map(({ text }) => text))
    return { ...match, certainty: 'CHECK', reason: `${match.reason}. ${doubt}` }
  })
}
