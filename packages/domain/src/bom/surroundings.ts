import { type ColumnProfile, nameManufacturers, nameParties } from './column-profile.ts'
import type { HeaderLanguage } from './header-languages.ts'
import type { HeaderMeaning } from './header-words.ts'
import { findLineTotals, type LineTotal } from './line-totals.ts'
import { makersFormFrom, sharesInMakersForm } from './makers-number-forms.ts'
import { matchHeaderWords } from './match-header-words.ts'
import type { SheetRow } from './rows.ts'

/** What stands beside a column and helps to tell what its name means. */
export interface Surroundings {
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
  /** „Unsere Art.-Nr.“ beside „Ihre Teilenr.“: the paper of a dealer, who calls his customer so. */
  namesBothSides: boolean
  /** „Ihr Preis“ over nothing: who asks for it is not the dealer. */
  asksYou: boolean
  /** A column whose header is plainly a supplier's number. */
  supplierNumberColumn: string | null
  /** Who buys of the maker calls the maker's number that of the supplier. */
  areSupplierNumbersMakers: boolean
  /** Some of the suppliers are known dealers. */
  areSuppliersDealers: boolean
  manufacturerColumn: string | null
  /** How many different makers it names. */
  makers: number
  /** A column whose header is plainly a manufacturer's number. */
  manufacturerNumberColumn: string | null
  /** The first of that column's values. */
  manufacturerNumbers: readonly string[]
  /** The catalogue has many of that column's values. */
  areManufacturerNumbersKnown: boolean
  /** A column whose header is plainly an order number. */
  orderNumberColumn: string | null
  /** A column whose header plainly names device tags. */
  tagColumn: string | null
  /** Some column's header plainly is a price. */
  hasPrices: boolean
  /** A column whose header is plainly a list price. */
  listPriceColumn: string | null
  /** Columns that hold numbers, by header word or by their values. */
  numberColumns: readonly number[]
  /** The share of each column's values that have the form of the numbers of the makers in the same rows. */
  inMakersForm: ReadonlyMap<number, number>
  /** A column of types has that form: what is called an order number beside it is the maker's as well. */
  areTypesInMakersForm: boolean
}

/** Whoever writes to a customer. */
export const ours = /^(?:unsere|uns\.|our|notre|nos|nuestr[oa]|nostr[oa]|onze?|nasz)\b/i
export const yours = /^(?:ihre?|your|votre|vos|su|vostr[oa]|uw|wasz)\b/i

const designatorWord = /^(?:designators?|(?:bauteil)?bezeichner)$/i
const drawnAs = /^(?:footprint|package|libref|library ref|bauform|gehäuse)$/i
/** Remarks are few and of many words. */
const saysWhat = ({ fillShare, manyWords }: ColumnProfile): boolean => fillShare >= 0.9 && manyWords < 0.2

const widthWord = /^(?:breite|width|largeur|dicke|stärke|staerke|höhe|hoehe|height|thickness|tiefe|depth)\b/i

/** What a length is where it is no width, „Länge“ as „Laufmeter“: how much of a part is wanted. */
export const lengthWord = /^(?:Länge|Length)$/

/** A column of quantities by another name than the length of a part, mistyped ones too. */
const countsPieces = (header: string, profile: ColumnProfile, language: HeaderLanguage | null): boolean =>
  header.trim() !== '' &&
  profile.quantityLike >= 0.7 &&
  profile.wholeCount >= 0.5 &&
  matchHeaderWords(header, language).some(
    ({ meaning, strength, word }, at) =>
      at === 0 && meaning === 'quantity' && strength >= 0.75 && !lengthWord.test(word),
  )

const counted: HeaderMeaning[] = ['quantity', 'orderNumber', 'manufacturerNumber', 'erpNumber']

/**
 * Columns of a finished product that are filled once per block, in the first row of its parts. They do
 * not describe the part. A product has a number or a quantity of its own beside the part's; where it has
 * not, the rows below are accessories of the first.
 */
