import type { BusinessCounts } from '@schrankwerk/contracts'
import { DescriptionList, Failed, FormSkeleton, Loading, Muted, Section } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { businessQuery } from '../../company.api.ts'

const counted = [
  'drafts',
  'releasedEnquiries',
  'closedEnquiries',
  'openOffers',
  'declinedOffers',
  'orders',
  'jobs',
] as const satisfies readonly (keyof BusinessCounts)[]

/** How much business a company has: counts, and no more of it. */
export function CompanyBusiness({ companyId }: { companyId: string }) {
  const { t } = useTranslation('accounts')
  const business = useQuery(businessQuery(companyId))
  return (
    <Section title={t('company.section.business')}>
      {business.data ? (
        <Counts counts={business.data} />
      ) : business.error ? (
        <Failed what={t('company.business.what')} onRetry={() => void business.refetch()} />
      ) : (
        <Loading>
          <FormSkeleton fields={2} />
        </Loading>
      )}
    </Section>
  )
}

function Counts({ counts }: { counts: BusinessCounts }) {
  const { t } = useTranslation('accounts')
  if (counted.every((name) => counts[name] === 0)) return <Muted>{t('company.business.none')}</Muted>
  return (
    <DescriptionList
      columns={3}
      items={counted.map((name) => ({ term: t(`company.business.${name}`), value: counts[name] }))}
    />
  )
}
