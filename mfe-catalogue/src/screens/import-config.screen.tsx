import { absenceOf } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import { AbsentObject, LinkButton } from '@schrankwerk/ui'
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
  const reason = absenceOf(query.error)
  // Also where it was there a moment ago: somebody else has deleted it.
  if (query.data && !reason?.isMissing) return <ConfigPage config={query.data} />
  return (
    <AbsentObject
      reason={reason}
      title={t('config.page.one')}
      what={t('config.page.what')}
      missing={t('config.page.missing')}
      back={
        <LinkButton component={Link} to={importConfigListPath}>
          {t('config.page.toList')}
        </LinkButton>
      }
      onRetry={() => void query.refetch()}
    />
  )
}
