import type { ImportCurrency, ImportField } from '@schrankwerk/contracts'
import { isWordForNothing, shownText } from '@schrankwerk/domain/bom'
import type { SheetRow } from '@schrankwerk/spreadsheet'
import { currenciesOf, isOtherCurrency, type NamedCurrency } from './currency.ts'
import { currencyWordBeside } from './currency-beside.ts'
import { plainest } from './headed-column.ts'
import { headerCurrency } from './header-currency.ts'
import { matchPriceListHeader } from './price-list-headers.ts'

export interface FoundCurrency {
  /** The first currency but the euro that the list names. */
  currency: ImportCurrency | null
  /** The list's own word for its currency, where it does not say which one it is. */
  unclearCurrency: string | null
}

const fieldsOfPrices: ReadonlySet<ImportField | null> = new Set<ImportField>([
  'purchasePrice',
  'listPrice',
  'wholesalerPurchasePrice',
])

/** Signs that stand for several currencies and mean one of them nearly always. */
const usualSigns: ReadonlySet<string> = new Set(['$', '¥'])

/** The currency that a word names for sure, null for none, else the word itself. */
function clearly(word: string): NamedCurrency | null {
  const meant = currenciesOf(word)
  if (meant.length === 1 || (meant.length > 1 && usualSigns.has(word.trim()))) return meant[0]!
  return meant.length > 1 || isOtherCurrency(word) ? { unknown: word } : null
}

/** Whether a column is called a currency, whatever stands in it: „Währung“, "Currency". */
export function isCurrencyHeader(header: string): boolean {
  const [best] = matchPriceListHeader(header.trim())
  return best?.meaning === 'currency' && best.strength >= plainest && !best.vague
}

export interface ListRows {
  above: readonly SheetRow[]
  below: readonly SheetRow[]
}

/** Of the prices of a column; the others name theirs themselves. */
const nearlyAll = 0.9

/**
 * The currency of nearly all prices of a column, as they, a column that is called one or their header say; where
 * nothing there does, that of the lines above the header.
 */
export function findCurrency(
  headers: readonly string[],
  fields: readonly (ImportField | null)[],
  { above, below }: ListRows,
): FoundCurrency {
  const columns = currenciesByColumn(headers, fields, below)
  const said = columns.flat().some((one) => one !== null)
  return settle(said ? columns.flatMap(ofNearlyAll) : currenciesAbove(above))
}

/** What each price is in, null where nothing says it. */
function currenciesByColumn(
  headers: readonly string[],
  fields: readonly (ImportField | null)[],
  rows: readonly SheetRow[],
): (NamedCurrency | null)[][] {
  const named = headers.flatMap((_, column) => (isOfCurrencies(headers, fields, column) ? [column] : []))
  const ofRow = ({ cells }: SheetRow): NamedCurrency | null => {
    const text = named.map((column) => cells[column]?.text.trim() ?? '').find((one) => !isWordForNothing(one))
    return text === undefined ? null : (clearly(text) ?? { unknown: text })
  }
  const priced = fields.flatMap((field, column) => (fieldsOfPrices.has(field) ? [column] : []))
  if (priced.length === 0) return [rows.map(ofRow)]
  return priced.map((column) => {
    const ofHeader = headerCurrency(headers[column] ?? '', true).currency
    const otherwise = ofHeader === undefined ? null : clearly(ofHeader)
    const prices = rows.filter(({ cells }) => cells[column] && /\d/.test(shownText(cells[column])))
    if (prices.length === 0) return [otherwise]
    return prices.map((row) => besidePrice(row.cells[column]!) ?? ofRow(row) ?? otherwise)
  })
}

function ofNearlyAll(prices: readonly (NamedCurrency | null)[]): NamedCurrency[] {
  const isUnclear = (one: NamedCurrency | null) => one !== null && typeof one === 'object'
  return prices
    .filter((one) => one !== null)
    .filter((one, at, all) => all.indexOf(one) === at)
    .filter((one) => {
      const same = prices.filter((other) => other === one || (isUnclear(one) && isUnclear(other)))
      return same.length >= prices.length * nearlyAll
    })
}

/** What a list says of its currency where prices are not asked. */
export function findCurrencyBeside(
  headers: readonly string[],
  fields: readonly (ImportField | null)[],
  { above, below }: ListRows,
): FoundCurrency {
  const said = currenciesBeside(headers, fields, below)
  return settle(said.length > 0 ? said : currenciesAbove(above))
}

function settle(said: readonly NamedCurrency[]): FoundCurrency {
  const known = said.find((one): one is ImportCurrency => typeof one === 'string' && one !== 'EUR')
  const unclear = said.find((one) => typeof one === 'object')
  return { currency: known ?? null, unclearCurrency: known || !unclear ? null : unclear.unknown.slice(0, 60) }
}

/** In their headers and beside them. */
export function currenciesOfPrices(
  headers: readonly string[],
  fields: readonly (ImportField | null)[],
  rows: readonly SheetRow[],
): NamedCurrency[] {
  return fields.flatMap((field, column) => {
    if (!fieldsOfPrices.has(field)) return []
    const ofHeader = headerCurrency(headers[column] ?? '', true).currency
    const beside = rows.map(({ cells }) => cells[column] && besidePrice(cells[column]))
    return [ofHeader === undefined ? null : clearly(ofHeader), ...beside].filter((one) => one != null)
  })
}

function currenciesBeside(
  headers: readonly string[],
  fields: readonly (ImportField | null)[],
  rows: readonly SheetRow[],
): NamedCurrency[] {
  return fields.flatMap((_, column) => {
    if (!isOfCurrencies(headers, fields, column)) return []
    return rows.flatMap(({ cells }): NamedCurrency[] => {
      const text = cells[column]?.text.trim() ?? ''
      return isWordForNothing(text) ? [] : [clearly(text) ?? { unknown: text }]
    })
  })
}

const isOfCurrencies = (
  headers: readonly string[],
  fields: readonly (ImportField | null)[],
  column: number,
): boolean =>
  fields[column] === 'currency' || (fields[column] === null && isCurrencyHeader(headers[column] ?? ''))

function besidePrice(cell: Parameters<typeof shownText>[0]): NamedCurrency | null {
  const word = currencyWordBeside(shownText(cell))
  return word === undefined ? null : clearly(word)
}

const longestRemark = 120
const ofPrices =
  /(?:preise?|prices?|prix|prezzi|precios|ceny|cena|prijzen|preţuri|beträge|währung|currency|waluta|měna|devise|valuta|moneda)(?!\p{L})/iu

/** „Alle Preise in CHF“, "Currency: USD" above the header; nothing where the remarks say different things. */
function currenciesAbove(rows: readonly SheetRow[]): NamedCurrency[] {
  const said = rows.flatMap(({ cells }) =>
    cells.flatMap((cell): NamedCurrency[] => {
      const text = cell.text.trim()
      if (cell.merged || text.length > longestRemark || !ofPrices.test(text)) return []
      const word = headerCurrency(text, true).currency
      const found = word === undefined ? null : clearly(word)
      return found === null ? [] : [found]
    }),
  )
  return said.includes('EUR') ? [] : said
}
