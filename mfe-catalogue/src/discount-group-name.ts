import { formatNumber } from '@schrankwerk/ui'

/** A group by its name, with its percent as people speak of it: rounded, or that it has none. */
export const discountGroupName = (group: { displayName: string; percent: number | null }): string =>
  `${group.displayName} (${group.percent === null ? 'kein Prozent' : `${formatNumber(group.percent, { decimals: 0 })} %`})`
