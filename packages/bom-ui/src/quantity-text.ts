import { quantityDecimals } from '@schrankwerk/domain'
import { formatNumber } from '@schrankwerk/ui'

/** „3,3333 m“; a dash where the list says none. */
export const quantityText = (quantity: number | null, unitName?: string | null): string =>
  `${formatNumber(quantity, { decimals: quantityDecimals })} ${unitName ?? ''}`.trim()
