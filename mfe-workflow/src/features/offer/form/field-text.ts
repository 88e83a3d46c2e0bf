import { formatDate, formatMoney } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import type { OfferField } from './offer-values.ts'

/** A field's value as the screen says it. */
export const fieldText = (t: TFunction<'workflow'>, field: OfferField, value: unknown): string => {
  if (value === null || value === undefined || value === '') return t('offer.save.empty')
  if (field === 'price') return formatMoney(value as number)
  if (field === 'deliveryCondition') return t(`offer.deliveryCondition.${value}`)
  return field === 'desiredDeliveryDate' || field === 'validUntil' ? formatDate(String(value)) : String(value)
}
