import type { FieldErrors, ObjectForm } from '@schrankwerk/portal-ui/form'
import { TextField } from '@schrankwerk/ui/forms'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { notAdded } from '../../not-added.ts'
import { fieldId } from './field-id.ts'

export interface NamedValues {
  displayName: string
}

export interface NamesValues extends NamedValues {
  nameVariants: string[]
  /** What stands in the row that adds a variant; it is never sent. */
  newVariant?: string | undefined
}

export type FieldsOf<Values> = Pick<ObjectForm<unknown, Values>, 'values' | 'errors' | 'set' | 'texts'>

/** The name by which everybody knows it. */
export function DisplayNameField({ form }: { form: FieldsOf<NamedValues> }) {
  const { t } = useTranslation('catalogue')
  return (
    <TextField
      id={fieldId('displayName')}
      label={t('masterData.field.displayName')}
      required
      maxLength={200}
      value={form.values.displayName}
      onChange={(displayName) => form.set({ displayName })}
      error={form.errors.displayName}
    />
  )
}

export const checkDisplayName = ({ displayName }: NamedValues, t: TFunction<'catalogue'>): FieldErrors =>
  displayName.trim() === '' ? { displayName: t('masterData.error.displayNameMissing') } : {}

/** The same where it has further names. */
export const checkNames = (values: NamesValues, t: TFunction<'catalogue'>): FieldErrors => ({
  ...checkDisplayName(values, t),
  ...notAdded(
    'newVariant',
    values.newVariant,
    t('masterData.error.variantNotAdded', { typed: values.newVariant?.trim() }),
  ),
})
