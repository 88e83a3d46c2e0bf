import { unitPriceDecimals } from '@schrankwerk/domain'
import { formatMoney } from '@schrankwerk/ui'

/** „9,9455 €“, so that times the quantity it is the price of the line; a dash where there is none. */
export const unitPriceText = (price: number | null | undefined): string =>
  formatMoney(price, { decimals: unitPriceDecimals })
