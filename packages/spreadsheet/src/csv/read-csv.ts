import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import iconv from 'iconv-lite'
import Papa from 'papaparse'
import { cleanText } from '../cell/cell-text.ts'
import { hasContent, textCell, trimRow } from '../cell/cells.ts'
import { type CellCutter, cellCutter } from '../cell/cut-cells.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Cell, Limits, OpenOptions, Reader, RowOptions, SheetRow } from '../types.ts'
import { type DetectedEncoding, detectEncoding, share } from './encoding.ts'
import { stripFormulaMark, textOfFormula } from './formula-mark.ts'
import { type Alignment, detectAlignment, detectSeparator, withoutAlignment } from './separator.ts'
import { plainDecoder, westernDecoder } from './western-decoder.ts'

const headBytes = 64 * 1024
const sheetName = 'Tabelle'

/**
 * Looks at the beginning of a text file for its separator, and at all of it for its encoding where neither its first
 * bytes nor the caller tell. Rows are read each time they are asked for; nothing stays open, so there is nothing to
 * close. Throws `SpreadsheetProblem`, for a file without content at once.
 */
export async function openCsv(path: string, options: OpenOptions, limits: Limits): Promise<Reader> {
  const head = await readHead(path, headBytes)
  const encoding = await detectEncoding(path, head, {
    chosen: options.encoding || undefined,
    signal: options.signal,
  })
  const sample = await readSample(path, encoding)
  const directive = /^sep=(.)\n/i.exec(sample)
  const separator = options.separator || directive?.[1] || detectSeparator(sample)
  requireContent(head)

  const source: CsvSource = {
    path,
    encoding,
    separator,
    alignment: separator === '\t' ? detectAlignment(sample) : null,
    skipRecords: directive ? 1 : 0,
    limits,
    signal: options.signal,
    size: (await stat(path)).size,
    bytesRead: 0,
    isMixed: false,
    holdsNul: false,
    cutter: cellCutter(limits.cellLength),
    widest: 0,
    swallowing: [],
  }
  const batches = (rowOptions: RowOptions = {}) => csvBatches(source, rowOptions)
  return {
    format: 'csv',
    encoding: encoding.encoding,
    separator,
    sheets: [{ name: sheetName, hidden: false }],
    batches,
    progress: () => (source.size > 0 ? Math.min(1, source.bytesRead / source.size) : 1),
    notices: () => noticesOf(source),
    close: async () => {},
  }
}

interface CsvSource {
  path: string
  encoding: DetectedEncoding
  separator: string
  alignment: Alignment | null
  /** Excel's own first line sep=; is an instruction; numbering begins behind it. */
  skipRecords: number
  limits: Limits
  signal?: AbortSignal
  size: number
  bytesRead: number
  /** Met while reading. */
  isMixed: boolean
  holdsNul: boolean
  /** Of the last reading. */
  cutter: CellCutter
  /** Cells of the longest row so far. */
  widest: number
  /** Records of which a field holds further rows. */
  swallowing: number[]
}

function noticesOf({ isMixed, holdsNul, swallowing, cutter }: CsvSource): string[] {
  const notices: string[] = []
  if (isMixed)
    notices.push(
      'In der Datei sind UTF-8 und Windows-1252 gemischt; jede Zeile wurde in ihrer eigenen Kodierung gelesen',
    )
  if (holdsNul)
    notices.push('Die Datei enthält Nullbytes, wie nach einem Abbruch; bitte prüfen Sie, ob Zeilen fehlen')
  if (swallowing.length > 0)
    notices.push(
      `${rowsNamed(swallowing)}: In einem Feld stehen weitere Zeilen der Datei; vermutlich fehlt ein Anführungszeichen`,
    )
  const cut = cutter.notice()
  return cut === undefined ? notices : [...notices, cut]
}

const mostNamed = 5

function rowsNamed(rows: readonly number[]): string {
  if (rows.length === 1) return `Zeile ${rows[0]}`
  return `Zeilen ${rows.slice(0, mostNamed).join(', ')}${rows.length > mostNamed ? ' …' : ''}`
}

interface Parsed {
  data: string[][]
  errors: { code: string; row?: number }[]
  meta: { cursor: number }
}

