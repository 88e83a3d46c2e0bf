import { TextField } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'

export interface NewPassword {
  password: string
  repeated: string
}
export const noPassword: NewPassword = { password: '', repeated: '' }

interface NewPasswordFieldsProps {
  /** Begins the ids of both fields. */
  id: string
  value: NewPassword
  onChange: (value: NewPassword) => void
  errors: { password?: string | undefined; repeated?: string | undefined }
  minimumLength: number
}

/** A new password, typed twice. */
export function NewPasswordFields({ id, value, onChange, errors, minimumLength }: NewPasswordFieldsProps) {
  const { t } = useTranslation('shell')
  return (
    <>
      <TextField
        id={`${id}password`}
        type="password"
        label={t('password.new')}
        description={t('password.rule', { count: minimumLength })}
        autoComplete="new-password"
        required
        value={value.password}
        error={errors.password}
        onChange={(password) => onChange({ ...value, password })}
      />
      <TextField
        id={`${id}repeated`}
        type="password"
        label={t('password.repeat')}
        autoComplete="new-password"
        required
        value={value.repeated}
        error={errors.repeated}
        onChange={(repeated) => onChange({ ...value, repeated })}
      />
    </>
  )
}
