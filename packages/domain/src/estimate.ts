import type { EstimateRange, ExactEstimate } from '@schrankwerk/contracts'
import { roundToCents } from './money.ts'

/** What the estimate needs of the lines: all of them as a few figures, which are kept with the list. */
export interface EstimateSums {
  /** All lines, supplied ones too. */
  lines: number
  linesWithError: number
  suppliedParts: number
  /** Lines without an article, and lines whose article has no price; neither counts supplied ones. */
  unmatchedLines: number
  linesWithoutPrice: number
  /** Of the lines without an article those that somebody gave a price; left out where there are none. */
  pricedUnmatchedLines?: number
  /** Lines with an article and no quantity to multiply its price by, supplied ones aside; left out where there are none. */
  linesWithoutQuantity?: number
  /** Pieces for one cabinet of the lines without an article. */
  unmatchedQuantity: number
  /** Minutes by the E-Class mappings of all pieces of one cabinet. */
  eclassMinutes: number
  /** Euro: net prices of the lines whose article has a discount group, and of the others, those without an article too. */
  discountedSum: number
  nonDiscountedSum: number
}

export interface EstimateFacts {
  /** Cabinets of the enquiry. It multiplies only `…ForAll`. */
  amount: number
  hasConnectionList: boolean
  hasNcData: boolean
}

export const hourlyRate = 65
export const unmatchedMinutes = { minimum: 10, maximum: 15 } as const
/** Surcharge in euro for up to so many supplied parts; beyond the last nothing. */
export const suppliedPartSurcharges = [
  { upTo: 10, surcharge: 50 },
  { upTo: 30, surcharge: 30 },
  { upTo: 50, surcharge: 20 },
  { upTo: 80, surcharge: 15 },
] as const
/** Shares that are put on the material sums, for lower and upper bound; the error factor multiplies them. */
export const margins = {
  lower: { discounted: 0.2, nonDiscounted: 0.01 },
  upper: { discounted: 0.35, nonDiscounted: 0.1 },
} as const
const connectionListFactor = 0.8
const ncDataFactor = 0.95

/** What the files of an enquiry leave of the least work: 0.8 with a wiring list, times 0.95 with NC data. */
export const minimumCut = ({ hasConnectionList, hasNcData }: Omit<EstimateFacts, 'amount'>): number =>
  (hasConnectionList ? connectionListFactor : 1) * (hasNcData ? ncDataFactor : 1)

/** Euro for the number of supplied lines of a parts list; none at all counts as "up to 10". */
export const suppliedPartSurcharge = (suppliedParts: number): number =>
  suppliedPartSurcharges.find((step) => suppliedParts <= step.upTo)?.surcharge ?? 0

/**
 * Lines that count in a range and have no price: without an article and a price of their own, with an article that has
 * none, or without a quantity.
 */
export const linesWithoutMaterial = (
  counts: Pick<
    EstimateSums,
    'unmatchedLines' | 'pricedUnmatchedLines' | 'linesWithoutPrice' | 'linesWithoutQuantity'
  >,
): number =>
  counts.unmatchedLines -
  (counts.pricedUnmatchedLines ?? 0) +
  counts.linesWithoutPrice +
  (counts.linesWithoutQuantity ?? 0)

/** Whether any line counts with a price. Without one there is no range: it would tell of the surcharges alone. */
export const hasPrices = (sums: EstimateSums): boolean =>
  sums.lines - sums.suppliedParts - linesWithoutMaterial(sums) > 0

/**
 * Price range for one cabinet in euro, with every part it is made of; no range where
 * no line has a price. Supplied lines count in no sum and no work, but in the share of errors.
 */
export const estimatePrice = (sums: EstimateSums, facts: EstimateFacts): ExactEstimate => {
  const { discountedSum, nonDiscountedSum, unmatchedQuantity, eclassMinutes } = sums
  const errorFactor = sums.lines === 0 ? 1 : 1 + sums.linesWithError / sums.lines
  const surcharge = suppliedPartSurcharge(sums.suppliedParts)
  const cut = minimumCut(facts)
  const workMinutesMinimum = (unmatchedQuantity * unmatchedMinutes.minimum + eclassMinutes) * cut
  const workMinutesMaximum = unmatchedQuantity * unmatchedMinutes.maximum + eclassMinutes
  const workCostMinimum = (workMinutesMinimum / 60) * hourlyRate
  const workCostMaximum = (workMinutesMaximum / 60) * hourlyRate
  const bound = (margin: { discounted: number; nonDiscounted: number }, workCost: number): number =>
    roundToCents(
      (discountedSum * margin.discounted + nonDiscountedSum * margin.nonDiscounted) * errorFactor +
        discountedSum +
        nonDiscountedSum +
        surcharge +
        workCost,
    )
  return {
    view: 'EXACT',
    ...(hasPrices(sums)
      ? {
          range: rangeOf(
            bound(margins.lower, workCostMinimum),
            bound(margins.upper, workCostMaximum),
            facts.amount,
          ),
          missing: null,
        }
      : { range: null, missing: 'NO_PRICES' }),
    amount: facts.amount,
    parts: {
      discountedSum: roundToCents(discountedSum),
      nonDiscountedSum: roundToCents(nonDiscountedSum),
      errorFactor,
      linesWithError: sums.linesWithError,
      lines: sums.lines,
      unmatchedLines: sums.unmatchedLines,
      ...(sums.pricedUnmatchedLines && { pricedUnmatchedLines: sums.pricedUnmatchedLines }),
      linesWithoutPrice: sums.linesWithoutPrice,
      ...(sums.linesWithoutQuantity && { linesWithoutQuantity: sums.linesWithoutQuantity }),
      suppliedParts: sums.suppliedParts,
      suppliedPartSurcharge: surcharge,
      unmatchedQuantity,
      workMinutesMinimum,
      workMinutesMaximum,
      workCostMinimum: roundToCents(workCostMinimum),
      workCostMaximum: roundToCents(workCostMaximum),
      hasConnectionList: facts.hasConnectionList,
      hasNcData: facts.hasNcData,
    },
  }
}

/** A range for one cabinet and, by its own figures times their number, for all of them. */
const rangeOf = (lower: number, upper: number, amount: number): EstimateRange => ({
  lower,
  upper,
  lowerForAll: roundToCents(lower * amount),
  upperForAll: roundToCents(upper * amount),
})

/** Euro: no bound is given finer than this. */
const smallestStep = 50

/** The step at which an amount is rounded, in euro: its second significant digit, 50 at least. */
export const roundingStep = (amount: number): number => {
  // Read from its digits: a logarithm is off by a digit at some powers of ten.
  const exponent = Number(amount.toExponential().split('e')[1])
  return Math.max(smallestStep, 10 ** (exponent - 1))
}

/**
 * Bounds in euro rounded outward, the lower one down and the upper one up, each by its own {@link roundingStep}: at
 * 12,345 a step is 1,000, at 7,800 it is 100. The bounds for all cabinets are the rounded ones times `amount`; rounded
 * by themselves they would be finer for many cabinets than for one. Amounts are in whole cents and not negative.
 */
export const roundOutward = (
  { lower, upper }: Pick<EstimateRange, 'lower' | 'upper'>,
  amount: number,
): EstimateRange => {
  const lowerStep = roundingStep(lower)
  const upperStep = roundingStep(upper)
  return rangeOf(Math.floor(lower / lowerStep) * lowerStep, Math.ceil(upper / upperStep) * upperStep, amount)
}
