import type { BomLine, Notice } from './bom-line.ts'
import { parsePrice } from './decimals.ts'
import type { FieldColumns } from './fields.ts'
import { headerLabels } from './header-names.ts'
import { type Cell, cellText } from './rows.ts'

const unitName = /^(?:preis[- ]?einh(?:eit|\.)?|pe|price unit|preis (?:je|per))$/i
/** What prices are given for; any other number is a measure or an amount of money. */
const usualUnits: ReadonlySet<number | null> = new Set([1, 10, 100, 1000])

/** Whether a column says for how many pieces prices are, by its name and texts from it. */
export const isPriceUnit = (header: string, texts: readonly string[]): boolean =>
  unitName.test(header.trim()) && texts.every((text) => text === '' || usualUnits.has(parsePrice(text)))

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
  const textsOf = (column: number) => cells.map((row) => cellText(row[column]))
  const column = headers.findIndex((header, at) => !mapped.has(at) && isPriceUnit(header, textsOf(at)))
  if (column < 0) return []
  const texts = textsOf(column)
  const shared = lines.filter((line, at) => {
    const unit = parsePrice(texts[at]!) ?? 1
    const priced = (['listPrice', 'purchasePrice'] as const).filter((field) => line[field] !== undefined)
    if (unit === 1 || priced.length === 0) return false
    for (const field of priced) line[field] = Number((line[field]! / unit).toPrecision(12))
    return true
  })
  if (shared.length === 0) return []
  const text = `Preise der Liste sind durch „${headerLabels(headers)[column]}“ geteilt: Sie gelten für ein Stück`
  return [{ code: 'PRICES_SHARED_OUT', text, rowIndexes: shared.map(({ rowIndex }) => rowIndex) }]
}
