import { type Candidate, isDealersColumn } from './column-candidates.ts'
import type { ColumnProfile } from './column-profile.ts'
import { joinedFields } from './fields.ts'
import { sameBase } from './header-text.ts'
import { dealerInHeader } from './known-dealers.ts'
import { give, type MappingInProgress } from './mapping-in-progress.ts'
import { decideRivalNumbers } from './rival-numbers.ts'

/** „Benennung“ over several columns of a form: one that only other rows fill may hold something else. */
function areFilledTogether(profiles: readonly ColumnProfile[], column: number, holder: number): boolean {
  const own = [...profiles[column]!.filledRows]
  const shared = own.filter((row) => profiles[holder]!.filledRows.has(row))
  return own.length > 0 && shared.length >= own.length * 0.5
}

/** „Reichelt“ beside „Conrad“: a part has the number of the dealer that sells it. */
function isOfOtherDealer(
  { headers, profiles }: MappingInProgress,
  { column, field }: Candidate,
  holders: readonly number[],
): boolean {
  if (field !== 'wholesalerOrderNumber' || !isDealersColumn(headers[column]!, profiles[column]!)) return false
  const dealers = holders.map((holder) => dealerInHeader(headers[holder]!))
  return !dealers.includes(null) && !dealers.includes(dealerInHeader(headers[column]!))
}

/**
 * An empty column never takes a field from one that holds something, nor one with a few values („MF“) from one of the
 * same field that is filled („Manufacturer“).
 */
function emptinessOf(
  { column, field, score }: Candidate,
  candidates: readonly Candidate[],
  profiles: readonly ColumnProfile[],
): 0 | 1 | 2 {
  const { filled } = profiles[column]!
  if (filled === 0) return 2
  const isFuller = (other: Candidate) =>
    other.field === field &&
    other.score >= 0.7 &&
    profiles[other.column]!.filled >= filled * (other.score >= score - 0.02 ? 2 : 8)
  return candidates.some(isFuller) ? 1 : 0
}

const weight = /weight|gewicht|\bmasse\b|poids|peso|waga|hmotnost|vikt\b|vægt/i

/** „Quantity unit | Net weight | Unit“: the unit behind a weight is the weight's, where the list has another. */
function doubtUnitOfWeight(headers: readonly string[], candidates: Candidate[]): void {
  const units = candidates.filter(({ field }) => field === 'quantityUnitName')
  const isOfWeight = ({ column }: Candidate) => weight.test(headers[column - 1] ?? '')
  if (units.every(isOfWeight)) return
  for (const unit of units.filter(isOfWeight)) unit.score -= 0.5
}

/** Gives each field to the column whose name and values say most that it is it. */
export function giveByHeader(mapping: MappingInProgress, candidates: Candidate[]): void {
  const { headers, labels, profiles, settled, taken } = mapping
  decideRivalNumbers(headers, profiles, candidates)
  doubtUnitOfWeight(headers, candidates)
  const emptiness = new Map(candidates.map((one) => [one, emptinessOf(one, candidates, profiles)]))
  candidates.sort((a, b) => emptiness.get(a)! - emptiness.get(b)! || b.score - a.score || a.column - b.column)
  for (const candidate of candidates) {
    const { column, field, certainty, reason } = candidate
    if (settled.has(column)) continue
    const holders = taken.get(field) ?? []
    const beside = labels[holders[0] ?? column]!
    if (holders.length === 0) give(mapping, column, field, { certainty, reason })
    else if (isOfOtherDealer(mapping, candidate, holders))
      give(mapping, column, field, {
        certainty: 'CHECK',
        reason: `${reason}; je Zeile zählt die erste gefüllte Spalte, neben „${beside}“`,
      })
    else if (joinedFields.has(field))
      give(
        mapping,
        column,
        field,
        isContinued(mapping, column, holders[0]!)
          ? { certainty, reason }
          : { certainty: 'CHECK', reason: `${reason}; wird mit „${beside}“ zusammengefügt` },
      )
  }
}

/** „Bezeichnung 2“ goes on where „Bezeichnung 1“ ends. */
const isContinued = ({ headers, profiles }: MappingInProgress, column: number, holder: number): boolean =>
  sameBase(headers[holder]!, headers[column]!) && areFilledTogether(profiles, column, holder)
