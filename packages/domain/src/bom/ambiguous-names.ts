import { type ColumnProfile, looksLikeOwnNumbers } from './column-profile.ts'
import type { BomField } from './fields.ts'
import type { HeaderLanguage } from './header-languages.ts'
import { foldHeader } from './header-text.ts'
import type { LineTotal } from './line-totals.ts'
import type { HeaderMatch } from './match-header-words.ts'

/** What stands beside a column and helps to tell what its name means. */
export interface Neighbours {
  language: HeaderLanguage | null
  /** Columns whose values are quantity × unit price. */
  lineTotals: ReadonlyMap<number, LineTotal>
  /** The unit prices that prove them. */
  unitPrices: ReadonlySet<number>
  /** A filled column whose header plainly is a description. */
  hasDescription: boolean
  /** A column whose header plainly is a quantity and whose values are. */
  quantityColumn: string | null
  /** A length is one of the part, not how much of it is wanted: a width or a quantity stands beside it. */
  measuresLength: boolean
  /** „Designator“, „Comment“, „Footprint“: what programs for circuit boards write. */
  isDesignerExport: boolean
  /** „Part“, „Value“, „Device“, „Package“: devices of a circuit, each with the symbol it is drawn as. */
  isCircuitExport: boolean
  supplierColumn: string | null
  /** A column whose header is plainly a supplier's number. */
  supplierNumberColumn: string | null
  /** Some of the suppliers are known dealers. */
  areSuppliersDealers: boolean
  manufacturerColumn: string | null
  /** A column whose header is plainly a manufacturer's number. */
  manufacturerNumberColumn: string | null
  /** The catalogue has many of that column's values. */
  areManufacturerNumbersKnown: boolean
  /** A column whose header is plainly an order number. */
  orderNumberColumn: string | null
  /** A column whose header plainly names device tags. */
  tagColumn: string | null
  /** A column whose header is plainly a list price. */
  listPriceColumn: string | null
  /** Columns that hold numbers, by header word or by their values. */
  numberColumns: readonly number[]
}

export interface Meaning {
  field: BomField
  weight: number
  reason: string
}

const orderWord = /^(?:bestell|best\b|order)/i
/** „S235JR“, „1.4301“, „EN AW-6060“, „42CrMo4“, „C45“ */
const steel =
  /^(?:S\d{3}(?:J[R0-2O]|[MNQ])\S*|1\.\d{4}|EN[ -]?AW.*|AlMg\w*|\d{2}[A-Z][a-z]\w{0,12}|C\d{2}[EK]?|POM|PA ?6.*|PVC|PTFE|V[24]A|X\d{1,3}Cr.*)$/
const supplierWord = /lief|kredit|suppl|vendor/i
const pieceWord = /^(?:stück|preis ?(?:\/|pro|je) ?st|price (?:\/|per) ?(?:item|piece)|unit price)/i
const thingWord =
  /^(?:bauteil|teil|part|device|component|komponente|artikel|article|material|item|produkt|product|gerat|typ|type|typen|modell?|name|titel|title|value|wert|bauteilname|partname|nombre|nom|nome|naam|jmeno|articulo|artigo|articolo|komponenta|composant|componente|elemento?)$/i

/** „Typ“ names numbers as well as kinds. */
const typeWord = /^(?:typ|type|typen|modell?)\b/i

/** „Hersteller + Typ“ names two things. */
const makerWord = /herst|fabrik|manuf|mfr|marke|brand|maker/i

/** „Bauteilname“, "Part Name": what stands below is meant as a name, even where it looks like a number. */
export const saysName = /name|nom\b|nome\b|naam/i

function purePartNumber(header: string): boolean {
  return /^(?:part|teile?|bauteil|p|n|nr|nbr|code|id)+$/.test(foldHeader(header).compact)
}

/** Tags of that many parts show a numbering. */
const enoughToNumber = 3

/** Makers of so many parts come again. */
const fewestOwnNumbers = 5

/**
 * The same name means different fields in different lists; values and neighbouring columns
 * decide. Returns null where the header's own meaning stands.
 */
