import { type DiscountGroupInFull, discountPercent } from '@schrankwerk/contracts'
import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import type { TFunction } from 'i18next'
import { notAdded } from '../../../not-added.ts'
import { checkNames, type NamesValues } from '../name-fields.tsx'
import type { DiscountGroupInput } from './discount-group.api.ts'

export interface DiscountGroupValues extends NamesValues {
  percent: number | null
  manufacturerId: string | null
  wholesalerDiscounts: DiscountGroupInFull['wholesalerDiscounts']
  /** What stands in the row that adds a discount; it is never sent. */
  newDiscount?: { wholesalerId: string | null; percent: number | null } | undefined
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

export const isPercent = (value: number | null): value is number => discountPercent.safeParse(value).success

/** What keeps the form from being sent; the same rules the server has. */
export function checkDiscountGroup(values: DiscountGroupValues, t: TFunction<'catalogue'>): FieldErrors {
  const { percent, manufacturerId } = values
  return {
    ...checkNames(values, t),
    ...(percent === null
      ? { percent: t('masterData.error.percentMissing') }
      : !isPercent(percent) && { percent: t('masterData.error.percentRange') }),
    ...(manufacturerId === null && { manufacturerId: t('masterData.error.manufacturerMissing') }),
    ...notAdded('newDiscount', values.newDiscount, t('masterData.error.discountNotAdded')),
  }
}
