import type { JobConditionField } from '@schrankwerk/contracts'
import type { TFunction } from 'i18next'

/** A condition's value as the screen says it. */
export const conditionText = (t: TFunction<'workflow'>, field: JobConditionField, value: unknown): string => {
  if (field === 'systemLocation') return t(value === 'EX_ZONE' ? 'conditions.yes' : 'conditions.no')
  if (typeof value === 'boolean') return t(value ? 'conditions.yes' : 'conditions.no')
  if (value === null || value === undefined) return t('conditions.none')
  if (value === 'INDIVIDUAL') return t('conditions.individual')
  return t(`conditions.choice.${field}.${value}`, { defaultValue: String(value) })
}
