import { formatNumber } from '@schrankwerk/ui'

/** An estimate in whole euro: `12.000–15.000 €`. */
export const formatRange = (lower: number, upper: number): string =>
  `${formatNumber(lower, { decimals: 0 })}–${formatNumber(upper, { decimals: 0 })}\u00a0€`
