import { concepts, stopWords } from './concepts.ts'
import { findFamily } from './find-family.ts'
import { foldText } from './folded-text.ts'
import { tokensOf } from './tokens.ts'
import { unitWords } from './unit-words.ts'

const mostWords = 24
const shortestWord = 3
/** What is longer is no word, and an index may take none of such length. */
const longestWord = 60

/** Takes off what declension adds; only words that are compared with each other go through it. */
function stemOf(word: string): string {
  for (const ending of ['en', 'er', 'es', 'e', 'n', 's'])
    if (word.length - ending.length >= 4 && word.endsWith(ending)) return word.slice(0, -ending.length)
  return word
}

/** What a word means, or the last part of a compound. */
function conceptOf(word: string): { concept: string; isWhole: boolean } | undefined {
  const whole = concepts.get(word) ?? concepts.get(stemOf(word))
  if (whole) return { concept: whole, isWhole: true }
  for (let from = 2; from <= word.length - 5; from += 1) {
    const concept = concepts.get(word.slice(from)) ?? concepts.get(stemOf(word.slice(from)))
    if (concept) return { concept, isWhole: false }
  }
  return undefined
}

/** Words that mean something only together. */
const together: readonly (readonly [apart: string, joined: string])[] = [
  ['on-delay', 'ondelay'],
  ['on delay', 'ondelay'],
  ['off-delay', 'offdelay'],
  ['off delay', 'offdelay'],
  ['star-delta', 'stardelta'],
  ['star delta', 'stardelta'],
  ['stern-dreieck', 'sterndreieck'],
  ['stern dreieck', 'sterndreieck'],
  ['through-beam', 'throughbeam'],
  ['through beam', 'throughbeam'],
  ['v2a', 'inox'],
  ['v4a', 'inox'],
  ['va-', 'inox-'],
]

function joined(folded: string): string {
  let text = folded
  for (const [apart, word] of together) if (text.includes(apart)) text = text.replaceAll(apart, word)
  return text
}

/**
 * Words to find a description again by: German and English ones on one concept, stems of the others, compounds with
 * what they end with, and the family. Folded, without stop words, units and figures.
 */
export function descriptionWords(text: string): string[] {
  const folded = joined(foldText(text))
  const words = new Set<string>()
  const family = findFamily(folded)
  if (family) words.add(family)
  for (const { kind, text: word, isOfNumber } of tokensOf(folded)) {
    if (words.size >= mostWords) break
    if (kind !== 'word' || isOfNumber || word.length < shortestWord || word.length > longestWord) continue
    if (stopWords.has(word) || unitWords.has(word)) continue
    const meaning = conceptOf(word)
    if (meaning) words.add(meaning.concept)
    if (!meaning?.isWhole && words.size < mostWords) words.add(stemOf(word))
  }
  return [...words]
}
