import { fetchReview } from '@schrankwerk/bom-ui'
import { createEnquiry } from '@schrankwerk/contracts'
import { absenceOf, useMayCall } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { AbsentObject, LinkButton } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { enquiryListPath, newEnquiryId } from '../../paths.ts'
import { QuestionMarks } from '../../question/question-marks.tsx'
import { enquiryQuery } from './enquiry.api.ts'
import { EnquiryObject } from './enquiry-object.tsx'

export function EnquiryPage({ id, onCreated }: { id: string; onCreated: (id: string) => void }) {
  const { t } = useTranslation('workflow')
  const isCustomer = useMayCall(createEnquiry)
  const isNew = id === newEnquiryId
  const query = useQuery({ ...enquiryQuery(id), enabled: !isNew })
  useEffect(() => {
    if (!isNew) fetchReview()
  }, [isNew])

  const isForOthers = isNew && !isCustomer
  if (!isForOthers && (isNew || query.data))
    return (
      <QuestionMarks of={query.data?.released ? { enquiry: query.data } : undefined}>
        <EnquiryObject enquiry={query.data} onCreated={onCreated} />
      </QuestionMarks>
    )
  return (
    <AbsentObject
      reason={isForOthers ? { isMissing: true } : absenceOf(query.error)}
      title={t('enquiry.list.title')}
      what={t('enquiry.page.what')}
      missing={t(
        isForOthers
          ? 'enquiry.page.onlyCustomers'
          : isCustomer
            ? 'enquiry.page.notFound'
            : 'enquiry.page.notFoundSupplier',
      )}
      back={
        <LinkButton component={Link} to={enquiryListPath}>
          {t('enquiry.page.toList')}
        </LinkButton>
      }
      onRetry={() => void query.refetch()}
    />
  )
}
