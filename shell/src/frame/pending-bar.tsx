import { useNavigation } from '@schrankwerk/shell-api/router'
import { useTranslation } from 'react-i18next'
import classes from './pending-bar.module.css'

/** A page whose code or data takes longer than 200 ms shows that it is on its way. */
export function PendingBar() {
  const { t } = useTranslation('shell')
  if (useNavigation().state === 'idle') return null
  return <div className={classes.bar} role="progressbar" aria-label={t('loading')} />
}
