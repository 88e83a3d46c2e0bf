import { confirmRegistration } from '@schrankwerk/contracts'
import { formatMail } from '@schrankwerk/domain'
import { api, ProblemError, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, LinkButton, Notice, Stack } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUsedUp, LinkUsedUp } from './link-used-up.tsx'

interface ConfirmRegistrationProps {
  oobCode: string
  mail: string
}

/** The address counts once who registered proves it by the password chosen then. */
export function ConfirmRegistration({ oobCode, mail }: ConfirmRegistrationProps) {
  const { t } = useTranslation('shell')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const refuse = (sentence: string) => {
    setWrong(sentence)
    document.getElementById('password')?.focus()
  }
  const confirming = useSingleMutation({
    mutationFn: () => api.call(confirmRegistration, { body: { oobCode, password } }),
    onError: (error) => {
      if (isOfPassword(error)) refuse(error.detail)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password === '') refuse(t('register.missing'))
    else confirming.mutate()
  }
  const { error } = confirming
  if (confirming.isSuccess)
    return (
      <Stack gap={4} align="flex-start">
        <Notice tone="success" title={t('link.confirmedTitle')}>
          {t('link.confirmedText')}
        </Notice>
        <LinkButton href="/">{t('toStart')}</LinkButton>
      </Stack>
    )
  if (isUsedUp(error)) return <LinkUsedUp mode="confirmRegistration" error={error} />
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <p>{t('link.confirmText', { mail: formatMail(mail) })}</p>
        {/* Tells a password store whose password it is. */}
        <input type="email" autoComplete="username" value={mail} readOnly hidden />
        <TextField
          id="password"
          type="password"
          label={t('link.passwordOfRegistration')}
          autoComplete="current-password"
          required
          value={password}
          error={wrong}
          onChange={(value) => {
            setPassword(value)
            setWrong(undefined)
          }}
        />
        {error && !isOfPassword(error) && <Notice tone="error">{problemText(error)}</Notice>}
        <div>
          <Button type="submit" variant="primary" loading={confirming.isPending}>
            {t('link.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const isOfPassword = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code === 'registration-password-wrong'
