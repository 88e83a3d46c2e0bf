import { type Cell, cellText } from './rows.ts'

/** What Excel does to designations and numbers, and how the text is got back. */
const designationFormula = /^[=+-]{0,2}[\p{L}_][\p{L}\d_.]*(?:[=+\-:]{1,2}[\p{L}\d_.]+)*$/u
const spreadsheetFunction = /[()$!;"]/

export interface RecoveredText {
  text: string
  recovered: boolean
}

/** Text of a designation cell; where it became a formula (`=A1+S1-K5` → error), the formula's text. */
export function designationText(cell: Cell | undefined): RecoveredText {
  const shown = cellText(cell)
  const formula = cell?.formula?.trim()
  if (!formula || spreadsheetFunction.test(formula)) return { text: shown, recovered: false }
  const plain = formula.replace(/^=(?![=])/, '')
  if (!designationFormula.test(plain)) return { text: shown, recovered: false }
  if (/^\p{L}{1,3}\d+$/u.test(plain) && cell?.kind !== 'error') return { text: shown, recovered: false }
  // "+S1-K5" typed into a cell is kept as the formula "+S1-K5": its first sign is part of the name.
  return { text: /^[=+-]/.test(plain) && !formula.startsWith('==') ? plain : `=${plain}`, recovered: true }
}

/** Text of a number cell: the displayed form, except where the display itself lost digits. */
export function articleNumberText(cell: Cell | undefined): string {
  const shown = cellText(cell)
  if (cell?.kind !== 'number' || cell.number === undefined || cell.formula) return shown
  const rounded = /\d[eE][+-]?\d/.test(shown) || /^#+$/.test(shown)
  const grouped =
    /^\d{1,3}(?:[.,' ]\d{3})+$/.test(shown) && Number.isInteger(cell.number) && cell.number >= 1000
  return rounded || grouped ? String(cell.number) : shown
}

/** „1,23457E+12“: a spreadsheet wrote a number of many figures so and dropped the rest; no article is found by it. */
export const isCutNumber = (text: string): boolean => /^\d[.,]\d+E\+\d{1,2}$/i.test(text.trim())

/**
 * Whether what is chosen for a line is remembered by its numbers: without any there is nothing to remember it by, and a
 * number that was cut is the same for many parts.
 */
export function isRememberedByNumber(...numbers: readonly (string | null)[]): boolean {
  const written = numbers.filter((number) => number !== null)
  return written.length > 0 && !written.some(isCutNumber)
}

export interface NumberCandidate {
  text: string
  kind: 'exact' | 'zero-padded' | 'before-date' | 'after-prefix' | 'with-prefix'
  certainty: 'SURE' | 'CHECK'
}

/**
 * Other spellings a number may have had before Excel: leading zeros (`311087` ← `0311087`) and
 * cut decimals (`8806,5` ← `8806.500`). All are CHECK.
 */
export function zeroPaddedCandidates(text: string): NumberCandidate[] {
  const candidates: string[] = []
  if (/^\d{4,12}$/.test(text)) {
    for (const length of [6, 7, 8, 10, 13]) {
      if (text.length < length && length - text.length <= 3) candidates.push(text.padStart(length, '0'))
    }
  }
  const cut = text.match(/^(\d{2,6})[.,](\d{1,2})$/)
  if (cut) {
    for (let length = cut[2]!.length + 1; length <= 3; length += 1) {
      candidates.push(`${cut[1]}.${cut[2]!.padEnd(length, '0')}`)
    }
  }
  const lost = text.match(/^\d{4}$/)
  if (lost) candidates.push(`${text}.000`)
  return candidates.map((candidate) => ({ text: candidate, kind: 'zero-padded', certainty: 'CHECK' }))
}

const months = ['jan', 'feb', 'mrz', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']

/** The two numbers a shown date was made of: „12. Jan“ and „12.01.2026“ are 12 and 1, „Mai 24“ is 5 and 24. */
function partsOfDate(text: string): [number, number] | null {
  const numeric = text.match(/^(\d{1,2})\.(\d{1,2})\.(?:\d{4})?$/)
  if (numeric) return [Number(numeric[1]), Number(numeric[2])]
  const named = text.match(/^(\d{1,2})\. ?(\p{L}{3})$/u)
  if (named) return pairOf(Number(named[1]), months.indexOf(named[2]!.toLowerCase()) + 1)
  const ofYear = text.match(/^(\p{L}{3}) (\d{2})$/u)
  return ofYear ? pairOf(months.indexOf(ofYear[1]!.toLowerCase()) + 1, Number(ofYear[2])) : null
}

const pairOf = (first: number, second: number): [number, number] | null =>
  first > 0 && second > 0 ? [first, second] : null

/** What a number may have been before a spreadsheet took it for a date: „12. Jan“ ← 12.01, 12-1, 12/1. All are CHECK. */
export function numbersBeforeDate(text: string): NumberCandidate[] {
  const parts = partsOfDate(text)
  if (!parts) return []
  const [first, second] = parts
  const two = (value: number) => String(value).padStart(2, '0')
  const spellings = ['.', '-', '/'].flatMap((sign) => [
    `${first}${sign}${second}`,
    `${two(first)}${sign}${two(second)}`,
    `${first}${sign}${two(second)}`,
  ])
  return [...new Set(spellings)].map((spelling) => ({
    text: spelling,
    kind: 'before-date',
    certainty: 'CHECK',
  }))
}
