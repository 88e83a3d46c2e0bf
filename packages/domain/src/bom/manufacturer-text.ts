import { withoutNothing } from './words-for-nothing.ts'

export interface ManufacturerText {
  manufacturerName: string
  /** The makers to try one after the other; two or more only for „A/B“. */
  alternatives: string[]
  equivalentAllowed: boolean
}

const anyMaker =
  /^(?:gleichwertig\w*|reputed|various|verschiedene?|diverse?|div\.?|any|beliebig|equiv(?:alent)?\.?|generic|std|standard|misc\.?)$/i
const orEquivalent =
  /[\s,;(/-]*(?:(?:oder|od\.|o\.|or)\s*)?(?:gleichwertig\w*|gleichw\.?|glw\.?|equiv(?:alent)?\.?|equal|similar|ähnlich\w*)\.?\s*\)?$/i

/** Whether a text allows any equivalent part, as remarks do too. */
export function allowsEquivalent(text: string): boolean {
  const trimmed = text.trim()
  return trimmed !== '' && (anyMaker.test(trimmed) || orEquivalent.test(trimmed))
}

/** Rule 13: „Gleichwertig“, REPUTED, Various leave the maker empty; „A/B“ names two to try. */
export function readManufacturer(text: string): ManufacturerText {
  const trimmed = withoutNothing(text)
  if (trimmed === '') return { manufacturerName: '', alternatives: [], equivalentAllowed: false }
  if (anyMaker.test(trimmed)) return { manufacturerName: '', alternatives: [], equivalentAllowed: true }
  const named = trimmed.replace(orEquivalent, '').trim()
  const equivalentAllowed = named !== trimmed
  if (named === '') return { manufacturerName: '', alternatives: [], equivalentAllowed: true }
  const makers = named
    .split(/\s*(?:\/|\||;|\boder\b|\bor\b)\s*/i)
    .map((maker) => maker.trim())
    .filter((maker) => maker !== '' && !anyMaker.test(maker))
  return {
    manufacturerName: makers.length > 1 ? makers.join('/') : (makers[0] ?? ''),
    alternatives: makers,
    equivalentAllowed,
  }
}
