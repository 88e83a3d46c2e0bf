import { columnLetters, columnOf } from './cell-address.ts'

export interface FormulaAnchor {
  formula: string
  row: number
  column: number
}

const reference = /"[^"]*"|'[^']*'|(?<![A-Za-z0-9_.$])(\$?)([A-Za-z]{1,3})(\$?)(\d{1,7})(?![A-Za-z0-9_(.])/g

/** A longer formula is no designation, and a file may share it among half a million cells. */
const longestMoved = 64

/**
 * A formula that a cell shares with an anchor, as it reads in that cell: relative references move along. A long one
 * stays as it reads in its anchor.
 */
export function sharedFormulaAt(anchor: FormulaAnchor, row: number, column: number): string {
  if (anchor.formula.length > longestMoved) return anchor.formula
  const down = row - anchor.row
  const across = column - anchor.column
  return anchor.formula.replace(
    reference,
    (whole, fixColumn?: string, letters?: string, fixRow?: string, digits?: string) => {
      if (letters === undefined || digits === undefined) return whole
      const toColumn = columnOf(letters) + (fixColumn ? 0 : across)
      const toRow = Number(digits) + (fixRow ? 0 : down)
      return toColumn < 0 || toRow < 1 ? '#REF!' : `${fixColumn}${columnLetters(toColumn)}${fixRow}${toRow}`
    },
  )
}
