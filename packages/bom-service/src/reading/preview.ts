import type { BomReading } from '@schrankwerk/contracts'
import { type SheetRow, shownText } from '@schrankwerk/domain/bom'

/** Rows of a sheet that the mapping screen shows. */
const previewRows = 20
/** So many rows below the header are seen among the first ones, or the rows around the header are shown. */
const fewestBelow = 5

/** As many rows as are shown: the first ones, or those around a header further down. */
export function rowsAround(
  rows: readonly SheetRow[],
  headerRowIndex: number | undefined,
): readonly SheetRow[] {
  const header = rows.findIndex(({ rowIndex }) => rowIndex === headerRowIndex)
  const from = header < previewRows - fewestBelow ? 0 : header - previewRows / 2
  return rows.slice(from, from + previewRows)
}

/** Rows as displayed; with limits, what lies beyond them is left out. */
export const previewOf = (
  rows: readonly SheetRow[],
  { columns, characters }: { columns?: number; characters?: number } = {},
): BomReading['preview'] =>
  rows.map(({ rowIndex, cells }) => ({
    rowIndex,
    cells: cells.slice(0, columns).map((cell) => shownText(cell).slice(0, characters)),
  }))
