import { parsePrice } from './decimals.ts'
import { cellText, type SheetRow } from './rows.ts'

/** A column that holds quantity × unit price in nearly all rows. */
export interface LineTotal {
  column: number
  quantityColumn: number
  unitPriceColumn: number
}

const fewestProofs = 2

function amountsOf(rows: readonly SheetRow[], column: number): (number | null)[] {
  return rows.map((row) => {
    const cell = row.cells[column]
    if (!cell || cell.kind === 'date') return null
    // „3 Stk“ by its number format is a text that still has its number.
    return cell.number ?? parsePrice(cellText(cell))
  })
}

/** Rounded to cents on the way, a product may be off by half a cent a piece. */
const isProduct = (quantity: number, price: number, total: number) =>
  Math.abs(quantity * price - total) <= Math.max(0.011, Math.abs(total) * 0.002)

/**
 * Finds line totals by arithmetic: the columns of quantities and of amounts are told by their headers, which of the
 * amounts is whose total only by what they come to. A quantity of 1 proves nothing.
 */
export function findLineTotals(
  rows: readonly SheetRow[],
  quantityColumns: readonly number[],
  amountColumns: readonly number[],
): LineTotal[] {
  const found: LineTotal[] = []
  const amounts = new Map(
    [...quantityColumns, ...amountColumns].map((column) => [column, amountsOf(rows, column)]),
  )
  for (const column of amountColumns) {
    for (const unitPriceColumn of amountColumns) {
      if (unitPriceColumn === column || found.some((one) => one.column === unitPriceColumn)) continue
      const quantityColumn = quantityColumns.find((quantity) =>
        proves(amounts.get(quantity)!, amounts.get(unitPriceColumn)!, amounts.get(column)!),
      )
      if (quantityColumn === undefined || found.some((one) => one.column === column)) continue
      found.push({ column, quantityColumn, unitPriceColumn })
    }
  }
  return found
}

function proves(
  quantities: readonly (number | null)[],
  prices: readonly (number | null)[],
  totals: readonly (number | null)[],
): boolean {
  let agreeing = 0
  let all = 0
  quantities.forEach((quantity, row) => {
    const price = prices[row] ?? null
    const total = totals[row] ?? null
    if (quantity === null || price === null || total === null || quantity === 1 || price === 0 || total === 0)
      return
    all += 1
    if (isProduct(quantity, price, total)) agreeing += 1
  })
  return agreeing >= fewestProofs && agreeing >= all * 0.8
}
