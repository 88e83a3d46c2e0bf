import { withoutNothing } from './words-for-nothing.ts'

export interface ManufacturerText {
  manufacturerName: string
  /** The manufacturers to try one after the other; two or more only for „A/B“. */
  alternatives: string[]
  equivalentAllowed: boolean
}

const anyManufacturer =
  /^(?:gleichwertig\w*|reputed|various|verschiedene?|diverse?|div\.?|any|beliebig|equiv(?:alent)?\.?|generic|std|standard|misc\.?)$/i
/** Read backwards from the end: forwards, a long text would be walked again from each of its commas. */
const orEquivalent =
  /$(?<=([\s,;(/-]*(?:(?:oder|od\.|o\.|or)\s*)?(?:gleichwertig\w*|ähnlich\w*|gleichw\.?|glw\.?|equiv(?:alent)?\.?|equal|similar)\.?\s*\)?))/i

/** Whether a text allows any equivalent part, as remarks do too. */
export function allowsEquivalent(text: string): boolean {
  const trimmed = text.trim()
  return trimmed !== '' && (anyManufacturer.test(trimmed) || orEquivalent.test(trimmed))
}

/** „Gleichwertig“, REPUTED, Various leave the manufacturer empty; „A/B“ names two to try. */
export function readManufacturer(text: string): ManufacturerText {
  const trimmed = withoutNothing(text)
  if (trimmed === '') return { manufacturerName: '', alternatives: [], equivalentAllowed: false }
  if (anyManufacturer.test(trimmed))
    return { manufacturerName: '', alternatives: [], equivalentAllowed: true }
  const tail = orEquivalent.exec(trimmed)?.[1] ?? ''
  const named = trimmed.slice(0, trimmed.length - tail.length).trim()
  const equivalentAllowed = named !== trimmed
  if (named === '') return { manufacturerName: '', alternatives: [], equivalentAllowed: true }
  const manufacturers = named
    .split(/\/|\||;|\boder\b|\bor\b/i)
    .map((manufacturer) => manufacturer.trim())
    .filter((manufacturer) => manufacturer !== '' && !anyManufacturer.test(manufacturer))
  return {
    manufacturerName: manufacturers.length > 1 ? manufacturers.join('/') : (manufacturers[0] ?? ''),
    alternatives: manufacturers,
    equivalentAllowed,
  }
}
