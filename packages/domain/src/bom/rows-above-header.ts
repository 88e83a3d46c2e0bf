import { parsePrice } from './decimals.ts'
import { readQuantity } from './quantity.ts'
import { type Cell, cellText, filledColumns, type SheetRow } from './rows.ts'

const comparedRows = 200

/** How many rows fill a column, and how many of them with a number. */
interface ColumnHabit {
  filled: number
  values: number
}

function isValue(cell: Cell | undefined): boolean {
  const text = cellText(cell)
  return cell?.kind === 'number' || parsePrice(text) !== null || readQuantity(text).quantity !== null
}

/**
 * The rows above the header that look like its lines: a number where the lines below have numbers and a text where
 * they have texts. Titles and what is said of the project are none.
 */
export function linesAboveHeader(above: readonly SheetRow[], below: readonly SheetRow[]): SheetRow[] {
  if (above.length === 0) return []
  const sample = below.slice(0, comparedRows)
  const habits: ColumnHabit[] = []
  for (const row of sample) {
    for (const column of filledColumns(row)) {
      const habit = habits[column] ?? { filled: 0, values: 0 }
      habits[column] = habit
      habit.filled += 1
      if (isValue(row.cells[column])) habit.values += 1
    }
  }
  const isUsual = (column: number) => (habits[column]?.filled ?? 0) >= Math.max(1, sample.length * 0.3)
  return above.filter((row) => {
    const columns = filledColumns(row).filter(isUsual)
    const numbers = columns.filter(
      (column) => habits[column]!.values >= habits[column]!.filled * 0.7 && isValue(row.cells[column]),
    )
    const texts = columns.filter(
      (column) =>
        habits[column]!.values < habits[column]!.filled * 0.7 &&
        !isValue(row.cells[column]) &&
        !cellText(row.cells[column]).endsWith(':'),
    )
    return numbers.length > 0 && texts.length > 0
  })
}
