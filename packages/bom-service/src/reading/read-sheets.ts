import {
  detectHeaderRow,
  type FurtherResult,
  fewestNamed,
  filledHeaders,
  headerNames,
  headersMissing,
  joinSheets,
  mappingByNames,
  type Notice,
  namesOfSameFields,
  neededOfSheets,
  placeOfRow,
  type ReadLinesOptions,
  type ReadLinesResult,
  readLines,
  rowWithHeaders,
  type SheetRow,
  suggestedFields,
} from '@schrankwerk/domain/bom'
import { type BomTable, type OtherSheet, sheetNotRead } from './read-bom-table.ts'
import { noticesOfUnseen } from './unseen-rows.ts'

export interface OtherHeader {
  headerRowIndex: number
  headers: string[]
  /** Columns of the mapping that the sheet does not have and the first one fills. */
  missing: string[]
  /** What it calls columns of the mapping that have another name here, by their name in the first sheet. */
  otherNames: Map<string, string>
}

type FirstSheet = Pick<BomTable, 'rows'>

export interface SheetsRead extends ReadLinesResult {
  /** Chosen sheets without the columns they need, or without some; what they have of them is among the lines. */
  unfit: { name: string; missing: string[] }[]
}

/** The lines of the sheet that was read and of the further ones that were chosen. */
export function readSheets(table: BomTable, options: ReadLinesOptions): SheetsRead {
  const first = readRows(table.rows, { ...options, ...rowsChosen(options, null) })
  const needed = neededOfSheets(options.mapping)
  const further: FurtherResult[] = []
  const unfit: SheetsRead['unfit'] = []
  for (const other of table.others.filter(({ isRead }) => isRead)) {
    const { name, number } = other
    const header = headerOfOther(other, table, options)
    if (header !== undefined) {
      const result = readOther(other, header, options)
      further.push({
        name,
        number,
        result: { ...result, notices: [...namesTold(header), ...result.notices] },
      })
    }
    const missing = needed.filter((column) => header?.missing.includes(column))
    if (header === undefined || needed.length < fewestNamed || missing.length > 0)
      unfit.push({ name, missing })
  }
  return { ...joinSheets(first, further), unfit }
}

function namesTold({ otherNames }: OtherHeader): Notice[] {
  if (otherNames.size === 0) return []
  const told = [...otherNames].map(([name, own]) => `„${own}“ gilt als „${name}“`)
  return [{ code: 'SHEET_NAMES', text: told.join(', '), rowIndexes: [] }]
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
 * Where another sheet names the columns of the first one, by the same names or by others that say the same; undefined
 * where it has none of them. One that was chosen is found by columns without a field too: as a person mapped them, they
 * may have one.
 */
export function headerOfOther(
  { rows, isRead }: OtherSheet,
  first: FirstSheet,
  options: Pick<ReadLinesOptions, 'headerRowIndex' | 'headers' | 'mapping'>,
): OtherHeader | undefined {
  const { headers, mapping } = options
  const wanted = mapping.map(({ importHeader }) => importHeader)
  const needed = neededOfSheets(mapping)
  const named = rowWithHeaders(rows, headers, needed)
  const headerRowIndex = named ?? ownHeaderRow(rows)
  const header = headerRowIndex && headerAt(rows, headerRowIndex, first, options)
  if (header && (named !== undefined || countsAsNamed(header, needed))) return header
  const chosen = isRead ? rowWithHeaders(rows, headers, wanted) : undefined
  return chosen === undefined ? undefined : headerAt(rows, chosen, first, options)
}

const countsAsNamed = ({ headers, otherNames }: OtherHeader, needed: readonly string[]): boolean =>
  needed.length - headersMissing([...headers, ...otherNames.keys()], needed).length >= fewestNamed

/** The row that names the columns of a sheet for itself. */
export function ownHeaderRow(rows: OtherSheet['rows']): number | undefined {
  const { headerRowIndex, certainty } = detectHeaderRow(rows)
  return headerRowIndex > 0 && certainty !== 'OPEN' ? headerRowIndex : undefined
}

function headerAt(
  rows: OtherSheet['rows'],
  headerRowIndex: number,
  first: FirstSheet,
  options: Pick<ReadLinesOptions, 'headerRowIndex' | 'mapping'>,
): OtherHeader {
  const headers = headerNames(rows, headerRowIndex)
  const wanted = options.mapping.map(({ importHeader }) => importHeader)
  const unnamed = headersMissing(headers, wanted)
  if (unnamed.length === 0) return { headerRowIndex, headers, missing: [], otherNames: new Map() }
  const same = namesOfSameFields(
    suggestedFields(first.rows, options.headerRowIndex),
    suggestedFields(rows, headerRowIndex),
  )
  const otherNames = new Map([...same].filter(([name]) => unnamed.includes(name)))
  const without = unnamed.filter((name) => !otherNames.has(name))
  const missing = filledHeaders(first.rows, options.headerRowIndex, without)
  return { headerRowIndex, headers, missing, otherNames }
}

/** The lines of another sheet by the columns of the first one that it has. */
export const readOther = (
  { rows, number }: OtherSheet,
  { headerRowIndex, headers, otherNames }: OtherHeader,
  options: ReadLinesOptions,
): ReadLinesResult =>
  readRows(rows, {
    ...options,
    headerRowIndex,
    headers,
    mapping: mappingByNames(options.mapping, otherNames),
    ...rowsChosen(options, number),
  })

/** The lines of one sheet, and which of them nobody sees in it. */
function readRows(rows: SheetRow[], options: ReadLinesOptions): ReadLinesResult {
  const result = readLines(rows, options)
  return { ...result, notices: [...noticesOfUnseen(rows, result.lines, options), ...result.notices] }
}

const rowsChosen = (
  { includedRows = [], excludedRows = [] }: ReadLinesOptions,
  sheetNumber: number | null,
): Pick<ReadLinesOptions, 'includedRows' | 'excludedRows'> => ({
  includedRows: rowsOf(includedRows, sheetNumber),
  excludedRows: rowsOf(excludedRows, sheetNumber),
})

const rowsOf = (rows: readonly number[], sheetNumber: number | null): number[] =>
  rows.flatMap((rowIndex) => {
    const place = placeOfRow(rowIndex)
    return place.sheetNumber === sheetNumber ? [place.row] : []
  })
