import { foldHeader } from './header-text.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { cellText, filledColumns, type SheetRow } from './rows.ts'

const foldedTexts = new Map<string, string>()

function fold(text: string): string {
  const known = foldedTexts.get(text)
  if (known !== undefined) return known
  const folded = foldHeader(text).compact
  if (foldedTexts.size < 5000) foldedTexts.set(text, folded)
  return folded
}

interface NamedColumn {
  name: string
  folded: string
  /** Its first letter, where folding leaves that alone; else ''. */
  first: string
  hasFigure: boolean
}

/** Folded once for all rows that are compared with them. */
const namedColumns = new WeakMap<readonly string[], NamedColumn[]>()

function namedColumnsOf(headers: readonly string[]): NamedColumn[] {
  const known = namedColumns.get(headers)
  if (known !== undefined) return known
  const named = headers.map((header) => {
    const name = header.replace(/\s\(\d+\)$/, '').trim()
    const folded = fold(name)
    const first = /^[a-z0-9]/i.test(name) ? name[0]!.toLowerCase() : ''
    return { name, folded, first, hasFigure: /\p{N}/u.test(folded) }
  })
  namedColumns.set(headers, named)
  return named
}

function isName(text: string, { name, folded, first, hasFigure }: NamedColumn): boolean {
  if (folded === '' || text.length > name.length * 2 + 4) return false
  const own = text[0]!.toLowerCase()
  // Only letters that folding leaves alone may rule a cell out early; it keeps every figure.
  if (first !== '' && first !== own && /[a-z0-9]/.test(own)) return false
  if (!hasFigure && /\d/.test(text)) return false
  return folded === fold(text)
}

/** Whether a text names its column again. */
export const repeatsName = (text: string, headers: readonly string[], column: number): boolean => {
  const named = namedColumnsOf(headers)[column]
  return text !== '' && named !== undefined && isName(text, named)
}

/** Whether a row below the header names the columns again. */
export function repeatsHeader(row: SheetRow, headers: readonly string[]): boolean {
  const filled = filledColumns(row)
  if (filled.length < 2) return false
  const named = namedColumnsOf(headers)
  const wanted = Math.max(2, filled.length * 0.6)
  let same = 0
  for (const [at, column] of filled.entries()) {
    const header = named[column]
    if (header !== undefined && isName(cellText(row.cells[column]), header)) same += 1
    else if (same + filled.length - at - 1 < wanted) return false
  }
  return same >= wanted
}

/** A unit, a currency or the sign of a designation as printed forms have them below the header: „[mm]“, „(EUR)“, „Stk.“, „=“. */
export const unitOnly =
  /^[[(]?(?:mm|cm|m|kg|g|€|eur|euro|\$|usd|chf|st|stk|stck|stück|pcs|v|a|w|kw|%)\.?[\])]?$|^(?:={1,2}|\+{1,2}|[-–])$/i

/** Whether nearly all texts are names of columns, as in the second line of a header in two languages. */
export function namesColumns(shown: readonly string[]): boolean {
  const known = shown.filter((text) => (matchHeaderWords(text)[0]?.strength ?? 0) >= 0.95)
  return known.length >= 3 && known.length >= shown.length * 0.7
}

/** Whether a row holds 1, 2, 3 … from its first column on, as printed forms do below the header. */
export function numbersColumns(
  row: SheetRow,
  filled: readonly number[],
  headers: readonly string[],
): boolean {
  const named = headers.filter((header) => header.trim() !== '').length
  if (filled.length < 4 || filled.length < named * 0.8) return false
  return filled.every(
    (column, index) => cellText(row.cells[column]).replace(/[().]/g, '') === String(index + 1),
  )
}
