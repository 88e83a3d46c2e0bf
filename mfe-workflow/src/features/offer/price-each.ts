import { isPricePerCabinetExact, pricePerCabinet } from '@schrankwerk/domain'
import { formatMoney } from '@schrankwerk/ui'
import type { OfferText } from './offer-text.ts'

/** What each cabinet costs: „3.100,00 €", or „rund 5.000,00 €" where the price does not divide; a dash without one. */
export const priceEach = (t: OfferText, price: number | null, amount: number): string => {
  if (price === null) return formatMoney(null)
  const each = formatMoney(pricePerCabinet(price, amount))
  return isPricePerCabinetExact(price, amount) ? each : t('roundedPrice', { price: each })
}
