import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import { TextField } from '@schrankwerk/ui/forms'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { fieldId } from './field-id.ts'

export interface NamedValues {
  displayName: string
}

export interface FieldsOf<Values> {
  values: Values
  errors: FieldErrors
  set: (part: Partial<Values>) => void
}

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
