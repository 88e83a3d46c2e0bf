import { utils, write } from '@e965/xlsx'
import ExcelJS from 'exceljs'

/** A formula as Excel keeps it: its text without "=", and what was shown when the file was saved. */
export interface Formula {
  formula: string
  shows: number | string | { error: '#NAME?' | '#VALUE!' | '#REF!' }
}
/** A number with the format in which Excel shows it. */
export interface Formatted {
  number: number
  format: string
}
export type Cell = string | number | null | Formula | Formatted
export type Row = readonly Cell[]

export interface Sheet {
  name: string
  rows: readonly Row[]
  merged?: readonly string[]
  /** Numbers from 1. */
  hiddenColumns?: readonly number[]
  isHidden?: boolean
}

const sheetValue = (cell: Cell): ExcelJS.CellValue => {
  if (cell === null || typeof cell !== 'object') return cell
  if ('number' in cell) return cell.number
  return { formula: cell.formula, result: cell.shows as ExcelJS.CellFormulaValue['result'] }
}

export async function xlsxOf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook()
  for (const { name, rows, merged = [], hiddenColumns = [], isHidden = false } of sheets) {
    const sheet = workbook.addWorksheet(name, { state: isHidden ? 'hidden' : 'visible' })
    rows.forEach((row, rowIndex) => {
      row.forEach((value, columnIndex) => {
        if (value === null || value === '') return
        const cell = sheet.getCell(rowIndex + 1, columnIndex + 1)
        cell.value = sheetValue(value)
        if (typeof value === 'object' && 'format' in value) cell.numFmt = value.format
      })
    })
    for (const range of merged) sheet.mergeCells(range)
    for (const number of hiddenColumns) sheet.getColumn(number).hidden = true
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

/** Excel 97–2003 (BIFF8). */
export function xlsOf(sheets: readonly Sheet[]): Uint8Array {
  const workbook = utils.book_new()
  for (const { name, rows } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(plain)))
    utils.book_append_sheet(workbook, sheet, name)
  }
  return new Uint8Array(write(workbook, { bookType: 'biff8', type: 'array' }) as ArrayBuffer)
}

export interface CsvShape {
  separator: ';' | ',' | '\t' | '|'
  encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'windows-1252'
}

export function csvOf(rows: readonly Row[], { separator, encoding }: CsvShape): Uint8Array {
  const field = (cell: Cell) => {
    const text = String(plain(cell) ?? '')
    return text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const text = rows.map((row) => `${row.map(field).join(separator)}\r\n`).join('')
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le')
  if (encoding === 'windows-1252') return windows1252(text)
  return Buffer.from(encoding === 'utf-8 with mark' ? `\uFEFF${text}` : text, 'utf8')
}

function plain(cell: Cell): string | number | null {
  if (cell === null || typeof cell !== 'object') return cell
  if ('number' in cell) return cell.number
  return typeof cell.shows === 'object' ? cell.shows.error : cell.shows
}

/** What Windows-1252 holds beyond Latin-1, as far as the lists use it. */
const beyondLatin = new Map([
  ['€', 0x80],
  ['„', 0x84],
  ['“', 0x93],
  ['”', 0x94],
  ['–', 0x96],
  ['Ø', 0xd8],
])

function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const code = beyondLatin.get(sign) ?? sign.codePointAt(0)!
    if (code > 0xff) throw new Error(`Windows-1252 has no ${sign}.`)
    return code
  })
}
