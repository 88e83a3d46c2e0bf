import type { Cell, SheetRow } from '../types.ts'

/** One object for all empty cells: a price list has millions of them. */
export const emptyCell: Cell = Object.freeze({ text: '', kind: 'empty' })

/** A longer formula is no designation; a shared one would be copied into each of its cells. */
export const longestFormula = 1024

export function textCell(text: string): Cell {
  return text === '' ? emptyCell : { text, kind: 'text' }
}

export function booleanCell(value: boolean): Cell {
  return value
    ? { text: 'TRUE', kind: 'boolean', shown: 'WAHR' }
    : { text: 'FALSE', kind: 'boolean', shown: 'FALSCH' }
}

/** Source of the names: the German Excel. */
const germanErrors: Readonly<Record<string, string>> = {
  '#VALUE!': '#WERT!',
  '#REF!': '#BEZUG!',
  '#NUM!': '#ZAHL!',
  '#N/A': '#NV',
}

/** An error has no text, so that no field takes it for a value. */
export function errorCell(name: string): Cell {
  if (!/^#[A-Z0-9/_]+[!?]?$/.test(name)) return { text: '', kind: 'error' }
  return { text: '', kind: 'error', shown: germanErrors[name] ?? name }
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
