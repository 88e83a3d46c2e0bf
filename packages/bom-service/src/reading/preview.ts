import type { BomReading } from '@schrankwerk/contracts'
import { type SheetRow, shownText } from '@schrankwerk/domain/bom'

/** Rows of a sheet that the mapping screen shows. */
export const previewRows = 20

/** Rows as displayed; with limits, what lies beyond them is left out. */
export const previewOf = (
  rows: readonly SheetRow[],
  { columns, characters }: { columns?: number; characters?: number } = {},
): BomReading['preview'] =>
  rows.map(({ rowIndex, cells }) => ({
    rowIndex,
    cells: cells.slice(0, columns).map((cell) => shownText(cell).slice(0, characters)),
  }))
