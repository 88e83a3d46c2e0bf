import { type Cell, cellText, type SheetRow } from './rows.ts'

/** „Pos Menge“, „Pos./Anz.“: two names over one column, as a list has them that was copied out of a PDF. */
const bothNames =
  /^pos(?:ition)?(?:[- ]?nr)?\.?\s?[/|,-]?\s?(?:menge|anz(?:ahl|\.)?|stk\.?|stück|qty\.?|quantity)$/iu
/** „4 12 Stk“, „4. 12“ */
const bothValues = /^\d{1,4}\.?\s+(\d{1,6}(?:[.,]\d{1,3})?(?:\s?\p{L}{1,6}\.?)?)$/u
const nearlyAll = 0.8

/** The rows with quantities alone where a column holds positions in front of them; else the rows themselves. */
export function withoutPositions(rows: readonly SheetRow[], headers: readonly string[]): readonly SheetRow[] {
  const columns = headers.flatMap((header, column) => {
    if (!bothNames.test(header.replace(/\s+/g, ' ').trim())) return []
    const texts = rows.map(({ cells }) => cellText(cells[column])).filter((text) => /^\d/.test(text))
    const both = texts.filter((text) => bothValues.test(text))
    return both.length > 0 && both.length >= texts.length * nearlyAll ? [column] : []
  })
  if (columns.length === 0) return rows
  const quantityAlone = (cell: Cell, at: number): Cell => {
    const quantity = columns.includes(at) ? bothValues.exec(cellText(cell))?.[1] : undefined
    return quantity === undefined ? cell : { ...cell, text: quantity, kind: 'text' }
  }
  return rows.map((row) => ({ ...row, cells: row.cells.map(quantityAlone) }))
}
