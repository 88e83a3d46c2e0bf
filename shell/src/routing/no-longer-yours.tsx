import { usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { LinkButton, Notice, Page } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

/** In the place of a page that was open when it went out of one's reach. */
export function NoLongerYours() {
  const { t } = useTranslation('shell')
  usePageTitle(t('noLongerYours.title'))
  return (
    <Page title={t('noLongerYours.title')}>
      <div role="alert">
        <Notice
          tone="warning"
          action={
            <LinkButton small component={Link} to="/">
              {t('toStart')}
            </LinkButton>
          }
        >
          {t('noLongerYours.text')}
        </Notice>
      </div>
    </Page>
  )
}
