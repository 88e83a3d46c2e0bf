import type { EclassMappingInFull } from '@schrankwerk/contracts'
import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import type { TFunction } from 'i18next'
import type { EclassInput } from './eclass.api.ts'
import { isEclassNumber } from './eclass-number.ts'

/** The orders come from an import and are kept as they are. */
export interface EclassValues
  extends Pick<EclassMappingInFull, 'eclassNumber' | 'description' | 'firstLevelOrder' | 'secondLevelOrder'> {
  /** Minutes for one piece. */
  workTime: number | null
}

export const emptyEclass: EclassValues = {
  eclassNumber: '',
  description: '',
  workTime: 0,
  firstLevelOrder: null,
  secondLevelOrder: null,
}

export const valuesOf = (one: EclassMappingInFull): EclassValues => ({
  eclassNumber: one.eclassNumber,
  description: one.description,
  workTime: one.workTime,
  firstLevelOrder: one.firstLevelOrder,
  secondLevelOrder: one.secondLevelOrder,
})

/** A form without a work time is not sent. */
export const inputOf = (values: EclassValues): EclassInput => ({
  ...values,
  description: values.description.trim(),
  workTime: values.workTime ?? Number.NaN,
})

/** What keeps the form from being sent; the same rules the server has. */
export function checkEclass(values: EclassValues, t: TFunction<'catalogue'>): FieldErrors {
  const { eclassNumber, description, workTime } = values
  const isTime = workTime !== null && workTime >= 0
  return {
    ...(!isEclassNumber(eclassNumber) && { eclassNumber: t('masterData.error.eclassNumber') }),
    ...(description.trim() === '' && { description: t('masterData.error.descriptionMissing') }),
    ...(!isTime && { workTime: t('masterData.error.workTime') }),
  }
}
