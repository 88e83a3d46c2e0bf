import type { DiscountGroupInFull } from '@schrankwerk/contracts'
import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import type { TFunction } from 'i18next'
import { checkDisplayName } from '../name-fields.tsx'
import type { DiscountGroupInput } from './discount-group.api.ts'

export interface DiscountGroupValues {
  displayName: string
  percent: number | null
  manufacturerId: string | null
  nameVariants: string[]
  wholesalerDiscounts: DiscountGroupInFull['wholesalerDiscounts']
}

export const emptyDiscountGroup: DiscountGroupValues = {
  displayName: '',
  percent: null,
  manufacturerId: null,
  nameVariants: [],
  wholesalerDiscounts: [],
}

export const valuesOf = (group: DiscountGroupInFull): DiscountGroupValues => ({
  displayName: group.displayName,
  percent: group.percent,
  manufacturerId: group.manufacturerId,
  nameVariants: group.nameVariants,
  wholesalerDiscounts: group.wholesalerDiscounts,
})

/** A form without percent or manufacturer is not sent. */
export const inputOf = (values: DiscountGroupValues): DiscountGroupInput => ({
  displayName: values.displayName.trim(),
  percent: values.percent ?? Number.NaN,
  manufacturerId: values.manufacturerId ?? '',
  nameVariants: values.nameVariants,
  wholesalerDiscounts: values.wholesalerDiscounts.map(({ wholesalerId, percent }) => ({
    wholesalerId,
    percent,
  })),
})

export const isPercent = (value: number | null): value is number =>
  value !== null && value >= 0 && value <= 100

/** What keeps the form from being sent; the same rules the server has. */
export function checkDiscountGroup(values: DiscountGroupValues, t: TFunction<'catalogue'>): FieldErrors {
  const { percent, manufacturerId } = values
  return {
    ...checkDisplayName(values, t),
    ...(percent === null
      ? { percent: t('masterData.error.percentMissing') }
      : !isPercent(percent) && { percent: t('masterData.error.percentRange') }),
    ...(manufacturerId === null && { manufacturerId: t('masterData.error.manufacturerMissing') }),
  }
}
