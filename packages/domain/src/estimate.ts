import type { Estimate } from '@schrankwerk/contracts'
import { roundToCents } from './money.ts'

/** What the estimate needs of a line. */
export interface EstimateLine {
  /** For one cabinet; null where it could not be read. */
  quantity: number | null
  isMatched: boolean
  isSuppliedPart: boolean
  hasError: boolean
  /** Net price of the line by the purchase-price rule; null where the article has none. */
  linePrice: number | null
  hasDiscountGroup: boolean
  /** Minutes per piece of the article's E-Class mapping; null where there is none. */
  eclassWorkMinutes: number | null
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
const margins = {
  lower: { discounted: 0.2, nonDiscounted: 0.01 },
  upper: { discounted: 0.35, nonDiscounted: 0.1 },
} as const
const connectionListFactor = 0.8
const ncDataFactor = 0.95

/** Euro for the number of supplied lines of a parts list; none at all counts as "up to 10". */
export const suppliedPartSurcharge = (suppliedParts: number): number =>
  suppliedPartSurcharges.find((step) => suppliedParts <= step.upTo)?.surcharge ?? 0

const sumOf = (lines: readonly EstimateLine[], value: (line: EstimateLine) => number): number =>
  lines.reduce((sum, line) => sum + value(line), 0)

/**
 * Price range for one cabinet in euro (specification §9, decisions §4), with every part it is made of.
 * Supplied lines count in no sum and no work, but in the share of errors.
 */
export const estimatePrice = (lines: readonly EstimateLine[], facts: EstimateFacts): Estimate => {
  const own = lines.filter((line) => !line.isSuppliedPart)
  const matched = own.filter((line) => line.isMatched)
  const discountedSum = sumOf(matched, (line) => (line.hasDiscountGroup ? (line.linePrice ?? 0) : 0))
  const nonDiscountedSum = sumOf(matched, (line) => (line.hasDiscountGroup ? 0 : (line.linePrice ?? 0)))
  const unmatchedQuantity = sumOf(own, (line) => (line.isMatched ? 0 : (line.quantity ?? 0)))
  const eclassMinutes = sumOf(matched, (line) => (line.quantity ?? 0) * (line.eclassWorkMinutes ?? 0))
  const linesWithError = lines.filter((line) => line.hasError).length
  const errorFactor = lines.length === 0 ? 1 : 1 + linesWithError / lines.length
  const suppliedParts = lines.length - own.length
  const surcharge = suppliedPartSurcharge(suppliedParts)
  const cut = (facts.hasConnectionList ? connectionListFactor : 1) * (facts.hasNcData ? ncDataFactor : 1)
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
  const lower = bound(margins.lower, workCostMinimum)
  const upper = bound(margins.upper, workCostMaximum)
  return {
    lower,
    upper,
    lowerForAll: roundToCents(lower * facts.amount),
    upperForAll: roundToCents(upper * facts.amount),
    amount: facts.amount,
    parts: {
      discountedSum: roundToCents(discountedSum),
      nonDiscountedSum: roundToCents(nonDiscountedSum),
      errorFactor,
      linesWithError,
      lines: lines.length,
      suppliedParts,
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
