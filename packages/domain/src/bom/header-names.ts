import { cutText } from '../cut-text.ts'
import { columnLetters, type SheetRow } from './rows.ts'
import { joinHeaderRows } from './two-row-header.ts'

/** Characters that are kept of a header. */
const longestHeader = 500

/**
 * Headers by column as the file has them; a name that occurs again gets " (2)", " (3)" …, an empty one
 * stays ''; a very long one ends after 500 characters. Takes the header row, or all rows and the row number of the
 * header, which also finds the columns that the header leaves out and the names of a first of two header rows; row 0 is a list without header, whose columns all have no name.
 */
export function headerNames(rowOrRows: SheetRow | readonly SheetRow[], headerRowIndex?: number): string[] {
  if (Array.isArray(rowOrRows) && headerRowIndex === 0) {
    const width = Math.max(0, ...(rowOrRows as readonly SheetRow[]).map((row) => row.cells.length))
    return Array.from({ length: width }, () => '')
  }
  const row = Array.isArray(rowOrRows)
    ? (rowOrRows as readonly SheetRow[]).find((candidate) => candidate.rowIndex === headerRowIndex)
    : (rowOrRows as SheetRow)
  if (!row) return []
  const joined = Array.isArray(rowOrRows)
    ? joinHeaderRows((rowOrRows as readonly SheetRow[])[rowOrRows.indexOf(row) - 1], row)
    : null
  const texts =
    joined?.map(kept) ??
    row.cells.map((cell) => (cell.kind === 'empty' || cell.text.trim() === '' ? '' : kept(cell.text)))
  if (Array.isArray(rowOrRows)) {
    const width = widthOfRows(rowOrRows as readonly SheetRow[], row)
    while (texts.length < width) texts.push('')
  }
  const own = new Set(texts)
  const seen = new Map<string, number>()
  const given = new Set<string>()
  return texts.map((text) => {
    if (text === '') return ''
    if (!given.has(text)) {
      given.add(text)
      return text
    }
    let count = (seen.get(text) ?? 1) + 1
    while (own.has(`${text} (${count})`) || given.has(`${text} (${count})`)) count += 1
    seen.set(text, count)
    given.add(`${text} (${count})`)
    return `${text} (${count})`
  })
}

/**
 * How many columns the rows below fill: a column that the header leaves out is one where several rows hold something
 * in it; single cells further right are remarks beside the table or come from a shifted row.
 */
function widthOfRows(rows: readonly SheetRow[], header: SheetRow): number {
  const filled = new Map<number, number>()
  let below = 0
  for (const row of rows) {
    if (row.rowIndex <= header.rowIndex) continue
    below += 1
    for (let column = header.cells.length; column < row.cells.length; column += 1)
      if (row.cells[column]!.text.trim() !== '') filled.set(column, (filled.get(column) ?? 0) + 1)
  }
  const enough = Math.max(2, below * 0.1)
  let width = header.cells.length
  for (const [column, count] of filled) if (count >= enough) width = Math.max(width, column + 1)
  return width
}

/** Header cells that are longer than what is kept of them, as „Spalte L“. */
export function columnsWithCutHeader(row: SheetRow | undefined): string[] {
  return (row?.cells ?? []).flatMap((cell, column) =>
    cell.text.length > longestHeader ? [`Spalte ${columnLetters(column)}`] : [],
  )
}

const kept = (header: string): string => cutText(header, longestHeader)

/** Headers to show: on one line, an empty one as „Spalte L“, or „Spalte L (2)“ where another column is called that. */
export function headerLabels(headers: readonly string[]): string[] {
  const shown = headers.map((header) => header.replace(/\s+/g, ' ').trim())
  const names = new Set(shown)
  return shown.map((name, column) => {
    if (name !== '') return name
    const letters = `Spalte ${columnLetters(column)}`
    let label = letters
    for (let count = 2; names.has(label); count += 1) label = `${letters} (${count})`
    return label
  })
}

/** What programs call a column that has no name: „Spalte1“, "Column 3", "Unnamed: 4". */
const placeholder =
  /^(?:spalte|column|col|field|feld|unnamed:?|colonne|colonna|columna|coluna|kolumna|kolom|sloupec|oszlop) ?_?(?:\d{1,4}|[a-z]{1,2})$/i

/** Whether a header only counts the columns and says nothing of what stands in them. */
export const isPlaceholder = (header: string): boolean => placeholder.test(header.replace(/\s+/g, ' ').trim())

/** Column of a mapped header, by its name, else by its shown name; -1 where there is none. */
export function columnOfHeader(headers: readonly string[], importHeader: string): number {
  const exact = headers.indexOf(importHeader)
  if (exact >= 0 && importHeader !== '') return exact
  return headerLabels(headers).indexOf(importHeader.replace(/\s+/g, ' ').trim())
}
