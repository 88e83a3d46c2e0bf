import type { BomLine, Notice } from './bom-line.ts'
import { parsePrice } from './decimals.ts'
import type { FieldColumns } from './fields.ts'
import { headerLabels } from './header-names.ts'
import { type Cell, cellText } from './rows.ts'

const unitName = /^(?:preis[- ]?einh(?:eit|\.)?|pe|price unit|preis (?:je|per))$/i
/** What prices are given for; any other number is a measure or an amount of money. */
const usualUnits: ReadonlySet<number | null> = new Set([1, 10, 100, 1000])

/**
 * Prices are told for one piece: where a column says that they are for 10, 100 or 1,000, they are shared out, and a notice
 * says so. `cells` are those of the lines, as they were read.
 */
export function sharePricesOut(
  lines: readonly BomLine[],
  cells: readonly (readonly Cell[])[],
  columns: FieldColumns,
  headers: readonly string[],
): Notice[] {
  const mapped = new Set([...columns.values()].flat())
  const column = headers.findIndex((header, at) => !mapped.has(at) && unitName.test(header.trim()))
  if (column < 0) return []
  const texts = cells.map((row) => cellText(row[column]))
  const units = texts.map((text) => parsePrice(text))
  if (texts.some((text, at) => text !== '' && !usualUnits.has(units[at]!))) return []
  const shared = lines.filter((line, at) => {
    const unit = units[at] ?? 1
    const priced = (['listPrice', 'purchasePrice'] as const).filter((field) => line[field] !== undefined)
    if (unit === 1 || priced.length === 0) return false
    for (const field of priced) line[field] = Number((line[field]! / unit).toPrecision(12))
    return true
  })
  if (shared.length === 0) return []
  const text = `Preise der Liste sind durch „${headerLabels(headers)[column]}“ geteilt: Sie gelten für ein Stück`
  return [{ code: 'PRICES_SHARED_OUT', text, rowIndexes: shared.map(({ rowIndex }) => rowIndex) }]
}
