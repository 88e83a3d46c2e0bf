import { type ProblemCode, problemCodes, setPassword } from '@schrankwerk/contracts'
import { minimumPasswordLength, passwordProblem } from '@schrankwerk/domain'
import { api, ProblemError, problemText, useSession, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, notify, Section, Stack } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshUser } from '../session/load-user.ts'

const nothing = { current: '', password: '', repeated: '' }
type PasswordField = keyof typeof nothing
type PasswordErrors = Partial<Record<PasswordField, string>>

const fieldId = (field: PasswordField) => `password-${field}`
const fieldOf: Partial<Record<string, PasswordField>> = {
  'current-password-wrong': 'current',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'password-is-mail': 'password',
  'password-unchanged': 'password',
} satisfies Partial<Record<ProblemCode, PasswordField>>

/** Another password for oneself; whoever was given the first one begins here. */
export function PasswordForm() {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const cache = useQueryClient()
  const [values, setValues] = useState(nothing)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const { mail, companyType, passwordChangeNeeded } = user
  const minimum = minimumPasswordLength(companyType)
  const sentenceOf = (code: ProblemCode) =>
    code === 'password-too-short'
      ? t('profile.password.tooShort', { count: minimum })
      : problemCodes[code].detail
  const refuse = (found: PasswordErrors) => {
    setErrors(found)
    const [first] = Object.keys(found) as PasswordField[]
    if (first) document.getElementById(fieldId(first))?.focus()
  }
  const saving = useSingleMutation({
    mutationFn: () =>
      api.call(setPassword, { body: { mail, password: values.password, currentPassword: values.current } }),
    onSuccess: async () => {
      setValues(nothing)
      notify.success(t('profile.password.saved'))
      void cache.invalidateQueries({ queryKey: ['user'] })
      await refreshUser()
    },
    onError: (error) => {
      const field = error instanceof ProblemError ? fieldOf[error.code] : undefined
      if (field) refuse({ [field]: sentenceOf((error as ProblemError).code as ProblemCode) })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const problem = passwordProblem(values.password, { mail, companyType })
    const found: PasswordErrors = {
      ...(values.current === '' && { current: t('profile.password.missing') }),
      ...(problem && { password: sentenceOf(problem) }),
      ...(values.password !== values.repeated && { repeated: t('profile.password.mismatch') }),
    }
    saving.reset()
    if (Object.keys(found).length > 0) refuse(found)
    else saving.mutate()
  }
  const field = (name: PasswordField) => ({
    id: fieldId(name),
    type: 'password' as const,
    required: true,
    value: values[name],
    onChange: (value: string) => {
      setValues((now) => ({ ...now, [name]: value }))
      setErrors(({ [name]: _settled, ...others }) => others)
    },
    error: errors[name],
  })
  const failure = saving.error && Object.keys(errors).length === 0 ? problemText(saving.error) : undefined
  return (
    <Section title={t('profile.password.title')} description={t('profile.password.text')}>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          {/* Tells a password store whose password it is. */}
          <input type="email" autoComplete="username" value={mail} readOnly hidden />
          <TextField
            {...field('current')}
            label={t('profile.password.current')}
            autoComplete="current-password"
          />
          <TextField
            {...field('password')}
            label={t('profile.password.new')}
            description={t('profile.password.rule', { count: minimum })}
            autoComplete="new-password"
          />
          <TextField
            {...field('repeated')}
            label={t('profile.password.repeated')}
            autoComplete="new-password"
          />
          {failure && (
            <Notice tone="error" title={t('profile.password.failed')}>
              {failure}
            </Notice>
          )}
          <div>
            <Button
              type="submit"
              variant={passwordChangeNeeded ? 'primary' : 'default'}
              loading={saving.isPending}
            >
              {t('profile.password.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}
