import {
  type BomField,
  type FurtherResult,
  headerNames,
  joinSheets,
  placeOfRow,
  type ReadLinesOptions,
  type ReadLinesResult,
  readLines,
  rowWithHeaders,
} from '@schrankwerk/domain/bom'
import { type BomTable, type OtherSheet, sheetNotRead } from './read-bom-table.ts'

/** What a sheet must have under the same names, or its lines would be others than those of the first one. */
const neededFields: ReadonlySet<BomField | null> = new Set<BomField>([
  'orderNumber',
  'manufacturerNumber',
  'wholesalerOrderNumber',
  'eanNumber',
  'description',
  'quantity',
])

/** The lines of the sheet that was read and of the further ones that were chosen. Throws `Invalid` where one does not fit. */
export function readSheets(table: BomTable, options: ReadLinesOptions): ReadLinesResult {
  const first = readLines(table.rows, { ...options, includedRows: rowsOf(options, null) })
  const further = table.others.flatMap((other): FurtherResult[] => {
    if (!other.isRead) return []
    const result = readOther(other, options)
    if (result === undefined)
      throw sheetNotRead(
        other.name,
        'In diesem Tabellenblatt stehen die zugeordneten Spalten nicht unter denselben Namen.',
      )
    return [{ name: other.name, number: other.number, result }]
  })
  return joinSheets(first, further)
}

/** The lines of another sheet by the columns of the first one; undefined where it does not have them. */
export function readOther(other: OtherSheet, options: ReadLinesOptions): ReadLinesResult | undefined {
  const needed = options.mapping.flatMap(({ importHeader, articleField }) =>
    neededFields.has(articleField) ? [importHeader] : [],
  )
  const headerRowIndex = rowWithHeaders(other.rows, options.headers, needed)
  if (headerRowIndex === undefined) return undefined
  return readLines(other.rows, {
    ...options,
    headerRowIndex,
    headers: headerNames(other.rows, headerRowIndex),
    includedRows: rowsOf(options, other.number),
  })
}

const rowsOf = ({ includedRows = [] }: ReadLinesOptions, sheetNumber: number | null): number[] =>
  includedRows.flatMap((rowIndex) => {
    const place = placeOfRow(rowIndex)
    return place.sheetNumber === sheetNumber ? [place.row] : []
  })
