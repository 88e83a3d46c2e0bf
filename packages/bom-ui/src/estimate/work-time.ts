import type { RoundedEstimate } from '@schrankwerk/contracts'
import { formatNumber } from '@schrankwerk/ui'
import type { BomText } from '../texts.ts'

type Counts = RoundedEstimate['counts']

/** „30–45 min“, or „45 min“ where the two are the same. */
export const minutesOf = ({ workMinutesMinimum, workMinutesMaximum }: Counts): string => {
  const ends = [workMinutesMinimum, workMinutesMaximum].map((minutes) =>
    formatNumber(minutes, { decimals: 0 }),
  )
  return `${[...new Set(ends)].join('–')} min`
}

/** The files that cut the least work, in words. */
export const cutsOf = (
  { hasConnectionList, hasNcData }: Pick<Counts, 'hasConnectionList' | 'hasNcData'>,
  t: BomText,
): string[] => [
  ...(hasConnectionList ? [t('estimate.connectionList')] : []),
  ...(hasNcData ? [t('estimate.ncData')] : []),
]
