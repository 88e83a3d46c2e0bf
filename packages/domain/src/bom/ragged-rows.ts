import type { LineNote } from './bom-line.ts'
import { parsePrice } from './decimals.ts'
import type { BomField, FieldColumns } from './fields.ts'
import { readQuantity } from './quantity.ts'
import { cellText, columnLetters, type SheetRow } from './rows.ts'
import { isWordForNothing } from './words-for-nothing.ts'

const counted: BomField[] = ['quantity', 'purchasePrice', 'listPrice']

const isCount = (text: string) => parsePrice(text) !== null || readQuantity(text).quantity !== null

/**
 * What a row holds right of the last column is kept as a note on its line. Where a number is missing from its column
 * and stands in the next one, an unquoted separator has shifted the row.
 */
export function notesOfRaggedRow(row: SheetRow, width: number, columns: FieldColumns): LineNote[] {
  const beyond = row.cells.flatMap((cell, column) =>
    column >= width && cellText(cell) !== '' ? [`${columnLetters(column)} „${shorten(cellText(cell))}“`] : [],
  )
  if (beyond.length === 0) return []
  const notes: LineNote[] = [
    {
      code: 'CELLS_BEYOND_HEADER',
      certainty: 'CHECK',
      text: `Rechts von der letzten Spalte steht noch: ${beyond.slice(0, 10).join(', ')}`,
    },
  ]
  const shifted = counted
    .flatMap((field) => columns.get(field) ?? [])
    .filter((column) => {
      const own = cellText(row.cells[column])
      return own !== '' && !isWordForNothing(own) && !isCount(own) && isCount(cellText(row.cells[column + 1]))
    })
  if (shifted.length > 0) {
    const letters = shifted.map((column) => columnLetters(column)).join(', ')
    notes.push({
      code: 'ROW_SHIFTED',
      certainty: 'CHECK',
      text: `Die Zeile ist verschoben: in Spalte ${letters} steht keine Zahl, aber rechts daneben; vermutlich trennt ein Zeichen im Text`,
    })
  }
  return notes
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
