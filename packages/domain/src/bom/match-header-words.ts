import { readCompound } from './header-compounds.ts'
import { type HeaderLanguage, headerWordsByLanguage } from './header-languages.ts'
import { type FoldedHeader, foldHeader, withoutBrackets } from './header-text.ts'
import type { HeaderMeaning, HeaderWordRow } from './header-words.ts'
import { differsByOneLetter } from './spelling.ts'

export interface HeaderMatch<Meaning = HeaderMeaning> {
  meaning: Meaning
  /** 0 to 1; 1 is the word itself. */
  strength: number
  word: string
  vague: boolean
  /** Place of the word in its row; earlier words are preferred among equals. */
  rank: number
}

/** Header words of every language, of parts lists or of another kind of list. */
export type WordsByLanguage<Meaning> = Partial<Record<HeaderLanguage, readonly HeaderWordRow<Meaning>[]>>

interface WordEntry<Meaning> {
  language: HeaderLanguage
  meaning: Meaning
  word: string
  /** The word as people type it. */
  lower: string
  folded: FoldedHeader
  vague: boolean
  rank: number
}

function entriesOf<Meaning>(words: WordsByLanguage<Meaning>): WordEntry<Meaning>[] {
  const entries = Object.entries(words).flatMap(([language, rows]) =>
    rows.flatMap(({ meaning, clear, vague }) => {
      const wordsOfRow = clear === '' ? [] : clear.split('|').map((word) => ({ word, vague: false }))
      if (vague) wordsOfRow.push(...vague.split('|').map((word) => ({ word, vague: true })))
      return wordsOfRow.map((entry, rank) => ({
        language: language as HeaderLanguage,
        meaning,
        ...entry,
        lower: entry.word.toLowerCase(),
        folded: foldHeader(entry.word),
        rank,
      }))
    }),
  )
  // Longest first: "Herstellernummer" is asked before "Hersteller" and "Nummer".
  return entries.sort((a, b) => b.folded.compact.length - a.folded.compact.length)
}

const beginning = 3

/**
 * Finds the entries that stand anywhere in a text, in their own order: by their first letters, so that a cell is compared
 * with few of several thousand words.
 */
function indexByBeginning<Meaning>(entries: readonly WordEntry<Meaning>[]) {
  const placesBy = new Map<string, number[]>()
  entries.forEach(({ folded: { compact } }, place) => {
    const key = compact.slice(0, beginning)
    const places = placesBy.get(key)
    if (places) places.push(place)
    else placesBy.set(key, [place])
  })
  return (text: string): WordEntry<Meaning>[] => {
    const found = new Set<number>()
    for (let at = 0; at < text.length; at += 1) {
      for (let length = 1; length <= beginning && at + length <= text.length; length += 1) {
        for (const place of placesBy.get(text.slice(at, at + length)) ?? []) {
          const { compact } = entries[place]!.folded
          // A shorter key is a whole word.
          if (length === beginning ? text.startsWith(compact, at) : compact.length === length)
            found.add(place)
        }
      }
    }
    return [...found].sort((a, b) => a - b).map((place) => entries[place]!)
  }
}

function holdsTokens(header: readonly string[], word: readonly string[]): boolean {
  for (let start = 0; start + word.length <= header.length; start += 1) {
    if (word.every((token, index) => header[start + index] === token)) return true
  }
  return false
}

/** „Lager-Nr. Werkstatt“ holds „Lagernummer“. */
const holdsJoined = (tokens: readonly string[], word: string): boolean =>
  tokens.some((token, at) => token + (tokens[at + 1] ?? ' ') === word)

function strengthOf(header: FoldedHeader, word: FoldedHeader): number {
  if (word.compact === '' || header.compact === '') return 0
  if (!header.compact.includes(word.compact)) return 0
  if (header.compact === word.compact) return 1
  // „Hersteller + Typ“ joins two words and names no location.
  if (/^[=+]+$/.test(word.compact)) return 0
  const numbered = header.compact.match(/^(.*?)\d{1,2}$/)
  if (numbered && numbered[1] === word.compact && word.compact.length > 1) return 0.96
  const share = word.compact.length / header.compact.length
  if (holdsTokens(header.tokens, word.tokens) || holdsJoined(header.tokens, word.compact))
    return 0.55 + 0.35 * share
  if (word.compact.length >= 5 && header.compact.endsWith(word.compact)) return 0.4 + 0.35 * share
  if (word.compact.length >= 6 && header.compact.includes(word.compact)) return 0.3 + 0.35 * share
  return 0
}

