import type { SlimLine } from '@schrankwerk/contracts'
import { roundToCents } from '@schrankwerk/domain'

type Priced = Pick<SlimLine, 'linePrice' | 'quantity'>

/** Euro a piece; null where the line has no price or no quantity. */
export const unitPriceOf = ({ linePrice, quantity }: Priced): number | null =>
  linePrice == null || !quantity ? null : roundToCents(linePrice / quantity)

/** Euro of all lines that have a price, and how many have none. */
export function sumPrices(lines: readonly Priced[]): { sum: number; unpriced: number } {
  let sum = 0
  let unpriced = 0
  for (const { linePrice } of lines) {
    if (linePrice == null) unpriced += 1
    else sum += linePrice
  }
  return { sum: roundToCents(sum), unpriced }
}
