import type { Company } from '@schrankwerk/contracts'
import { ChangeHistory } from '@schrankwerk/portal-ui/change-history'
import { FormNotices, SaveBar, SaveMark } from '@schrankwerk/portal-ui/form'
import { usePageTitle, useSession } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { BackLink, DescriptionList, ObjectHeader, ObjectPage, Section, useShortcuts } from '@schrankwerk/ui'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companiesQuery } from '../../company.api.ts'
import { companyListPath } from '../../paths.ts'
import { usersOfCompanyQuery } from '../../user.api.ts'
import { CompanyBusiness } from './company-business.tsx'
import { CompanyClash } from './company-clash.tsx'
import { CompanyFields, companyFieldId } from './company-fields.tsx'
import { CompanyStateBadge, stateOf } from './company-state-badge.tsx'
import { CompanyUsers } from './company-users.tsx'
import { companyFieldNames, isKeptByHand } from './company-values.ts'
import { DeleteCompaniesDialog, deletingOf } from './delete-companies-dialog.tsx'
import { InactiveNotice } from './inactive-notice.tsx'
import { ReleaseNotice } from './release-notice.tsx'
import { useCompanyForm } from './use-company-form.ts'

/** The page of one company, or of a new one. */
export function CompanyPage({ company }: { company: Company | undefined }) {
  const { t } = useTranslation('accounts')
  const { user } = useSession()
  const form = useCompanyForm(company)
  const [isDeleting, setDeleting] = useState(false)
  const mailConfirmed = useMailConfirmed(company)
  const title = company ? company.name : t('company.page.new')
  usePageTitle(company ? `${t('company.page.one')} ${title}` : title)
  useShortcuts({ save: form.save })
  const isEditable = !company || isKeptByHand(company)
  const mayDelete = company?.active && isEditable && company.id !== user.companyId
  return (
    <ObjectPage
      header={
        <ObjectHeader
          back={
            <BackLink component={Link} to={companyListPath}>
              {t('company.list.title')}
            </BackLink>
          }
          title={title}
          state={company && <CompanyStateBadge state={stateOf(company)} mailConfirmed={mailConfirmed} />}
          save={<SaveMark form={form} />}
          facts={company && [{ label: t('company.field.type'), value: t(`company.type.${company.type}`) }]}
        />
      }
      notices={
        <>
          {company?.active && company.pendingRegistration && (
            <ReleaseNotice company={company} mailConfirmed={mailConfirmed} isUnsaved={form.isDirty} />
          )}
          {company && !company.active && <InactiveNotice company={company} />}
          <FormNotices form={form} fieldId={companyFieldId} labelOf={(name) => t(`company.field.${name}`)} />
        </>
      }
      bar={
        isEditable && (
          <SaveBar
            form={form}
            create={t('company.save.createVerb')}
            others={
              mayDelete
                ? [
                    {
                      key: 'delete',
                      label: t(`company.${deletingOf([{ state: stateOf(company) }])}.verb`, { count: 1 }),
                      icon: <IconTrash size={16} stroke={1.75} aria-hidden="true" />,
                      danger: true,
                      onSelect: () => setDeleting(true),
                    },
                  ]
                : []
            }
          />
        )
      }
    >
      <Section title={t('company.section.data')}>
        {isEditable ? <CompanyFields form={form} /> : <KeptByPortal company={company} />}
      </Section>
      {company && (
        <>
          <CompanyUsers company={company} />
          <CompanyBusiness companyId={company.id} />
          <Section title={t('history.title')}>
            <CompanyHistory company={company} />
          </Section>
        </>
      )}
      <CompanyClash form={form} />
      {company && isDeleting && (
        <DeleteCompaniesDialog
          items={[{ ...company, state: stateOf(company) }]}
          onClose={() => setDeleting(false)}
          onDone={() => undefined}
        />
      )}
    </ObjectPage>
  )
}

/** As the list says it; where that is not known, the server refuses a release that comes too early. */
function useMailConfirmed(company: Company | undefined): boolean {
  const isPending = company?.active === true && company.pendingRegistration
  const listed = useQuery({
    ...companiesQuery({ state: 'pending', searchTerm: company?.name }),
    enabled: isPending,
  })
  return !isPending || listed.data?.content.find(({ id }) => id === company.id)?.mailConfirmed !== false
}

function KeptByPortal({ company }: { company: Company }) {
  const { t } = useTranslation('accounts')
  return (
    <DescriptionList
      items={[
        { term: t('company.field.name'), value: company.name },
        { term: t('company.field.type'), value: t('company.keptByPortal') },
      ]}
    />
  )
}

function CompanyHistory({ company }: { company: Company }) {
  const { t } = useTranslation('accounts')
  const users = useQuery(usersOfCompanyQuery(company.id))
  const labelOf = (field: string) => {
    const name = companyFieldNames.find((one) => one === field.split('.').at(-1))
    return name ? t(`company.field.${name}`) : t([`company.other.${field}`, 'history.field'])
  }
  return <ChangeHistory of={company} labelOf={labelOf} people={users.data} />
}
