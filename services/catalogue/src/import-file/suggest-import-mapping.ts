import type { Certainty, ImportField } from '@schrankwerk/contracts'
import { type HeaderLanguage, type HeaderMatch, headerLabels, type SheetRow } from '@schrankwerk/domain/bom'
import { currencyOf } from './currency.ts'
import { fillByValues } from './fill-price-list-by-values.ts'
import { suggestFurtherNumbers } from './further-numbers.ts'
import { suggestGroupPercents } from './group-percents.ts'
import { type HeadedColumn, plainest, type Settled } from './headed-column.ts'
import { headerCurrency } from './header-currency.ts'
import { describeByGroup, joinDescriptions, joinNameless, joinSentences } from './join-descriptions.ts'
import { judgePriceListValues } from './judge-price-list-values.ts'
import { ensureOrderNumber, orderByModel, orderByPosition, orderByWriters } from './order-number.ts'
import { choosePrices, type PriceCandidate } from './price-columns.ts'
import { type PriceHeader, readPriceHeader, tax } from './price-header.ts'
import { describeColumn, type PriceListColumn } from './price-list-column.ts'
import {
  eansByName,
  languageOfPriceList,
  matchPriceListHeader,
  withPriceListCompound,
} from './price-list-headers.ts'
import type { PriceListMeaning } from './price-list-words.ts'
import { countsRows, isSuppliers, settleLeftNumbers } from './second-numbers.ts'
import { withoutSharedPrefix } from './shared-prefix.ts'

export interface ImportSuggestion {
  importHeader: string
  articleField: ImportField | null
  certainty: Certainty
  reason: string
}

interface Candidate {
  at: HeadedColumn
  field: ImportField
  score: number
  isSure: boolean
  word: string
  doubt: string | undefined
}

const repeatable: ReadonlySet<ImportField> = new Set(['possibleOrderNumber', 'possibleManufacturerNumber'])
const prices: ReadonlySet<string> = new Set(['price', 'purchasePrice', 'listPrice'])
const fieldsOfPrices: ReadonlySet<ImportField> = new Set([
  'purchasePrice',
  'listPrice',
  'wholesalerPurchasePrice',
])

/**
 * Suggests a field for each column of a price list, in the order of the columns. The language comes from all headers,
 * values go before names: SURE is a plain header whose values agree, CHECK everything that was weighed, OPEN the
 * rest. A field is given once; descriptions are joined. Without headers the values alone tell, and nothing is sure.
 * @param rows the first rows below the header
 */
export function suggestImportMapping(
  headers: readonly string[],
  rows: readonly SheetRow[],
): ImportSuggestion[] {
  const columns = readColumns(headers, rows)
  const settled = new Map<number, Settled>()
  settleByNames(columns, settled)
  settlePrices(columns, settled)
  settleLeftNumbers(columns, settled)
  orderByWriters(columns, settled)
  ensureOrderNumber(columns, settled, ({ certainty }) => certainty === 'SURE')
  joinDescriptions(columns, settled)
  fillByValues(columns, settled)
  joinSentences(columns, settled)
  joinNameless(columns, settled)
  describeByGroup(columns, settled)
  ensureOrderNumber(columns, settled, () => true)
  orderByModel(columns, settled)
  orderByPosition(columns, settled)
  suggestFurtherNumbers(columns, settled)
  suggestGroupPercents(columns, settled, rows)
  return columns.map(({ column, label, header }): ImportSuggestion => {
    const found = settled.get(column)
    const importHeader = headers[column]!.trim() === '' && found ? label : headers[column]!
    if (found) {
      const { field, certainty, reason } = inEuros(found, label, header)
      return { importHeader, articleField: field, certainty, reason }
    }
    return { importHeader, articleField: null, ...whyNone(columns[column]!, columns, settled) }
  })
}

/** „Listenpreis *“ has to be filled in, „Listenpreis:“ ends there. */
const mark = /(?<![\s*:])\s*[*:][\s*:]*$/u

