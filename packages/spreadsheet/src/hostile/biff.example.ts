import iconv from 'iconv-lite'

/** Numbers as old Excel stores them: little-endian, one after the other. */
export const u8 = (...values: number[]): Buffer => Buffer.from(values)

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2)
  return bytes
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, at * 4)
  return bytes
}

export function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return bytes
}

/** The most bytes that a record of BIFF8 carries; what is longer goes on in CONTINUE records. */
export const longestRecord = 8224

/** One record: its kind, the length, the content. Source of all that follows: [MS-XLS] and the BIFF5 of Excel 95. */
export function record(kind: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  if (content.length > longestRecord) throw new RangeError(`A record of ${content.length} bytes is too long.`)
  return Buffer.concat([u16(kind, content.length), content])
}

export const kindOf = {
  bof: 0x0809,
  eof: 0x000a,
  filePass: 0x002f,
  boundSheet: 0x0085,
  sharedTexts: 0x00fc,
  continue: 0x003c,
} as const

export type BiffVersion = 5 | 8

/** Characters of a text of BIFF8, with the flag that says whether one or two bytes hold each. */
export function flaggedText(text: string): Buffer {
  const wide = [...text].some((char) => char > '\u00ff')
  return Buffer.concat([u8(wide ? 1 : 0), Buffer.from(text, wide ? 'utf16le' : 'latin1')])
}

const textOf = (version: BiffVersion, text: string) =>
  version === 8 ? flaggedText(text) : iconv.encode(text, 'windows-1252')

/** Number of the cell format without a number format; those of a book's own follow. */
export const plainFormat = 15

export interface BiffSheet {
  name: string
  hidden?: 'hidden' | 'veryHidden'
  cells: readonly Buffer[]
  /** Rows and columns that the sheet declares as used; the end is not part of it. */
  used?: { rows: readonly [number, number]; columns: readonly [number, number] }
}

export interface BiffBook {
  version: BiffVersion
  sheets: readonly BiffSheet[]
  /** Number formats, or the content of a record behind its number; each has a cell format from 16 on. */
  formats?: readonly (string | Buffer)[]
  /** Records of the shared texts. */
  sharedTexts?: readonly Buffer[]
  filePass?: Buffer
}

/** The stream of a workbook: what concerns all sheets, then sheet by sheet. */
export function biffStream(book: BiffBook): Buffer {
  const sheets = book.sheets.map((sheet) => sheetRecords(book.version, sheet))
  let offset = globalRecords(
    book,
    book.sheets.map(() => 0),
  ).length
  const offsets = sheets.map((bytes) => {
    const start = offset
    offset += bytes.length
    return start
  })
  return Buffer.concat([globalRecords(book, offsets), ...sheets])
}

const workbookPart = 0x0005
const sheetPart = 0x0010

function bof(version: BiffVersion, part: number): Buffer {
  return version === 8
    ? record(kindOf.bof, u16(0x0600, part, 0x0dbb, 0x07cc), u32(0, 6))
    : record(kindOf.bof, u16(0x0500, part, 0x096c, 0x07c9))
}

