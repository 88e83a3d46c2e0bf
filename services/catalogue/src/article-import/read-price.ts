import type { Cell } from '@schrankwerk/spreadsheet'
import { currencyOf, type NamedCurrency } from '../import-file/currency.ts'
import { currencyBeside } from '../import-file/currency-beside.ts'
import { headerCurrency } from '../import-file/header-currency.ts'
import type { ColumnPlan } from './column-plan.ts'
import { saysNoPrice, saysToAsk } from './no-price.ts'
import { type Note, needsStyle, readDecimal, type Unread } from './read-values.ts'

/** What prices are called in sentences about a line. */
export const priceNames = {
  purchasePrice: 'Einkaufspreis',
  listPrice: 'Listenpreis',
  wholesalerPurchasePrice: 'Großhandelspreis',
} as const

export type PriceField = keyof typeof priceNames
type ReadPrice = number | null | Unread

interface PriceListener {
  note: Note
  /** Told what a price was before it was converted. */
  onConverted?: ((sentence: string) => void) | undefined
}

const amounts = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 6 })
const largest = 1e11
const shownOf = (cell: Cell | undefined) => (cell?.text ?? '').trim().slice(0, 60)

/** The words by which a cell without a price says that it is asked for. */
export const askingWords = (cell: Cell | undefined): string | null => (saysToAsk(cell) ? shownOf(cell) : null)

/**
 * The currency of a price: it stands beside it, in a column of its own, in the header, or is that of the configuration,
 * in this order.
 */
export function createCurrencyReader({ columns, headers, settings: { currency: configured } }: ColumnPlan) {
  const currencyAt = columns.currency?.[0] ?? -1
  const named = (word: string): NamedCurrency => currencyOf(word, configured) ?? { unknown: word }
  const ofHeaders = headers.map((header) => {
    const { currency } = headerCurrency(header, true)
    return currency === undefined ? undefined : named(currency)
  })

  return (cell: Cell | undefined, column: number, cells: readonly Cell[]): NamedCurrency => {
    const beside = currencyBeside(cell?.shown ?? cell?.text ?? '', configured)
    if (beside) return beside
    const own = currencyAt < 0 ? '' : (cells[currencyAt]?.text ?? '').trim()
    if (own !== '') return named(own)
    return ofHeaders[column] ?? configured ?? 'EUR'
  }
}

/**
 * Reads prices in euros; what is not in euros is converted by the configuration's rate, or skips the line. What has no
 * figure at all is left out of the line with a note, unless it says that there is no price.
 */
export function createPriceReader(plan: ColumnPlan) {
  const { settings, styles } = plan
  const { currency: configured, currencyRate: rate } = settings
  const currencyHere = createCurrencyReader(plan)

  return (
    field: PriceField,
    column: number,
    cells: Cell[],
    { note, onConverted }: PriceListener,
  ): ReadPrice => {
    const cell = cells[column]
    const price = readDecimal(cell, styles.get(column) ?? 'unclear')
    if (price === 'unclear') return needsStyle
    const name = priceNames[field]
    const shown = () => shownOf(cell)
    if (price === null) {
      if (!saysNoPrice(cell))
        note(`${name} „${shown()}“ ist keine Zahl und wurde nicht übernommen, ein bisheriger Preis bleibt`)
      return null
    }
    if (price === 'unreadable' || price < 0 || price >= largest)
      return { skip: `${name} „${shown()}“ ist kein gültiger Preis` }
    if (price === 0) return price
    const currency = currencyHere(cell, column, cells)
    if (currency === 'EUR') return price
    if (typeof currency === 'object')
      return { skip: `${name}: die Währung „${currency.unknown.slice(0, 20)}“ ist nicht bekannt` }
    if (currency === configured && rate) {
      onConverted?.(`${name} umgerechnet aus ${amounts.format(price)} ${currency}`)
      return Number((price * rate).toPrecision(12))
    }
    return { skip: `${name} in ${currency}; die Importvorlage hat dafür keinen Umrechnungskurs` }
  }
}
