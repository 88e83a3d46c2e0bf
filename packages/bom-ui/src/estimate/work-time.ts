import type { RoundedEstimate } from '@schrankwerk/contracts'
import { formatNumber } from '@schrankwerk/ui'
import type { BomText } from '../texts.ts'

type Counts = RoundedEstimate['counts']

/** „30–45 min“ */
export const minutesOf = ({ workMinutesMinimum, workMinutesMaximum }: Counts): string =>
  `${formatNumber(workMinutesMinimum, { decimals: 0 })}–${formatNumber(workMinutesMaximum, { decimals: 0 })} min`

/** The files that cut the least work, in words. */
export const cutsOf = (
  { hasConnectionList, hasNcData }: Pick<Counts, 'hasConnectionList' | 'hasNcData'>,
  t: BomText,
): string[] => [
  ...(hasConnectionList ? [t('estimate.connectionList')] : []),
  ...(hasNcData ? [t('estimate.ncData')] : []),
]
