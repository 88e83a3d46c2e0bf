import { confirmMail } from '@schrankwerk/contracts'
import { formatMail } from '@schrankwerk/domain'
import { api, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, LinkButton, Notice, Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { isUsedUp, LinkUsedUp } from './link-used-up.tsx'

/** Makes a new address count. */
export function ConfirmMail({ oobCode, mail }: { oobCode: string; mail: string }) {
  const { t } = useTranslation('shell')
  const confirming = useSingleMutation({
    mutationFn: () => api.call(confirmMail, { body: { oobCode } }),
  })
  const { error } = confirming
  if (confirming.isSuccess)
    return (
      <Stack gap={4} align="flex-start">
        <Notice tone="success">{t('link.mailConfirmed', { mail: formatMail(mail) })}</Notice>
        <LinkButton href="/">{t('toSignIn')}</LinkButton>
      </Stack>
    )
  if (isUsedUp(error)) return <LinkUsedUp mode="changeMail" error={error} />
  return (
    <Stack gap={4} align="flex-start">
      <p>{t('link.changeMailText', { mail: formatMail(mail) })}</p>
      {error && <Notice tone="error">{problemText(error)}</Notice>}
      <Button variant="primary" loading={confirming.isPending} onClick={() => confirming.mutate()}>
        {t('link.confirmMail')}
      </Button>
    </Stack>
  )
}