function readColumns(headers: readonly string[], rows: readonly SheetRow[]): HeadedColumn[] {
  const labels = headerLabels(headers)
  const read = headers.map((header) =>
    readPriceHeader(header.replace(/(?<!\s)\s*\(\d+\)$/, '').replace(mark, '')),
  )
  const own = namesOfProperties(read.map(({ name }) => name))
  const language: HeaderLanguage | null = languageOfPriceList(own)
  return headers.map((header, column) => {
    const at = { label: labels[column]!, header: read[column]! }
    const { name } = at.header
    const values = describeColumn(rows, column)
    if (header.trim() === '') return { column, ...at, matches: [], values }
    const words = matchPriceListHeader(plainName(name, own[column]!, language), language)
    const named = eansByName(name, pricesByTax(name, withPriceListCompound(header, words)))
    const isPrice =
      isCurrencyAlone(at.header) ||
      isGroupOfPrices(at.header, named, values) ||
      areAmountsOfMoney(at.header, named, values)
    return { column, ...at, matches: isPrice ? pricesByCurrency(name) : named, values }
  })
}

/** What a heading over several columns says of them: „Bestellangaben“ over „Typ“, „Preis“ over „PE“. */
const groupWord =
  /^(?:bestell(?:angaben|daten)|artikeldaten|produktdaten|stammdaten|preise?|konditionen|ordering (?:data|details|information))\s+(?=\p{L})/iu

const taxWord = /^(?:iva|igv|btw|tva|ddv|pdv|moms|mva|dph|vat|mwst\.?|ust\.?|tax|gst|ндс|пдв|ддс|kdv)$/iu

/** „VENT SIN IVA“: only a price is told with tax or without, whatever else the name says. */
function pricesByTax(
  name: string,
  matches: HeaderMatch<PriceListMeaning>[],
): HeaderMatch<PriceListMeaning>[] {
  const [best] = matches
  const isTold = best === undefined || (best.meaning === 'none' && taxWord.test(best.word))
  const isBare = name.replace(tax, '').trim() === '' && !/^(?:pre|post|before|after|vor|nach)\b/iu.test(name)
  if (!isTold || !tax.test(name) || isBare) return matches
  return [{ meaning: 'price', strength: 0.7, word: name, vague: true, rank: 0 }]
}

/** Names without what nearly all of them begin with; that all are prices is no thing whose properties they were. */
function namesOfProperties(names: readonly string[]): string[] {
  const { prefix, names: own } = withoutSharedPrefix(names)
  const [best] = matchPriceListHeader(prefix)
  return best && prices.has(best.meaning) ? [...names] : own
}

/**
 * „Artikel.Marke“, "product.brand": exports name the object before its property. What is said of tax is no name. `own`
 * is the name without what all names of the list begin with.
 */
function plainName(whole: string, own: string, language: HeaderLanguage | null): string {
  const isPlain = (text: string) => (matchPriceListHeader(text, language)[0]?.strength ?? 0) >= plainest
  if (isPlain(whole)) return whole
  const name = own
  if (isPlain(name)) return name
  const property = /^(?:\p{L}{4,}\.|\p{Ll}{1,2}_)(\p{L}{3,})$/u.exec(name)?.[1] ?? name
  const untaxed = name.replace(tax, '').trim()
  const ungrouped = name.replace(groupWord, '')
  return [property, untaxed, ungrouped].find((text) => text !== '' && isPlain(text)) ?? name
}

/** „EUR“, „€ ohne MwSt.“ */
const isCurrencyAlone = ({ name, currency }: PriceHeader) =>
  currency !== undefined &&
  (name.replace(tax, '').trim() === '' ||
    (headerCurrency(name).name === name && headerCurrency(name).currency !== undefined))

/** „PG1 EUR“: the price of the first group, not the group. */
const isGroupOfPrices = (
  { currency }: PriceHeader,
  [best]: readonly HeaderMatch<PriceListMeaning>[],
  { profile }: PriceListColumn,
) => currency !== undefined && best?.meaning === 'discountGroup' && profile.numeric >= 0.9

/** „PG1_MDF_EUR“: what nobody knows is a price where it names a currency over nothing but numbers. */
const areAmountsOfMoney = (
  { currency }: PriceHeader,
  [best]: readonly HeaderMatch<PriceListMeaning>[],
  { profile }: PriceListColumn,
) => currency !== undefined && (best === undefined || best.strength < 0.55) && profile.numeric >= 0.9

/** „EUR“ alone is a price, where there are numbers below it. */
const pricesByCurrency = (word: string): HeaderMatch<PriceListMeaning>[] => [
  { meaning: 'price', strength: 0.9, word, vague: true, rank: 0 },
]

const isField = (meaning: PriceListMeaning): meaning is ImportField =>
  !['price', 'attribute', 'supplier', 'none'].includes(meaning)

