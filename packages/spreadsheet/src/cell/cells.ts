import type { Cell, SheetRow } from '../types.ts'

/** One object for all empty cells: a price list has millions of them. */
export const emptyCell: Cell = Object.freeze({ text: '', kind: 'empty' })

export function textCell(text: string): Cell {
  return text === '' ? emptyCell : { text, kind: 'text' }
}

/** A row that only blanks and repeated merged values fill is a formatted ghost. */
export function hasContent(cells: readonly Cell[]): boolean {
  for (const cell of cells) {
    if (cell.merged) continue
    if (cell.kind === 'error' || cell.formula !== undefined) return true
    if (cell.kind !== 'empty' && cell.text.trim() !== '') return true
  }
  return false
}

/** Ends the row at its last filled cell. */
export function trimRow(row: SheetRow): SheetRow {
  const { cells } = row
  let length = cells.length
  while (length > 0) {
    const cell = cells[length - 1]!
    if (cell.kind !== 'empty' || cell.formula !== undefined) break
    length--
  }
  cells.length = length
  return row
}
