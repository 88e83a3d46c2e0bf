import { formatDate, formatNumber } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import { conditionText } from './conditions/condition-text.ts'
import { type EnquiryField, isConditionField } from './enquiry-values.ts'

export const fieldLabel = (t: TFunction<'workflow'>, field: EnquiryField): string =>
  t(isConditionField(field) ? `conditions.field.${field}` : `enquiry.field.${field}`)

/** A field's value as the screen says it. */
export const fieldText = (t: TFunction<'workflow'>, field: EnquiryField, value: unknown): string => {
  if (isConditionField(field)) return conditionText(t, field, value)
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'enquiry.yes' : 'enquiry.no')
  if (typeof value === 'number') return formatNumber(value, { decimals: 0 })
  if (field === 'deliveryCondition') return t(`enquiry.deliveryCondition.${value}`)
  return field === 'desiredDeliveryDate' || field === 'offerDeadline'
    ? formatDate(String(value))
    : String(value)
}