const isRefuted = (meaning: PriceListMeaning, values: PriceListColumn) =>
  isField(meaning) && judgePriceListValues(meaning, values, false) === null

const settledLater = (meaning: PriceListMeaning) => prices.has(meaning) || meaning === 'description'

/** „Artikelbezeichnung / Type designation“ over values that are no texts: the second name tells. */
const isNumberAsWell = (
  { meaning, strength }: HeaderMatch<PriceListMeaning>,
  first: HeaderMatch<PriceListMeaning>,
  { profile }: PriceListColumn,
) =>
  meaning === 'manufacturerNumber' &&
  first.meaning === 'description' &&
  strength >= first.strength - 0.1 &&
  profile.wordy < 0.1

/** Fields that the header's words name and the values do not contradict, the best first. */
function candidatesOf(at: HeadedColumn): Candidate[] {
  const [first] = at.matches
  if (!first) return []
  const none = at.matches.find(({ meaning }) => meaning === 'none' || meaning === 'supplier')
  return at.matches.flatMap((match): Candidate[] => {
    const { meaning, strength, word, vague, rank } = match
    if (!isField(meaning) || prices.has(meaning) || meaning === 'description') return []
    if (strength < first.strength - 0.25 || strength < 0.55) return []
    // „Preis D“ is no depth.
    if (word.length === 1 && strength < plainest) return []
    if (match !== first && settledLater(first.meaning) && !isNumberAsWell(match, first, at.values)) return []
    if (none && strength < none.strength) return []
    const isPlain = !vague && strength >= plainest
    const verdict = judgePriceListValues(meaning, at.values, isPlain)
    if (!verdict) return []
    // A vague name is rather that of the number to order by than of one's own.
    const own = vague && meaning === 'erpNumber' ? 0.02 : 0
    const score = strength + verdict.weight - (vague ? 0.15 : 0) - own - rank * 0.0005
    return [{ at, field: meaning, score, isSure: isPlain && !verdict.doubt, word, doubt: verdict.doubt }]
  })
}

