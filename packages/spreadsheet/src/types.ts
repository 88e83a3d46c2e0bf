export type CellKind = 'text' | 'number' | 'date' | 'boolean' | 'error' | 'empty'

export interface Cell {
  /**
   * As displayed, without grouping of thousands and with a decimal point: "0311087" where the number format shows
   * seven digits, "8806.500" with format 0.000, "3606485174358" (never 3.6E+12), "830903" (never "830903.0").
   * Dates are German ("19.02.2014", "19.02.2014 14:30", "06:34"), booleans TRUE or FALSE, errors ''.
   * Line breaks are \n; no other control character but tab is left.
   */
  text: string
  kind: CellKind
  /**
   * What a German spreadsheet program shows, where it is not `text`: "1.000,30 €", "10,43", "WAHR", "#NV". For previews
   * and descriptions; numbers and designations are read from `text`.
   */
  shown?: string
  /** The exact value of a number cell; undefined for every other kind. Not read from texts: that is `readNumber`. */
  number?: number
  /** The word that the number format shows behind the number, which `text` has too: "mm", "Stk.", "EUR". */
  suffix?: string
  /** Shown crossed out as a whole; known of xlsx alone. */
  struck?: true
  /** Text of the formula without '=', also where the result is an error: "=A1+S1-K5" can be a designation. */
  formula?: string
  /** The value repeats that of a merged range; the cell itself is empty. */
  merged?: true
}

export interface SheetRow {
  /** As a spreadsheet program numbers it, from 1. Csv: number of the record, empty ones counted. */
  rowIndex: number
  /** Index 0 is column A; ends with the last filled cell. Rows without any content are not delivered. */
  cells: Cell[]
  /** Not shown, by hand or by a filter; not known of ods. */
  hidden?: true
  /** Csv, of a row that ends before others do: how many cells are written, the last ones may be empty. */
  cellsWritten?: number
}

/** A row of a price list; what stands beside the cells comes from formats that are no tables. */
export interface PriceListRow extends SheetRow {
  /** Where the file has it, when that is not `rowIndex`: several articles may stand in one line; BMEcat counts articles. */
  line?: number
  /** Why it is no article, as a German sentence without its dot; the cell then holds what stands in the file. */
  skip?: string
  /** What was left out of it or is odd, as German sentences without their last dot. */
  remarks?: string[]
  /** Instead of an article: a discount group, and its percent where the file says one. */
  discountGroup?: { name: string; percent: number | null }
}

export interface SheetInfo {
  name: string
  hidden: boolean
  /** Last row of the declared range, where the file says so. A hint only: it may count empty rows. */
  rowCount?: number
}

export interface RowOptions {
  /** Name of the sheet; left out: the first visible one. */
  sheet?: string
  /** Ends after so many rows, without an error. */
  maxRows?: number
}

export interface OpenedInfo {
  format: 'xlsx' | 'xlsb' | 'ods' | 'xls' | 'csv'
  /** Csv only: 'utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be', 'windows-1250', 'windows-1251', 'windows-1252', 'cp850' or what the caller named. */
  encoding?: string
  /** Csv only. */
  separator?: string
  sheets: SheetInfo[]
}

/** What each format provides. */
export interface Reader extends OpenedInfo {
  /** Rows in slices: for imports, where a promise a row would cost more than the reading. */
  batches(options?: RowOptions): AsyncIterable<SheetRow[]>
  /** How much of the sheet being read is behind us, 0 to 1; by bytes, so it fits files whose rows nobody counted. */
  progress(): number
  /** What the user should know of the reading so far, as German sentences without their last dot. */
  notices(): string[]
  close(): Promise<void>
}

export interface Opened extends Reader {
  rows(options?: RowOptions): AsyncIterable<SheetRow>
}

export interface Limits {
  /** Bytes of a csv or txt file. */
  textBytes: number
  /** Bytes of an xlsx file as uploaded. */
  xlsxBytes: number
  xlsBytes: number
  /** All parts of an xlsx together, inflated. */
  inflatedBytes: number
  /** Parts of an xlsx. */
  entries: number
  /** Inflated to stored size of one part; only parts above 16 MB are looked at. */
  ratio: number
  rows: number
  columns: number
  /** Characters of the shared texts of an xlsx, which stay in memory. */
  sharedTextLength: number
  /** Characters of a cell; what is longer is cut, with a notice. */
  cellLength: number
  /** Characters of one csv record, or of all cells of one row. */
  recordLength: number
  /** Seconds of computing that an xls may take to open, plus `xlsSecondsPerMegabyte` each. */
  xlsSeconds: number
  xlsSecondsPerMegabyte: number
}

const megabyte = 1024 * 1024

export const defaultLimits: Limits = {
  textBytes: 200 * megabyte,
  xlsxBytes: 200 * megabyte,
  xlsBytes: 30 * megabyte,
  inflatedBytes: 1024 * megabyte,
  entries: 5000,
  ratio: 250,
  rows: 5_000_000,
  columns: 1024,
  sharedTextLength: 128 * megabyte,
  // As Excel does.
  cellLength: 32_767,
  recordLength: megabyte,
  xlsSeconds: 6,
  xlsSecondsPerMegabyte: 0.8,
}

export interface OpenOptions {
  /** The name the user gave the file. The content decides; the name only words the problem. */
  filename: string
  /** Csv only: overrides the detection; empty means none. */
  encoding?: string
  /** Csv only: overrides the detection; one character, empty means none. */
  separator?: string
  limits?: Partial<Limits>
  signal?: AbortSignal
}
