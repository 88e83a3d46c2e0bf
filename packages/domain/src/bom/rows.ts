/** One cell as a spreadsheet shows it: `text` is the form to read from, `number` the stored value. */
export interface Cell {
  text: string
  /** What a German spreadsheet program shows, where that is not `text`: "1.000,30 €". */
  shown?: string
  kind: 'text' | 'number' | 'date' | 'boolean' | 'error' | 'empty'
  number?: number
  formula?: string
  merged?: boolean
  /** Shown crossed out. */
  struck?: boolean
}

/** One row; `rowIndex` counts as a spreadsheet program numbers it, from 1. `cells[0]` is column A. */
export interface SheetRow {
  rowIndex: number
  cells: Cell[]
  /** Not shown to who has the file open. */
  hidden?: boolean
}

export interface Sheet {
  name: string
  hidden: boolean
  rows: SheetRow[]
}

/** How far a guess may be trusted: taken, to be looked at, or left to the user. */
export type Certainty = 'SURE' | 'CHECK' | 'OPEN'

const spaces = /[\s\u00a0\u2007\u202f\u200b\ufeff]+/g

/** Text of a cell on one line, without outer blanks, soft hyphens and invisible marks. */
export function cellText(cell: Cell | undefined): string {
  return !cell || cell.kind === 'empty' ? '' : onOneLine(cell.text)
}

/** The same of what the person sees: for texts, never for numbers and designations. */
export function shownCellText(cell: Cell | undefined): string {
  return !cell || cell.kind === 'empty' ? '' : onOneLine(shownText(cell))
}

/** What no text of most cells has: a mark to take out, a blank that is none, two in a row or one at an end. */
const uneven = /[\u00ad\u200b]|[^\S ]| {2}|^ | $/

function onOneLine(text: string): string {
  if (!uneven.test(text)) return text
  return text
    .replace(/\u00ad/g, '')
    .replace(spaces, ' ')
    .trim()
}

/** The cell as the person sees it who has the file open. */
export function shownText(cell: Cell): string {
  return cell.shown ?? cell.text
}

/** Whether a cell only continues the one to its left, with which it is merged. */
export function isMergedFromLeft(row: SheetRow, column: number): boolean {
  const cell = row.cells[column]
  return cell?.merged === true && cellText(row.cells[column - 1]) === cellText(cell)
}

/** The cells of a row that hold something; a cell merged sideways counts once. The first of a merged range is not marked. */
export function filledColumns(row: SheetRow): number[] {
  const filled: number[] = []
  row.cells.forEach((cell, column) => {
    const text = cellText(cell)
    if (text === '' || isMergedFromLeft(row, column)) return
    filled.push(column)
  })
  return filled
}

/** Name of a column as a spreadsheet program shows it: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  let rest = column + 1
  let letters = ''
  while (rest > 0) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
    rest = Math.floor((rest - 1) / 26)
  }
  return letters
}
