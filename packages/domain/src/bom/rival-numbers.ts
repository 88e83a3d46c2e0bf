import type { Candidate } from './column-candidates.ts'
import { type ColumnProfile, looksLikeOwnNumbers } from './column-profile.ts'
import { foldHeader, withoutCount } from './header-text.ts'

const rivalled = ['orderNumber', 'manufacturerNumber'] as const

const baseOf = (header: string): string => foldHeader(withoutCount(header)).compact

/**
 * Of two columns that claim the same number the one whose values the catalogue knows wins, then the one
 * whose values are not all of one shape as a company's own numbers are. A header that occurs twice is never SURE.
 * Changes the candidates in place.
 */
export function decideRivalNumbers(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  candidates: Candidate[],
): void {
  for (const field of rivalled) {
    const rivals = candidates
      .filter((one) => one.field === field && one.score >= 0.8 && profiles[one.column]!.filled > 0)
      .sort((a, b) => b.score - a.score || a.column - b.column)
    const [first, ...others] = rivals
    if (!first) continue
    const winner = others.find((other) => beats(profiles[other.column]!, profiles[first.column]!))
    if (!winner) continue
    const shown = headers[first.column]!.replace(/\s+/g, ' ').trim()
    winner.score = first.score + 0.01
    winner.certainty = 'CHECK'
    winner.reason = `${winner.reason}; die Werte sprechen für diese Spalte und gegen „${shown}“`
    first.field = 'erpNumber'
    first.certainty = 'CHECK'
    first.reason = `Die Werte („${profiles[first.column]!.samples[0]}“) sind eigene Nummern, die Artikelnummern stehen in einer anderen Spalte`
  }
  const bases = headers.map(baseOf)
  for (const candidate of candidates) {
    const base = bases[candidate.column]!
    if (base === '' || bases.filter((one) => one === base).length < 2) continue
    if (candidate.field === 'description' || candidate.certainty !== 'SURE') continue
    candidate.certainty = 'CHECK'
    candidate.reason = `${candidate.reason}, steht aber mehrmals in der Kopfzeile`
  }
}

function beats(other: ColumnProfile, first: ColumnProfile): boolean {
  if (other.known >= first.known + 0.3) return true
  if (first.known > 0.1 || !looksLikeOwnNumbers(first)) return false
  return other.numberLike >= 0.5 && !looksLikeOwnNumbers(other)
}
