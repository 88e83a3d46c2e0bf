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

/** Gives each field to the column whose name and values say most that it is it. */
export function giveByHeader(mapping: MappingInProgress, candidates: Candidate[]): void {
  const { headers, labels, profiles, settled, taken } = mapping
  decideRivalNumbers(headers, profiles, candidates)
  const isEmpty = (column: number) => (profiles[column]!.filled === 0 ? 1 : 0)
  // An empty column never takes a field from one that holds something.
  candidates.sort((a, b) => isEmpty(a.column) - isEmpty(b.column) || b.score - a.score || a.column - b.column)
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
