import { type ArticleInMaking, remark } from './bmecat-article.ts'
import type { BmecatColumn } from './bmecat-columns.ts'
import { germanNumber } from './features.ts'

/** Which price of the catalogue a price type of BMEcat is; both without tax. */
const columns: Readonly<Record<string, BmecatColumn>> = {
  net_list: 'Listenpreis',
  net_customer: 'Kundenpreis',
  net_customer_exp: 'Kundenpreis',
}

/** Puts the prices for the smallest quantity into their columns, and says what was left out. */
export function takePrices(making: ArticleInMaking, currencyOfFile: string): void {
  for (const column of ['Listenpreis', 'Kundenpreis'] as const) {
    const ofType = making.prices.filter((price) => columns[price.type ?? ''] === column && price.PRICE_AMOUNT)
    const first = ofType.toSorted((a, b) => lowerBound(a) - lowerBound(b))[0]
    if (!first) continue
    const amount = amountOf(first)
    if (amount === undefined) {
      remark(making, `${column}: „${first.PRICE_AMOUNT!.slice(0, 40)}“ ist kein gültiger Preis`)
      continue
    }
    const currency = first.PRICE_CURRENCY || currencyOfFile
    if (making.article.Währung && currency !== making.article.Währung) {
      remark(making, `${column} in ${currency} neben einem Preis in ${making.article.Währung}; er entfällt`)
      continue
    }
    making.article[column] = amount
    making.article.Währung = currency
    if (ofType.some((price) => lowerBound(price) > lowerBound(first)))
      remark(making, 'Staffelpreise werden nicht übernommen; es gilt der Preis der kleinsten Menge')
  }
  const others = new Set(
    making.prices.flatMap((price) =>
      price.PRICE_AMOUNT && !columns[price.type ?? ''] ? [price.type ?? ''] : [],
    ),
  )
  for (const type of others)
    remark(making, `Preise der Art „${type.slice(0, 40) || 'ohne Angabe'}“ werden nicht übernommen`)
}

const lowerBound = (price: Record<string, string>) => Number(price.LOWER_BOUND ?? '1') || 0

function amountOf({ PRICE_AMOUNT: amount = '', PRICE_FACTOR: factor = '1' }: Record<string, string>) {
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
