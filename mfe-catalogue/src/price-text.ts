import { formatMoney, formatNumber } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'

interface Priced {
  priceUnitSize: number | null
  unitName: string | null
}

/** For how much prices are where that is not one: „je 100 Stück“. */
export const priceUnitText = (
  { priceUnitSize, unitName }: Priced,
  t: TFunction<'catalogue'>,
): string | undefined =>
  (priceUnitSize || 1) === 1
    ? undefined
    : t('article.per', { amount: formatNumber(priceUnitSize), unit: unitName ?? '' }).trim()

/** „133,50 € je 100 Stück“; nothing gives a dash. */
export const priceText = (price: number | null, of: Priced, t: TFunction<'catalogue'>): string => {
  const unit = price === null ? undefined : priceUnitText(of, t)
  return unit ? `${formatMoney(price)} ${unit}` : formatMoney(price)
}
