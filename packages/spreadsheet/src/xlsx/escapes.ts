import { cleanText } from '../cell/cell-text.ts'

/** Text of a cell: _x000D_ is how the format writes characters that XML cannot hold (ECMA-376 part 1, 22.9.2.19). */
export function cellTextOf(text: string): string {
  if (!text.includes('_x')) return cleanText(text)
  return cleanText(
    text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )
}

/** The way back, for writing: text that only looks like such an escape stays what it is. */
export function escapeCellText(text: string): string {
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
}
