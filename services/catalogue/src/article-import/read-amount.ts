import type { Cell, DecimalStyle } from '@schrankwerk/spreadsheet'
import { type NeedsStyle, needsStyle, type ReadNumber, readDecimal } from './read-values.ts'

export const largestAmount = 1e9

/** „100", „100 Stück": an amount; what cannot be one is left out. */
export function readAmount(cell: Cell | undefined, style: DecimalStyle): number | null | NeedsStyle {
  const text = cell?.kind === 'text' ? cell.text.replace(/(?<![\p{L}.])[\p{L}.]+$/u, '').trim() : ''
  return fitting(readDecimal(cell?.kind === 'text' ? { ...cell, text } : cell, style))
}

/** A size as it is read; null where it cannot be one. */
export function fitting(value: ReadNumber): number | null | NeedsStyle {
  if (value === 'unclear') return needsStyle
  return typeof value === 'number' && value >= 0 && value <= largestAmount ? value : null
}
