import type { ColumnProfile } from './column-profile.ts'
import type { HeaderLanguage } from './header-languages.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { readQuantity } from './quantity.ts'
import { type Cell, cellText, type SheetRow } from './rows.ts'

/** A column that in every row is the sum of others, or the product of two. */
export interface QuantitySum {
  column: number
  /** In the order of the file. */
  parts: readonly number[]
  isProduct: boolean
}

const fewestRows = 3
const mostParts = 24
/** What a column is called that holds all pieces and nothing else; a total within a longer name is told elsewhere. */
export const totalHeader =
  /^(?:gesamt(?:menge|anzahl|stückzahl|stk)?|summe|zus(?:ammen|\.)?|alle|total|sum|Σ|∑|insgesamt|ges\.?|totale|totalt|totaal|razem|łącznie|suma|celkem|celkovo|spolu|ukupno|skupaj|összesen|yhteensä|toplam|итого|всего|общо)(?: \(?(?:stk|stück|st|pcs)\.?\)?)?$/iu

/** Amounts that are no pieces add up as well. */
const noPieces =
  /preis|price|€|eur|chf|kosten|cost|lohn|netto|brutto|mwst|ust\b|vat|steuer|rabatt|kg|gewicht|weight|masse|volumen|leistung|länge|fläche|kontakt|lager|stock|offen|bestand|stunden|min\b/iu

/** Lengths are cut as they come, but who adds up prices has few round ones. */
const mostBroken = 0.3

/**
 * „NSHV | SV1 | SV2 | Gesamt“: how many pieces go where, and in the last or the first column all of them. Null where no
 * column is the sum of at least two columns of mostly whole numbers right beside it, or where another column is plainly the
 * quantity, as in „Menge | Material | Lohn | Gesamt“.
 */
export function findQuantitySum(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  rows: readonly SheetRow[],
  language: HeaderLanguage | null,
): QuantitySum | null {
  const isCount = (column: number) => {
    if (profiles[column] === undefined) return false
    const { filled, quantityLike, counting, currency, date } = profiles[column]
    const isNamed = headers[column]!.trim() !== '' && !noPieces.test(headers[column]!)
    return isNamed && filled > 0 && quantityLike >= 0.9 && !counting && currency === 0 && date === 0
  }
  const isPlainQuantity = (header: string) => {
    const best = matchHeaderWords(header, language)[0]
    return best?.meaning === 'quantity' && !best.vague && best.strength >= 0.9
  }
  const plain = headers.flatMap((header, column) =>
    header.trim() !== '' && profiles[column]!.filled > 0 && isPlainQuantity(header) ? [column] : [],
  )
  for (let column = headers.length - 1; column >= 0; column -= 1) {
    if (!isCount(column) || !(totalHeader.test(headers[column]!.trim()) || plain.includes(column))) continue
    const end = endOfSum(rows, column, -1, isCount) ?? endOfSum(rows, column, 1, isCount)
    if (end === null) continue
    const [first, last] = end < column ? [end, column - 1] : [column + 1, end]
    const others = plain.filter((one) => one !== column)
    const areParts = others.every((one) => one >= first && one <= last)
    if (areParts && (others.length === 0 || others.length === last - first + 1))
      return { column, parts: headers.map((_, at) => at).slice(first, last + 1), isProduct: false }
  }
  return findProduct({ headers, rows, isCount, plain })
}

interface Counts {
  headers: readonly string[]
  rows: readonly SheetRow[]
  isCount: (column: number) => boolean
  /** Columns that are plainly the quantity. */
  plain: readonly number[]
}

/** „je Feld“, „Menge pro Schrank“; what a piece costs is a product with its quantity too, whatever it is called. */
const perThing =
  /^(?:(?:menge|stück|stk\.?|anz(?:ahl|\.)|qty|quantity) )?(?:je|pro|per)\s(?!(?:stück|stk|st|piece|pcs?|unit|einheit|m|meter|kg|\d)(?!\p{L}))\p{L}/iu

/** „je Feld | Anz. Felder | gesamt“: how many pieces one of what is built takes, how many there are, and all pieces. */
function findProduct({ headers, rows, isCount, plain }: Counts): QuantitySum | null {
  const counts = [...headers.keys()].filter(isCount)
  const amounts = new Map(counts.map((column) => [column, rows.map((row) => amountIn(row, column))]))
  for (const column of counts) {
    if (!totalHeader.test(headers[column]!.trim())) continue
    for (const one of counts) {
      for (const other of counts) {
        const parts = [one, other]
        if (one >= other || parts.includes(column) || !plain.every((at) => parts.includes(at))) continue
        if (!parts.some((part) => perThing.test(headers[part]!.trim()))) continue
        if (isProductOf(amounts.get(column)!, amounts.get(one)!, amounts.get(other)!))
          return { column, parts, isProduct: true }
      }
    }
  }
  return null
}

type Amounts = readonly (number | null)[]

/** Whether all amounts are the product of two others, of which neither is one throughout. */
function isProductOf(all: Amounts, one: Amounts, other: Amounts): boolean {
  const filled = all.flatMap((product, at) =>
    product === null || product === 0 ? [] : [{ product, one: one[at] ?? 0, other: other[at] ?? 0 }],
  )
  const isTold = (row: (typeof filled)[number]) => row.one !== 1 && row.other !== 1
  return (
    filled.filter(isTold).length >= fewestRows &&
    filled.every((row) => Math.abs(row.one * row.other - row.product) < 1e-6)
  )
}

const amountIn = (row: SheetRow, column: number): number | null => {
  const text = cellText(row.cells[column])
  return text === '' ? 0 : (row.cells[column]!.number ?? readQuantity(text).quantity)
}

/** The columns beside this one of which it is the sum in every line; none where it is of none. */
export function addends(
  headers: readonly string[],
  lines: readonly (readonly Cell[])[],
  column: number,
  isFree: (column: number) => boolean,
): number[] {
  const rows = lines.map((cells, at): SheetRow => ({ rowIndex: at + 1, cells: [...cells] }))
  const isCount = (one: number) => {
    const header = headers[one]?.trim() ?? ''
    return header !== '' && !noPieces.test(header) && isFree(one)
  }
  const end = endOfSum(rows, column, -1, isCount) ?? endOfSum(rows, column, 1, isCount)
  if (end === null) return []
  const [first, last] = end < column ? [end, column - 1] : [column + 1, end]
  return headers.map((_, at) => at).slice(first, last + 1)
}

/** How far the columns of counts beside a column reach that it adds up in every row; null where none do. */
function endOfSum(
  rows: readonly SheetRow[],
  column: number,
  step: 1 | -1,
  isCount: (column: number) => boolean,
): number | null {
  const totals = rows.map((row) => amountIn(row, column))
  if (totals.includes(null)) return null
  const left = totals.map((total) => total!)
  if (left.filter((total) => !Number.isInteger(total)).length > left.length * mostBroken) return null
  const places = rows.map(() => 0)
  for (let parts = 1; parts <= mostParts && isCount(column + parts * step); parts += 1) {
    const part = column + parts * step
    for (const [at, row] of rows.entries()) {
      const count = amountIn(row, part)
      if (count === null) return null
      left[at]! -= count
      if (count > 0) places[at]! += 1
    }
    if (parts >= 2 && left.every((rest) => Math.abs(rest) < 1e-6))
      return places.filter((count) => count >= 2).length >= fewestRows ? part : null
  }
  return null
}
