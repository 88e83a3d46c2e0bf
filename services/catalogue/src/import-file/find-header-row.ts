import { detectHeaderRow, filledColumns, isEan } from '@schrankwerk/domain/bom'
import type { SheetRow } from '@schrankwerk/spreadsheet'
import { matchPriceListHeader } from './price-list-headers.ts'

const price = /^\D{0,4}\d{1,3}(?:[.' ]?\d{3})*[.,]\d{2}\D{0,4}$/
const looked = 40
const searched = 100
const fewest = 3
const fewestNamed = 2

/** „Spalte1“, „Column 2“, "Unnamed: 3", "F4": what programs call columns that have no name. */
const placeholder = /^(\p{L}{1,12})[ _:]{0,2}\d{1,3}$/u
const fewestPlaceholders = 3

function isOfPlaceholders(row: SheetRow): boolean {
  const words = filledColumns(row).map((column) => placeholder.exec(row.cells[column]!.text.trim())?.[1])
  return words.length >= fewestPlaceholders && words[0] !== undefined && new Set(words).size === 1
}

/** The row of the column names; one of a program's names for columns without a name only where no other is found. */
export function findHeaderRow(rows: readonly SheetRow[]): number {
  const [first, ...below] = rows
  if (!first || !isOfPlaceholders(first)) return findNames(rows)
  return findNames(below) || first.rowIndex
}

/**
 * The row of the column names as parts lists are understood; 0 where a price list has none: its first wide row holds
 * prices or EAN where nearly all below it do.
 */
function findNames(rows: readonly SheetRow[]): number {
  const guess = detectHeaderRow(rows)
  if (guess.certainty !== 'OPEN') return guess.headerRowIndex
  return namedRow(rows) ?? (startsWithArticle(rows) ? 0 : guess.headerRowIndex)
}

/** The first row that names more columns than any other, with words that only price lists have. */
function namedRow(rows: readonly SheetRow[]): number | null {
  let best: { rowIndex: number; named: number } | null = null
  for (const row of rows.slice(0, searched)) {
    const columns = filledColumns(row)
    const named = columns.filter((column) => {
      const [match] = matchPriceListHeader(row.cells[column]!.text.trim())
      return match !== undefined && match.strength >= 0.9
    }).length
    if (named < fewestNamed || named < columns.length * 0.4) continue
    if (best === null || named > best.named) best = { rowIndex: row.rowIndex, named }
  }
  return best?.rowIndex ?? null
}

function startsWithArticle(rows: readonly SheetRow[]): boolean {
  const head = rows.slice(0, looked)
  const widest = Math.max(0, ...head.map((row) => filledColumns(row).length))
  const [first, ...below] = head.filter((row) => filledColumns(row).length >= Math.max(2, widest * 0.7))
  if (!first || below.length < fewest - 1) return false
  const isValue = (row: SheetRow, column: number) => {
    const text = (row.cells[column]?.shown ?? row.cells[column]?.text ?? '').trim()
    return isEan(text) || price.test(text)
  }
  return filledColumns(first).some(
    (column) =>
      isValue(first, column) && below.filter((row) => isValue(row, column)).length >= below.length * 0.8,
  )
}
