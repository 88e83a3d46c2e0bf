import { usePageTitle, useSession } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Page } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import classes from './list.module.css'

export function Component() {
  const { t } = useTranslation('workflow')
  const { user } = useSession()
  usePageTitle(t('title'))
  return (
    <Page title={t('title')}>
      <p className={classes.note}>{user.companyName}</p>
      <Link to="/enquiry/4711">{t('detail', { id: 4711 })}</Link>
    </Page>
  )
}
