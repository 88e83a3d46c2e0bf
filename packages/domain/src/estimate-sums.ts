import type { EstimateSums } from './estimate.ts'
import { roundToCents } from './money.ts'

/** What the estimate needs of a line. */
export interface EstimateLine {
  /** For one cabinet; null where it could not be read. */
  quantity: number | null
  isMatched: boolean
  isSuppliedPart: boolean
  hasError: boolean
  /** Net price of the line by the purchase-price rule, or its own; null where there is none or the quantity is missing. */
  linePrice: number | null
  /** The same before it was rounded to cents. */
  unroundedPrice: number | null
  discountGroupId: string | null
  manufacturerId: string | null
  /** Minutes per piece of the article's E-Class mapping; null where there is none. */
  eclassWorkMinutes: number | null
}

/** Euro that a list holds of one discount group, or of one manufacturer's articles without a group. */
export interface PriceGroupSum {
  /** `group:<id>` or `manufacturer:<id>`; `manufacturer:` alone where nobody is named. */
  key: string
  isDiscounted: boolean
  /** Of line prices in cents. */
  sum: number
  /** Of the same prices before they were rounded. */
  unrounded: number
}

/** A list's sums as they are kept: those of prices by group, so that each group can be disguised by itself. */
export interface LineSums extends Omit<EstimateSums, 'discountedSum' | 'nonDiscountedSum'> {
  prices: PriceGroupSum[]
}

/** What of a line's quantity is counted: less than nothing is none, and takes nothing off the other lines. */
export const countedQuantity = (quantity: number | null): number | null =>
  quantity !== null && quantity < 0 ? null : quantity

/** As many decimals of a quantity are stored and shown: a third of 10 m is 3.3333 m. */
export const quantityDecimals = 4

/** A quantity as it is stored: half up. */
export const roundQuantity = (value: number): number => {
  const shifted = Number(`${value}e${quantityDecimals}`)
  return Number.isFinite(shifted) ? Math.round(shifted) / 10 ** quantityDecimals : value
}

const sumOf = (lines: readonly EstimateLine[], value: (line: EstimateLine) => number): number =>
  roundQuantity(lines.reduce((sum, line) => sum + value(line), 0))

const priceGroupOf = ({ discountGroupId, manufacturerId }: EstimateLine): string =>
  discountGroupId === null ? `manufacturer:${manufacturerId ?? ''}` : `group:${discountGroupId}`

/** Adds up the lines of a list; supplied ones count in the number of lines and of errors, and in no other figure. */
export const sumLines = (lines: readonly EstimateLine[]): LineSums => {
  const own = lines.filter((line) => !line.isSuppliedPart)
  const matched = own.filter((line) => line.isMatched)
  const linesWithoutQuantity = matched.filter((line) => line.quantity === null).length
  const pricedUnmatchedLines = own.filter((line) => !line.isMatched && line.linePrice !== null).length
  const pieces = ({ quantity }: EstimateLine) => quantity ?? 0
  return {
    lines: lines.length,
    linesWithError: lines.filter((line) => line.hasError).length,
    suppliedParts: lines.length - own.length,
    unmatchedLines: own.length - matched.length,
    ...(pricedUnmatchedLines > 0 && { pricedUnmatchedLines }),
    linesWithoutPrice: matched.filter((line) => line.quantity !== null && line.linePrice === null).length,
    ...(linesWithoutQuantity > 0 && { linesWithoutQuantity }),
    unmatchedQuantity: sumOf(own, (line) => (line.isMatched ? 0 : pieces(line))),
    eclassMinutes: sumOf(matched, (line) => pieces(line) * (line.eclassWorkMinutes ?? 0)),
    prices: sumsByGroup(own),
  }
}

function sumsByGroup(lines: readonly EstimateLine[]): PriceGroupSum[] {
  const groups = new Map<string, PriceGroupSum>()
  for (const line of lines) {
    if (line.linePrice === null) continue
    const key = priceGroupOf(line)
    const group = groups.get(key) ?? {
      key,
      isDiscounted: line.discountGroupId !== null,
      sum: 0,
      unrounded: 0,
    }
    group.sum += line.linePrice
    group.unrounded += line.unroundedPrice ?? line.linePrice
    groups.set(key, group)
  }
  return [...groups.values()].map((group) => ({ ...group, sum: roundToCents(group.sum) }))
}

/** The sums of the formulas as the prices are. */
export const exactSums = ({ prices, ...counts }: LineSums): EstimateSums => ({
  ...counts,
  ...bothSums(prices, ({ sum }) => sum),
})

/**
 * The sums with each price per piece multiplied by the constant of its group. Multiplied before rounding: where a
 * price in cents jumps would tell how large a cent is beside it, and with that the constant.
 */
export const disguisedSums = (
  { prices, ...counts }: LineSums,
  constantOf: (priceGroup: string) => number,
): EstimateSums => ({
  ...counts,
  ...bothSums(prices, ({ key, unrounded }) => unrounded * constantOf(key)),
})

function bothSums(prices: readonly PriceGroupSum[], euro: (group: PriceGroupSum) => number) {
  const sum = (isDiscounted: boolean) =>
    prices
      .filter((group) => group.isDiscounted === isDiscounted)
      .reduce((total, group) => total + euro(group), 0)
  return { discountedSum: sum(true), nonDiscountedSum: sum(false) }
}
