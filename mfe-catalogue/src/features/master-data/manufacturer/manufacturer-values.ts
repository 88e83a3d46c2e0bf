import type { ManufacturerInFull } from '@schrankwerk/contracts'
import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import type { TFunction } from 'i18next'
import { checkNames, type NamesValues } from '../name-fields.tsx'
import type { ManufacturerInput } from './manufacturer.api.ts'

export interface ManufacturerValues extends NamesValues {
  abbreviation: string
  link: string
}

export const emptyManufacturer: ManufacturerValues = {
  displayName: '',
  abbreviation: '',
  link: '',
  nameVariants: [],
}

export const valuesOf = ({
  displayName,
  abbreviation,
  link,
  nameVariants,
}: ManufacturerInFull): ManufacturerValues => ({
  displayName,
  abbreviation: abbreviation ?? '',
  link: link ?? '',
  nameVariants,
})

export const inputOf = (values: ManufacturerValues): ManufacturerInput => ({
  displayName: values.displayName.trim(),
  abbreviation: values.abbreviation.trim() || null,
  link: values.link.trim() || null,
  nameVariants: values.nameVariants,
})

/** What keeps the form from being sent; the same rules the server has. */
export function checkManufacturer(values: ManufacturerValues, t: TFunction<'catalogue'>): FieldErrors {
  const link = values.link.trim()
  return {
    ...checkNames(values, t),
    ...(link !== '' && !/^https?:\/\/\S+$/i.test(link) && { link: t('masterData.error.link') }),
  }
}
