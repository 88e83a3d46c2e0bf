import { cellText, filledColumns, type SheetRow } from './rows.ts'

/** What a row says, whatever numbers of pages and sheets it has. */
const textOf = (row: SheetRow): string =>
  filledColumns(row)
    .map((column) => cellText(row.cells[column]))
    .join('|')
    .replace(/\d+/g, '#')

/**
 * Rows below the header that also stand above it: the title of a printed form comes again on its every page. `above` are
 * the rows over the header that are no lines.
 */
export function pageTitles(above: readonly SheetRow[], below: readonly SheetRow[]): Set<number> {
  const titles = new Set(above.map(textOf).filter((text) => /\p{L}{2}/u.test(text)))
  return new Set(below.filter((row) => titles.has(textOf(row))).map(({ rowIndex }) => rowIndex))
}
