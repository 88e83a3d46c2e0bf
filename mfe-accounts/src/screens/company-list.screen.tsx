import { ListPage, type ListQuestion, useList } from '@schrankwerk/portal-ui/list'
import { Link } from '@schrankwerk/shell-api/router'
import { Empty, LinkButton } from '@schrankwerk/ui'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { companiesQuery } from '../company.api.ts'
import { companyColumns, initiallyHidden, sortable } from '../features/company/company-columns.tsx'
import {
  type CompanyFilterName,
  CompanyFilters,
  companyFilters,
  withKnownChoices,
} from '../features/company/company-filters.tsx'
import { DeleteCompaniesDialog } from '../features/company/delete-companies-dialog.tsx'
import { companyPath, newCompanyPath } from '../paths.ts'

export function Component() {
  const { t } = useTranslation('accounts')
  const list = useList({
    name: 'company',
    query: ({ column, sortDescending, ...asked }: ListQuestion<CompanyFilterName>) =>
      companiesQuery({
        ...withKnownChoices(asked),
        // Unless somebody sorts, those that await their release come first.
        ...(sortable.some((one) => one === column) && { column, sortDescending }),
      }),
    filters: companyFilters,
    sortable,
    hidden: initiallyHidden,
  })
  const create = (
    <LinkButton
      variant="primary"
      component={Link}
      to={newCompanyPath}
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('company.list.create')}
    </LinkButton>
  )
  return (
    <ListPage
      list={list}
      title={t('company.list.title')}
      what={t('company.list.title')}
      columns={companyColumns(t)}
      nameOf={({ name }) => name}
      to={({ id }) => companyPath(id)}
      actions={create}
      filters={<CompanyFilters address={list.address} />}
      empty={<Empty text={t('company.list.empty')} action={create} />}
      emptyFiltered={t('company.list.emptyFiltered')}
      bulk={{
        verb: (count) => t('company.delete.verb', { count }),
        icon: <IconTrash size={16} stroke={1.75} aria-hidden="true" />,
        dialog: DeleteCompaniesDialog,
      }}
    />
  )
}
