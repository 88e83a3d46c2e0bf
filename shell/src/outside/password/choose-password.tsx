import { type LinkPurpose, setPassword } from '@schrankwerk/contracts'
import { api, ProblemError, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, LinkButton, Notice, Stack } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUsedUp, LinkUsedUp } from '../link/link-used-up.tsx'
import { NewPasswordFields, noPassword } from './new-password-fields.tsx'
import { passwordErrors } from './password-errors.ts'

/** What a link to choose a password proves: whose it is, and how long it has to be. */
export interface PasswordLink {
  mail: string
  oobCode: string
  minimumPasswordLength: number
}

/** A password chosen by the code of a link, the first one or a new one. */
export function ChoosePassword({ link, mode }: { link: PasswordLink; mode: LinkPurpose }) {
  const { t } = useTranslation('shell')
  const [password, setNewPassword] = useState(noPassword)
  const [errors, setErrors] = useState<ReturnType<typeof passwordErrors>>({})
  const { mail, oobCode, minimumPasswordLength: minimumLength } = link
  const refuse = (said: ReturnType<typeof passwordErrors>) => {
    setErrors(said)
    document.getElementById(said.password ? 'password' : 'repeated')?.focus()
  }
  const saving = useSingleMutation({
    mutationFn: () => api.call(setPassword, { body: { mail, oobCode, password: password.password } }),
    onSuccess: () => setNewPassword(noPassword),
    onError: (error) => {
      if (isOfPassword(error)) refuse({ password: error.detail })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const said = passwordErrors(password, { mail, minimumLength }, t)
    if (said.password || said.repeated) refuse(said)
    else saving.mutate()
  }
  if (saving.isSuccess)
    return (
      <Stack gap={4} align="flex-start">
        <Notice tone="success">{t('reset.saved')}</Notice>
        <LinkButton href="/">{t('toSignIn')}</LinkButton>
      </Stack>
    )
  if (isUsedUp(saving.error)) return <LinkUsedUp mode={mode} error={saving.error} />
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {/* Tells a password store whose password it is. */}
        <TextField
          type="email"
          label={t('register.fields.user.mail')}
          autoComplete="username"
          readOnly
          value={mail}
          onChange={() => undefined}
        />
        <NewPasswordFields
          id=""
          value={password}
          onChange={(value) => {
            setNewPassword(value)
            setErrors({})
          }}
          errors={errors}
          minimumLength={minimumLength}
        />
        {saving.error && !isOfPassword(saving.error) && (
          <Notice tone="error">{problemText(saving.error)}</Notice>
        )}
        <div>
          <Button type="submit" variant="primary" loading={saving.isPending}>
            {t('reset.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const isOfPassword = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code.startsWith('password-')
