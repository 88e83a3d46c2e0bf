import { roundToCents } from '@schrankwerk/domain'
import { type Cell, type DecimalStyle, readNumber } from '@schrankwerk/spreadsheet'

/** What a cell says: a number, nothing, or something that was meant as a number and is none. */
export type ReadNumber = number | null | 'unreadable' | 'unclear'

/** Takes what was left out of a line that is taken all the same. */
export type Note = (reason: string) => void

/** A number of the line needs the style of its whole column. No word: that could be what a line says. */
export const needsStyle = { needsStyle: true } as const
export type NeedsStyle = typeof needsStyle

/** Instead of what a line says: why it is skipped, or that its numbers cannot be read yet. */
export type Unread = { skip: string } | NeedsStyle
export const isUnread = (value: unknown): value is Unread =>
  value === needsStyle || (typeof value === 'object' && value !== null && 'skip' in value)

const currency =
  /€|US\$|\$|£|¥|₫|₹|zł|Kč|\b(?:EUR|EURO|CHF|USD|GBP|PLN|CZK|SEK|NOK|DKK|HUF|RON|BGN|TRY|CNY|JPY|INR|VND|AUD|CAD|S?Fr|kr)\b\.?|,-+$|,–$/gi

const comma = 44
const dot = 46

const mostDigits = 15
const powersOfTen = Array.from({ length: mostDigits + 1 }, (_, power) => 10 ** power)

/**
 * Digits with at most one decimal sign of the column's own style: nearly every cell, read without an expression. So few
 * digits and their power of ten are exact, and so is what divides them: the same number that `Number` makes of them.
 */
function plainNumber(text: string, style: DecimalStyle): number | undefined {
  const { length } = text
  if (length > mostDigits) return undefined
  const sign = style === 'german' ? comma : style === 'english' ? dot : -1
  let signAt = -1
  let figures = 0
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) figures = figures * 10 + code - 48
    else if (code !== sign || signAt >= 0 || at === 0 || at === length - 1) return undefined
    else signAt = at
  }
  return signAt < 0 ? figures : figures / powersOfTen[length - 1 - signAt]!
}

/** „1.234,50 €" in the style of its column; words without any digit („auf Anfrage") are nothing. */
export function readDecimal(cell: Cell | undefined, style: DecimalStyle): ReadNumber {
  if (!cell || cell.kind === 'empty' || cell.kind === 'error') return null
  if (cell.number !== undefined) return cell.number
  const { text } = cell
  if (text === '') return null
  const quick = plainNumber(text, style)
  if (quick !== undefined) return quick
  const plain = readNumber(text, style)
  if (plain !== null) return plain
  if (!/\d/.test(text)) return null
  const bare = text.replace(currency, ' ').trim()
  const stripped = readNumber(bare, style) ?? readNumber(bare, 'unclear')
  if (stripped !== null) return stripped
  return style === 'unclear' && /^[+-]?\d{1,3}[.,]\d{3}$/.test(bare) ? 'unclear' : 'unreadable'
}

const factors: Readonly<Record<string, number>> = {
  mm: 0.1,
  cm: 1,
  dm: 10,
  m: 100,
  mg: 0.000_001,
  g: 0.001,
  gr: 0.001,
  kg: 1,
  kgs: 1,
}
const endsInFigure = (text: string) => {
  const code = text.charCodeAt(text.length - 1)
  return code >= 48 && code <= 57
}
const measured = /^(.*\d)\s*(mm|cm|dm|m|mg|g|gr|kg|kgs)\.?$/i

/** A length in cm or a weight in kg; a unit in the cell itself goes before that of its column. */
export function readMeasure(cell: Cell | undefined, style: DecimalStyle, unit: string): ReadNumber {
  const found = cell?.kind === 'text' && !endsInFigure(cell.text) ? measured.exec(cell.text.trim()) : null
  const value = found ? readDecimal({ kind: 'text', text: found[1]! }, style) : readDecimal(cell, style)
  if (typeof value !== 'number') return value
  const factor = factors[(found?.[2] ?? unit).toLowerCase()] ?? 1
  return factor === 1 ? value : Number((value * factor).toPrecision(12))
}

const time = /(\d+(?:[.,]\d+)?)\s*(?:(woche|week|wk)|(monat|month))?/gi

/** Days: „7", „7 Tage", „2-3 Wochen" (the longer time counts), „14 Tage (2 Wochen)". */
export function readDays(cell: Cell | undefined): number | null {
  if (!cell) return null
  if (cell.number !== undefined) return wholeDays(cell.number)
  const times = [...cell.text.matchAll(time)].map(([, figures, week, month]) => ({
    value: Number(figures!.replace(',', '.')),
    perUnit: week ? 7 : month ? 30 : null,
  }))
  if (times.length === 0 || times.length > 2) return null
  // „2-3 Wochen“: the unit behind the second one is that of both.
  const isRange = /\d\s*(?:[-–—]|bis|to)\s*\d/.test(cell.text)
  const unitOf = (at: number) => times[at]!.perUnit ?? (isRange ? times.at(-1)!.perUnit : null) ?? 1
  return wholeDays(Math.max(...times.map(({ value }, at) => value * unitOf(at))))
}

const wholeDays = (value: number) => {
  const days = Math.ceil(value)
  return days >= 0 && days <= 10_000 ? days : null
}

const yes = /^(?:ja|yes|y|j|true|wahr|1|x|konform|compliant|rohs|rohs[- ]?konform)$/i
const no = /^(?:nein|no|n|false|falsch|0|nicht konform|non[- ]?compliant)$/i

export function readFlag(cell: Cell | undefined): boolean | null {
  const text = cell?.text.trim() ?? ''
  return yes.test(text) ? true : no.test(text) ? false : null
}

const isInCents = (price: number | null) => price === null || Math.round(price * 100) / 100 === price

/** What the columns of prices hold at most. */
export const largestPrice = 999_999_999_999.99

/** Below this share of its value, rounding to cents does not matter. */
export const harmlessRounding = 0.005
/** What prices and their unit may be multiplied by. */
export const priceScales = [1, 10, 100, 1000, 10_000]

/**
 * Prices in cents. Where rounding would change a price noticeably (0,0023 € a piece), prices grow by ten until it does
 * not; their price unit has to grow by the same `scale`: the price of a piece stays what the file says.
 */
export function fitPrices(prices: readonly (number | null)[]): { prices: (number | null)[]; scale: number } {
  if (prices.every(isInCents)) return { prices: [...prices], scale: 1 }
  for (const scale of priceScales) {
    const scaled = prices.map((price) => (price === null ? null : Number((price * scale).toPrecision(15))))
    const fits = scaled.every(
      (price) =>
        price === null || price === 0 || Math.abs(roundToCents(price) - price) / price <= harmlessRounding,
    )
    if (!fits && scale < priceScales.at(-1)!) continue
    return { prices: scaled.map((price) => (price === null ? null : roundToCents(price))), scale }
  }
  return { prices: [...prices], scale: 1 }
}
