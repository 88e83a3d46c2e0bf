import type { BomLine } from './bom-line.ts'
import { countDesignations, splitDesignation } from './designation.ts'
import type { FieldColumns } from './fields.ts'
import { cellText, filledColumns, type SheetRow } from './rows.ts'

const tag = /^\p{L}{1,4}\d{1,4}\p{L}?$/u
/** „K“ of „K1, K2“. */
const letters = /(\p{L}{1,4})\d{1,4}\p{L}?$/u

/**
 * The device that a row names and nothing else, where the line directly above it counts more than it names: „-K1 | 3 |
 * Schütz“ and below it „-K2“ and „-K3“, whatever else is merged over all three. Null for every other row.
 */
export function tagBelow(row: SheetRow, line: BomLine | undefined, columns: FieldColumns): string | null {
  if (!line?.bmk || line.quantity === null) return null
  const named = countDesignations(line.bmk)
  if (row.rowIndex !== line.rowIndex + named || line.quantity <= named) return null
  const [column, ...others] = filledColumns(row).filter((one) => row.cells[one]!.merged !== true)
  if (column === undefined || others.length > 0 || !columns.get('bmk')?.includes(column)) return null
  const { bmk, ...place } = splitDesignation(cellText(row.cells[column]))
  const isPlaced = Object.values(place).some((part) => part !== '')
  // Another letter may begin another group.
  const isOfKind = letters.exec(bmk)?.[1] === letters.exec(line.bmk)?.[1]
  return !isPlaced && tag.test(bmk) && isOfKind ? bmk : null
}
