import type { ImportField } from '@schrankwerk/contracts'
import type { PriceHeader } from './price-header.ts'
import type { PriceListColumn } from './price-list-column.ts'

/** A column of prices: `price` where the header does not say which. */
export interface PriceCandidate {
  column: number
  kind: 'purchasePrice' | 'listPrice' | 'price'
  strength: number
  isVague: boolean
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
const halfOfRows = 0.5
/** „Sale price“ in a row here and there is what some articles cost for a while. */
const ofAFew = 0.2

/** „EK DE“, „UVP Deutschland“: prices of the market here go before those of others. */
const here = /(?:^|[^\p{L}])(?:de|deu|deutschland|germany|brd)(?:$|[^\p{L}])/iu
const isHere = ({ header }: PriceCandidate) => Number(here.test(header.name))

/** In tenths: of two names that are as like, a shorter one says no more. */
const likenessOf = ({ strength }: PriceCandidate) => Math.round(strength * 10)

/** „VK2“: the second of several that are called alike; 0 where the name has no number. */
const numberOf = ({ header }: PriceCandidate) => Number(/\d{1,2}/.exec(header.name)?.[0] ?? 0)
const nameOf = ({ header }: PriceCandidate) => header.name.replace(/\d+/g, '')
const byNumber = (a: PriceCandidate, b: PriceCandidate) =>
  nameOf(a) === nameOf(b) ? numberOf(a) - numberOf(b) : 0

const isForeign = ({ header }: PriceCandidate) => Number(!['EUR', undefined].includes(header.currency))

const packWord =
  /(?<!\p{L})(?:kartons?|gebinde|vpe|palette|box|boxes|carton|case|pack|pallet|cajas?|caj[oó]n|bulto|fardo|caixas?|colis|scatol[ae]|carton[ei]|confezione|doos|krat|karton|opakowanie|balení)(?!\p{L})/iu
/** „Precio caja“ beside „Precio unidad“ */
const isOfPack = ({ header }: PriceCandidate) => Number(packWord.test(header.name))

/**
 * The newest of the columns that are filled; a list in euros or in no currency that is named, for one piece and
 * not for a pack, and the one that stands first go before others.
 */
function best(candidates: readonly PriceCandidate[]): PriceCandidate | undefined {
  const fullest = Math.max(0, ...candidates.map(({ values }) => values.numbers.size))
  return candidates
    .filter(({ values }) => values.numbers.size >= fullest * enough)
    .sort(
      (a, b) =>
        Number(a.isVague) - Number(b.isVague) ||
        isForeign(a) - isForeign(b) ||
        isOfPack(a) - isOfPack(b) ||
        b.header.day.localeCompare(a.header.day) ||
        isHere(b) - isHere(a) ||
        likenessOf(b) - likenessOf(a) ||
        byNumber(a, b) ||
        a.column - b.column,
    )[0]
}

/** Share of the rows in which the first price is above the second, and below it; null where too few rows have both. */
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

const lowestTax = 1.04
const highestTax = 1.28

/** Whether prices are others with value-added tax: more by the same share in every row. */
export function areWithTax(ratios: readonly number[]): boolean {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
  return ratios.length > 0 && least >= lowestTax && most <= highestTax && most - least < 0.02
}

function isWithTax(first: PriceCandidate, second: PriceCandidate): boolean {
  const ratios = [...first.values.numbers].flatMap(([row, price]) => {
    const other = second.values.numbers.get(row)
    return other === undefined || other < 1 || price < 1 ? [] : [price / other]
  })
  return areWithTax(ratios)
}

const isAsFull = (one: PriceCandidate, other: PriceCandidate) =>
  one.values.numbers.size >= other.values.numbers.size * enough

const isComparable = (one: PriceCandidate, other: PriceCandidate) =>
  one !== other &&
  one.header.day === other.header.day &&
  one.header.isTaxed === other.header.isTaxed &&
  one.header.currency === other.header.currency &&
  isOfPack(one) === isOfPack(other) &&
  one.header.measure === other.header.measure

/** „Verkaufspreis“ beside a list price that is higher: what one pays. */
const lowerThan = (list: PriceCandidate, all: readonly PriceCandidate[]): PriceCandidate[] =>
  all.filter(
    (one) =>
      one.isVague &&
      isComparable(one, list) &&
      (shareAbove(list, one)?.above ?? 0) >= enough &&
      // „Sale price“ in some of the rows is an offer of a few weeks.
      (!list.isVague || (isAsFull(one, list) && !isWithTax(list, one))),
  )

/** A price that is never below and often above the one chosen, which is the one to pay then. */
const higherThan = (price: PriceCandidate, all: readonly PriceCandidate[]): PriceCandidate[] =>
  all.filter((one) => {
    const share = isComparable(one, price) ? shareAbove(one, price) : null
    return (
      share !== null &&
      share.above >= halfOfRows &&
      share.below <= 1 - enough &&
      isAsFull(one, price) &&
      !isWithTax(one, price)
    )
  })

/** Of several prices for different customers the one that is above all others in nearly all rows, or else the one chosen. */
const highestOf = (chosen: PriceCandidate, all: readonly PriceCandidate[]): PriceCandidate =>
  all.reduce(
    (highest, one) =>
      isComparable(one, highest) &&
      isAsFull(one, highest) &&
      !isWithTax(one, highest) &&
      (shareAbove(one, highest)?.above ?? 0) >= enough
        ? one
        : highest,
    chosen,
  )

/**
 * Which of the columns of prices is the list price, which the price to pay: names first, then that a list price is
 * the higher one. Prices from a number of pieces on are none, nor are
 * those with tax beside one without. Where there are several of one kind, none is sure.
 */
export function choosePrices(all: readonly PriceCandidate[]): ChosenPrice[] {
  const fullest = Math.max(0, ...all.map(({ values }) => values.numbers.size))
  const single = all.filter(
    ({ kind, header, isVague, values }) =>
      header.fromPieces === null &&
      !(isVague && kind !== 'purchasePrice' && values.numbers.size < fullest * ofAFew),
  )
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
      const share = isComparable(one, plain) ? shareAbove(plain, one) : null
      return share !== null && share.above >= enough && one.header.day === '' && isAsFull(one, plain)
    })
    if (lower) purchase = lower
  } else if (plain && !list && purchase) {
    if ((shareAbove(purchase, plain)?.above ?? 1) < mostRows) list = highestOf(plain, of('price'))
  } else if (plain && list && !purchase) {
    if ((shareAbove(plain, list)?.above ?? 1) <= 1 - enough) purchase = plain
  }
  if (list && !purchase) purchase = best(lowerThan(list, of('listPrice')))
  if (list?.isVague && !purchase) {
    const higher = best(higherThan(list, of(list.kind)))
    if (higher) [list, purchase] = [higher, list]
  }
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
        ? 'der Name sagt nicht sicher, welcher Preis es ist'
        : rivals.length > 0
          ? 'es gibt mehrere solche Preise'
          : undefined)
    return [{ column: one.column, field, doubt: reason }]
  }
  return [...chosen(list, 'listPrice'), ...chosen(purchase, 'purchasePrice')]
}
