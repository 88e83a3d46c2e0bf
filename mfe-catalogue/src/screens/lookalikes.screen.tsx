import { type CombinableKind, combinableKinds } from '@schrankwerk/contracts'
import { usePageTitle } from '@schrankwerk/shell-api'
import { Link, useSearchParams } from '@schrankwerk/shell-api/router'
import { BackLink, Page, Tabs, TextLink } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lookalikeCountQuery } from '../features/combine/lookalike/lookalike.api.ts'
import { LookalikeList } from '../features/combine/lookalike/lookalike-list.tsx'
import { combinationsPath, fieldValuesPath } from '../paths.ts'

export function Component() {
  const { t } = useTranslation('catalogue')
  usePageTitle(t('lookalike.title'))
  const [params, setParams] = useSearchParams()
  const counts = useQuery(lookalikeCountQuery).data
  const kind = combinableKinds.find((one) => one === params.get('kind')) ?? 'manufacturer'
  return (
    <Page
      title={t('lookalike.title')}
      back={
        <BackLink component={Link} to={fieldValuesPath}>
          {t('masterData.title')}
        </BackLink>
      }
      actions={
        <TextLink component={Link} to={combinationsPath}>
          {t('combination.title')}
        </TextLink>
      }
    >
      <p>{t('lookalike.text')}</p>
      <Tabs
        label={t('lookalike.kinds')}
        value={kind}
        // Another kind has other pages.
        onChange={(chosen) => setParams({ kind: chosen as CombinableKind }, { preventScrollReset: true })}
        items={combinableKinds.map((one) => ({
          key: one,
          label: t(`masterData.${one}.many`),
          ...(counts && { count: counts[one] }),
          content: <LookalikeList key={one} kind={one} />,
        }))}
      />
    </Page>
  )
}
