import { parsePrice } from './decimals.ts'
import type { BomField } from './fields.ts'
import { readQuantity } from './quantity.ts'
import { cellText, filledColumns, type SheetRow } from './rows.ts'
import { unitOf } from './units.ts'

const fewestRows = 3

/** A unit, a currency or an amount beside a sum. */
const namesNothing = (text: string) =>
  /^(?:[€$£]|EUR|CHF|USD|GBP|PLN|CZK)$/.test(text) || unitOf(text) !== null || parsePrice(text) !== null

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
  if (column === undefined) return found
  let sum = 0
  let counted = 0
  for (const row of rows) {
    const { quantity } = readQuantity(cellText(row.cells[column]))
    if (quantity === null) continue
    const others = filledColumns(row).filter((one) => one !== column)
    const isNameless = others.every((one) => namesNothing(cellText(row.cells[one])))
    if (isNameless && counted >= fewestRows && Math.abs(quantity - sum) < 1e-9) found.add(row.rowIndex)
    else {
      sum += quantity
      counted += 1
    }
  }
  return found
}
