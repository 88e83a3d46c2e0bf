import { columnLetters } from '../xlsx/cell-address.ts'

/** Cuts the texts of one reading to the length a cell may have, and remembers where it did. */
export interface CellCutter {
  /** Row from 1, column from 0. */
  cut(text: string, row: number, column: number): string
  /** What the user should know of it, as a sentence without its dot; undefined where nothing was cut. */
  notice(): string | undefined
}

/**
 * Cuts the texts of one reading to `longest` characters and remembers where it did; never between the halves of a
 * character.
 */
export function cellCutter(longest: number): CellCutter {
  let count = 0
  let first = ''
  return {
    cut(text, row, column) {
      if (text.length <= longest) return text
      if (++count === 1) first = `Zeile ${row}, Spalte ${columnLetters(column)}`
      return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
    },
    notice() {
      const most = `mehr als ${longest.toLocaleString('de')} Zeichen`
      if (count === 0) return undefined
      return count === 1
        ? `Eine Zelle (${first}) hat ${most}; gelesen wurde nur ihr Anfang`
        : `${count.toLocaleString('de')} Zellen (die erste: ${first}) haben ${most}; gelesen wurde nur ihr Anfang`
    },
  }
}
