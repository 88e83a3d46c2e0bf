import { usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Empty, LinkButton, Page } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

export function NotFound() {
  const { t } = useTranslation('shell')
  usePageTitle(t('notFound.title'))
  return (
    <Page title={t('notFound.title')}>
      <Empty
        text={t('notFound.text')}
        action={
          <LinkButton component={Link} to="/">
            {t('toStart')}
          </LinkButton>
        }
      />
    </Page>
  )
}
