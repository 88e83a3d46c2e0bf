import { openCsv } from './csv/read-csv.ts'
import { rowsOf } from './row-stream.ts'
import { sniff } from './sniff.ts'
import { asProblem, SpreadsheetProblem } from './spreadsheet-problem.ts'
import {
  defaultLimits,
  type Limits,
  type Opened,
  type OpenedInfo,
  type OpenOptions,
  type Reader,
  type RowOptions,
  type SheetRow,
} from './types.ts'
import { openXls } from './xls/read-xls.ts'
import { openZippedWorkbook } from './zipped-workbook.ts'

/**
 * Opens an xlsx, xlsb, ods, xls, csv or txt file by its content. Throws a `SpreadsheetProblem` for a file that is not read, the
 * signal's reason when aborted. Rows are read when they are asked for; `close` must be called.
 */
export async function openSpreadsheet(path: string, options: OpenOptions): Promise<Opened> {
  const limits: Limits = { ...defaultLimits, ...options.limits }
  if (options.separator && !/^[^"\r\n]$/.test(options.separator))
    throw new RangeError('The separator is one character.')
  options.signal?.throwIfAborted()
  try {
    const { kind, size, notices } = await sniff(path, options.filename)
    const { open, most } = {
      zip: { open: openZippedWorkbook, most: limits.xlsxBytes },
      xls: { open: openXls, most: limits.xlsBytes },
      text: { open: openCsv, most: limits.textBytes },
    }[kind]
    if (size > most) throw new SpreadsheetProblem('too-large')
    return completed(await open(path, options, limits), notices, options.signal)
  } catch (error) {
    throw asProblem(error, options.signal)
  }
}

/** Every reader fails in its own words; outside there are problems and the reason of an abort. */
function completed(reader: Reader, sniffed: readonly string[], signal?: AbortSignal): Opened {
  const batches: Opened['batches'] = async function* (options) {
    try {
      yield* reader.batches(options)
    } catch (error) {
      throw asProblem(error, signal)
    }
  }
  return {
    ...reader,
    batches,
    rows: (options) => rowsOf(batches(options)),
    notices: () => [...sniffed, ...reader.notices()],
  }
}

export interface Table extends OpenedInfo {
  /** Name of the sheet that was read. */
  sheet: string
  rows: SheetRow[]
  /** What the user should know of the reading, as German sentences without their last dot. */
  notices: string[]
}

export interface TableOptions extends OpenOptions, RowOptions {
  /** Asked where no sheet is named; undefined leaves the choice to the reader. Opening an xls twice takes seconds. */
  chooseSheet?: (opened: Opened) => Promise<string | undefined>
  /** Called with what was read before the file is closed: to read more of its sheets, all together no larger than a table. */
  whileOpen?: (table: Table, more: FurtherSheets) => Promise<void>
}

export interface FurtherSheets {
  /** The first `maxRows` rows of a sheet, whose size does not count. */
  head(sheet: string, maxRows: number): Promise<SheetRow[]>
  /** All rows of a sheet; throws 'too-many-rows' or 'too-large' where it and those read before are more than a table. */
  all(sheet: string): Promise<SheetRow[]>
}

const mostTableRows = 50_000
const mostTableCells = 4_000_000
const mostTableText = 64 * 1024 * 1024

/**
 * Reads one sheet whole: for parts lists. Without `sheet` the first visible sheet that has rows is read; a file without
 * any row is the problem 'empty'. More than `maxRows` (50,000) rows are 'too-many-rows'.
 */
export async function readTable(path: string, options: TableOptions): Promise<Table> {
  const opened = await openSpreadsheet(path, options)
  try {
    const room = roomOfTable(options.maxRows ?? mostTableRows)
    const { format, encoding, separator, sheets } = opened
    const chosen = options.sheet ?? (await options.chooseSheet?.(opened))
    for (const sheet of sheetsToTry(opened, chosen)) {
      const rows = await gatherRows(opened, sheet, room)
      if (rows.length === 0 && chosen === undefined) continue
      const table = { format, encoding, separator, sheets, sheet, rows, notices: opened.notices() }
      await options.whileOpen?.(table, {
        head: (name, maxRows) => gatherRows(opened, name, roomOfTable(maxRows), { endsThere: true }),
        all: (name) => gatherRows(opened, name, room),
      })
      return { ...table, notices: opened.notices() }
    }
    throw new SpreadsheetProblem('empty')
  } finally {
    await opened.close()
  }
}

/** What a table may still take. */
interface Room {
  rows: number
  cells: number
  text: number
}

const roomOfTable = (rows: number): Room => ({ rows, cells: mostTableCells, text: mostTableText })

/** The rows of a sheet; takes what they need from the room. With `endsThere` a longer sheet is cut and not refused. */
async function gatherRows(
  opened: Opened,
  sheet: string,
  room: Room,
  { endsThere = false }: { endsThere?: boolean } = {},
): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const batch of opened.batches({ sheet, maxRows: endsThere ? room.rows : room.rows + 1 })) {
    for (const row of batch) {
      rows.push(row)
      room.cells -= row.cells.length
      for (const cell of row.cells) room.text -= cell.text.length
    }
    if (rows.length > room.rows) throw new SpreadsheetProblem('too-many-rows')
    if (room.cells < 0 || room.text < 0) throw new SpreadsheetProblem('too-large')
  }
  room.rows -= rows.length
  return rows
}

function sheetsToTry({ sheets }: Opened, chosen: string | undefined): string[] {
  if (chosen !== undefined) return [chosen]
  const visible = sheets.filter((sheet) => !sheet.hidden)
  return (visible.length > 0 ? visible : sheets).map((sheet) => sheet.name)
}