function globalRecords(
  { version, sheets, formats = [], ...book }: BiffBook,
  offsets: readonly number[],
): Buffer {
  const hiddenAs = { hidden: 1, veryHidden: 2 }
  const font = Buffer.concat([
    u16(200, 0, 0x7fff, 400, 0),
    u8(0, 2, 0, 0, 'Arial'.length),
    textOf(version, 'Arial'),
  ])
  const cellFormat = (format: number, flags: number) =>
    record(0x00e0, u16(0, format, flags), Buffer.alloc(version === 8 ? 14 : 10))
  const format = (code: string | Buffer, at: number) =>
    record(
      0x041e,
      u16(164 + at),
      ...(typeof code !== 'string'
        ? [code]
        : [version === 8 ? u16(code.length) : u8(code.length), textOf(version, code)]),
    )
  return Buffer.concat([
    bof(version, workbookPart),
    ...(book.filePass ? [record(kindOf.filePass, book.filePass)] : []),
    record(0x0042, u16(version === 8 ? 1200 : 1252)),
    record(0x003d, u16(0, 0, 0x4000, 0x2000, 0x0038, 0, 0, 1, 500)),
    record(0x0022, u16(0)),
    ...Array.from({ length: 4 }, () => record(0x0031, font)),
    ...formats.map(format),
    ...Array.from({ length: plainFormat }, () => cellFormat(0, 0xfff5)),
    cellFormat(0, 1),
    ...formats.map((_, at) => cellFormat(164 + at, 1)),
    record(0x0293, u16(0x8000), u8(0, 0xff)),
    ...sheets.map(({ name, hidden }, at) =>
      record(
        kindOf.boundSheet,
        u32(offsets[at]!),
        u8(hidden ? hiddenAs[hidden] : 0, 0, name.length),
        textOf(version, name),
      ),
    ),
    ...(book.sharedTexts ?? []),
    record(kindOf.eof),
  ])
}

function sheetRecords(version: BiffVersion, { cells, used }: BiffSheet): Buffer {
  const { rows, columns } = used ?? { rows: [0, 0], columns: [0, 0] }
  return Buffer.concat([
    bof(version, sheetPart),
    record(0x0200, version === 8 ? u32(...rows) : u16(...rows), u16(...columns, 0)),
    ...cells,
    record(0x023e, version === 8 ? u16(0x06b6, 0, 0, 0x40, 0, 0, 0, 0, 0) : u16(0x06b6, 0, 0, 0, 0)),
    record(kindOf.eof),
  ])
}

/** Row and column count from 0, here and in every cell below. */
const place = (row: number, column: number, format = plainFormat) => u16(row, column, format)

export const numberCell = (row: number, column: number, value: number, format?: number): Buffer =>
  record(0x0203, place(row, column, format), f64(value))

export const rkCell = (row: number, column: number, rk: number, format?: number): Buffer =>
  record(0x027e, place(row, column, format), u32(rk))

/** Several numbers side by side. */
export const rkCells = (row: number, column: number, rks: readonly number[]): Buffer =>
  record(
    0x00bd,
    u16(row, column),
    ...rks.map((rk) => Buffer.concat([u16(plainFormat), u32(rk)])),
    u16(column + rks.length - 1),
  )

export const sharedTextCell = (row: number, column: number, text: number): Buffer =>
  record(0x00fd, place(row, column), u32(text))

export const booleanCell = (row: number, column: number, value: boolean): Buffer =>
  record(0x0205, place(row, column), u8(value ? 1 : 0, 0))

export const emptyCell = (row: number, column: number, format?: number): Buffer =>
  record(0x0201, place(row, column, format))

/** A text in the cell itself. */
export const textCell = (version: BiffVersion, row: number, column: number, text: string): Buffer =>
  record(0x0204, place(row, column), u16(text.length), textOf(version, text))

/** A formula with its result; `tokens` is the formula as the program parsed it. */
export const formulaCell = (row: number, column: number, result: number, tokens: Buffer): Buffer =>
  record(0x0006, place(row, column), f64(result), u16(0), u32(0), u16(tokens.length), tokens)

const hundredth = 1
const integer = 2

/** A whole number in 30 bits; divided by 100 where it is said. Source: [MS-XLS] 2.5.217. */
export const rkInteger = (value: number, { divided = false } = {}): number =>
  ((value << 2) | integer | (divided ? hundredth : 0)) >>> 0

/** The upper 30 bits of a floating-point number; divided by 100 where it is said. */
export function rkFloat(value: number, { divided = false } = {}): number {
  const bytes = f64(value)
  const upper = bytes.readUInt32LE(4)
  if (bytes.readUInt32LE(0) !== 0 || (upper & 3) !== 0)
    throw new RangeError(`${value} needs more than 30 bits.`)
  return (upper | (divided ? hundredth : 0)) >>> 0
}