function variantsOf(
  header: string,
  exactMeaning: (header: FoldedHeader) => unknown,
): { folded: FoldedHeader; weight: number }[] {
  const variants = [{ folded: foldHeader(header), weight: 1 }]
  const outside = withoutBrackets(header)
  if (outside !== header.trim() && outside !== '')
    variants.push({ folded: foldHeader(outside), weight: 0.97 })
  // „Menge x 1“ beside „Menge x 10“
  const ofOne = outside.replace(/(?<!\s)\s*[x×*]\s?1$/i, '')
  if (ofOne !== outside && ofOne !== '') variants.push({ folded: foldHeader(ofOne), weight: 0.97 })
  // „Artikel: Bestellnummer“ names the table of an export before the column.
  const property = outside.match(/^[^:]+:\s*(\S[^:]*)$/)
  const named = property ? foldHeader(property[1]!) : undefined
  if (named && exactMeaning(named) !== undefined) return [{ folded: named, weight: 0.97 }]
  const parts = partsOf(outside, exactMeaning)
  if (parts.length > 1) {
    const folded = parts.map(foldHeader)
    // „Menge / Quantity“ says the same twice; "Price / Item" does not.
    const exact = folded.map(exactMeaning)
    const meanings = new Set(exact.filter((meaning) => meaning !== undefined))
    const weight = meanings.size > 1 ? 0.6 : exact.includes(undefined) ? 0.8 : 0.97
    for (const part of folded) variants.push({ folded: part, weight })
  }
  return variants
}

/** The names that stand in one header, „Menge / Quantity“; one where it is a single name. */
function partsOf(header: string, exactMeaning: (header: FoldedHeader) => unknown): string[] {
  const isLong = (part: string) => part.trim().length > 1
  const lines = header.split('\n').filter(isLong)
  // A first line that is no name by itself begins one that was too long for its column: „Geplante“, „Bestell-“.
  const [first = ''] = lines
  const isNamed = !first.trimEnd().endsWith('-') && exactMeaning(foldHeader(first)) !== undefined
  return (isNamed ? lines : [header])
    .flatMap((line) =>
      // „Position 安装位置“, „Maker 제조사“ is written in two languages.
      line.split(
        /[/|:]|(?<=[^\p{Script=Han}])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[^\p{Script=Han}])|(?<=\p{Script=Latin}\.? )(?=\p{Script=Hangul})|(?<=\p{Script=Hangul} )(?=\p{Script=Latin})/u,
      ),
    )
    .filter(isLong)
}

/** A word of the list's own language goes before the same word of another, which is never more than vague. */
function weightOf(entry: WordEntry<unknown>, language: HeaderLanguage | null): number {
  if (entry.language === 'home') return 1
  if (language === null) return 0.999
  return entry.language === language ? 1.02 : 0.85
}

/**
 * Tells what the words of a header may mean, best first; each meaning once. `language` is that of the whole list
 * (`languageOf`), null where it is not known. Pure; answers are remembered.
 */
export function createHeaderMatcher<Meaning>(words: WordsByLanguage<Meaning>) {
  const entries = entriesOf(words)
  const exact = new Map<string, Meaning>()
  for (const { folded, meaning } of entries)
    if (!exact.has(folded.compact)) exact.set(folded.compact, meaning)
  const cache = new Map<string, HeaderMatch<Meaning>[]>()
  const within = indexByBeginning(entries)
  return (header: string, language: HeaderLanguage | null = null): HeaderMatch<Meaning>[] => {
    const key = `${language ?? ''}|${header}`
    const known = cache.get(key)
    if (known) return known
    const best = new Map<Meaning, HeaderMatch<Meaning>>()
    if (header.trim().length <= 80) {
      for (const { folded, weight } of variantsOf(header, ({ compact }) => exact.get(compact))) {
        for (const entry of within(folded.compact)) {
          const own = weightOf(entry, language)
          const strength = strengthOf(folded, entry.folded) * weight * own
          if (strength < 0.45) continue
          const former = best.get(entry.meaning)
          if (former && former.strength >= strength) continue
          best.set(entry.meaning, {
            meaning: entry.meaning,
            strength,
            word: entry.word,
            vague: entry.vague || own < 0.9,
            rank: entry.rank,
          })
        }
      }
    }
    const matches = best.size > 0 ? [...best.values()].sort(byStrength) : misspelt(header, entries)
    if (cache.size < 5000) cache.set(key, matches)
    return matches
  }
}

