import { signIn, uploadsEnded, useRunningUploads, useSessionState } from '@schrankwerk/shell-api'
import { Button, Dialog, Stack } from '@schrankwerk/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The session ended elsewhere: the page stays as it is until one goes to sign in, here or in another tab. */
export function SessionEndedDialog() {
  const { t } = useTranslation('shell')
  const hasEnded = useSessionState(({ status }) => status === 'ended')
  const uploads = useRunningUploads()
  const [isLeaving, setLeaving] = useState(false)
  const start = async () => {
    setLeaving(true)
    await uploadsEnded()
    // Meanwhile another tab may have signed in, and one works on here.
    if (useSessionState.getState().status !== 'ended') return setLeaving(false)
    // Where the way to the sign-in is barred, or another tab was faster, the button is there again.
    await signIn().catch(() => setLeaving(false))
  }
  return (
    <Dialog
      open={hasEnded}
      onClose={() => undefined}
      closable={false}
      title={t('ended.title')}
      actions={
        <Button variant="primary" loading={isLeaving} data-autofocus onClick={() => void start()}>
          {t('signIn')}
        </Button>
      }
    >
      <Stack gap={3}>
        <span>{t('ended.text')}</span>
        <div role="status">
          {uploads.length > 0 && (
            <>
              {t('ended.uploads', { count: uploads.length })}
              <ul>
                {uploads.map(({ name }, place) => (
                  <li key={place}>{name}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Stack>
    </Dialog>
  )
}
