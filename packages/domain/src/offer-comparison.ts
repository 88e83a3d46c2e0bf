import type { EstimateRange, OfferStanding, OfferState } from '@schrankwerk/contracts'
import { roundToCents } from './money.ts'

/** Whether a released offer can be ordered, or is: only such offers are weighed against each other. */
export const isInPlay = ({ state, standing }: { state: OfferState; standing: OfferStanding }): boolean => {
  if (state !== 'OPEN') return state !== 'DECLINED'
  return standing === 'RELEASED' || standing === 'LAPSED'
}

/** The place of each value, the least from 1; equal ones share it, and null has none. */
export const ranksOf = <Value extends number | string>(
  values: readonly (Value | null)[],
): (number | null)[] =>
  values.map((value) =>
    value === null ? null : 1 + values.filter((other) => other !== null && other < value).length,
  )

/** Where a price in euro for all cabinets lies against their cost range: what one costs is rounded to cents. */
export const againstRange = (
  price: number | null,
  range: Pick<EstimateRange, 'lowerForAll' | 'upperForAll'> | null,
): 'BELOW' | 'WITHIN' | 'ABOVE' | null => {
  if (price === null || range === null) return null
  if (price < range.lowerForAll) return 'BELOW'
  return price > range.upperForAll ? 'ABOVE' : 'WITHIN'
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