export function parentColumns(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  rows: readonly SheetRow[],
  language: HeaderLanguage | null,
): Set<number> {
  const meanings = headers.map((header) =>
    header.trim() === '' ? undefined : matchHeaderWords(header, language)[0]?.meaning,
  )
  const countsItself = (columns: readonly number[]) =>
    columns.some(
      (column) =>
        counted.some((meaning) => meaning === meanings[column]) &&
        meanings.some((meaning, other) => meaning === meanings[column] && !columns.includes(other)),
    )
  const groups = new Map<string, number[]>()
  profiles.forEach((profile, column) => {
    if (profile.filled === 0 || profile.fillShare > 0.34) return
    const key = [...profile.filledRows].join(',')
    groups.set(key, [...(groups.get(key) ?? []), column])
  })
  const firstRow = rows[0]?.rowIndex
  const partColumns = profiles.filter((profile) => profile.fillShare > 0.8).length
  const parents = new Set<number>()
  for (const columns of groups.values()) {
    const startsBlocks = firstRow !== undefined && profiles[columns[0]!]!.filledRows.has(firstRow)
    if (
      columns.length >= 3 &&
      startsBlocks &&
      partColumns >= 2 &&
      rows.length >= 4 &&
      countsItself(columns)
    ) {
      for (const column of columns) parents.add(column)
    }
  }
  return parents
}

const nameOnOneLine = (header: string): string => header.replace(/\s+/g, ' ').trim()

/** What stands beside a column: suppliers, manufacturers, numbers and tags. */
export function findSurroundings(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  rows: readonly SheetRow[],
  isLeftOut: (column: number) => boolean,
  language: HeaderLanguage | null,
): Surroundings {
  const surroundings = {
    language,
    lineTotals: new Map<number, LineTotal>(),
    unitPrices: new Set<number>(),
    quantityColumn: null as string | null,
    hasDescription: false,
    isDesignerExport:
      headers.some((header) => designatorWord.test(header.trim())) &&
      (headers.some((header) => drawnAs.test(header.trim())) ||
        headers.some((header, column) => /^comment$/i.test(header.trim()) && saysWhat(profiles[column]!))),
    isCircuitExport:
      headers.some((header) => /^device$/i.test(header.trim())) &&
      [/^parts?$/i, /^value$/i, /^package$/i].filter((word) =>
        headers.some((header) => word.test(header.trim())),
      ).length >= 2,
    measuresLength: headers.some(
      (header, column) => widthWord.test(header.trim()) || countsPieces(header, profiles[column]!, language),
    ),
    supplierColumn: null as string | null,
    namesBothSides: [ours, yours].every((word) => headers.some((header) => word.test(header.trim()))),
    asksYou: headers.some((header, column) => yours.test(header.trim()) && profiles[column]!.filled === 0),
    supplierNumberColumn: null as string | null,
    areSupplierNumbersMakers: false,
    areSuppliersDealers: false,
    manufacturerColumn: null as string | null,
    makers: 0,
    hasPrices: false,
    manufacturerNumberColumn: null as string | null,
    manufacturerNumbers: [] as readonly string[],
    areManufacturerNumbersKnown: false,
    orderNumberColumn: null as string | null,
    tagColumn: null as string | null,
    listPriceColumn: null as string | null,
    numberColumns: [] as number[],
    inMakersForm: new Map<number, number>(),
    areTypesInMakersForm: false,
  }
  let makerColumn = profiles.findIndex((one, column) => !isLeftOut(column) && nameManufacturers(one))
  headers.forEach((header, column) => {
    const profile = profiles[column]
    if (header.trim() === '' || isLeftOut(column) || !profile) return
    const shown = nameOnOneLine(header)
    const match = matchHeaderWords(header, language)[0]
    if (!match || match.strength < 0.6) return
    const numbers = profile.numberLike >= 0.5 && !profile.counting
    if (match.meaning === 'supplier' && profile.filled > 0) {
      if (profile.knownDealer >= 0.1) surroundings.areSuppliersDealers = true
      if (!nameManufacturers(profile) && !nameParties(profile)) surroundings.supplierColumn ??= shown
    }
    if (match.meaning === 'manufacturerName') {
      if (surroundings.manufacturerColumn === null && profile.filled > 0) makerColumn = column
      surroundings.manufacturerColumn ??= shown
      surroundings.makers = Math.max(surroundings.makers, profile.distinct)
    }
    if (
      match.meaning === 'manufacturerNumber' &&
      !match.vague &&
      surroundings.manufacturerNumberColumn === null
    ) {
      surroundings.manufacturerNumberColumn = shown
      surroundings.manufacturerNumbers = profile.samples
      surroundings.areManufacturerNumbersKnown = profile.known >= 0.3
    }
    if (match.meaning === 'wholesalerOrderNumber' && !match.vague && numbers)
      surroundings.supplierNumberColumn ??= shown
    if (match.meaning === 'orderNumber' && !match.vague) surroundings.orderNumberColumn ??= shown
    if (match.meaning === 'description' && !match.vague && profile.filled > 0 && profile.wordy >= 0.3)
      surroundings.hasDescription = true
    if (match.meaning === 'quantity' && !match.vague && profile.quantityLike >= 0.7)
      surroundings.quantityColumn ??= shown
    if (match.meaning === 'listPrice' && !match.vague) surroundings.listPriceColumn ??= shown
    if ((match.meaning === 'listPrice' || match.meaning === 'purchasePrice') && profile.filled > 0)
      surroundings.hasPrices = true
    if ((match.meaning === 'bmk' || match.meaning === 'designation') && !match.vague && profile.filled > 0) {
      surroundings.tagColumn ??= shown
    }
    const clear = !match.vague && (match.meaning === 'manufacturerNumber' || match.meaning === 'orderNumber')
    const vague = match.vague && numbers && profile.wordy < 0.4
    if ((clear && profile.filled > 0 && !profile.counting) || vague) surroundings.numberColumns.push(column)
  })
  if (
    surroundings.supplierColumn &&
    surroundings.manufacturerColumn &&
    sameValues(headers, profiles, language)
  ) {
    surroundings.supplierColumn = null
  }
  if (makerColumn !== -1) {
    const others = [...headers.keys()].filter((column) => column !== makerColumn && !isLeftOut(column))
    surroundings.inMakersForm = sharesInMakersForm(rows, makerColumn, others)
    const ofSupplier = headers.findIndex(
      (header) => nameOnOneLine(header) === surroundings.supplierNumberColumn,
    )
    surroundings.areTypesInMakersForm = [...surroundings.inMakersForm].some(
      ([column, share]) => share >= makersFormFrom && /typ|model/i.test(headers[column]!),
    )
    surroundings.areSupplierNumbersMakers = (surroundings.inMakersForm.get(ofSupplier) ?? 0) >= makersFormFrom
  }
  for (const total of findLineTotals(rows, ...amountColumns(headers, profiles, isLeftOut, language))) {
    surroundings.lineTotals.set(total.column, total)
    surroundings.unitPrices.add(total.unitPriceColumn)
  }
  return surroundings
}

