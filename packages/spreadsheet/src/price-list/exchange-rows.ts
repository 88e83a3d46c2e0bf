import { cleanText } from '../cell/cell-text.ts'
import { emptyCell, textCell } from '../cell/cells.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Cell, PriceListRow, RowOptions } from '../types.ts'

/** The row of the column names in every format that has none in the file. */
export const headerRowOfExchange = 1
const longestCell = 32_767
const rowsOfSlice = 500

/** Cells of texts, cleaned and cut to what a cell holds. */
export const cellsOf = (texts: readonly (string | undefined)[]): Cell[] =>
  texts.map((text) => (text ? textCell(cleanText(text).slice(0, longestCell)) : emptyCell))

/** What a format delivers, before it is numbered. */
export type ExchangeRow = Omit<PriceListRow, 'rowIndex'>

/** A row of the file that is no article, with what stands in it. */
export const skippedRow = (line: number, skip: string, content: string): ExchangeRow => ({
  line,
  skip,
  cells: cellsOf([content.slice(0, 500)]),
})

/**
 * Column names first, then the rows, in slices. Rows are numbered as the lines of the file they come from; where
 * several come from one, the numbers go on.
 */
export async function* exchangeBatches(
  columns: readonly string[],
  rows: () => AsyncIterable<ExchangeRow[]>,
  { sheet, maxRows = Number.POSITIVE_INFINITY }: RowOptions,
  { sheetName, mostRows }: { sheetName: string; mostRows: number },
): AsyncGenerator<PriceListRow[]> {
  if (sheet !== undefined && sheet !== sheetName) throw new SpreadsheetProblem('no-sheet')
  yield [{ rowIndex: headerRowOfExchange, cells: cellsOf(columns) }]
  let delivered = 1
  let rowIndex = headerRowOfExchange
  if (delivered >= maxRows) return
  let slice: PriceListRow[] = []
  for await (const batch of rows()) {
    for (const { line, ...row } of batch) {
      rowIndex = Math.max(rowIndex + 1, line ?? 0)
      slice.push(line === undefined || line === rowIndex ? { ...row, rowIndex } : { ...row, rowIndex, line })
      if (++delivered > mostRows) throw new SpreadsheetProblem('too-many-rows')
      if (delivered >= maxRows) {
        yield slice
        return
      }
    }
    if (slice.length >= rowsOfSlice) {
      yield slice
      slice = []
    }
  }
  if (slice.length > 0) yield slice
}
