import { formatRange } from '@schrankwerk/bom-ui/format-range'
import type { ComparedOffer, OfferComparison } from '@schrankwerk/contracts'
import { formatMoney, formatPercent } from '@schrankwerk/ui'
import type { ComparisonText } from './comparison-text.ts'

/** Best by price or date; a single offer is not compared with anything. */
export const isBest = (rank: number | null, { inPlay }: Pick<OfferComparison, 'inPlay'>): boolean =>
  rank === 1 && inPlay > 1

/** „3 Tage nach dem Wunschtermin"; nothing where one of the two dates is missing. */
export const daysLateText = (
  t: ComparisonText,
  { daysLate }: Pick<ComparedOffer, 'daysLate'>,
): string | undefined => {
  if (daysLate === null) return undefined
  if (daysLate === 0) return t('date.right')
  return t(daysLate > 0 ? 'date.late' : 'date.early', { count: Math.abs(daysLate) })
}

/** „200,00 € weniger" against version 1. */
export const sinceFirstText = (
  t: ComparisonText,
  { sinceFirstVersion: change }: Pick<ComparedOffer, 'sinceFirstVersion'>,
): string | undefined => {
  if (change === null) return undefined
  if (change === 0) return t('first.same')
  return t(change < 0 ? 'first.less' : 'first.more', { amount: formatMoney(Math.abs(change)) })
}

/** „4.100–4.500 € je Schrank", and of how many lines it has no material. */
export const rangeText = (
  t: ComparisonText,
  {
    range,
    linesWithoutMaterial: without,
    lineCount: lines,
  }: Pick<OfferComparison, 'range' | 'linesWithoutMaterial' | 'lineCount'>,
): string | undefined => {
  if (range === null) return undefined
  const value = t('range.value', { range: formatRange(range.lower, range.upper) })
  return without === 0 ? value : t('range.without', { value, without, lines })
}

/** „200,00 € (1,4 %) darunter" against the upper bound. */
export const fromUpperText = (
  t: ComparisonText,
  { fromUpperBound: distance }: Pick<ComparedOffer, 'fromUpperBound'>,
  { range }: Pick<OfferComparison, 'range'>,
): string | undefined => {
  if (distance === null || range === null) return undefined
  if (distance === 0) return t('upper.at')
  return t(distance < 0 ? 'upper.below' : 'upper.above', {
    amount: formatMoney(Math.abs(distance)),
    share: formatPercent(Math.abs(distance) / range.upperForAll, { decimals: 1 }),
  })
}

const kinds = ['QUANTITY', 'UNIT', 'ARTICLE', 'ADDED', 'REMOVED'] as const

/** „2 andere Mengen, 1 entfallen". */
export const kindsText = (t: ComparisonText, counts: ComparedOffer['deviationCounts']): string =>
  kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`deviation.${kind}`, { count: counts[kind] }))
    .join(', ')
