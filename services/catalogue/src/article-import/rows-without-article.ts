import type { ImportField } from '@schrankwerk/contracts'
import { isBareTotal } from '@schrankwerk/domain/bom'
import type { Cell } from '@schrankwerk/spreadsheet'
import { isHeaderOf } from '../import-file/price-list-headers.ts'
import { textOrNull } from './cell-text.ts'
import type { ColumnPlan } from './column-plan.ts'

/** A word that stands by itself: numbers of articles mix letters and digits. */
const plainWord = /(?:^|[\s(„"])\p{L}{3,}(?=$|[\s).,:;–-])/u
const digit = /\d/
/** A list of one or two columns may well fill only one of them. */
const fewestColumns = 3
const fewestHeaders = 2

/**
 * Why the row of an order number is no article, or undefined. „Kapitel 3" and „Ende der Preisliste" stand alone in rows
 * that have many columns; headers come again, on each page or below in another language. Price lists have millions of
 * rows, so nearly all leave at the first look.
 */
export function whyNoArticle(
  order: string,
  cells: readonly Cell[],
  { headers, columns }: ColumnPlan,
): string | undefined {
  const hasDigit = digit.test(order)
  if (hasDigit && !order.includes(' ')) return undefined
  if (isBareTotal(order.trim())) return 'Summenzeile, kein Artikel'
  if (!hasDigit && namesColumns(cells, columns)) return 'Die Zeile enthält Spaltennamen, keinen Artikel'
  const isTitle = !hasDigit || plainWord.test(order)
  if (
    isTitle &&
    headers.filter((header) => header.trim() !== '').length >= fewestColumns &&
    standsAlone(cells)
  )
    return 'Überschrift oder Hinweis, kein Artikel'
  return undefined
}

const noughts = /^0+(?:[.,]0+)?$/

/**
 * Whether a row only fills the space below a list, where its formulas reach further than its articles: noughts for
 * numbers, and nothing more to tell what it is.
 */
export function isFiller(
  numbers: readonly (string | null)[],
  cells: readonly Cell[],
  { columns }: ColumnPlan,
): boolean {
  const saysNothing = (text: string | null) => text === null || noughts.test(text)
  return (
    numbers.every(saysNothing) &&
    (columns.description ?? []).every((column) => saysNothing(textOrNull(cells[column])))
  )
}

function namesColumns(cells: readonly Cell[], columns: ColumnPlan['columns']): boolean {
  let named = 0
  let filled = 0
  for (const [field, sources] of Object.entries(columns))
    for (const column of sources) {
      const text = cells[column]?.text.trim() ?? ''
      if (text === '') continue
      filled += 1
      if (isHeaderOf(field as ImportField, text)) named += 1
    }
  return named >= fewestHeaders && named * 2 >= filled
}

function standsAlone(cells: readonly Cell[]): boolean {
  return cells.filter((cell) => !cell.merged && cell.text.trim() !== '').length === 1
}

const isPoint = (sign: string | undefined) => sign === '.' || sign === ','
const shortened = /^\d[.,]\d+E\+\d{1,3}$/i

/** „4,01508E+12": a spreadsheet program saved a long number as it showed it; its last digits are lost. */
export const isShortenedNumber = (text: string): boolean => isPoint(text[1]) && shortened.test(text)
