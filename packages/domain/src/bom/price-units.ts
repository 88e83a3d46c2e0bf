import type { BomLine, Notice } from './bom-line.ts'
import { parsePrice } from './decimals.ts'
import type { FieldColumns } from './fields.ts'
import { headerLabels } from './header-names.ts'
import { readQuantity } from './quantity.ts'
import { type Cell, cellText } from './rows.ts'
import { piecesOf, unitOf } from './units.ts'
import { withoutNothing } from './words-for-nothing.ts'

const unitName = /^(?:preis[- ]?einh(?:eit|\.)?|pe|price unit|preis (?:je|per))$/i
/** What prices are given for; any other number is a measure or an amount of money. */
const usualUnits: ReadonlySet<number | null> = new Set([1, 10, 100, 1000])
/** „E“, „C“ and „H“ are one and a hundred in ERP systems. */
const hundred = /^[CH%]$/i
/** For how many pieces a price is; 1 where nothing is said, null where that cannot be read. */
function piecesOfPrice(text: string): number | null {
  const said = withoutNothing(text).replace(/^(?:(?:je|pro|per|für) |(?:€|eur|chf) ?\/ ?|\/ ?)/i, '')
  if (said === '' || /^E$/i.test(said)) return 1
  if (hundred.test(said)) return 100
  const unit = unitOf(said)
  // „M“ is a metre to some and a thousand to others.
  if (unit !== null && said !== 'M' && (unit.code === 'C62' || unit.dimension !== 'COUNT')) return 1
  const pieces = parsePrice(said) ?? piecesOf(said) ?? readQuantity(said).quantity
  return usualUnits.has(pieces) ? pieces : null
}

/** Some may be written as nobody can read them. */
const mostRead = 0.75

/** Whether a column says for how many pieces prices are, by its name and texts from it. */
export function isPriceUnit(header: string, texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '')
  return (
    unitName.test(header.trim()) &&
    filled.filter((text) => piecesOfPrice(text) !== null).length >= filled.length * mostRead
  )
}

/**
 * Prices are told for one piece: where a column says that they are for 10, 100 or 1,000, they are shared out, and where
 * that cannot be read, they are not taken over; a notice says so. `cells` are those of the lines, as they were read.
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
  const priced = lines.flatMap((line, at) => {
    const fields = (['listPrice', 'purchasePrice'] as const).filter((field) => line[field] !== undefined)
    return fields.length === 0 ? [] : [{ line, fields, unit: piecesOfPrice(texts[at]!) }]
  })
  const unread = priced.filter(({ unit }) => unit === null)
  const shared = priced.filter(({ unit }) => unit !== null && unit > 1)
  for (const { line, fields } of unread) for (const field of fields) delete line[field]
  for (const { line, fields, unit } of shared)
    for (const field of fields) line[field] = Number((line[field]! / unit!).toPrecision(12))
  const name = `„${headerLabels(headers)[column]}“`
  return [
    ...noticeOf(`Preise der Liste sind durch ${name} geteilt: Sie gelten für ein Stück`, shared),
    ...noticeOf(
      `${name} sagt nicht lesbar, für wie viele Stück der Preis gilt; er wird nicht übernommen`,
      unread,
    ),
  ]
}

const noticeOf = (text: string, priced: readonly { line: BomLine }[]): Notice[] =>
  priced.length === 0
    ? []
    : [{ code: 'PRICES_SHARED_OUT', text, rowIndexes: priced.map(({ line }) => line.rowIndex) }]
