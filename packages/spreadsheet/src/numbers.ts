export type DecimalStyle = 'german' | 'english' | 'unclear'

const spaces = /[\s\u00a0\u2007\u2009\u202f'’]/g
const shape = /^([+-]?)(\d+(?:[.,]\d+)*|[.,]\d+)(?:e([+-]?\d{1,3}))?(-?)$/i

/**
 * Which sign a column uses for decimals: "1.234,50" is German, "1,234.50" English. Where nine of ten telling samples
 * agree, they decide. "1.234" alone tells nothing.
 */
export function detectDecimalStyle(samples: readonly string[]): DecimalStyle {
  let german = 0
  let english = 0
  for (const sample of samples) {
    const style = styleOf(sample)
    if (style === 'german') german++
    if (style === 'english') english++
  }
  if (german + english === 0) return 'unclear'
  const most = Math.max(german, english)
  if (most < (german + english) * 0.9) return 'unclear'
  return german > english ? 'german' : 'english'
}

function styleOf(sample: string): DecimalStyle {
  const digits = shape.exec(compact(sample))?.[2]
  if (digits === undefined) return 'unclear'
  const dots = digits.split('.').length - 1
  const commas = digits.split(',').length - 1
  if (dots > 0 && commas > 0) return digits.lastIndexOf(',') > digits.lastIndexOf('.') ? 'german' : 'english'
  if (dots > 1) return 'german'
  if (commas > 1) return 'english'
  if (dots + commas === 0 || /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return 'unclear'
  return commas === 1 ? 'german' : 'english'
}

/**
 * Reads a number as its column writes it; null for everything that is no number or could be two ("1.234" in an unclear
 * column, "12.5" in a German one, "12 $"). Blanks and apostrophes group thousands; a trailing minus is one.
 */
export function readNumber(text: string, style: DecimalStyle): number | null {
  const match = shape.exec(compact(text))
  if (!match) return null
  const [, sign, digits, exponent, trailing] = match
  if (sign && trailing) return null
  const own = styleOf(digits!)
  const plain = plainDigits(digits!, style === 'unclear' ? own : style)
  if (plain === null) return null
  const value = Number(exponent === undefined ? plain : `${plain}e${exponent}`)
  if (!Number.isFinite(value)) return null
  return (sign === '-' || trailing === '-') && value !== 0 ? -value : value
}

const grouped: Readonly<Record<string, RegExp>> = {
  '.': /^\d{1,3}(?:\.\d{3})+$/,
  ',': /^\d{1,3}(?:,\d{3})+$/,
}

function plainDigits(digits: string, style: DecimalStyle): string | null {
  if (/^\d+$/.test(digits)) return digits
  // Several equal signs can only group.
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(digits) || /^\d{1,3}(,\d{3}){2,}$/.test(digits))
    return digits.replace(/[.,]/g, '')
  if (style === 'unclear') return null
  const [group, decimal] = style === 'german' ? ['.', ','] : [',', '.']
  const [whole, fraction, ...more] = digits.split(decimal!)
  if (more.length > 0 || whole === undefined) return null
  if (fraction?.includes(group!)) return null
  if (whole.includes(group!) && !grouped[group!]!.test(whole)) return null
  return `${whole.replaceAll(group!, '') || '0'}.${fraction ?? '0'}`
}

/** Takes grouping blanks out where they group; "1 2" is no number. */
function compact(text: string): string {
  const trimmed = text.trim().replace(/\u2212/g, '-')
  if (!spaces.test(trimmed)) return trimmed
  spaces.lastIndex = 0
  return /^[+-]?\s?\d{1,3}([\s\u00a0\u2007\u2009\u202f'’]\d{3})*([.,]\d+)?-?$/.test(trimmed)
    ? trimmed.replace(spaces, '')
    : trimmed
}
