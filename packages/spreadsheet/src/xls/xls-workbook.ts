import { type CellObject, read, set_cptable, type WorkBook } from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full'
import { cleanText } from '../cell/cell-text.ts'
import {
  booleanCell,
  emptyCell,
  errorCell,
  hasContent,
  longestFormula,
  textCell,
  trimRow,
} from '../cell/cells.ts'
import type { CellCutter } from '../cell/cut-cells.ts'
import { type NumberDisplay, numberDisplay } from '../cell/number-display.ts'
import { isCyrillicAsWestern } from '../cyrillic.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Cell, Limits, SheetInfo, SheetRow } from '../types.ts'
import { mergedValues } from '../xlsx/merged-values.ts'
import { withoutMiscountedBlanks } from './blank-cells-of-xls.ts'
import { withCountedRows } from './empty-rows-of-ods.ts'
import type { Extent } from './xls-messages.ts'

// Files before Excel 97 write texts in the code page of their country.
set_cptable(codePages)

/** Source: [MS-XLS] 2.5.10. */
const errorNames: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

export interface XlsWorkbook {
  book: WorkBook
  sheets: SheetInfo[]
  date1904: boolean
}

/** Reads BIFF 2 to 8, with or without an OLE container, xlsb and ods. Runs in a worker: the parser is synchronous. */
export function readXlsWorkbook(bytes: Buffer): XlsWorkbook {
  const book = parse(bytes)
  if (book.SheetNames.length === 0) throw new SpreadsheetProblem('no-sheet')
  const sheets = book.SheetNames.map((name, at) => ({
    name,
    hidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
  }))
  return { book, sheets, date1904: book.Workbook?.WBProps?.date1904 === true }
}

const cyrillic = 1251

/** `codePage` counts where a file from before Excel 97 names none. */
const readBook = (bytes: Buffer, codePage?: number): WorkBook =>
  read(bytes, {
    type: 'buffer',
    dense: true,
    cellNF: true,
    cellFormula: true,
    cellText: false,
    cellHTML: false,
    ...(codePage !== undefined && { codepage: codePage }),
  })

const mostRowsRead = 100

function* beginningsOfTexts({ SheetNames, Sheets }: WorkBook): Generator<string> {
  for (const name of SheetNames) {
    const rows = (Sheets[name]?.['!data'] ?? []) as (CellObject[] | undefined)[]
    for (const row of rows.slice(0, mostRowsRead))
      for (const cell of row ?? []) if (cell?.t === 's') yield String(cell.v).slice(0, 100)
  }
}

function parse(bytes: Buffer): WorkBook {
  try {
    const book = readBook(withCountedRows(bytes))
    return isCyrillicAsWestern(beginningsOfTexts(book)) ? readBook(bytes, cyrillic) : book
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const mended = message.startsWith('MulBlank') ? withoutMiscountedBlanks(bytes) : null
    if (mended !== null) return parse(mended)
    if (/password|encrypt/i.test(message)) throw new SpreadsheetProblem('encrypted')
    if (/cannot find (file|workbook)|unsupported file|unrecognized/i.test(message)) {
      throw new SpreadsheetProblem('not-a-spreadsheet')
    }
    throw new SpreadsheetProblem('damaged', undefined, { cause: error })
  }
}

/** Only rows and cells that exist are visited: the declared range may be 65,535 × 255 for 27 real rows. */
export function* xlsRows(
  workbook: XlsWorkbook,
  name: string,
  { limits, extent, cutter }: { limits: Limits; extent: Extent; cutter: CellCutter },
): Generator<SheetRow> {
  const sheet = workbook.book.Sheets[name]
  if (!sheet) throw new SpreadsheetProblem('no-sheet')
  const data = (sheet['!data'] ?? []) as (CellObject[] | undefined)[]
  const displays = new Map<string, NumberDisplay>()
  const areas = (sheet['!merges'] ?? []).map(({ s, e }) => ({
    top: s.r + 1,
    bottom: e.r + 1,
    left: s.c,
    right: e.c,
  }))
  const repeatMerged = mergedValues(areas.sort((a, b) => a.top - b.top))
  let count = 0
  for (let at = 0; at < Math.min(data.length, extent.rows); at++) {
    const source = data[at]
    if (!source) continue
    const cut: Cut = (text, column) => cutter.cut(text, at + 1, column)
    const row: SheetRow = {
      rowIndex: at + 1,
      cells: cellsOf(source.slice(0, extent.columns), workbook.date1904, displays, cut),
    }
    if (sheet['!rows']?.[at]?.hidden) row.hidden = true
    const counts = hasContent(row.cells)
    repeatMerged(row)
    if (!counts) continue
    if (++count > limits.rows) throw new SpreadsheetProblem('too-many-rows')
    yield trimRow(row)
  }
}

type Cut = (text: string, column: number) => string

function cellsOf(
  source: CellObject[],
  date1904: boolean,
  displays: Map<string, NumberDisplay>,
  cut: Cut,
): Cell[] {
  const cells: Cell[] = []
  for (let column = 0; column < source.length; column++) {
    const cell = source[column]
    const value = cell ? cellValue(cell, date1904, displays, (text) => cut(text, column)) : emptyCell
    const formula = typeof cell?.f === 'string' ? cleanText(cell.f.slice(0, longestFormula)) : undefined
    cells.push(formula === undefined ? value : { ...value, formula })
  }
  return cells
}

function cellValue(
  cell: CellObject,
  date1904: boolean,
  displays: Map<string, NumberDisplay>,
  cut: (text: string) => string,
): Cell {
  switch (cell.t) {
    case 's':
      return textCell(cut(cleanText(String(cell.v ?? ''))))
    case 'b':
      return booleanCell(Boolean(cell.v))
    case 'e':
      return errorCell(errorNames[Number(cell.v)] ?? '')
    case 'n': {
      if (typeof cell.v !== 'number' || !Number.isFinite(cell.v)) return emptyCell
      const format = String(cell.z ?? 'General')
      const display = displays.get(format) ?? numberDisplay(format, { date1904 })
      displays.set(format, display)
      return display(cell.v)
    }
    default:
      return emptyCell
  }
}
