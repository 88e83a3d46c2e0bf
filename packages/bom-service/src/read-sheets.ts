import {
  type FurtherResult,
  fewestNamed,
  headerNames,
  headersMissing,
  joinSheets,
  neededOfSheets,
  placeOfRow,
  type ReadLinesOptions,
  type ReadLinesResult,
  readLines,
  rowWithHeaders,
} from '@schrankwerk/domain/bom'
import { type BomTable, type OtherSheet, sheetNotRead } from './read-bom-table.ts'

export interface OtherHeader {
  headerRowIndex: number
  headers: string[]
  /** Columns of the mapping that the sheet does not have. */
  missing: string[]
}

export interface SheetsRead extends ReadLinesResult {
  /** Chosen sheets without the columns they need, or without some; what they have of them is among the lines. */
  unfit: { name: string; missing: string[] }[]
}

/** The lines of the sheet that was read and of the further ones that were chosen. */
export function readSheets(table: BomTable, options: ReadLinesOptions): SheetsRead {
  const first = readLines(table.rows, { ...options, includedRows: rowsOf(options, null) })
  const needed = neededOfSheets(options.mapping)
  const further: FurtherResult[] = []
  const unfit: SheetsRead['unfit'] = []
  for (const other of table.others.filter(({ isRead }) => isRead)) {
    const { name, number } = other
    const header = headerOfOther(other, options)
    if (header !== undefined) further.push({ name, number, result: readOther(other, header, options) })
    const missing = needed.filter((column) => header?.missing.includes(column))
    if (header === undefined || needed.length < fewestNamed || missing.length > 0)
      unfit.push({ name, missing })
  }
  return { ...joinSheets(first, further), unfit }
}

/** Throws `Invalid` where one of the chosen sheets does not have the columns that were mapped. */
export function requireFitting({ unfit: [sheet] }: SheetsRead): void {
  if (sheet === undefined) return
  const columns = sheet.missing.map((header) => `„${header}“`).join(', ')
  throw sheetNotRead(
    sheet.name,
    `In diesem Tabellenblatt stehen die zugeordneten Spalten nicht unter denselben Namen${columns && ` (${columns})`}.`,
  )
}

/**
 * Where another sheet names the columns of the first one; undefined where it has none of them. One that was chosen is
 * found by columns without a field too: as a person mapped them, they may have one.
 */
export function headerOfOther(
  { rows, isRead }: OtherSheet,
  { headers, mapping }: Pick<ReadLinesOptions, 'headers' | 'mapping'>,
): OtherHeader | undefined {
  const wanted = mapping.map(({ importHeader }) => importHeader)
  const headerRowIndex =
    rowWithHeaders(rows, headers, neededOfSheets(mapping)) ??
    (isRead ? rowWithHeaders(rows, headers, wanted) : undefined)
  if (headerRowIndex === undefined) return undefined
  const own = headerNames(rows, headerRowIndex)
  return { headerRowIndex, headers: own, missing: headersMissing(own, wanted) }
}

/** The lines of another sheet by the columns of the first one that it has. */
export const readOther = (
  { rows, number }: OtherSheet,
  { headerRowIndex, headers }: OtherHeader,
  options: ReadLinesOptions,
): ReadLinesResult =>
  readLines(rows, { ...options, headerRowIndex, headers, includedRows: rowsOf(options, number) })

const rowsOf = ({ includedRows = [] }: ReadLinesOptions, sheetNumber: number | null): number[] =>
  includedRows.flatMap((rowIndex) => {
    const place = placeOfRow(rowIndex)
    return place.sheetNumber === sheetNumber ? [place.row] : []
  })