/** „Anazhl“, "Discription": a word that is known but for one letter. */
function misspelt<Meaning>(header: string, entries: readonly WordEntry<Meaning>[]): HeaderMatch<Meaning>[] {
  const written = withoutBrackets(header).trim().toLowerCase()
  const { compact } = foldHeader(written)
  if (!/^[a-z]{5,24}$/.test(compact)) return []
  // Folding takes „ue“ for „ü“, in English words as well.
  const entry = entries.find(
    ({ folded, lower }) => differsByOneLetter(folded.compact, compact) || differsByOneLetter(lower, written),
  )
  if (!entry) return []
  const { meaning, word, rank } = entry
  return [{ meaning, strength: misspeltStrength, word, vague: true, rank }]
}

const misspeltStrength = 0.8

const byStrength = (a: HeaderMatch<unknown>, b: HeaderMatch<unknown>) =>
  b.strength - a.strength || a.rank - b.rank

const matchWords = createHeaderMatcher(headerWordsByLanguage)

/** What the words of a parts list's header may mean; a sign of IEC 81346 in it decides over them. */
export function matchHeaderWords(header: string, language: HeaderLanguage | null = null): HeaderMatch[] {
  if (atQuantity.test(header)) return [{ ...pricedQuantity, word: header.trim() }]
  if (plusTax.test(header)) return [{ ...pricedQuantity, word: header.trim() }]
  const whole = matchWords(moneyAlone.test(header) ? 'EUR' : header, language)
  const found = whole.length === 0 ? matchWords(header.replace(typeOfThing, '$1 Typ'), language) : whole
  const matches = understood.get(found) ?? withCompound(header, found, (meaning) => meaning)
  understood.set(found, matches)
  const sign = header
    .trim()
    .match(/^[([]?(==|=|\+\+|\+|-)[)\]]?(?:\s?\p{L}{2}.*)?$|[([](==|=|\+\+|\+|-)[)\]]$/u)
  if (!sign) return matches
  const word = (sign[1] ?? sign[2]) as keyof typeof meaningOfSign
  const meaning = meaningOfSign[word]
  const bySign: HeaderMatch = { meaning, strength: 1.05, word, vague: false, rank: 0 }
  return [bySign, ...matches.filter((match) => match.meaning !== meaning)].sort(byStrength)
}

/** „Kabeltyp“, „Schildtyp“: the type of whatever the list is of. */
const typeOfThing = /^\s*(\p{L}{3,})typ\s*$/iu

/** „@qty“ says for how many pieces the price beside it holds, not how many are wanted. */
const atQuantity = /^\s*@\s?\p{L}/u
/** „+VAT“ says what is added to a price, and no place. */
const plusTax = /^\s*\+\s?(?:vat|mwst|ust|tax|iva|tva|btw|dph|moms|kdv|gst)\.?(?![\p{L}\d])/iu
/** „€“, „[€]“: folded like other signs it would be nothing. */
const moneyAlone = /^\s*[([]?\p{Sc}[)\]]?\s*$/u
const pricedQuantity = { meaning: 'none', strength: 1, vague: true, rank: 0 } as const

/** Matches of words are remembered, and so is what was made of them. */
const understood = new WeakMap<readonly HeaderMatch[], HeaderMatch[]>()

/**
 * What the words mean together goes before what one of them means alone, but not before the whole header's own entry.
 * `meaningOf` says what such a meaning is in the kind of list, undefined where it is nothing there.
 */
export function withCompound<Meaning>(
  header: string,
  matches: HeaderMatch<Meaning>[],
  meaningOf: (meaning: HeaderMeaning) => Meaning | undefined,
): HeaderMatch<Meaning>[] {
  const isKnown = (matches[0]?.strength ?? 0) >= 0.98
  const compound = readCompound(header)
  if (compound === null || (isKnown && !compound.isPricePerPiece)) return matches
  const meaning = meaningOf(compound.meaning)
  if (meaning === undefined) return matches
  const whole = { meaning, strength: compoundStrength, word: header.trim(), vague: false, rank: 0 }
  const rest = matches
    .filter((match) => match.meaning !== meaning)
    .map((match) => ({ ...match, strength: Math.min(match.strength, compoundStrength) - 0.1, vague: true }))
  return [whole, ...rest]
}

/** Below what is SURE. */
const compoundStrength = 0.84

// A sign in the header decides over its words.
const meaningOfSign = {
  '==': 'functionDesignation',
  '=': 'functionalAssignment',
  '++': 'locationIdentifier',
  '+': 'installationLocation',
  '-': 'bmk',
} as const
