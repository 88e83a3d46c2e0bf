import { type ArticleInMaking, type PriceInMaking, remark } from './bmecat-article.ts'
import type { BmecatColumn } from './bmecat-columns.ts'
import { germanNumber } from './features.ts'
import { pricesOfDay } from './price-period.ts'

/** Which price of the catalogue a price type of BMEcat is; both without tax. */
const columns: Readonly<Record<string, BmecatColumn>> = {
  net_list: 'Listenpreis',
  net_customer: 'Kundenpreis',
  net_customer_exp: 'Kundenpreis',
}

interface Circumstances {
  currencyOfFile: string
  /** Calendar date in Berlin, `YYYY-MM-DD`. */
  today: string
}

/** Puts the prices of today for the smallest quantity into their columns, and says what was left out. */
export function takePrices(making: ArticleInMaking, { currencyOfFile, today }: Circumstances): void {
  for (const column of ['Listenpreis', 'Kundenpreis'] as const) {
    const all = making.prices.filter(
      ({ elements }) => columns[elements.type ?? ''] === column && elements.PRICE_AMOUNT,
    )
    const { prices: ofType, notice } = pricesOfDay(all, today)
    const first = ofType.toSorted((a, b) => lowerBound(a) - lowerBound(b))[0]
    if (!first) continue
    const { PRICE_AMOUNT: written = '', PRICE_CURRENCY } = first.elements
    const amount = amountOf(first)
    if (amount === undefined) {
      remark(making, `${column}: „${written.slice(0, 40)}“ ist kein gültiger Preis`)
      continue
    }
    const currency = PRICE_CURRENCY || currencyOfFile
    if (making.article.Währung && currency !== making.article.Währung) {
      remark(making, `${column} in ${currency} neben einem Preis in ${making.article.Währung}; er entfällt`)
      continue
    }
    making.article[column] = amount
    making.article.Währung = currency
    if (notice) remark(making, `${column}: ${notice}; er wurde übernommen, bitte prüfen Sie ihn`)
    if (ofType.some((price) => lowerBound(price) > lowerBound(first)))
      remark(making, 'Staffelpreise werden nicht übernommen; es gilt der Preis der kleinsten Menge')
  }
  const others = new Set(
    making.prices.flatMap(({ elements: { PRICE_AMOUNT, type = '' } }) =>
      PRICE_AMOUNT && !columns[type] ? [type] : [],
    ),
  )
  for (const type of others)
    remark(making, `Preise der Art „${type.slice(0, 40) || 'ohne Angabe'}“ werden nicht übernommen`)
}

const lowerBound = ({ elements }: PriceInMaking) => Number(elements.LOWER_BOUND ?? '1') || 0

function amountOf({ elements: { PRICE_AMOUNT: amount = '', PRICE_FACTOR: factor = '1' } }: PriceInMaking) {
  const value = Number(amount) * Number(factor)
  if (!/^\d{1,12}(?:\.\d{1,9})?$/.test(amount) || !(value >= 0)) return undefined
  return germanNumber(Number(factor) === 1 ? amount : String(Number(value.toPrecision(12))))
}

/** The ECLASS number, of version 9 where there are several. */
export function takeEclass(making: ArticleInMaking): void {
  const found =
    making.eclass.find(({ version }) => version === '9.1') ??
    making.eclass.find(({ version }) => version.startsWith('9')) ??
    making.eclass[0]
  if (!found) return
  making.article.ECLASS = found.number
  if (!found.version.startsWith('9'))
    remark(
      making,
      `Die ECLASS-Nummer ${found.number.slice(0, 20)} ist eine der Version ${found.version || 'ohne Angabe'}`,
    )
}
