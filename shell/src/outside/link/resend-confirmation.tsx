import { resendRegistrationLink } from '@schrankwerk/contracts'
import { mostLinksAnHour } from '@schrankwerk/domain'
import { api, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, Stack } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Asks for a registration's link once more; what it answers never depends on whether there is one. */
export function ResendConfirmation() {
  const { t } = useTranslation('shell')
  const [mail, setMail] = useState('')
  const resending = useSingleMutation({
    mutationFn: () => api.call(resendRegistrationLink, { body: { mail: mail.trim() } }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    resending.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          type="email"
          label={t('register.fields.user.mail')}
          description={t('link.mailOfRegistration')}
          autoComplete="username"
          maxLength={254}
          value={mail}
          onChange={setMail}
        />
        {resending.isSuccess && (
          <Notice tone="success">{t('registered.resent', { most: mostLinksAnHour })}</Notice>
        )}
        {resending.error && <Notice tone="error">{problemText(resending.error)}</Notice>}
        <div>
          <Button type="submit" loading={resending.isPending} disabled={mail.trim() === ''}>
            {t('registered.resend')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
