import type { BomField, MappingEntry } from './fields.ts'
import { columnOfHeader, headerNames } from './header-names.ts'
import type { ReadLinesResult } from './read-lines.ts'
import { cellText, type SheetRow } from './rows.ts'
import { suggestMapping } from './suggest-mapping.ts'

/** More than any format has rows in a sheet, and short enough that whole numbers of four bytes hold two hundred sheets. */
const rowsOfASheet = 10_000_000

/** How far down the names of the columns may stand. */
const rowsLookedAt = 60

/**
 * The number that a row of a further sheet has among those of the whole list. `sheetNumber` is the sheet's place in
 * its workbook, from 1. Rows of the list's first sheet keep the number that a spreadsheet program shows.
 */
export const rowOfFurtherSheet = (sheetNumber: number, row: number): number =>
  sheetNumber * rowsOfASheet + row

/** The sheet's place in its workbook, from 1, and the row as a spreadsheet program numbers it; of the first sheet no place. */
export function placeOfRow(rowIndex: number): { sheetNumber: number | null; row: number } {
  const sheetNumber = Math.floor(rowIndex / rowsOfASheet)
  return { sheetNumber: sheetNumber || null, row: rowIndex % rowsOfASheet }
}

/** What people call a row: "14", of a further sheet "14 im 3. Tabellenblatt". */
export function rowName(rowIndex: number): string {
  const { sheetNumber, row } = placeOfRow(rowIndex)
  return sheetNumber === null ? String(row) : `${row} im ${sheetNumber}. Tabellenblatt`
}

/** What a sheet must have under the same names, or its lines would be others than those of the first one. */
const neededFields: ReadonlySet<BomField | null> = new Set<BomField>([
  'orderNumber',
  'manufacturerNumber',
  'wholesalerOrderNumber',
  'eanNumber',
  'description',
  'quantity',
])

/** The columns that a further sheet must have too. */
export const neededOfSheets = (mapping: readonly MappingEntry[]): string[] =>
  mapping.flatMap(({ importHeader, articleField }) => (neededFields.has(articleField) ? [importHeader] : []))

/** One name may stand anywhere; two in a row are a header. */
export const fewestNamed = 2

/**
 * The row of another sheet that names most of the `needed` headers as `headers` does, of several the first; undefined
 * where none names two of them.
 */
export function rowWithHeaders(
  rows: readonly SheetRow[],
  headers: readonly string[],
  needed: readonly string[],
): number | undefined {
  const named = needed.filter((name) => headers.includes(name))
  let best: { rowIndex: number; found: number } | undefined
  for (const { rowIndex } of named.length < fewestNamed ? [] : rows.slice(0, rowsLookedAt)) {
    const missing = headersMissing(headerNames(rows, rowIndex), needed)
    const found = needed.length - missing.length
    const isHeader = named.filter((name) => !missing.includes(name)).length >= fewestNamed
    if (isHeader && found > (best?.found ?? 0)) best = { rowIndex, found }
    if (missing.length === 0) break
  }
  return best?.rowIndex
}

/** Those of the `wanted` headers that are not among these; what has no name is wanted by nobody. */
export const headersMissing = (headers: readonly string[], wanted: readonly string[]): string[] =>
  wanted.filter((name) => name !== '' && columnOfHeader(headers, name) < 0)

/** Rows below the header that tell the columns of a sheet; as many of one that is looked at as of one that is read. */
const rowsThatTell = 60

/** What the names and values of a sheet's columns say they are, without what anybody mapped before. */
export function suggestedFields(rows: readonly SheetRow[], headerRowIndex: number): MappingEntry[] {
  const below = rows.filter(({ rowIndex }) => rowIndex > headerRowIndex).slice(0, rowsThatTell)
  return suggestMapping(headerNames(rows, headerRowIndex), below)
}

/** A sheet that counts parts, whatever its columns are called. */
export function isListOfParts(fields: readonly MappingEntry[]): boolean {
  const found = new Set(fields.map(({ articleField }) => articleField))
  return found.has('quantity') && [...neededFields].some((field) => field !== 'quantity' && found.has(field))
}

/** Either names a device: „=A1+S1-K5“, „-K5“. */
const designations: ReadonlySet<BomField | null> = new Set<BomField>(['designation', 'bmk'])

/**
 * What another sheet calls columns that it does not have under the name they have in the first one ("Order No" for
 * „Bestell-Nr.“), by the first one's names: columns of the same field, of several in their order; what names devices in
 * one way is found in the other too.
 */
export function namesOfSameFields(
  first: readonly MappingEntry[],
  other: readonly MappingEntry[],
): Map<string, string> {
  const namesIn = (fields: readonly MappingEntry[]) => fields.map(({ importHeader }) => importHeader)
  const ownOf = (fields: readonly MappingEntry[], others: readonly MappingEntry[]) =>
    fields.filter(({ importHeader }) => columnOfHeader(namesIn(others), importHeader) < 0)
  const left = ownOf(other, first)
  const names = new Map<string, string>()
  for (const { importHeader, articleField } of ownOf(first, other)) {
    const same = articleField === null ? -1 : left.findIndex((one) => one.articleField === articleField)
    const at =
      same < 0 && designations.has(articleField)
        ? left.findIndex((one) => designations.has(one.articleField))
        : same
    if (at >= 0) names.set(importHeader, left.splice(at, 1)[0]!.importHeader)
  }
  return names
}

/** The mapping of the first sheet by the names of another one. */
export const mappingByNames = (
  mapping: readonly MappingEntry[],
  names: ReadonlyMap<string, string>,
): MappingEntry[] =>
  mapping.map((entry) => ({ ...entry, importHeader: names.get(entry.importHeader) ?? entry.importHeader }))

/** Those of these headers under which the sheet holds anything at all. */
export function filledHeaders(
  rows: readonly SheetRow[],
  headerRowIndex: number,
  wanted: readonly string[],
): string[] {
  const headers = headerNames(rows, headerRowIndex)
  const below = rows.filter(({ rowIndex }) => rowIndex > headerRowIndex)
  return wanted.filter((name) => {
    const column = columnOfHeader(headers, name)
    return below.some(({ cells }) => cellText(cells[column]) !== '')
  })
}

export interface FurtherResult {
  name: string
  /** Its place in the workbook, from 1. */
  number: number
  result: ReadLinesResult
}

/** One list of what was read of its first and of its further sheets; nothing of one sheet touches another. */
export function joinSheets(first: ReadLinesResult, further: readonly FurtherResult[]): ReadLinesResult {
  if (further.length === 0) return first
  const lines = [...first.lines]
  const leftOut = [...first.leftOut]
  const notices = [...first.notices]
  for (const { name, number, result } of further) {
    const moved = (row: number) => rowOfFurtherSheet(number, row)
    const movedIfAny = <Key extends string>(key: Key, row: number | undefined) =>
      row === undefined ? {} : ({ [key]: moved(row) } as Record<Key, number>)
    for (const line of result.lines) {
      lines.push({
        ...line,
        ...movedIfAny('accessoryOfRow', line.accessoryOfRow),
        ...movedIfAny('parentRow', line.parentRow),
        rowIndex: moved(line.rowIndex),
        position: lines.length + 1,
      })
    }
    leftOut.push(...result.leftOut.map((row) => ({ ...row, rowIndex: moved(row.rowIndex) })))
    for (const notice of result.notices) {
      notices.push({
        ...notice,
        text: `Tabellenblatt „${name}“: ${notice.text}`,
        rowIndexes: notice.rowIndexes.map(moved),
      })
    }
  }
  return { lines, leftOut, notices }
}
