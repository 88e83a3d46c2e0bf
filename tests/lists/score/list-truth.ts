import { readFileSync } from 'node:fs'

/** What somebody wrote down about a list before any program had read it. */
export interface ListTruth {
  isPriceList: boolean
  sheet: string | null
  /** Other sheets that are as good a choice; what is said of columns and rows is said of `sheet`. */
  alsoRight: readonly string[]
  /** 0 where the list has no header row. */
  headerRowIndex: number
  columns: readonly ColumnTruth[]
  /** Rows that are lines; null where only their number is known. */
  lines: ReadonlySet<number> | null
  lineCount: number
  /** Rows that are equally right as lines and left out. */
  optionalLines: ReadonlySet<number>
  /** As the list says them, by row. */
  quantities: ReadonlyMap<number, number | null>
}

export interface ColumnTruth {
  /** 0 is column A. */
  column: number
  header: string
  /** Any of them is right; null is "no field". */
  fields: readonly (string | null)[]
  isNeeded: boolean
}

interface ByColumns {
  sheet?: string
  alsoRight?: string[]
  headerRowIndex: number
  columns: { column: string; header?: string; fields: (string | null)[]; needed: boolean }[]
  lines?: string
  optionalLines?: string
  quantities?: Record<string, number | null>
  rowsWithOrderNumber?: number
}

interface ByHeaders {
  sheet?: string
  alsoRight?: string[]
  headerRowIndex: number
  headers: string[]
  mapping: Record<string, string>
  lineCount?: number
  firstLineRow?: number
  firstLineMapped?: Record<string, unknown>
  rowsWithOrderNumber?: number
}

/** Reads either form: columns by letter, or headers with their fields. */
export function readTruth(path: string, isPriceFolder: boolean): ListTruth {
  const written = JSON.parse(readFileSync(path, 'utf8')) as ByColumns | ByHeaders
  const truth = 'columns' in written ? byColumns(written) : byHeaders(written)
  return { ...truth, isPriceList: isPriceFolder || written.rowsWithOrderNumber !== undefined }
}

function byColumns(written: ByColumns): Omit<ListTruth, 'isPriceList'> {
  const lines = rowsOf(written.lines ?? '')
  return {
    sheet: written.sheet ?? null,
    alsoRight: written.alsoRight ?? [],
    headerRowIndex: written.headerRowIndex,
    columns: written.columns.map(({ column, header, fields, needed }) => ({
      column: indexOfLetters(column),
      header: header ?? '',
      fields,
      isNeeded: needed,
    })),
    lines: written.lines === undefined ? null : lines,
    lineCount: lines.size,
    optionalLines: rowsOf(written.optionalLines ?? ''),
    quantities: new Map(
      Object.entries(written.quantities ?? {}).map(([row, quantity]) => [Number(row), quantity]),
    ),
  }
}

function byHeaders(written: ByHeaders): Omit<ListTruth, 'isPriceList'> {
  const first = written.firstLineMapped?.quantity
  const seen = new Set<string>()
  return {
    sheet: written.sheet ?? null,
    alsoRight: written.alsoRight ?? [],
    headerRowIndex: written.headerRowIndex,
    columns: written.headers.flatMap((header, column) => {
      const field = seen.has(header) ? undefined : written.mapping[header]
      seen.add(header)
      return field === undefined ? [] : [{ column, header, fields: [field], isNeeded: true }]
    }),
    lines: null,
    optionalLines: new Set(),
    lineCount: written.lineCount ?? 0,
    quantities: new Map(
      typeof first === 'number' && written.firstLineRow !== undefined ? [[written.firstLineRow, first]] : [],
    ),
  }
}

/** "4-17, 19" as the rows it names. */
function rowsOf(ranges: string): Set<number> {
  const rows = new Set<number>()
  for (const range of ranges.split(',')) {
    const [from, to] = range.trim().split(/\s*[-–]\s*/)
    if (!from) continue
    for (let row = Number(from); row <= Number(to ?? from); row += 1) rows.add(row)
  }
  return rows
}

function indexOfLetters(letters: string): number {
  return (
    [...letters.trim().toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  )
}
