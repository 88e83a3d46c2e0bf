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
 * prices, EAN or numbers of one form where nearly all below it do.
 */
function findNames(rows: readonly SheetRow[]): number {
  const guess = detectHeaderRow(rows)
  if (guess.certainty === 'SURE') return guess.headerRowIndex
  const guessed = rows.find(({ rowIndex }) => rowIndex === guess.headerRowIndex)
  if (guess.certainty === 'CHECK' && (!guessed || countNamed(guessed) > 0 || !startsWithArticle(rows)))
    return guess.headerRowIndex
  return namedRow(rows) ?? (startsWithArticle(rows) ? 0 : guess.headerRowIndex)
}

const countNamed = (row: SheetRow): number =>
  filledColumns(row).filter((column) => {
    const [match] = matchPriceListHeader(row.cells[column]!.text.trim())
    return match !== undefined && match.strength >= 0.9
  }).length

/** The first row that names more columns than any other, with words that only price lists have. */
function namedRow(rows: readonly SheetRow[]): number | null {
  let best: { rowIndex: number; named: number } | null = null
  for (const row of rows.slice(0, searched)) {
    const named = countNamed(row)
    if (named < fewestNamed || named < filledColumns(row).length * 0.4) continue
    if (best === null || named > best.named) best = { rowIndex: row.rowIndex, named }
  }
  return best?.rowIndex ?? null
}

function startsWithArticle(rows: readonly SheetRow[]): boolean {
  const head = rows.slice(0, looked)
  const widest = Math.max(0, ...head.map((row) => filledColumns(row).length))
  const [first, ...below] = head.filter((row) => filledColumns(row).length >= Math.max(2, widest * 0.7))
  if (!first || below.length < fewest - 1) return false
  const textOf = (row: SheetRow, column: number) =>
    (row.cells[column]?.shown ?? row.cells[column]?.text ?? '').trim()
  const isValue = (text: string) => isEan(text) || price.test(text)
  return filledColumns(first).some((column) => {
    const text = textOf(first, column)
    const form = formOf(text)
    const isAlike = form === undefined ? isValue : (one: string) => isValue(one) || formOf(one) === form
    return (
      (isValue(text) || form !== undefined) &&
      below.filter((row) => isAlike(textOf(row, column))).length >= below.length * 0.8
    )
  })
}

/** „art_9999“ of „art_1002“: letters and figures of a number; undefined of what may be a name or an amount. */
const formOf = (text: string): string | undefined =>
  /^\p{L}{1,20}[_.-]?\d{3,12}$/u.test(text) ? text.replace(/\d/g, '9') : undefined
