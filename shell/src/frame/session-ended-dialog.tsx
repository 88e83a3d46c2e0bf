import { signIn, useSessionState } from '@schrankwerk/shell-api'
import { Button, Dialog } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

/** The session ended elsewhere: the page stays as it is until one goes to sign in. */
export function SessionEndedDialog() {
  const { t } = useTranslation('shell')
  const hasEnded = useSessionState(({ status }) => status === 'ended')
  return (
    <Dialog
      open={hasEnded}
      onClose={() => undefined}
      title={t('ended.title')}
      actions={
        <Button variant="primary" onClick={() => void signIn()}>
          {t('signIn')}
        </Button>
      }
    >
      {t('ended.text')}
    </Dialog>
  )
}
