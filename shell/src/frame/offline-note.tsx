import { useTranslation } from 'react-i18next'
import classes from './offline-note.module.css'
import { useIsOffline } from './use-is-offline.ts'

/** Why nothing comes while the browser is offline: what a page reads waits for the network without a word of its own. */
export function OfflineNote() {
  const { t } = useTranslation('shell')
  const isOffline = useIsOffline()
  return (
    <div role="status" className="kit-no-print">
      {isOffline && <p className={classes.note}>{t('offline')}</p>}
    </div>
  )
}
