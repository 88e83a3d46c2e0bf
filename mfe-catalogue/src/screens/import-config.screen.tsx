import { ProblemError } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import { Empty, Failed, FormSkeleton, LinkButton, Loading, Page } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfigPage } from '../features/import-config/config-page.tsx'
import { importConfigQuery } from '../import-config.api.ts'
import { importConfigListPath, newId } from '../paths.ts'

export function Component() {
  const { id = newId } = useParams()
  return id === newId ? <ConfigPage key={newId} config={undefined} /> : <ExistingConfig key={id} id={id} />
}

function ExistingConfig({ id }: { id: string }) {
  const { t } = useTranslation('catalogue')
  const query = useQuery(importConfigQuery(id))
  const { error } = query
  const problem = error instanceof ProblemError ? error : undefined
  // Also where it was there a moment ago: somebody else has deleted it.
  if (problem?.status === 404 || problem?.status === 400)
    return (
      <Page title={t('config.page.one')}>
        <Empty
          text={t('config.page.missing')}
          action={
            <LinkButton component={Link} to={importConfigListPath}>
              {t('config.page.back')}
            </LinkButton>
          }
        />
      </Page>
    )
  if (query.data) return <ConfigPage config={query.data} />
  if (error)
    return (
      <Page title={t('config.page.one')}>
        <Failed
          what={t('config.page.what')}
          onRetry={() => void query.refetch()}
          code={problem?.code}
          requestId={problem?.requestId}
        />
      </Page>
    )
  return (
    <Page bare>
      <Loading>
        <FormSkeleton fields={8} />
      </Loading>
    </Page>
  )
}
