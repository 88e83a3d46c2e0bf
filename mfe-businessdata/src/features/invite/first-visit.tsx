import { formatMail } from '@schrankwerk/domain'
import { ProblemError, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, Stack } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInButton } from '../../sign-in-button.tsx'
import {
  type FirstVisitErrors,
  type FirstVisitValues,
  firstVisitErrors,
  nobodyYet,
} from './first-visit-values.ts'
import { accept, type Invite } from './invite.api.ts'

interface FirstVisitProps {
  code: string
  invite: Pick<Invite, 'mail' | 'minimumPasswordLength'>
  /** Where the sign-in leads afterwards. */
  path: string
}

const fields = [
  { key: 'name', type: 'text', autoComplete: 'given-name', maxLength: 100 },
  { key: 'lastname', type: 'text', autoComplete: 'family-name', maxLength: 100 },
  { key: 'password', type: 'password', autoComplete: 'new-password' },
  { key: 'repeated', type: 'password', autoComplete: 'new-password' },
] as const

/** A guest without a password says what to call him and chooses one; then he signs in with it. */
export function FirstVisit({ code, invite, path }: FirstVisitProps) {
  const { t } = useTranslation('businessdata')
  const [values, setValues] = useState(nobodyYet)
  const [errors, setErrors] = useState<FirstVisitErrors>({})
  const { mail, minimumPasswordLength: minimumLength } = invite
  const refuse = (said: FirstVisitErrors) => {
    setErrors(said)
    const first = fields.find(({ key }) => said[key])
    if (first) document.getElementById(`invite-${first.key}`)?.focus()
  }
  const saving = useSingleMutation({
    mutationFn: ({ repeated: _, ...input }: FirstVisitValues) => accept({ code, ...input }),
    onSuccess: () => setValues(nobodyYet),
    onError: (error) => {
      if (isOfPassword(error)) refuse({ password: error.detail })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const said = firstVisitErrors(values, { mail, minimumLength }, t)
    if (Object.keys(said).length > 0) refuse(said)
    else saving.mutate({ ...values, name: values.name.trim(), lastname: values.lastname.trim() })
  }
  if (saving.isSuccess)
    return (
      <Stack gap={4}>
        <Notice tone="success">{t('invite.ready')}</Notice>
        <SignInButton way={{ mail, path }} variant="primary" />
      </Stack>
    )
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <p>{t('invite.firstVisit', { mail: formatMail(mail) })}</p>
        {/* Tells a password store whose password it is. */}
        <input type="email" autoComplete="username" value={mail} readOnly hidden />
        {fields.map(({ key, ...field }) => (
          <TextField
            key={key}
            id={`invite-${key}`}
            {...field}
            label={t(`invite.fields.${key}`)}
            description={key === 'password' ? t('invite.passwordRule', { count: minimumLength }) : undefined}
            required
            value={values[key]}
            error={errors[key]}
            onChange={(value) => {
              setValues({ ...values, [key]: value })
              setErrors({ ...errors, [key]: undefined })
            }}
          />
        ))}
        {saving.error && !isOfPassword(saving.error) && (
          <Notice tone="error">{problemText(saving.error)}</Notice>
        )}
        <div>
          <Button type="submit" variant="primary" loading={saving.isPending}>
            {t('invite.create')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const isOfPassword = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code.startsWith('password-')
