import type { EstimateRange, OfferStanding, OfferState } from '@schrankwerk/contracts'
import { roundToCents } from './money.ts'
import type { OfferFacts } from './offer-states.ts'

/** Whether a released offer can be ordered, or is: only such offers are weighed against each other. */
export const isInPlay = (
  { state, standing }: { state: OfferState; standing: OfferStanding },
  { supplierInactive }: Pick<OfferFacts, 'supplierInactive'>,
): boolean => {
  if (state !== 'OPEN') return state !== 'DECLINED'
  return (standing === 'RELEASED' || standing === 'LAPSED') && !supplierInactive
}

/** The place of each value, the least from 1; equal ones share it, and null has none. */
export const ranksOf = <Value extends number | string>(
  values: readonly (Value | null)[],
): (number | null)[] =>
  values.map((value) =>
    value === null ? null : 1 + values.filter((other) => other !== null && other < value).length,
  )

/** Where a price per cabinet in euro lies against a cost range per cabinet. */
export const againstRange = (
  pricePerCabinet: number | null,
  range: Pick<EstimateRange, 'lower' | 'upper'> | null,
): 'BELOW' | 'WITHIN' | 'ABOVE' | null => {
  if (pricePerCabinet === null || range === null) return null
  if (pricePerCabinet < range.lower) return 'BELOW'
  return pricePerCabinet > range.upper ? 'ABOVE' : 'WITHIN'
}

/** A price in euro for all cabinets less the upper bound of their cost range: negative below it, 0 at it. */
export const fromUpperBound = (
  price: number | null,
  range: Pick<EstimateRange, 'upperForAll'> | null,
): number | null => (price === null || range === null ? null : roundToCents(price - range.upperForAll))

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Days from a calendar date to another, both `YYYY-MM-DD`; negative where the second is earlier. */
export const daysFrom = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds)
