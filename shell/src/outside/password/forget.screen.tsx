import { requestPasswordReset } from '@schrankwerk/contracts'
import { mostLinksAnHour } from '@schrankwerk/domain'
import { api, problemText, usePageTitle, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Inline, LinkButton, Notice, Page, Stack } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Asks for a link to choose a new password. What it answers never depends on whether the address is known. */
export function Component() {
  const { t } = useTranslation('shell')
  const [mail, setMail] = useState('')
  const [error, setError] = useState<string>()
  usePageTitle(t('forget.title'))
  const request = useSingleMutation({
    mutationFn: () => api.call(requestPasswordReset, { query: { mail: mail.trim() } }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (/^\S+@\S+$/.test(mail.trim())) return request.mutate()
    setError(t('register.mailFormat'))
    document.getElementById('mail')?.focus()
  }
  return (
    <Page title={t('forget.title')} reading>
      <p>{t('forget.text')}</p>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextField
            id="mail"
            type="email"
            label={t('register.fields.user.mail')}
            autoComplete="username"
            maxLength={254}
            required
            value={mail}
            error={error}
            onChange={(value) => {
              setMail(value)
              setError(undefined)
              request.reset()
            }}
          />
          {request.isSuccess && <Notice tone="success">{t('forget.sent', { most: mostLinksAnHour })}</Notice>}
          {request.error && <Notice tone="error">{problemText(request.error)}</Notice>}
          <Inline gap={3}>
            <Button type="submit" variant="primary" loading={request.isPending}>
              {t('forget.submit')}
            </Button>
            <LinkButton href="/">{t('toSignIn')}</LinkButton>
          </Inline>
        </Stack>
      </form>
    </Page>
  )
}
