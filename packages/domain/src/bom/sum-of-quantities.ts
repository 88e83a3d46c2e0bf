import type { BomField } from './fields.ts'
import { readQuantity } from './quantity.ts'
import { cellText, type SheetRow } from './rows.ts'

const fewestRows = 3

/** What tells a part from others; a unit, a price and a position do not. */
const telling: readonly BomField[] = [
  'orderNumber',
  'manufacturerNumber',
  'wholesalerOrderNumber',
  'eanNumber',
  'erpNumber',
  'manufacturerName',
  'description',
  'remark',
  'bmk',
  'designation',
]

/**
 * Rows that name no part, have a quantity, and that quantity is the sum of all above: who lists pieces may add them up
 * below, without a word that says so.
 */
export function sumsOfQuantities(
  rows: readonly SheetRow[],
  columns: ReadonlyMap<BomField, readonly number[]>,
): Set<number> {
  const found = new Set<number>()
  const column = columns.get('quantity')?.[0]
  const named = telling.flatMap((field) => columns.get(field) ?? [])
  if (column === undefined || named.length === 0) return found
  let sum = 0
  let counted = 0
  for (const row of rows) {
    const { quantity } = readQuantity(cellText(row.cells[column]))
    if (quantity === null) continue
    const isNameless = named.every((one) => cellText(row.cells[one]) === '')
    if (isNameless && counted >= fewestRows && Math.abs(quantity - sum) < 1e-9) found.add(row.rowIndex)
    else {
      sum += quantity
      counted += 1
    }
  }
  return found
}
