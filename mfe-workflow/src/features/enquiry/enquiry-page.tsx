import { fetchReview } from '@schrankwerk/bom-ui'
import type { Enquiry } from '@schrankwerk/contracts'
import { ProblemError, useSession } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Empty, Failed, FormSkeleton, LinkButton, Loading, Page } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { enquiryListPath, newEnquiryId } from '../../paths.ts'
import { enquiryQuery } from './enquiry.api.ts'
import { EnquiryObject } from './enquiry-object.tsx'

export function EnquiryPage({ id, onBorn }: { id: string; onBorn: (id: string) => void }) {
  const { t } = useTranslation('workflow')
  const isCustomer = useSession().user.companyType === 'CUSTOMER'
  const isNew = id === newEnquiryId
  const query = useQuery({ ...enquiryQuery(id), enabled: !isNew })
  useEffect(() => {
    if (!isNew) fetchReview()
  }, [isNew])

  if (isNew && !isCustomer) return <NoEnquiry text={t('enquiry.page.onlyCustomers')} />
  if (isNew || query.data)
    return <EnquiryObject enquiry={query.data as Enquiry | undefined} onBorn={onBorn} />
  const { error } = query
  if (error instanceof ProblemError && (error.status === 404 || error.status === 400))
    return <NoEnquiry text={t('enquiry.page.notFound')} />
  if (error)
    return (
      <Page bare>
        <Failed
          what={t('enquiry.page.what')}
          onRetry={() => void query.refetch()}
          code={error instanceof ProblemError ? error.code : undefined}
          requestId={error instanceof ProblemError ? error.requestId : undefined}
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

function NoEnquiry({ text }: { text: string }) {
  const { t } = useTranslation('workflow')
  return (
    <Page title={t('enquiry.list.title')}>
      <Empty
        text={text}
        action={
          <LinkButton component={Link} to={enquiryListPath}>
            {t('enquiry.page.toList')}
          </LinkButton>
        }
      />
    </Page>
  )
}
