import { SSF } from '@e965/xlsx'
import type { Cell } from '../types.ts'
import { cleanText } from './cell-text.ts'
import { dateDisplay, durationDisplay } from './date-display.ts'
import { germanDigits } from './german-digits.ts'

/** Turns the number of a cell into the cell as its number format shows it. */
export type NumberDisplay = (value: number) => Cell

const longestFormat = 255

/** Formats that a file may use by number alone. Source: ECMA-376 part 1, 18.8.30. */
export const builtInFormats: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}

/**
 * How cells of a number format are read. Dates and durations become texts, formats of digits keep their digits. What
 * is malformed, too long, or would hide digits (an exponent, a fraction, thousands left out) is read as `general`.
 */
export function numberDisplay(format: string, options: { date1904: boolean }): NumberDisplay {
  const pattern = format.length > longestFormat ? 'General' : format
  if (/^(general|@|standard)?$/i.test(pattern.trim())) return general
  const behind = /^general((?:"[^"]*"|\\.)+)$/i.exec(pattern)?.[1]
  if (behind !== undefined) return generalDisplay(behind.replace(/"([^"]*)"|\\(.)/g, '$1$2'))
  const bare = withoutLiterals(pattern)
  if (isMalformed(bare)) return general
  if (isDurationFormat(bare)) return durationDisplay(bare, general)
  if (isDateFormat(bare)) return dateDisplay(bare, options, general)
  if (/[eE][+-]|\/|[?#0],+(?![#0?])/.test(bare)) return general
  return digitsDisplay(pattern, /[#0?],[#0?]/.test(bare))
}

/** A number without a format of its own: all its digits, never an exponent that would lose some. */
export function general(value: number): Cell {
  return numberCell(plainNumber(value), value, false)
}

function numberCell(text: string, number: number, groups: boolean): Cell {
  const shown = germanDigits(text, groups)
  return shown === text ? { text, kind: 'number', number } : { text, kind: 'number', number, shown }
}

/** A number without a format of its own with a text behind it. */
function generalDisplay(literal: string): NumberDisplay {
  const behind = cleanText(literal).trimEnd()
  return (value) => withSuffix(numberCell(`${plainNumber(value)}${behind}`, value, false))
}

const numberAndWord = /^-?\d+(?:\.\d+)? ?(\p{L}[\p{L}\d²³]*\.?)$/u

function withSuffix(cell: Cell): Cell {
  const suffix = numberAndWord.exec(cell.text)?.[1]
  return suffix === undefined ? cell : { ...cell, suffix }
}

/** Fifteen significant digits are what a spreadsheet program keeps: 175.76999999999998 is shown as 175.77. */
export function plainNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  const text = String(Number(value.toPrecision(15)))
  if (!text.includes('e')) return text
  const size = Math.abs(value)
  return size >= 1e21 || size < 1e-12
    ? text
    : size < 1
      ? value.toFixed(15).replace(/(?<!0)0+$/, '')
      : value.toFixed(0)
}

function withoutLiterals(format: string): string {
  return format
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*(\]|$)/gi, (part, end: string) => (end === '' ? part : ''))
}

/** A quote or bracket that is never closed: the letters behind it are no day and no hour. */
function isMalformed(bare: string): boolean {
  return bare.includes('"') || bare.lastIndexOf('[') > bare.lastIndexOf(']')
}

function isDurationFormat(bare: string): boolean {
  return /\[(h+|m+|s+)\]/i.test(bare)
}

function isDateFormat(bare: string): boolean {
  return /[ymdhs]/i.test(bare) && !/[#?]/.test(bare) && !/0(?!0*$)/.test(bare.replace(/s\.0+/gi, ''))
}

function digitsDisplay(format: string, groups: boolean): NumberDisplay {
  const plain = ungrouped(format)
  const mayHaveWord = /\p{L}/u.test(plain)
  return (value) => {
    let shown = ''
    try {
      shown = cleanText(String(SSF.format(plain, value)))
        .replace(/\s+/g, ' ')
        .trim()
    } catch {
      // A malformed format shows nothing; the number is still there.
    }
    if (shown === '' || shown === '-' || !/\d/.test(shown) || /e[+-]?\d/i.test(shown)) return general(value)
    const cell = numberCell(shown, value, groups)
    return mayHaveWord ? withSuffix(cell) : cell
  }
}

/** The same format without grouping of thousands, colours, padding and filling. */
function ungrouped(format: string): string {
  return format
    .replace(/"[^"]*"|\\.|_.|\*.|,/g, (part) =>
      part === ',' || part[0] === '_' || part[0] === '*' ? '' : part,
    )
    .replace(/\[(black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]/gi, '')
}
