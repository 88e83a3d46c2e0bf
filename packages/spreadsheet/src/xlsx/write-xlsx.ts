import { Readable } from 'node:stream'
import { cleanText } from '../cell/cell-text.ts'
import { escapeCellText } from './escapes.ts'
import { cellXml, sheetEnd, sheetHead, styles, workbookParts } from './workbook-xml.ts'
import { type ZipEntry, zipBytes } from './write-zip.ts'

/** A unit price has two to four places. Money and dates are shown in the reader's own language by Excel; texts stay texts, "0311087" and "-K1" included. */
export type ColumnKind = 'text' | 'number' | 'money' | 'unitPrice' | 'date' | 'boolean'
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

const styleOf: Record<ColumnKind, number> = {
  text: styles.text,
  number: styles.plain,
  money: styles.money,
  unitPrice: styles.unitPrice,
  date: styles.date,
  boolean: styles.plain,
}
const longestText = 32_767
const sliceLength = 64 * 1024

/** Streams a workbook. An error in `rows` destroys the stream, so that nobody takes half a file for whole. */
export function writeXlsx(input: { sheets: readonly WriteSheet[] }): Readable {
  return Readable.from(zipBytes(partsOf(input.sheets)), { objectMode: false })
}

function* partsOf(sheets: readonly WriteSheet[]): Generator<ZipEntry> {
  const taken = new Set<string>()
  yield* workbookParts(sheets.map(({ name }) => sheetName(name, taken)))
  for (const [at, sheet] of sheets.entries())
    yield { name: `xl/worksheets/sheet${at + 1}.xml`, text: sheetXml(sheet) }
}

async function* sheetXml({ columns, rows }: WriteSheet): AsyncGenerator<string> {
  const kinds = columns.map(({ kind = 'text' }) => styleOf[kind])
  let slice = sheetHead(columns.map(({ width = 14 }, at) => ({ width, style: kinds[at]! })))
  slice += rowXml(
    columns.map(({ header }) => header),
    1,
    () => styles.header,
  )
  let row = 1
  for await (const values of rows) {
    row += 1
    slice += rowXml(values, row, (column) => kinds[column] ?? styles.plain)
    if (slice.length < sliceLength) continue
    yield slice
    slice = ''
  }
  yield slice + sheetEnd
}

function rowXml(values: readonly WriteValue[], row: number, style: (column: number) => number): string {
  let cells = ''
  for (let column = 0; column < values.length; column++)
    cells += cellXml(cellValue(values[column]), { row, column, style: style(column) })
  return `<row r="${row}">${cells}</row>`
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
