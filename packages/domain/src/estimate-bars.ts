import type { ExactEstimate } from '@schrankwerk/contracts'
import { hourlyRate, margins, minimumCut, unmatchedMinutes } from './estimate.ts'

export type EstimateBarKey =
  | 'discounted'
  | 'discountedMargin'
  | 'nonDiscounted'
  | 'nonDiscountedMargin'
  | 'supplied'
  | 'work'

/** One part of a price range: what it puts on the lower and on the upper bound, in euro for one cabinet. */
export interface EstimateBar {
  key: EstimateBarKey
  lower: number
  upper: number
  /** The upper bound of all parts before it: where its bar begins. */
  from: number
}

/** The parts of an exact estimate, in the order in which they are added up; together they are its bounds to a cent. */
export function estimateBars({ parts }: Pick<ExactEstimate, 'parts'>): EstimateBar[] {
  const margin = (sum: number, of: 'discounted' | 'nonDiscounted') => ({
    lower: sum * margins.lower[of] * parts.errorFactor,
    upper: sum * margins.upper[of] * parts.errorFactor,
  })
  const same = (amount: number) => ({ lower: amount, upper: amount })
  const bars: Omit<EstimateBar, 'from'>[] = [
    { key: 'discounted', ...same(parts.discountedSum) },
    { key: 'discountedMargin', ...margin(parts.discountedSum, 'discounted') },
    { key: 'nonDiscounted', ...same(parts.nonDiscountedSum) },
    { key: 'nonDiscountedMargin', ...margin(parts.nonDiscountedSum, 'nonDiscounted') },
    { key: 'supplied', ...same(parts.suppliedPartSurcharge) },
    { key: 'work', lower: parts.workCostMinimum, upper: parts.workCostMaximum },
  ]
  let from = 0
  return bars.map((bar) => {
    const placed = { ...bar, from }
    from += bar.upper
    return placed
  })
}

/** What people can do to narrow a range, and by how many euro for one cabinet it would. */
export interface Narrowing {
  by: 'articles' | 'errors'
  euro: number
  /** Lines that are behind it. */
  lines: number
}

/**
 * What would narrow a range, the most first: articles for the lines without one, whose work is guessed between two
 * times, and lines without errors, each of which widens the margins. What a price would do where there is none nobody
 * knows.
 */
export function narrowings(estimate: Pick<ExactEstimate, 'parts'>): Narrowing[] {
  const { parts } = estimate
  const hours =
    (parts.unmatchedQuantity * (unmatchedMinutes.maximum - unmatchedMinutes.minimum * minimumCut(parts))) / 60
  const spread = estimateBars(estimate)
    .filter(({ key }) => key === 'discountedMargin' || key === 'nonDiscountedMargin')
    .reduce((sum, { lower, upper }) => sum + upper - lower, 0)
  const found: Narrowing[] = [
    { by: 'articles', euro: hours * hourlyRate, lines: parts.unmatchedLines },
    { by: 'errors', euro: spread * (1 - 1 / parts.errorFactor), lines: parts.linesWithError },
  ]
  return found.filter(({ euro, lines }) => lines > 0 && euro >= 0.01).sort((a, b) => b.euro - a.euro)
}