/** „Part number“ beside another number to order by is the maker's, and rather so than „Tipo“. */
function asMakers(one: Candidate): Candidate[] {
  const isPart = one.field === 'orderNumber' && one.isSure && /^part[ ._-]?(?:n|#)/i.test(one.at.label)
  return isPart
    ? [one, { ...one, field: 'manufacturerNumber', score: one.score - 0.1, isSure: false }]
    : [one]
}

/** A system's own count of its rows is no number to order by where another column has one, and never sure beside any. */
function withoutCounts(candidates: readonly Candidate[]): Candidate[] {
  const isOfArticles = ({ at, field, score }: Candidate) =>
    numbersOfArticles.has(field) &&
    score >= leastScore &&
    at.values.profile.distinctShare >= 0.9 &&
    !countsRows(at)
  const others = candidates.filter(isOfArticles)
  return candidates.flatMap((one) => {
    if (one.field !== 'orderNumber' || others.length === 0 || !countsRows(one.at)) return [one]
    return others.some(({ field }) => field === 'orderNumber') ? [] : [{ ...one, isSure: false }]
  })
}

const numbersOfArticles: ReadonlySet<ImportField> = new Set(['orderNumber', 'manufacturerNumber'])
const leastScore = 0.45

function settleByNames(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const candidates = withoutCounts(columns.flatMap(candidatesOf).flatMap(asMakers))
  const distinct = ({ at }: Candidate) => at.values.profile.distinctShare
  const nameOf = ({ field, word }: Candidate) => `${field}|${word}`
  const most = new Map<string, number>()
  for (const one of candidates) most.set(nameOf(one), Math.max(most.get(nameOf(one)) ?? 0, distinct(one)))
  // Of two that the same word names, that of the variant tells more than that of the group; „ID“ is a system's own.
  const ranked = candidates.map((one) => ({
    ...one,
    score: one.score - 0.05 * (most.get(nameOf(one))! - distinct(one)) - (/^id$/i.test(one.word) ? 0.05 : 0),
  }))
  const isEmpty = ({ at }: Candidate) => at.values.profile.filled === 0
  // A column that is empty in the first rows takes no field from one that is filled.
  ranked.sort(
    (a, b) => Number(isEmpty(a)) - Number(isEmpty(b)) || b.score - a.score || a.at.column - b.at.column,
  )
  const taken = new Set<ImportField>()
  for (const { at, field, score, isSure, word, doubt } of ranked) {
    if (score < leastScore || settled.has(at.column) || (taken.has(field) && !repeatable.has(field))) continue
    taken.add(field)
    const rivals = candidates.filter(
      (other) =>
        other.field === field &&
        other.at !== at &&
        other.isSure &&
        other.at.label.replace(/ ?\(\d+\)$/, '') === at.label.replace(/ ?\(\d+\)$/, ''),
    )
    const isRivalled = rivals.length > 0 && !repeatable.has(field)
    const isPerhapsSellers = field === 'orderNumber' && isSellers(at, columns)
    const open = !isSure
      ? likeness(at.label, word, doubt)
      : isRivalled
        ? `„${at.label}“ steht mehrmals in der Kopfzeile`
        : isPerhapsSellers
          ? `„${at.label}“ kann neben der Nummer des Herstellers auch die des Händlers oder eine eigene sein`
          : undefined
    settled.set(
      at.column,
      open === undefined
        ? { field, certainty: 'SURE', reason: `„${at.label}“ ist eindeutig` }
        : { field, certainty: 'CHECK', reason: `${open}; bitte prüfen` },
    )
  }
}

const isPlainlyMakers = ({ matches: [best] }: HeadedColumn): boolean =>
  best?.meaning === 'manufacturerNumber' &&
  (!best.vague || /werk|herst/i.test(best.word)) &&
  best.strength >= plainest

/** „Artikelnummer“ beside the number of whoever makes or delivers the article: whoever sells or buys it may have given it. */
const isSellers = ({ label, column }: HeadedColumn, columns: readonly HeadedColumn[]): boolean =>
  !/bestell|order/i.test(label) &&
  columns.some(
    (other) =>
      other.column !== column &&
      other.values.profile.filled > 0 &&
      (isPlainlyMakers(other) || isSuppliers(other)),
  )

function likeness(label: string, word: string, doubt: string | undefined): string {
  const isSame = label.toLowerCase() === word.toLowerCase()
  if (isSame && doubt === undefined) return `„${label}“ kann Verschiedenes bedeuten`
  return `„${label}“ ${isSame ? 'passt' : `ähnelt „${word}“`}${doubt === undefined ? '' : `, aber ${doubt}`}`
}

/** „Porcentaje de compra“, „공급가 비율“ */
const isShare = /percent|prozent|porcent|pourcent|percentu|процент|відсот|率|[율률](?!\p{L})|퍼센트/iu

/** „Preis netto“, „costo_und_prov“ */
const paid = /(?<!\p{L})(?:netto|nett?|cost[eo]?)(?!\p{L})/iu
/** „Liste exkl. USt.“, „Cena netto katalogowa“ */
const listed = /(?<!\p{L})(?:list[ea]?|[kc]atalog\p{L}*)(?!\p{L})/iu

function kindOf(named: PriceCandidate['kind'], label: string): PriceCandidate['kind'] {
  if (named !== 'price') return named
  if (listed.test(label)) return 'listPrice'
  return paid.test(label) ? 'purchasePrice' : named
}

function settlePrices(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const hasEuro = columns.some(({ header }) => header.currency === 'EUR')
  const candidates = columns.flatMap((at): PriceCandidate[] => {
    if (settled.has(at.column) || isShare.test(at.label)) return []
    const best = at.matches.find(({ meaning }) => prices.has(meaning) || meaning === 'none')
    const weakest = at.values.price >= 0.8 ? 0.45 : 0.55
    if (!best || best.meaning === 'none' || best.strength < weakest) return []
    const strongest = at.matches.find(({ meaning }) => !isRefuted(meaning, at.values)) ?? best
    // „Precio presentación“ over amounts of money is the price of what the second word names.
    const isPriceOf = strongest.meaning === 'attribute' && at.values.price >= 0.8
    if (strongest.strength > best.strength + 0.1 && !isPriceOf) return []
    if (hasEuro && !['EUR', undefined].includes(at.header.currency)) return []
    const isPlain = !best.vague && best.strength >= plainest
    const kind = kindOf(best.meaning as PriceCandidate['kind'], at.label)
    const verdict = judgePriceListValues(kind === 'price' ? 'listPrice' : kind, at.values, isPlain)
    if (!verdict) return []
    const { strength, vague: isVague } = best
    return [
      {
        column: at.column,
        kind,
        strength,
        isVague,
        header: at.header,
        values: at.values,
        doubt:
          at.header.perPieces === null ? verdict.doubt : `der Preis gilt für ${at.header.perPieces} Stück`,
      },
    ]
  })
  const isPriced = ({ values }: PriceCandidate) => [...values.numbers.values()].some((value) => value !== 0)
  const priced = candidates.filter(isPriced)
  // A column of noughts is no price beside one that has some.
  for (const { column, field, doubt } of choosePrices(priced.length > 0 ? priced : candidates)) {
    const { label } = columns[column]!
    settled.set(column, {
      field,
      certainty: doubt === undefined ? 'SURE' : 'CHECK',
      reason: doubt === undefined ? `„${label}“ ist eindeutig` : `„${label}“: ${doubt}; bitte prüfen`,
    })
  }
  priceEmpty(columns, settled)
}

/** A column that its name alone calls a price may be filled further down: it takes the place that is free. */
function priceEmpty(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const has = (field: ImportField) => [...settled.values()].some((one) => one.field === field)
  for (const { column, label, matches, values, header } of columns) {
    const [best] = matches
    if (settled.has(column) || values.profile.filled > 0 || header.fromPieces !== null || header.isTaxed)
      continue
    if (!best || !prices.has(best.meaning) || best.strength < plainest || header.day !== '') continue
    const isFree = (field: ImportField) => !has(field) && (best.meaning === 'price' || best.meaning === field)
    const field = (['purchasePrice', 'listPrice'] as const).find(isFree)
    if (!field || (!has('listPrice') && !has('purchasePrice'))) continue
    settled.set(column, {
      field,
      certainty: 'CHECK',
      reason: `„${label}“ ist in den ersten Zeilen leer; bitte prüfen`,
    })
  }
}

/** Portal prices are euros: one in another currency is never sure. */
function inEuros(found: Settled, label: string, { currency }: PriceHeader): Settled {
  if (!fieldsOfPrices.has(found.field) || currency === undefined || currency === 'EUR') return found
  const reason =
    currencyOf(currency, null) === null
      ? `„${label}“ nennt ${currency}; Preise in dieser Währung werden nicht übernommen`
      : `„${label}“ nennt ${currency}; dafür braucht die Importvorlage einen Umrechnungskurs`
  return { ...found, certainty: 'CHECK', reason }
}

function whyNone(
  { label, header, matches: [best], values: { profile } }: HeadedColumn,
  columns: readonly HeadedColumn[],
  settled: ReadonlyMap<number, Settled>,
): { certainty: Certainty; reason: string } {
  const isPrice = best !== undefined && prices.has(best.meaning)
  const hasEuro = columns.some((one) => one.header.currency === 'EUR')
  if (isPrice && hasEuro && header.currency !== undefined && header.currency !== 'EUR')
    return { certainty: 'OPEN', reason: `„${label}“ nennt ${header.currency}; Preise werden in Euro geführt` }
  if (isPrice && header.fromPieces !== null)
    return { certainty: 'OPEN', reason: `„${label}“ gilt erst ab ${header.fromPieces} Stück` }
  if (profile.filled === 0) return { certainty: 'OPEN', reason: `„${label}“ ist in den ersten Zeilen leer` }
  if (best?.meaning === 'currency' && !best.vague && best.strength >= plainest)
    return {
      certainty: 'OPEN',
      reason: `„${label}“ nennt „${profile.samples[0]?.slice(0, 60)}“, keine bekannte Währung; bitte wählen Sie die Währung der Preise`,
    }
  const isNamed = best !== undefined && best.strength >= plainest
  if (isNamed && best.meaning === 'none')
    return { certainty: 'OPEN', reason: `„${label}“ wird für Artikel meist nicht gebraucht` }
  const same = columns.find((other) => isNamed && settled.get(other.column)?.field === best.meaning)
  if (same)
    return { certainty: 'OPEN', reason: `„${label}“ heißt wie „${same.label}“, das schon zugeordnet ist` }
  const values = `Werte wie „${profile.samples[0]?.slice(0, 60)}“`
  const said = /^Spalte [A-Z]{1,3}$/.test(label)
    ? 'Die Spalte hat keinen Namen'
    : best === undefined || best.strength < 0.6
      ? `„${label}“ ist kein bekannter Name`
      : `„${label}“ ist keinem Feld zuzuordnen`
  return { certainty: 'OPEN', reason: `${said}; ${values}` }
}
