import type { Offer } from '@schrankwerk/contracts'
import { formatDate, formatMoney } from '@schrankwerk/ui'
import type { OfferText } from '../offer-text.ts'
import type { OfferField } from './offer-values.ts'

/** A field's value as the screen says it. */
export const fieldText = (t: OfferText, field: OfferField, value: unknown): string => {
  if (value === null || value === undefined || value === '') return t('save.empty')
  if (field === 'price') return formatMoney(value as number)
  if (field === 'deliveryCondition')
    return t(`deliveryCondition.${value as NonNullable<Offer['deliveryCondition']>}`)
  return field === 'desiredDeliveryDate' || field === 'validUntil' ? formatDate(String(value)) : String(value)
}
