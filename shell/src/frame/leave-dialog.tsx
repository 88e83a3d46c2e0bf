import { hasUnsaved } from '@schrankwerk/shell-api'
import { useBlocker } from '@schrankwerk/shell-api/router'
import { ConfirmDialog } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

/** Asks before a link or the back button leaves a page with unsaved work; a router has room for one such question. */
export function LeaveDialog() {
  const { t } = useTranslation('shell')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('leave.title')}
      verb={t('leave.verb')}
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
