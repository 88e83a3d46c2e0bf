import type { SlimLine } from '@schrankwerk/contracts'
import { roundToCents } from '@schrankwerk/domain'

interface PriceSum {
  /** Euro of all lines that have a price and are not supplied: the material of the estimate, and what lines without an article cost at an own price. */
  sum: number
  /** How many of these have none. */
  unpriced: number
  /** Euro of what the customer supplies. */
  supplied: number
}

/** Adds up the net prices of lines, rounded to cents at the end. */
export function sumPrices(lines: readonly Pick<SlimLine, 'linePrice' | 'isSuppliedPart'>[]): PriceSum {
  let [sum, unpriced, supplied] = [0, 0, 0]
  for (const { linePrice, isSuppliedPart } of lines) {
    if (isSuppliedPart) supplied += linePrice ?? 0
    else if (linePrice == null) unpriced += 1
    else sum += linePrice
  }
  return { sum: roundToCents(sum), unpriced, supplied: roundToCents(supplied) }
}
