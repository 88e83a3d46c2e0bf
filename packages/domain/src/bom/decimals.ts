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
      /(?:R\$|US\$|€|\$|£|¥|₺|₹|zł|Kč|EURO?|CHF|USD|GBP|PLN|CZK|BRL|TRY|TL|SEK|DKK|NOK|kr\.?|Fr\.?|,-+|,–)/gi,
      ' ',
    )
    .trim()
  return plain === '' ? null : parseDecimal(plain, style)
}
