import type { FurtherSheet } from '@schrankwerk/contracts'
import {
  type BomLine,
  headerNames,
  isListOfParts,
  type Notice,
  placeOfRow,
  type ReadLinesOptions,
  readLines,
  suggestedFields,
} from '@schrankwerk/domain/bom'
import { previewOf, rowsAround } from './preview.ts'
import { type BomTable, type OtherSheet, rowsLookedAt } from './read-bom-table.ts'
import { headerOfOther, ownHeaderRow, readOther } from './read-sheets.ts'

type Sheets = Pick<BomTable, 'sheet' | 'rows' | 'others'>

/**
 * The sheets that may be read with the first one, those that count parts in columns of their own, and those that were
 * chosen, whatever they have by now: a mapping that is opened again must open. `lines` are those of the whole list.
 */
export function describeSheets(
  table: Sheets,
  chosen: readonly string[],
  options: ReadLinesOptions,
  lines: readonly BomLine[],
): FurtherSheet[] {
  const { sheet, others } = table
  const lost = chosen.filter((name) => name !== sheet && !others.some((other) => other.name === name))
  return [...others.flatMap((other) => describeSheet(other, table, options, lines)), ...lost.map(lostSheet)]
}

/** That the lines of such sheets are not in the list, where some were left out. */
export function noticesOfUnreadSheets(table: Sheets, options: ReadLinesOptions): Notice[] {
  const unread = table.others.filter(({ isRead }) => !isRead)
  const named = unread.flatMap((other) => describeSheet(other, table, options, [])).map(sheetWithLines)
  if (named.length === 0) return []
  const text = `Nicht in dieser Liste: ${named.length === 1 ? 'das Tabellenblatt' : 'die Tabellenblätter'} ${named.join(', ')}`
  return [{ code: 'SHEETS_NOT_READ', text, rowIndexes: [] }]
}

const sheetWithLines = ({ name, lines, hasMore }: FurtherSheet): string =>
  `„${name}“ (${hasMore ? 'mehr als ' : ''}${lines === 1 ? '1 Zeile' : `${lines} Zeilen`})`

function describeSheet(
  other: OtherSheet,
  first: Sheets,
  options: ReadLinesOptions,
  lines: readonly BomLine[],
): FurtherSheet[] {
  const { name, number, isRead, hidden, rows } = other
  if (hidden && !isRead) return []
  const header = headerOfOther(other, first, options)
  const count = isRead
    ? lines.filter(({ rowIndex }) => placeOfRow(rowIndex).sheetNumber === number).length
    : header === undefined
      ? linesByItself(other, options)
      : readOther(other, header, options).lines.length
  if (count === 0 && !isRead) return []
  return [
    {
      name,
      lines: count,
      hasMore: !isRead && rows.length === rowsLookedAt,
      isRead,
      headerRowIndex: header?.headerRowIndex ?? null,
      missing: header?.missing ?? [],
      otherNames: [...(header?.otherNames ?? [])].map(([importHeader, name]) => ({ importHeader, name })),
      preview: previewOf(rowsAround(rows, header?.headerRowIndex), mostShown),
    },
  ]
}

/** Lines of a sheet by its own columns; none where it counts no parts. */
function linesByItself({ rows }: OtherSheet, options: ReadLinesOptions): number {
  const headerRowIndex = ownHeaderRow(rows)
  if (headerRowIndex === undefined) return 0
  const mapping = suggestedFields(rows, headerRowIndex)
  if (!isListOfParts(mapping)) return 0
  const headers = headerNames(rows, headerRowIndex)
  return readLines(rows, { ...options, headerRowIndex, headers, mapping, includedRows: [] }).lines.length
}

/** Of twenty sheets, so that what is answered stays small. */
const mostShown = { columns: 100, characters: 100 }

const lostSheet = (name: string): FurtherSheet => ({
  name,
  lines: 0,
  hasMore: false,
  isRead: true,
  headerRowIndex: null,
  missing: [],
  otherNames: [],
  preview: [],
})
