import type { OwnText } from '@schrankwerk/portal-ui/own-texts'
import { formatDate, formatMoney } from '@schrankwerk/ui'
import type { OfferField } from './offer-values.ts'

/** A field's value as the screen says it. */
export const fieldText = (t: OwnText, field: OfferField, value: unknown): string => {
  if (value === null || value === undefined || value === '') return t('save.empty')
  if (field === 'price') return formatMoney(value as number)
  if (field === 'deliveryCondition') return t(`deliveryCondition.${value}`)
  return field === 'desiredDeliveryDate' || field === 'validUntil' ? formatDate(String(value)) : String(value)
}
