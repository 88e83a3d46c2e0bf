import { usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { BackLink, Page } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { CombinationList } from '../features/combine/combination-list.tsx'
import { fieldValuesPath } from '../paths.ts'

export function Component() {
  const { t } = useTranslation('catalogue')
  usePageTitle(t('combination.title'))
  return (
    <Page
      title={t('combination.title')}
      back={
        <BackLink component={Link} to={fieldValuesPath}>
          {t('masterData.title')}
        </BackLink>
      }
    >
      <p>{t('combination.text')}</p>
      <CombinationList />
    </Page>
  )
}
