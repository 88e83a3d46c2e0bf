import type { ImportField } from '@schrankwerk/contracts'
import type { PriceHeader } from './price-header.ts'
import type { PriceListColumn } from './price-list-column.ts'

/** A column of prices: `price` where the header does not say which. */
export interface PriceCandidate {
  column: number
  kind: 'purchasePrice' | 'listPrice' | 'price'
  strength: number
  isVague: boolean
  word: string
  header: PriceHeader
  values: PriceListColumn
  doubt?: string | undefined
}

export interface ChosenPrice {
  column: number
  field: Extract<ImportField, 'purchasePrice' | 'listPrice'>
  /** Why it is to be checked; none where its name alone is enough. */
  doubt: string | undefined
}

const enough = 0.9
const mostRows = 0.7

/** The newest of the columns that are filled; a list in euros, for one piece, and the one that stands first go before others. */
function best(candidates: readonly PriceCandidate[]): PriceCandidate | undefined {
  const fullest = Math.max(0, ...candidates.map(({ values }) => values.numbers.size))
  return candidates
    .filter(({ values }) => values.numbers.size >= fullest * enough)
    .sort(
      (a, b) =>
        Number(a.isVague) - Number(b.isVague) ||
        b.header.day.localeCompare(a.header.day) ||
        b.strength - a.strength ||
        a.column - b.column,
    )[0]
}

/** Share of the rows in which the first price is above the second; null where too few rows have both. */
function shareAbove(first: PriceCandidate, second: PriceCandidate): { above: number; below: number } | null {
  let above = 0
  let below = 0
  let both = 0
  for (const [row, price] of first.values.numbers) {
    const other = second.values.numbers.get(row)
    if (other === undefined || price === 0 || other === 0) continue
    both += 1
    if (price > other) above += 1
    if (price < other) below += 1
  }
  return both < 2 ? null : { above: above / both, below: below / both }
}

/** „Verkaufspreis“ beside a list price that is higher: what one pays. */
const lowerThan = (list: PriceCandidate, all: readonly PriceCandidate[]): PriceCandidate[] =>
  all.filter(
    (one) =>
      one !== list &&
      one.isVague &&
      one.header.day === list.header.day &&
      one.header.isTaxed === list.header.isTaxed &&
      (shareAbove(list, one)?.above ?? 0) >= enough,
  )

/**
 * Which of the columns of prices is the list price, which the price to pay: names first, then that a list price is
 * the higher one. Prices from a number of pieces on are none, nor are
 * those with tax beside one without. Where there are several of one kind, none is sure.
 */
export function choosePrices(all: readonly PriceCandidate[]): ChosenPrice[] {
  const single = all.filter(({ header }) => header.fromPieces === null)
  const isPurchase = ({ kind }: PriceCandidate) => kind === 'purchasePrice'
  const candidates = single.filter(
    (one) =>
      !one.header.isTaxed ||
      !single.some((other) => !other.header.isTaxed && isPurchase(other) === isPurchase(one)),
  )
  const of = (kind: PriceCandidate['kind']) => candidates.filter((one) => one.kind === kind)
  let list = best(of('listPrice'))
  let purchase = best(of('purchasePrice'))
  const plain = best(of('price').filter((one) => one !== list && one !== purchase))
  let doubt: string | undefined
  if (!list && !purchase && plain) {
    list = plain
    const lower = of('price').find((one) => {
      const share = one === plain ? null : shareAbove(plain, one)
      return (
        share !== null &&
        share.above >= 0.9 &&
        one.header.day === '' &&
        one.values.numbers.size >= plain.values.numbers.size * enough
      )
    })
    if (lower) purchase = lower
  } else if (plain && !list && purchase) {
    if ((shareAbove(plain, purchase)?.above ?? 0) >= mostRows) list = plain
  } else if (plain && list && !purchase) {
    if ((shareAbove(list, plain)?.above ?? 0) >= mostRows) purchase = plain
  }
  if (list && !list.isVague && !purchase) purchase = best(lowerThan(list, of('listPrice')))
  if (list && purchase) {
    const share = shareAbove(purchase, list)
    if (share && share.above >= mostRows) {
      if (list.isVague !== purchase.isVague || (list.isVague && purchase.isVague))
        [list, purchase] = [purchase, list]
      doubt = 'der Listenpreis ist sonst der höhere von beiden'
    }
  }
  const chosen = (one: PriceCandidate | undefined, field: ChosenPrice['field']): ChosenPrice[] => {
    if (!one) return []
    const rivals = all.filter(
      (other) =>
        other !== one &&
        other.kind === one.kind &&
        !(other.isVague && !one.isVague) &&
        other.values.numbers.size > 0,
    )
    const reason =
      doubt ??
      one.doubt ??
      (one.kind !== field || one.isVague || one.strength < 0.95
        ? `„${one.word}“ sagt nicht sicher, welcher Preis es ist`
        : rivals.length > 0
          ? 'es gibt mehrere solche Preise'
          : undefined)
    return [{ column: one.column, field, doubt: reason }]
  }
  return [...chosen(list, 'listPrice'), ...chosen(purchase, 'purchasePrice')]
}
