import { parsePrice } from './decimals.ts'
import { readQuantity } from './quantity.ts'
import { type Cell, cellText, filledColumns, type SheetRow } from './rows.ts'

const comparedRows = 200

/** How many rows fill a column, and how many of them with a number or a link. */
interface ColumnHabit {
  filled: number
  values: number
}

function isValue(cell: Cell | undefined): boolean {
  const text = cellText(cell)
  return (
    cell?.kind === 'number' ||
    /^https?:/i.test(text) ||
    parsePrice(text) !== null ||
    readQuantity(text).quantity !== null
  )
}

/**
 * The rows down to the header that look like its lines: a number or a link where the lines below have them and a text
 * where they have texts. Titles and what is said of the project are none; the header itself is one where nothing in it
 * names a column of numbers.
 */
export function linesAboveHeader(
  above: readonly SheetRow[],
  below: readonly SheetRow[],
  headerRowIndex: number,
): SheetRow[] {
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
    const ofNumbers = columns.filter((column) => habits[column]!.values >= habits[column]!.filled * 0.7)
    const numbers = ofNumbers.filter((column) => isValue(row.cells[column]))
    if (row.rowIndex === headerRowIndex && numbers.length < ofNumbers.length) return false
    const texts = columns.filter(
      (column) =>
        habits[column]!.values < habits[column]!.filled * 0.7 &&
        !isValue(row.cells[column]) &&
        !cellText(row.cells[column]).endsWith(':'),
    )
    return numbers.length > 0 && texts.length > 0
  })
}
