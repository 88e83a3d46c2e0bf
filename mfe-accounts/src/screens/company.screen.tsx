import { absenceOf } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import { AbsentObject, LinkButton } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { companyQuery } from '../company.api.ts'
import { CompanyPage } from '../features/company/company-page.tsx'
import { companyListPath, newId } from '../paths.ts'

export function Component() {
  const { id = newId } = useParams()
  return id === newId ? <CompanyPage key={newId} company={undefined} /> : <ExistingCompany key={id} id={id} />
}

function ExistingCompany({ id }: { id: string }) {
  const { t } = useTranslation('accounts')
  const query = useQuery(companyQuery(id))
  const reason = absenceOf(query.error)
  if (query.data && !reason?.isMissing) return <CompanyPage company={query.data} />
  return (
    <AbsentObject
      reason={reason}
      title={t('company.page.one')}
      what={t('company.page.what')}
      missing={t('company.page.missing')}
      back={
        <LinkButton component={Link} to={companyListPath}>
          {t('company.page.toList')}
        </LinkButton>
      }
      onRetry={() => void query.refetch()}
    />
  )
}
