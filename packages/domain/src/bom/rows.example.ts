import type { Cell, SheetRow } from './rows.ts'

/** Rows for examples: `|` parts cells, a line is a row; `3.5` is a number, `=f` after `→` a formula. */
export function rowsOf(text: string): SheetRow[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => ({
      rowIndex: index + 1,
      cells: line.split('|').map((cell) => cellOf(cell.trim())),
    }))
}

/** One cell as a spreadsheet would read the text. */
export function cellOf(text: string): Cell {
  if (text === '') return { text, kind: 'empty' }
  const plainNumber = /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)
  return plainNumber ? { text, kind: 'number', number: Number(text) } : { text, kind: 'text' }
}
