import { usePageTitle } from '@schrankwerk/shell-api'
import { Page } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useLookalikeCards } from '../features/combine/lookalike/use-lookalike-cards.ts'
import { MasterDataHub } from '../features/master-data/hub/master-data-hub.tsx'

export function Component() {
  const { t } = useTranslation('catalogue')
  usePageTitle(t('masterData.title'))
  return (
    <Page title={t('masterData.title')}>
      <p>{t('masterData.hub.text')}</p>
      <MasterDataHub more={useLookalikeCards()} />
    </Page>
  )
}
