import type { ColumnProfile } from './column-profile.ts'
import type { BomField } from './fields.ts'
import { headerLabels } from './header-names.ts'
import { findLineTotals, type LineTotal } from './line-totals.ts'
import { totalHeader } from './quantity-sums.ts'
import type { SheetRow } from './rows.ts'

/** Each of them is tried with each: more would be no parts list. */
const mostAmounts = 12

/** The amount of the line has no field. */
export interface FilledByProduct {
  column: number
  field: BomField | null
  reason: string
}

/**
 * Quantity and price of a piece where no header names a quantity, told by what they come to: in each row the one times
 * the other is a third column. To be checked.
 */
export function fillByProducts(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  rows: readonly SheetRow[],
  isFree: (column: number) => boolean,
  taken: ReadonlyMap<BomField, readonly number[]>,
): FilledByProduct[] {
  if (taken.has('quantity')) return []
  const amounts = headers.flatMap((_, column) => {
    const { filled, numeric, counting, date, ean } = profiles[column]!
    const isAmount = filled >= 2 && numeric >= 0.6 && !counting && date < 0.3 && ean < 0.3
    return isAmount && isFree(column) ? [column] : []
  })
  if (amounts.length < 3 || amounts.length > mostAmounts) return []
  const counts = amounts.filter(
    (column) => profiles[column]!.wholeCount >= 0.6 && !isMoney(profiles[column]!),
  )
  const found = findLineTotals(rows, counts, amounts).find(isPlausible)
  if (found === undefined) return []
  const { quantityColumn, unitPriceColumn, column } = inOrder(found, profiles)
  const labels = headerLabels(headers)
  const isPieces = [quantityColumn, unitPriceColumn].some((factor) => profiles[factor]!.distinct === 1)
  const hasPrice = taken.has('purchasePrice') || taken.has('listPrice')
  if (hasPrice && isPieces && totalHeader.test(headers[column]!.trim()))
    return [
      {
        column,
        field: 'quantity',
        reason: `„${labels[column]}“ ist überall „${labels[quantityColumn]}“ mal „${labels[unitPriceColumn]}“: alle Stücke`,
      },
    ]
  const reason = `„${labels[quantityColumn]}“ mal „${labels[unitPriceColumn]}“ ergibt „${labels[column]}“`
  return [
    { column: quantityColumn, field: 'quantity', reason },
    ...(hasPrice ? [] : [{ column: unitPriceColumn, field: 'purchasePrice' as const, reason }]),
    { column, field: null, reason: `${reason}: die Summe der Zeile` },
  ]
}

const isMoney = ({ currency }: ColumnProfile): boolean => currency >= 0.3

/** A column times itself is no line. */
const isPlausible = ({ column, quantityColumn, unitPriceColumn }: LineTotal): boolean =>
  new Set([column, quantityColumn, unitPriceColumn]).size === 3

/** Whole numbers that come again count pieces. */
const countsPieces = (profile: ColumnProfile): number =>
  profile.wholeCount - 0.5 * profile.distinctShare - (isMoney(profile) ? 1 : 0)

function inOrder(total: LineTotal, profiles: readonly ColumnProfile[]): LineTotal {
  const { quantityColumn, unitPriceColumn } = total
  const isTurned = countsPieces(profiles[unitPriceColumn]!) > countsPieces(profiles[quantityColumn]!)
  return isTurned ? { ...total, quantityColumn: unitPriceColumn, unitPriceColumn: quantityColumn } : total
}