export function decideAmbiguousName(
  header: string,
  column: number,
  match: HeaderMatch,
  profile: ColumnProfile,
  neighbours: Neighbours,
): Meaning | null {
  const others = neighbours.numberColumns.filter((other) => other !== column)
  if (
    match.meaning === 'orderNumber' &&
    orderWord.test(match.word) &&
    neighbours.supplierColumn &&
    profile.known < 0.3
  ) {
    return others.length > 0
      ? {
          field: 'wholesalerOrderNumber',
          weight: 0,
          reason: `„${header}“ steht neben „${neighbours.supplierColumn}“ und eine andere Spalte enthält Nummern`,
        }
      : {
          field: 'orderNumber',
          weight: 0,
          reason: `„${header}“ steht neben „${neighbours.supplierColumn}“, ist aber die einzige Nummernspalte`,
        }
  }
  if (
    match.meaning === 'wholesalerOrderNumber' &&
    supplierWord.test(match.word) &&
    // „Lieferant / Best.-Nr.“ names the dealer in the same cell.
    !/[/,]| und | and /i.test(header) &&
    !neighbours.areSuppliersDealers &&
    !neighbours.supplierColumn &&
    !neighbours.manufacturerNumberColumn &&
    !neighbours.orderNumberColumn &&
    profile.dealerNumber < 0.15
  ) {
    return {
      field: 'orderNumber',
      weight: 0,
      reason: `„${header}“ ist die einzige Nummer, nach der bestellt wird, und kein Händler ist genannt`,
    }
  }
  if (
    match.meaning === 'manufacturerNumber' &&
    match.vague &&
    /^teile/i.test(match.word) &&
    neighbours.orderNumberColumn &&
    looksLikeOwnNumbers(profile) &&
    profile.known < 0.3
  ) {
    return {
      field: 'erpNumber',
      weight: 0,
      reason: `die Werte („${profile.samples[0]}“) sind eigene Nummern neben „${neighbours.orderNumberColumn}“`,
    }
  }
  if (
    match.meaning === 'manufacturerNumber' &&
    match.vague &&
    /^(?:p(?:art|\/?n)|teile|bauteil-?n)/i.test(match.word)
  ) {
    const manufacturerNumber = neighbours.manufacturerNumberColumn
    if (manufacturerNumber && match.word.length > 1 && !/^part$/i.test(match.word)) {
      const isOwn =
        neighbours.areManufacturerNumbersKnown && profile.known < 0.05 && looksLikeOwnNumbers(profile)
      return purePartNumber(header) && !neighbours.orderNumberColumn && !isOwn
        ? {
            field: 'orderNumber',
            weight: 0,
            reason: `„${manufacturerNumber}“ ist die Typnummer, „${header}“ die zweite Nummer`,
          }
        : {
            field: 'erpNumber',
            weight: 0,
            reason: `„${header}“ ist eine eigene Nummer neben „${manufacturerNumber}“`,
          }
    }
    if (!neighbours.hasDescription && !neighbours.orderNumberColumn && profile.numberLike < 0.7) {
      return {
        field: 'orderNumber',
        weight: 0,
        reason: `die Werte („${profile.samples[0]}“) sind Namen und Nummern, und keine andere Spalte nennt die Teile`,
      }
    }
    if (!neighbours.manufacturerColumn && profile.dealerNumber >= 0.15 && !neighbours.orderNumberColumn) {
      return {
        field: 'orderNumber',
        weight: 0,
        reason: `die Werte („${profile.samples[0]}“) sind Bestellnummern eines Händlers`,
      }
    }
  }
  const isOnlyNumber = !neighbours.manufacturerNumberColumn && !neighbours.orderNumberColumn
  if (
    match.meaning === 'erpNumber' &&
    /^mat/i.test(match.word) &&
    neighbours.manufacturerColumn &&
    isOnlyNumber
  ) {
    // A company's own numbers are mostly figures alone.
    const isOwn = profile.numeric >= 0.9 || looksLikeOwnNumbers(profile)
    return isOwn
      ? {
          field: 'erpNumber',
          weight: 0,
          reason: `„${header}“ ist meist die eigene Nummer, kann neben „${neighbours.manufacturerColumn}“ aber auch dessen sein`,
        }
      : {
          field: 'orderNumber',
          weight: 0,
          reason: `die Werte („${profile.samples[0]}“) sind von Hersteller zu Hersteller anders, und keine andere Spalte nennt ihre Nummern`,
        }
  }
  if (match.word === 'Werksnummer' && neighbours.orderNumberColumn && !neighbours.manufacturerNumberColumn) {
    return {
      field: 'manufacturerNumber',
      weight: 0,
      reason: `„${header}“ steht neben „${neighbours.orderNumberColumn}“ und kann die Nummer des Werks oder des Hauses sein`,
    }
  }
  if (
    /^material$/i.test(match.word) &&
    profile.samples.filter((text) => steel.test(text)).length >= Math.max(1, profile.samples.length / 2)
  ) {
    return {
      field: 'description',
      weight: 0,
      reason: `die Werte („${profile.samples[0]}“) sind Werkstoffe`,
    }
  }
  // „Manufacturer“ over „RC0805FR-07470RL“: each part has another, so it is what the maker calls it.
  if (
    match.meaning === 'manufacturerName' &&
    profile.numberLike >= 0.8 &&
    profile.distinctShare >= 0.8 &&
    profile.filled >= fewestOwnNumbers &&
    profile.knownManufacturer < 0.2 &&
    !neighbours.manufacturerNumberColumn
  ) {
    return {
      field: 'manufacturerNumber',
      weight: 0,
      reason: `die Werte („${profile.samples[0]}“) sind Nummern, fast jede Zeile hat eine andere`,
    }
  }
  if (neighbours.unitPrices.has(column) && match.meaning === 'purchasePrice') {
    return {
      field: 'purchasePrice',
      weight: 0.1,
      reason: `„${header}“ mal Menge ergibt überall die Summe der Zeile`,
    }
  }
  if (match.meaning === 'purchasePrice' && pieceWord.test(match.word) && !neighbours.listPriceColumn) {
    return {
      field: 'purchasePrice',
      weight: 0,
      reason: `„${header}“ steht in anderen Listen auch für den Listenpreis; eine zweite Preisspalte fehlt`,
    }
  }
  if (
    /^(?:material|artikel|article|teil|bauteil|komponente|element|component)$/i.test(match.word) &&
    looksLikeOwnNumbers(profile) &&
    profile.known < 0.3
  ) {
    const ordered =
      others.length > 0 ? (neighbours.manufacturerNumberColumn ?? neighbours.orderNumberColumn) : null
    const other = ordered ?? neighbours.supplierNumberColumn
    if (other) {
      return {
        field: 'erpNumber',
        weight: 0.05,
        reason: `die Werte („${profile.samples[0]}“) sind eigene Nummern neben „${other}“`,
      }
    }
  }
  if (neighbours.isCircuitExport && /^(?:part|device)$/i.test(header) && profile.filled > 0) {
    const isTag = /^part$/i.test(header)
    return {
      field: isTag ? 'bmk' : 'description',
      weight: 0.1,
      reason: `„${header}“ steht neben „Value“ und „Package“: ${isTag ? 'das Kennzeichen in der Schaltung' : 'das Bauteil der Bibliothek'}`,
    }
  }
  const isThing = thingWord.test(foldHeader(match.word).compact)
  // „BME280“, „ESP32“: many that number nothing are types.
  const tags =
    (profile.tags > 0 || profile.sign.size > 0 || profile.filled < enoughToNumber) &&
    profile.designator >= 0.7 &&
    profile.distinctShare > 0.8 &&
    profile.filled >= 2
  if (
    tags &&
    match.strength > 0.9 &&
    !neighbours.tagColumn &&
    (isThing || match.meaning === 'functionalAssignment')
  ) {
    return {
      field: 'bmk',
      weight: 0,
      reason: `die Werte („${profile.samples[0]}“) sind Betriebsmittelkennzeichen`,
    }
  }
  if (isThing && match.vague && profile.filled > 0) {
    const isOnlyName =
      profile.numeric < 0.5 &&
      !neighbours.hasDescription &&
      !typeWord.test(header) &&
      !/^art/i.test(match.word)
    const isNumber =
      profile.numberLike >= (isOnlyName ? 0.8 : 0.6) &&
      profile.wordy < 0.4 &&
      (profile.distinctShare > 0.3 || profile.numberLike >= 0.8)
    const taken = /^(?:artikel|article|produkt|product)/i.test(match.word)
      ? neighbours.orderNumberColumn
      : neighbours.manufacturerNumberColumn
    const isNamedBesideNumber = saysName.test(header) && others.length > 0
    if (isNumber && !taken && !profile.counting && !isNamedBesideNumber) {
      const field = /^(?:artikel|article|produkt|product|material)/i.test(match.word)
        ? 'orderNumber'
        : 'manufacturerNumber'
      return { field, weight: 0.05, reason: `die Werte („${profile.samples[0]}“) sehen nach Nummern aus` }
    }
    if (
      !makerWord.test(header) &&
      (profile.wordy >= 0.3 || isOnlyName || isNamedBesideNumber) &&
      (!typeWord.test(header) ||
        taken ||
        profile.numberLike < 0.35 ||
        (!neighbours.hasDescription && profile.wordy >= 0.5) ||
        (profile.distinctShare < 0.3 && profile.numberLike < 0.5))
    ) {
      return {
        field: 'description',
        weight: 0,
        reason: `die Werte („${profile.samples[0]}“) sind Bezeichnungen`,
      }
    }
  }
  return null
}
