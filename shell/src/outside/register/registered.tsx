import { resendRegistrationLink } from '@schrankwerk/contracts'
import { formatMail, mostLinksAnHour } from '@schrankwerk/domain'
import { api, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, Page, Stack } from '@schrankwerk/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** What follows a registration: the address has to be confirmed, then the operator releases it. */
export function Registered({ mail }: { mail: string }) {
  const { t } = useTranslation('shell')
  const resending = useSingleMutation({
    mutationFn: () => api.call(resendRegistrationLink, { body: { mail } }),
  })
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), [])
  return (
    <Page title={t('registered.title')} reading>
      <Stack gap={4} align="flex-start">
        <p>{t('registered.text', { mail: formatMail(mail) })}</p>
        <p>{t('registered.then')}</p>
        {resending.isSuccess && (
          <Notice tone="success">{t('registered.resent', { most: mostLinksAnHour })}</Notice>
        )}
        {resending.error && <Notice tone="error">{problemText(resending.error)}</Notice>}
        <Button loading={resending.isPending} onClick={() => resending.mutate()}>
          {t('registered.resend')}
        </Button>
      </Stack>
    </Page>
  )
}
