/** How a list writes numbers: „1.234,50“ or "1,234.50". */
export type DecimalStyle = 'GERMAN' | 'ENGLISH'

/** The style that a column's texts prove, or null where none does. */
export function detectDecimalStyle(texts: Iterable<string>): DecimalStyle | null {
  let german = 0
  let english = 0
  for (const text of texts) {
    const number = text.replace(/[^\d.,]/g, '')
    if (/\d\.\d{3},\d/.test(number) || /^\d+,(?:\d{1,2}|\d{4,})$/.test(number)) german += 1
    if (/\d,\d{3}\.\d/.test(number) || /^\d+\.(?:\d{1,2}|\d{4,})$/.test(number)) english += 1
  }
  if (german === english) return null
  return german > english ? 'GERMAN' : 'ENGLISH'
}

export interface SeemingDecimals {
  /** The style that numbers like „1.250“ seem to have, which proves nothing. */
  likely: DecimalStyle | null
  /** That of a column in which every number has three decimals, nearly all of them noughts. */
  padded: DecimalStyle | null
}

const fewestPadded = 5
const mostlyNoughts = 0.8

/**
 * How a column of quantities seems to write numbers of which none proves it. Whole numbers of the same unit beside „1.250“
 * speak for thousands: a program that writes noughts at the end of decimals writes them everywhere, but for pieces.
 */
export function seemingDecimals(quantities: Iterable<{ text: string; unit: string }>): SeemingDecimals {
  const read = [...quantities].flatMap(({ text, unit }) => {
    const [number] = /^\d[\d.,]*/.exec(text.trim()) ?? []
    return number === undefined ? [] : [{ number, unit: unit.toLowerCase() }]
  })
  const isWhole = ({ number }: { number: string }) => /^\d+$/.test(number)
  const others = read.filter((one) => !isWhole(one))
  const separators = new Set(others.map(({ number }) => number.at(-4)))
  const isOfThree = others.every(({ number }) => /^\d{1,6}[.,]\d{3}$/.test(number))
  if (!isOfThree || separators.size !== 1) return { likely: null, padded: null }
  const [groups, decimals] = separators.has('.')
    ? (['GERMAN', 'ENGLISH'] as const)
    : (['ENGLISH', 'GERMAN'] as const)
  const units = new Set(others.map(({ unit }) => unit))
  if (read.some((one) => isWhole(one) && units.has(one.unit))) {
    const areGroups = others.every(({ number }) => /^[1-9]\d{0,2}[.,]\d\d0$/.test(number))
    return { likely: areGroups ? groups : null, padded: null }
  }
  const noughts = others.filter(({ number }) => number.endsWith('000')).length
  const isPadded = others.length >= fewestPadded && noughts >= others.length * mostlyNoughts
  return { likely: null, padded: isPadded ? decimals : null }
}

/** „1,000“ of a list that has „2,5“ as well; „0,250“ cannot be thousands, and „3,125“ has no nought to fill up with. */
const threeDecimals = {
  GERMAN: /^[1-9]\d{0,2},\d\d0(?!\d)/,
  ENGLISH: /^[1-9]\d{0,2}\.\d\d0(?!\d)/,
}

/** What stands beside a number as its unit, in its own column or behind it. */
const unitBeside = ({ text, unit }: { text: string; unit: string }): string =>
  (unit || text.trim().replace(/^\d[\d.,]*\s*/, '')).toLowerCase()

/**
 * Tells quantities apart that may be thousands though their list proves a style: „1.000“ where the same unit has „2.5“ or
 * „6“ too, because who writes noughts behind the sign writes them everywhere.
 */
export function thousandsAmong(
  quantities: readonly { text: string; unit: string }[],
  style: DecimalStyle,
): (quantity: { text: string; unit: string }) => boolean {
  const written = quantities.filter(({ text }) => /^\d/.test(text.trim()))
  const others = written.filter(({ text }) => !/^\d+[.,]\d{3}(?!\d)/.test(text.trim()))
  const units = new Set(others.map(unitBeside))
  return (quantity) => threeDecimals[style].test(quantity.text.trim()) && units.has(unitBeside(quantity))
}

/** Reads one number without sign or unit, or null. Both separators: the last one is the decimal one. */
export function parseDecimal(text: string, style?: DecimalStyle | null): number | null {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '')
  if (!/^[+-]?\d[\d.,]*$/.test(compact) && !/^[+-]?[.,]\d+$/.test(compact)) return null
  const comma = compact.lastIndexOf(',')
  const dot = compact.lastIndexOf('.')
  let plain: string
  if (comma >= 0 && dot >= 0) {
    plain = comma > dot ? compact.replace(/\./g, '').replace(',', '.') : compact.replace(/,/g, '')
  } else if (comma >= 0) {
    const grouped = /^[+-]?\d{1,3}(?:,\d{3})+$/.test(compact)
    const isGroup = grouped && (style === 'ENGLISH' || (compact.match(/,/g) ?? []).length > 1)
    plain = isGroup ? compact.replace(/,/g, '') : compact.replace(',', '.')
  } else {
    const grouped = /^[+-]?\d{1,3}(?:\.\d{3})+$/.test(compact)
    const isGroup = grouped && (style === 'GERMAN' || (compact.match(/\./g) ?? []).length > 1)
    plain = isGroup ? compact.replace(/\./g, '') : compact
  }
  const number = Number(plain)
  return Number.isFinite(number) ? number : null
}

/** Reads an amount of money: currency signs and ISO codes are taken off. */
export function parsePrice(text: string, style?: DecimalStyle | null): number | null {
  const plain = text
    .replace(
      /(?:R\$|US\$|\p{Sc}|zł|Kč|EURO?|CHF|USD|GBP|PLN|CZK|BRL|TRY|TL|SEK|DKK|NOK|kr\.?|Fr\.?|,-+|,–)/giu,
      ' ',
    )
    .trim()
  return plain === '' ? null : parseDecimal(plain, style)
}
