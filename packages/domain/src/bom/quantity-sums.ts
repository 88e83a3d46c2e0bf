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
const totalWord = /^(?:gesamt|summe|total|sum|Σ|∑|insgesamt|ges\.?|totale|totaal|razem|suma|celkem)/iu

/**
 * „NSHV | SV1 | SV2 | Gesamt“: how many pieces go where, and in the last column all of them. Null where no column is the
 * sum of at least two columns of counts right before it, or where one of two is plainly the quantity itself, as in
 * „Menge | Reserve | Gesamt“.
 */
export function findQuantitySum(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  rows: readonly SheetRow[],
  language: HeaderLanguage | null,
): QuantitySum | null {
  const isCount = (column: number) => {
    const { filled, quantityLike, counting, currency, date } = profiles[column]!
    return filled > 0 && quantityLike >= 0.9 && !counting && currency === 0 && date === 0
  }
  const isPlainQuantity = (column: number) => {
    const best = matchHeaderWords(headers[column]!, language)[0]
    return best?.meaning === 'quantity' && !best.vague && best.strength >= 0.9
  }
  for (let column = headers.length - 1; column >= 2; column -= 1) {
    if (!isCount(column) || !(totalWord.test(headers[column]!.trim()) || isPlainQuantity(column))) continue
    for (let first = column - 2; first >= 0 && isCount(first) && isCount(first + 1); first -= 1) {
      const parts = Array.from({ length: column - first }, (_, at) => first + at)
      if (parts.length === 2 && parts.some(isPlainQuantity)) continue
      if (parts.every((part) => headers[part]!.trim() !== '') && isSumOf(rows, column, parts))
        return { column, first }
    }
  }
  return null
}

const amountIn = (row: SheetRow, column: number): number | null => {
  const text = cellText(row.cells[column])
  return text === '' ? 0 : (row.cells[column]!.number ?? readQuantity(text).quantity)
}

function isSumOf(rows: readonly SheetRow[], column: number, parts: readonly number[]): boolean {
  let proved = 0
  for (const row of rows) {
    const total = amountIn(row, column)
    const counts = parts.map((part) => amountIn(row, part))
    if (total === null || counts.includes(null)) return false
    const sum = counts.reduce<number>((all, count) => all + count!, 0)
    if (Math.abs(sum - total) > 1e-9) return false
    if (counts.filter((count) => count! > 0).length >= 2) proved += 1
  }
  return proved >= fewestRows
}
