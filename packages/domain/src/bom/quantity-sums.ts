import type { ColumnProfile } from './column-profile.ts'
import type { HeaderLanguage } from './header-languages.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { readQuantity } from './quantity.ts'
import { cellText, type SheetRow } from './rows.ts'

/** A column that adds up the columns from `first` to the one before it, in every row. */
export interface QuantitySum {
  column: number
  first: number
}

const fewestRows = 3
const mostParts = 24
/** What a column is called that holds all pieces and nothing else; a total within a longer name is told elsewhere. */
export const totalHeader =
  /^(?:gesamt(?:menge|anzahl|stückzahl|stk)?|summe|zus(?:ammen|\.)?|alle|total|sum|Σ|∑|insgesamt|ges\.?|totale|totalt|totaal|razem|łącznie|suma|celkem|celkovo|spolu|ukupno|skupaj|összesen|yhteensä|toplam|итого|всего|общо)(?: \(?(?:stk|stück|st|pcs)\.?\)?)?$/iu

/** Amounts that are no pieces add up as well. */
const noPieces =
  /preis|price|€|eur|chf|kosten|cost|lohn|netto|brutto|mwst|ust\b|vat|steuer|rabatt|kg|gewicht|weight|masse|volumen|leistung|länge|fläche|kontakt|lager|stock|offen|bestand|reserve|stunden|min\b/iu

/** Lengths are cut as they come, but who adds up prices has few round ones. */
const mostBroken = 0.3

/**
 * „NSHV | SV1 | SV2 | Gesamt“: how many pieces go where, and in the last column all of them. Null where no column is the
 * sum of at least two columns of mostly whole numbers right before it, or where another column is plainly the quantity, as in
 * „Menge | Material | Lohn | Gesamt“.
 */
export function findQuantitySum(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  rows: readonly SheetRow[],
  language: HeaderLanguage | null,
): QuantitySum | null {
  const isCount = (column: number) => {
    const { filled, quantityLike, counting, currency, date } = profiles[column]!
    const isNamed = headers[column]!.trim() !== '' && !noPieces.test(headers[column]!)
    return isNamed && filled > 0 && quantityLike >= 0.9 && !counting && currency === 0 && date === 0
  }
  const isPlainQuantity = (header: string) => {
    const best = matchHeaderWords(header, language)[0]
    return best?.meaning === 'quantity' && !best.vague && best.strength >= 0.9
  }
  const plain = headers.flatMap((header, column) =>
    header.trim() !== '' && profiles[column]!.filled > 0 && isPlainQuantity(header) ? [column] : [],
  )
  for (let column = headers.length - 1; column >= 2; column -= 1) {
    if (!isCount(column) || !(totalHeader.test(headers[column]!.trim()) || plain.includes(column))) continue
    const first = firstOfSum(rows, column, isCount)
    if (first === null) continue
    const isWithin = (one: number) => one >= first && one <= column
    const parts = plain.filter((one) => one !== column)
    if (parts.every(isWithin) && (parts.length === 0 || parts.length === column - first))
      return { column, first }
  }
  return null
}

const amountIn = (row: SheetRow, column: number): number | null => {
  const text = cellText(row.cells[column])
  return text === '' ? 0 : (row.cells[column]!.number ?? readQuantity(text).quantity)
}

/** Where the columns of counts begin that a column adds up in every row; null where none do. */
function firstOfSum(
  rows: readonly SheetRow[],
  column: number,
  isCount: (column: number) => boolean,
): number | null {
  const totals = rows.map((row) => amountIn(row, column))
  if (totals.includes(null)) return null
  const left = totals.map((total) => total!)
  if (left.filter((total) => !Number.isInteger(total)).length > left.length * mostBroken) return null
  const places = rows.map(() => 0)
  for (let first = column - 1; first >= Math.max(0, column - mostParts) && isCount(first); first -= 1) {
    for (const [at, row] of rows.entries()) {
      const count = amountIn(row, first)
      if (count === null) return null
      left[at]! -= count
      if (count > 0) places[at]! += 1
    }
    if (column - first >= 2 && left.every((rest) => Math.abs(rest) < 1e-6))
      return places.filter((count) => count >= 2).length >= fewestRows ? first : null
  }
  return null
}
