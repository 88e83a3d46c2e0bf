import type { ImportField } from '@schrankwerk/contracts'
import {
  createHeaderMatcher,
  createLanguageFinder,
  foldHeader,
  type HeaderLanguage,
  type HeaderMatch,
  type HeaderMeaning,
  type HeaderWordRow,
  headerWordsByLanguage,
  withCompound,
} from '@schrankwerk/domain/bom'
import { plainest } from './headed-column.ts'
import { type PriceListMeaning, priceListWords } from './price-list-words.ts'
import { priceListWordsAbroad } from './price-list-words-abroad.ts'

type Row = HeaderWordRow<PriceListMeaning>

/**
 * What the fields of a parts list are called here; designations and structure mean nothing in a price list. A price of
 * one piece is the one to pay in a parts list; in a price list it may be either.
 */
const meanings: Partial<Record<HeaderMeaning, PriceListMeaning>> = {
  orderNumber: 'orderNumber',
  manufacturerNumber: 'manufacturerNumber',
  manufacturerName: 'manufacturerName',
  description: 'description',
  attribute: 'attribute',
  quantity: 'none',
  quantityUnitName: 'unit',
  wholesalerOrderNumber: 'wholesalerOrderNumber',
  listPrice: 'listPrice',
  purchasePrice: 'price',
  erpNumber: 'erpNumber',
  manufacturerLink: 'manufacturerLink',
  eanNumber: 'eanNumber',
  remark: 'none',
  supplier: 'supplier',
  none: 'none',
}

const ownWords: Record<HeaderLanguage, readonly Row[]> = {
  home: priceListWords,
  ...priceListWordsAbroad,
}

const wordsOf = ({ clear, vague }: { clear: string; vague?: string | undefined }): string[] =>
  [clear, vague ?? ''].flatMap((words) => (words === '' ? [] : words.split('|')))

const supplier =
  /lief|suppl|vendor|fourniss|fornit|proveed|forneced|dostawc|leveranc|dodavat|tedarik|leverand|leverant|постав|постач|toimitt|beszállít|furniz|προμηθ/iu

/** The supplier of a parts list is a dealer; that of a price list is who one orders from, by its numbers. */
function suppliersApart(row: HeaderWordRow): HeaderWordRow[] {
  if (row.meaning !== 'wholesalerOrderNumber') return [row]
  const all = wordsOf(row)
  const ofSuppliers = all.filter((word) => supplier.test(word))
  return [
    { meaning: 'orderNumber', clear: '', vague: ofSuppliers.join('|') },
    { ...row, clear: all.filter((word) => !supplier.test(word)).join('|') },
  ]
}

/** Words of parts lists first, without those that price lists use for something else. */
function withPartsListWords(language: HeaderLanguage): Row[] {
  const own = new Set(ownWords[language].flatMap(wordsOf).map((word) => foldHeader(word).compact))
  const kept = (words: string) =>
    words
      .split('|')
      .filter((word) => !own.has(foldHeader(word).compact))
      .join('|')
  const shared = headerWordsByLanguage[language]
    .flatMap(suppliersApart)
    .flatMap(({ meaning, clear, vague }): Row[] => {
      const here = meanings[meaning]
      if (here === undefined) return []
      const words = [kept(clear), kept(vague ?? '')].filter((part) => part !== '')
      return here === 'price'
        ? [{ meaning: here, clear: '', vague: words.join('|') }]
        : [{ meaning: here, clear: kept(clear), vague: kept(vague ?? '') }]
    })
  return [...shared, ...ownWords[language]]
}

function allKnown() {
  const words = Object.fromEntries(
    Object.keys(ownWords).map((language) => [language, withPartsListWords(language as HeaderLanguage)]),
  ) as Record<HeaderLanguage, Row[]>
  const keysByField = new Map<PriceListMeaning, Set<string>>()
  for (const row of Object.values(words).flat()) {
    const keys = keysByField.get(row.meaning) ?? new Set()
    for (const word of wordsOf(row)) keys.add(foldHeader(word).compact)
    keysByField.set(row.meaning, keys)
  }
  return { words, keysByField, match: createHeaderMatcher(words), languageOf: createLanguageFinder(words) }
}

/** Only when a header is asked about: the thread of an import whose columns are known would wait for it. */
let known: ReturnType<typeof allKnown> | undefined
const everyWord = () => {
  known ??= allKnown()
  return known
}

/** What a header of a price list may mean, best first. */
export const matchPriceListHeader = (
  header: string,
  language: HeaderLanguage | null = null,
): HeaderMatch<PriceListMeaning>[] => everyWord().match(header, language)

/** What longer headers are made of means the same here; which quantities and sums they name does not matter. */
export function withPriceListCompound(
  header: string,
  matches: HeaderMatch<PriceListMeaning>[],
): HeaderMatch<PriceListMeaning>[] {
  const [best] = matches
  // „Listenpreis € / Stk.“ is plain; that it is a price of one piece says less.
  if (best && !best.vague && best.strength === 1 && ['listPrice', 'purchasePrice'].includes(best.meaning))
    return matches
  return withCompound(header, matches, (meaning) => {
    if (meaning === 'wholesalerOrderNumber' && supplier.test(header)) return 'orderNumber'
    return meaning === 'quantity' || meaning === 'none' ? undefined : meanings[meaning]
  })
}

const eanWord = /(?<!\p{L})(?:ean|gtin)(?!\p{L})/iu

/** „Erster EAN-Code“: what is called so, whatever else it is called, is no number to order by. */
export function eansByName(
  name: string,
  matches: HeaderMatch<PriceListMeaning>[],
): HeaderMatch<PriceListMeaning>[] {
  const [best] = matches
  if (!eanWord.test(name) || (best && best.strength >= plainest)) return matches
  return [{ meaning: 'eanNumber', strength: 0.9, word: name, vague: true, rank: 0 }]
}

/** The language of a price list, from all its headers. */
export const languageOfPriceList = (headers: readonly string[]): HeaderLanguage | null =>
  everyWord().languageOf(headers)

/** Whether a text is a header of the field, in any of the languages that are known. */
export function isHeaderOf(field: ImportField, text: string): boolean {
  const key = foldHeader(text).compact
  const { keysByField } = everyWord()
  const isPrice = field === 'listPrice' || field === 'purchasePrice'
  return (keysByField.get(field)?.has(key) || (isPrice && keysByField.get('price')?.has(key))) ?? false
}

const quantityWords = new Set(
  Object.values(headerWordsByLanguage)
    .flat()
    .filter(({ meaning }) => meaning === 'quantity')
    .flatMap(({ clear, vague }) => wordsOf({ clear, ...(vague && { vague }) })),
)

/** Whether a word of a header is that of a quantity, which a price list has in stock, in a pack or to a price. */
export const isQuantityWord = (word: string): boolean => quantityWords.has(word)

/** Every word that means a field, for tests. */
export const wordsOfFields = (): string[] => Object.values(everyWord().words).flat().flatMap(wordsOf)
