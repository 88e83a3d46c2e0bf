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
  /** Puts every filled text in quotes, not only where it needs them. */
  quoteTexts?: boolean
}

const sliceLength = 64 * 1024

/** Streams rows as csv text (RFC 4180, CRLF, UTF-8). Numbers are never marked, dates are ISO. */
export function writeCsv(
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  options: WriteCsvOptions = {},
): Readable {
  return Readable.from(csvSlices(rows, options), { objectMode: false, encoding: 'utf8' })
}

async function* csvSlices(
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  options: WriteCsvOptions,
): AsyncGenerator<string> {
  const { separator = ',', bom = true, guardFormulas = true, decimal = '.', quoteTexts = false } = options
  const field = (value: CsvValue) => csvField(value, { separator, guardFormulas, decimal, quoteTexts })
  let slice = bom ? '\uFEFF' : ''
  for await (const row of rows) {
    // A record of one empty field would read as an empty line.
    const record = row.map(field).join(separator)
    slice += `${record === '' ? '""' : record}\r\n`
    if (slice.length >= sliceLength) {
      yield slice
      slice = ''
    }
  }
  if (slice !== '') yield slice
}

function csvField(
  value: CsvValue,
  options: { separator: string; guardFormulas: boolean; decimal: string; quoteTexts: boolean },
): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return quoted(String(value).replace('.', options.decimal), options.separator)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return value.toISOString()
  const text = cleanText(value)
  const guarded = options.guardFormulas ? markFormula(text) : text
  return options.quoteTexts && guarded !== '' ? inQuotes(guarded) : quoted(guarded, options.separator)
}

function quoted(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n]|^[\s#]|\s$|^sep=/i.test(text)
  return needsQuotes ? inQuotes(text) : text
}

const inQuotes = (text: string) => `"${text.includes('"') ? text.replaceAll('"', '""') : text}"`
