import { Readable } from 'node:stream'
import { cleanText } from '../cell/cell-text.ts'
import { markFormula } from './formula-mark.ts'

export type CsvValue = string | number | boolean | Date | null | undefined
export type CsvRow = readonly CsvValue[]

export interface WriteCsvOptions {
  separator?: string
  /** Byte-order mark, by which Excel knows UTF-8. */
  bom?: boolean
  /** Marks texts that a spreadsheet program would run (see `stripFormulaMark`). */
  guardFormulas?: boolean
  /** Decimal sign of numbers; a German Excel reads ';' files with ','. */
  decimal?: '.' | ','
}

const sliceLength = 64 * 1024

/**
 * Streams rows as the bytes of a csv text (RFC 4180, CRLF, UTF-8). Every filled text is in quotes, so that no
 * separator, line break or blank in it is read as something else; numbers only where they hold the separator, and they
 * are never marked. Dates are ISO; one at midnight UTC is a day and has no time.
 */
export function writeCsv(
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  options: WriteCsvOptions = {},
): Readable {
  return Readable.from(csvSlices(rows, options), { objectMode: false })
}

async function* csvSlices(
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  options: WriteCsvOptions,
): AsyncGenerator<Buffer> {
  const { separator = ',', bom = true, guardFormulas = true, decimal = '.' } = options
  const field = (value: CsvValue) => csvField(value, { separator, guardFormulas, decimal })
  let slice = bom ? '\uFEFF' : ''
  for await (const row of rows) {
    // A record of one empty field would read as an empty line.
    const record = row.map(field).join(separator)
    slice += `${record === '' ? '""' : record}\r\n`
    if (slice.length >= sliceLength) {
      yield Buffer.from(slice)
      slice = ''
    }
  }
  if (slice !== '') yield Buffer.from(slice)
}

function csvField(
  value: CsvValue,
  options: { separator: string; guardFormulas: boolean; decimal: string },
): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') {
    const shown = String(value).replace('.', options.decimal)
    return shown.includes(options.separator) ? inQuotes(shown) : shown
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '')
  const text = cleanText(value)
  const guarded = options.guardFormulas ? markFormula(text) : text
  return guarded === '' ? '' : inQuotes(guarded)
}

const inQuotes = (text: string) => `"${text.includes('"') ? text.replaceAll('"', '""') : text}"`
