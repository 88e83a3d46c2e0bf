import { PassThrough, type Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { cleanText } from '../cell/cell-text.ts'
import { escapeCellText } from './escapes.ts'

/** Money and dates are shown in the reader's own language by Excel; texts stay texts, "0311087" and "-K1" included. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'boolean'
export type WriteValue = string | number | boolean | Date | null | undefined

export interface WriteColumn {
  header: string
  /** In characters; 14 where left out. */
  width?: number
  kind?: ColumnKind
}

export interface WriteSheet {
  name: string
  columns: readonly WriteColumn[]
  rows: AsyncIterable<readonly WriteValue[]> | Iterable<readonly WriteValue[]>
}

const formats: Record<ColumnKind, string | undefined> = {
  text: '@',
  number: undefined,
  money: '#,##0.00',
  date: 'dd.mm.yyyy',
  boolean: undefined,
}
const longestText = 32_767
const rowsATurn = 200

/** Streams a workbook. An error in `rows` destroys the stream, so that nobody takes half a file for whole. */
export function writeXlsx(input: { sheets: readonly WriteSheet[] }): Readable {
  const output = new PassThrough()
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: output,
    useStyles: true,
    useSharedStrings: false,
  })
  fillWorkbook(workbook, input.sheets, output).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return output
}

async function fillWorkbook(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  sheets: readonly WriteSheet[],
  output: PassThrough,
): Promise<void> {
  const taken = new Set<string>()
  for (const sheet of sheets) {
    const worksheet = workbook.addWorksheet(sheetName(sheet.name, taken), {
      views: [{ state: 'frozen', ySplit: 1 }],
    })
    worksheet.columns = sheet.columns.map(({ width = 14, kind = 'text' }) => ({
      width,
      style: formats[kind] === undefined ? {} : { numFmt: formats[kind] },
    }))
    const header = worksheet.addRow(sheet.columns.map((column) => cellValue(column.header)))
    header.font = { bold: true }
    header.commit()
    let count = 0
    for await (const row of sheet.rows) {
      worksheet.addRow(row.map(cellValue)).commit()
      if (++count % rowsATurn === 0) await roomIn(output)
    }
    worksheet.commit()
  }
  await workbook.commit()
}

/** Lets the zip writer take its turn, and waits while nobody reads. */
async function roomIn(output: PassThrough): Promise<void> {
  await nextTurn()
  while (output.writableNeedDrain && !output.destroyed) await drainOrClose(output)
  if (output.destroyed) throw new Error('The reader of the workbook has gone.')
}

function drainOrClose(output: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      output.off('drain', done).off('close', done)
      resolve()
    }
    output.on('drain', done).on('close', done)
  })
}

function cellValue(value: WriteValue): string | number | boolean | Date | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return value
  const text = escapeCellText(cleanText(value))
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
}

/** Excel allows 31 characters, none of []:*?/\, and each name once. */
function sheetName(name: string, taken: Set<string>): string {
  const base =
    cleanText(name)
      .replace(/[[\]:*?/\\\n\t]/g, ' ')
      .replace(/^'|'$/g, '')
      .trim()
      .slice(0, 31) || 'Tabelle'
  let unique = base
  for (let number = 2; taken.has(unique.toLowerCase()); number++)
    unique = `${base.slice(0, 31 - String(number).length - 1)} ${number}`
  taken.add(unique.toLowerCase())
  return unique
}
