import { detectHeaderRow, filledColumns, isEan } from '@schrankwerk/domain/bom'
import type { SheetRow } from '@schrankwerk/spreadsheet'

const price = /^\D{0,4}\d{1,3}(?:[.' ]?\d{3})*[.,]\d{2}\D{0,4}$/
const looked = 40
const fewest = 3

/**
 * The row of the column names as parts lists are understood; 0 where a price list has none: its first wide row holds
 * prices or EAN where nearly all below it do.
 */
export function findHeaderRow(rows: readonly SheetRow[]): number {
  const guess = detectHeaderRow(rows)
  return guess.certainty === 'OPEN' && startsWithArticle(rows) ? 0 : guess.headerRowIndex
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