async function* csvBatches(source: CsvSource, options: RowOptions): AsyncGenerator<SheetRow[]> {
  if (options.sheet !== undefined && options.sheet !== sheetName) throw new SpreadsheetProblem('no-sheet')
  const { limits, separator, alignment } = source
  source.cutter = cellCutter(limits.cellLength)
  source.widest = 0
  source.swallowing = []
  const maxRows = options.maxRows ?? Number.POSITIVE_INFINITY
  const parser = new Papa.Parser({ delimiter: separator, newline: '\n', quoteChar: '"' })
  let rest = ''
  let rowIndex = -source.skipRecords
  let delivered = 0
  for await (const { text, last } of textSlices(source)) {
    source.signal?.throwIfAborted()
    const aligned = alignment ? withoutAlignment(rest + text, alignment) : rest + text
    // The parser takes blanks between a closing quote and a line end for nothing, but not those at the end of the file.
    const input = last ? aligned.replace(/" +$/, '"') : aligned
    const { data, errors, meta } = parser.parse(input, 0, !last) as Parsed
    rest = last ? '' : input.slice(meta.cursor)
    if (rest.length > limits.recordLength)
      throw rest.includes('"')
        ? unclosedQuote(rowIndex + data.length + 1)
        : tooLongRecord(rowIndex + data.length + 1)
    const unclosed = last ? errors.find((error) => error.code === 'MissingQuotes') : undefined
    if (unclosed) throw unclosedQuote(rowIndex + (unclosed.row ?? 0) + 1)
    const batch: SheetRow[] = []
    for (const record of data) {
      rowIndex++
      if (rowIndex < 1) continue
      const row = toRow(rowIndex, record, source)
      if (!row) continue
      if (++delivered > limits.rows) throw new SpreadsheetProblem('too-many-rows')
      batch.push(row)
      if (delivered >= maxRows) break
    }
    if (batch.length > 0) yield batch
    if (delivered >= maxRows) return
  }
}

function toRow(rowIndex: number, record: string[], source: CsvSource): SheetRow | undefined {
  const { limits, cutter } = source
  if (record.length > limits.columns)
    throw new SpreadsheetProblem(
      'too-large',
      'Die Datei hat zu viele Spalten. Bitte entfernen Sie überzählige Spalten oder wählen Sie ein anderes Trennzeichen.',
    )
  const cells: Cell[] = new Array(record.length)
  for (let at = 0; at < record.length; at++) {
    const written = cleanText(record[at]!)
    const text = textOfFormula(written) ?? stripFormulaMark(written)
    cells[at] = textCell(cutter.cut(text, rowIndex, at))
  }
  if (!hasContent(cells)) return undefined
  if (holdsFurtherRows(record, source)) source.swallowing.push(rowIndex)
  const row = trimRow({ rowIndex, cells })
  if (record.length < source.widest) row.cellsWritten = record.length
  else source.widest = record.length
  return row
}

/** Rows of fewer columns are hard to tell from a text; commas stand in texts anyway. */
const fewestColumns = (separator: string) => (separator === ',' ? 5 : 3)

/**
 * Whether a quotation mark that is never closed made further rows part of a field: one of its further lines has the
 * separators of a whole row. Behind a separator of a row stands no blank.
 */
function holdsFurtherRows(record: readonly string[], { widest, separator }: CsvSource): boolean {
  if (widest < fewestColumns(separator)) return false
  return record.some(
    (field) =>
      field.includes('\n') &&
      field
        .split('\n')
        .slice(1)
        .some((line) => line.replaceAll(`${separator} `, '').split(separator).length >= widest),
  )
}

/** Decoded text with \n line ends, slice by slice; the last one may be empty. */
async function* textSlices(source: CsvSource): AsyncGenerator<{ text: string; last: boolean }> {
  const { encoding, isGuess } = source.encoding
  const decoder = isGuess ? westernDecoder() : plainDecoder(encoding)
  const clean = (text: string) => {
    source.isMixed ||= decoder.isMixed()
    if (!text.includes('\0')) return withLineFeeds(text)
    source.holdsNul = true
    return withLineFeeds(text.replaceAll('\0', ''))
  }
  let held = ''
  let atStart = true
  source.bytesRead = 0
  const stream = createReadStream(source.path, {
    start: source.encoding.skip,
    highWaterMark: 128 * 1024,
    signal: source.signal,
  })
  for await (const chunk of stream) {
    source.bytesRead += chunk.length
    const decoded = withoutMark(held + decoder.write(chunk as Buffer), atStart)
    atStart &&= decoded === ''
    // CR at the end may be the first half of a line end.
    const kept = decoded.length - (/\r{1,2}$/.exec(decoded)?.[0].length ?? 0)
    held = decoded.slice(kept)
    yield { text: clean(decoded.slice(0, kept)), last: false }
  }
  yield { text: clean(held + decoder.end()), last: true }
}

/** CRLF, CR CR LF (a known slip of Windows programs) and CR alone become \n. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r{0,2}\n|\r/g, '\n') : text
}

/** A chosen encoding such as UTF-16 may leave its mark in the text. */
function withoutMark(text: string, atStart: boolean): string {
  return atStart && text.startsWith('\uFEFF') ? text.slice(1) : text
}

function unclosedQuote(record: number): SpreadsheetProblem {
  return new SpreadsheetProblem(
    'damaged',
    `Ab Zeile ${record} endet ein Anführungszeichen nicht oder eine Zelle ist zu lang. Bitte prüfen Sie die Zeile und laden Sie die Datei erneut hoch.`,
  )
}

function tooLongRecord(record: number): SpreadsheetProblem {
  return new SpreadsheetProblem(
    'damaged',
    `Zeile ${record} ist länger, als eine Zeile einer Liste sein kann. Bitte prüfen Sie, ob der Datei die Zeilenenden fehlen.`,
  )
}

async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The first 64 KB as text, without the last line, which may be cut. */
async function readSample(path: string, { encoding, skip }: DetectedEncoding): Promise<string> {
  const head = await readHead(path, headBytes)
  const text = withLineFeeds(iconv.decode(head.subarray(skip), encoding, { stripBOM: false })).replaceAll(
    '\0',
    '',
  )
  const end = text.lastIndexOf('\n')
  return head.length < headBytes || end < 0 ? text : text.slice(0, end)
}

function requireContent(head: Buffer): void {
  const blank = (byte: number) => byte === 0x0a || byte === 0x0d || byte === 0x20 || byte === 0x09
  if (head.length < headBytes && share(head, (byte) => !blank(byte)) === 0)
    throw new SpreadsheetProblem('empty')
}
