import { TextField, type TextFieldProps } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'
import type { Field } from './registration.ts'
import type { Registration } from './use-registration.ts'

interface RegistrationFieldProps extends Partial<Omit<TextFieldProps, 'value' | 'error'>> {
  registration: Registration
  field: Field
}

/** A line of the registration; all are required that do not say otherwise. */
export function RegistrationField({ registration, field, ...rest }: RegistrationFieldProps) {
  const { t } = useTranslation('shell')
  return (
    <TextField
      required
      id={field}
      label={t(`register.fields.${field}`)}
      value={registration.values[field]}
      error={registration.errors[field]}
      onChange={(value) => registration.set(field, value)}
      {...rest}
    />
  )
}