const moneyWord =
  /pr(?:ei|i[cx]|ec|ez|eç)|kosten|cost|total|gesamt|summe|betrag|€|eur|\$|usd|cena|fiyat|tutar|wert|value|amount/i

/** Columns that may hold quantities and those that may hold prices or their totals. */
function amountColumns(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  isLeftOut: (column: number) => boolean,
  language: HeaderLanguage | null,
): [number[], number[]] {
  const quantities: number[] = []
  const amounts: number[] = []
  headers.forEach((header, column) => {
    const profile = profiles[column]!
    if (profile.filled < 2 || isLeftOut(column)) return
    if (header.trim() === '') {
      if (profile.numeric >= 0.9 && !profile.counting) amounts.push(column)
      return
    }
    const match = matchHeaderWords(header, language)[0]
    if (match?.meaning === 'quantity' && profile.quantityLike >= 0.5) quantities.push(column)
    else if (profile.numeric >= 0.5 && (profile.currency > 0.3 || moneyWord.test(header)))
      amounts.push(column)
  })
  return [quantities, amounts]
}

/** Whether the supplier column only repeats the manufacturers, as exports of parts databases do. */
function sameValues(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  language: HeaderLanguage | null,
): boolean {
  const columnOf = (meaning: string) =>
    headers.findIndex(
      (header) => header.trim() !== '' && matchHeaderWords(header, language)[0]?.meaning === meaning,
    )
  const suppliers = profiles[columnOf('supplier')]?.samples ?? []
  const manufacturers = profiles[columnOf('manufacturerName')]?.samples ?? []
  return suppliers.length > 0 && suppliers.every((name) => manufacturers.includes(name))
}
