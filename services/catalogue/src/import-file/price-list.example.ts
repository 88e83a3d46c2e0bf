import type { SheetRow } from '@schrankwerk/spreadsheet'
import { suggestImportMapping } from './suggest-import-mapping.ts'

/** Rows as a table: cells stand between bars. */
export const rowsOf = (table: string): SheetRow[] =>
  table.split('\n').map((line, at) => ({
    rowIndex: at + 1,
    cells: line.split('|').map((text) => ({ text, kind: text === '' ? 'empty' : 'text' })),
  }))

/** What is suggested for the columns of a table whose first row names them. */
export function suggestionsFor(table: string) {
  const [header, ...rows] = rowsOf(table)
  return suggestImportMapping(
    header!.cells.map(({ text }) => text),
    rows,
  )
}

export const fieldsOf = (table: string) =>
  suggestionsFor(table)
    .map(({ articleField }) => articleField ?? '-')
    .join('|')
