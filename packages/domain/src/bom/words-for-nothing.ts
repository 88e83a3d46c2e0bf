import { dittoWords } from './ditto.ts'

const nothing = new Set([
  'x',
  'n/a',
  'na',
  'n.a.',
  'n. a.',
  'tbd',
  'tba',
  'none',
  'null',
  'nil',
  'entfällt',
  'k.a.',
  'k. a.',
  '?',
  '#n/a',
  '#nv',
  // Whatever stands above: which part that is only the list's writer knows.
  ...dittoWords,
])

const sheetError = /^#(?:ref|value|div\/0|name|num|null|wert|bezug|zahl|n\/a|nv)[!?]?$/i

const beginsWithFigure = /^\d/
const longestWord = Math.max(...[...nothing].map((word) => word.length))

/** A longer text between two of these is no such word; most texts are, and need not be looked at any further. */
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const isVisible = (code: number) => code > 32 && code < 127

/** `-`, `_`, `x`, `n/a`, `tbd`, `./.` and their like mean that nothing is there. */
export function isWordForNothing(text: string): boolean {
  // No such word begins with a figure.
  if (beginsWithFigure.test(text)) return false
  if (
    text.length > longestWord &&
    isLetter(text.charCodeAt(0)) &&
    isVisible(text.charCodeAt(text.length - 1))
  )
    return false
  const word = text.trim().toLowerCase()
  return word === '' || /^[-_–—./\\*·\s]+$/.test(word) || nothing.has(word) || sheetError.test(word)
}

/** The trimmed text, or '' where it is a word for nothing. */
export function withoutNothing(text: string): string {
  return isWordForNothing(text) ? '' : text.trim()
}

export interface StrippedNumber {
  text: string
  prefix: 'EAN' | 'OTHER' | null
}

const eanPrefix = /^(?:ean|gtin)(?:[- ]?(?:code|nr|nummer))?\.?\s*[:#]\s*/i
const otherPrefix =
  /^(?:ref(?:erenz)?|ebay[- ]?art(?:ikel)?[-. ]?n(?:r|ummer)|art(?:ikel)?[-. ]*n(?:r|ummer)|best(?:ell)?[-. ]*n(?:r|ummer)|order ?(?:no|code)|mpn|sku|asin|typ|type|p\/n|part ?no)\.?\s*[:#]\s*/i

/** Takes „EAN:“, „Ref:“, „eBay-Artikelnr.:“ and the like off a number. */
export function stripNumberPrefix(text: string): StrippedNumber {
  const trimmed = text.trim()
  const ean = trimmed.replace(eanPrefix, '')
  if (ean !== trimmed) return { text: ean.trim(), prefix: 'EAN' }
  const other = trimmed.replace(otherPrefix, '')
  if (other !== trimmed) return { text: other.trim(), prefix: 'OTHER' }
  return { text: trimmed, prefix: null }
}
