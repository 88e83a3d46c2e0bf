import type { FurtherSheet } from '@schrankwerk/contracts'
import { type BomLine, placeOfRow, type ReadLinesOptions, type SheetRow } from '@schrankwerk/domain/bom'
import { previewOf, previewRows } from './preview.ts'
import { type BomTable, type OtherSheet, rowsLookedAt } from './read-bom-table.ts'
import { headerOfOther, readOther } from './read-sheets.ts'

/**
 * The sheets that may be read with the first one, and those that were chosen, whatever they have by now: a mapping that
 * is opened again must open. `lines` are those of the whole list.
 */
export function describeSheets(
  { sheet, others }: Pick<BomTable, 'sheet' | 'others'>,
  chosen: readonly string[],
  options: ReadLinesOptions,
  lines: readonly BomLine[],
): FurtherSheet[] {
  const lost = chosen.filter((name) => name !== sheet && !others.some((other) => other.name === name))
  return [...others.flatMap((other) => describeSheet(other, options, lines)), ...lost.map(lostSheet)]
}

function describeSheet(
  other: OtherSheet,
  options: ReadLinesOptions,
  lines: readonly BomLine[],
): FurtherSheet[] {
  const { name, number, isRead, hidden, rows } = other
  if (hidden && !isRead) return []
  const header = headerOfOther(other, options)
  if (header === undefined && !isRead) return []
  const ownLines =
    isRead || header === undefined
      ? lines.filter(({ rowIndex }) => placeOfRow(rowIndex).sheetNumber === number)
      : readOther(other, header, options).lines
  if (ownLines.length === 0 && !isRead) return []
  return [
    {
      name,
      lines: ownLines.length,
      hasMore: !isRead && rows.length === rowsLookedAt,
      isRead,
      headerRowIndex: header?.headerRowIndex ?? null,
      missing: header?.missing ?? [],
      preview: previewOf(rowsAround(rows, header?.headerRowIndex), mostShown),
    },
  ]
}

/** Of twenty sheets, so that what is answered stays small. */
const mostShown = { columns: 100, characters: 100 }

/** As many rows as are shown: the first ones, or those around a header further down. */
function rowsAround(rows: readonly SheetRow[], headerRowIndex: number | undefined): readonly SheetRow[] {
  const header = rows.findIndex(({ rowIndex }) => rowIndex === headerRowIndex)
  const from = Math.max(0, header - previewRows / 2)
  return rows.slice(from, from + previewRows)
}

const lostSheet = (name: string): FurtherSheet => ({
  name,
  lines: 0,
  hasMore: false,
  isRead: true,
  headerRowIndex: null,
  missing: [],
  preview: [],
})
