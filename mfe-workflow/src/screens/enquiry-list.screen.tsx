import { enquiryState, enquiryColumns as sortableColumns } from '@schrankwerk/contracts'
import { usePageTitle, useSession } from '@schrankwerk/shell-api'
import { useHiddenColumns, useListAddress } from '@schrankwerk/shell-api/list-address'
import { Link } from '@schrankwerk/shell-api/router'
import { Button, Empty, LinkButton, Page } from '@schrankwerk/ui'
import { DataTable, DEFAULT_PAGE_SIZE, PageSizes } from '@schrankwerk/ui/table'
import { IconArchive, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { enquiriesQuery } from '../features/enquiry/enquiry.api.ts'
import { ArchiveDialog } from '../features/enquiry/list/archive-dialog.tsx'
import { enquiryColumns, initiallyHidden, titleOf } from '../features/enquiry/list/enquiry-columns.tsx'
import { EnquiryFilters, enquiryFilters } from '../features/enquiry/list/enquiry-filters.tsx'
import { useCopyEnquiry } from '../features/enquiry/list/use-copy-enquiry.ts'
import { newEnquiryPath } from '../paths.ts'

export function Component() {
  const { t } = useTranslation('workflow')
  usePageTitle(t('enquiry.list.title'))
  const isCustomer = useSession().user.companyType === 'CUSTOMER'
  const address = useListAddress({
    filters: enquiryFilters,
    sortable: sortableColumns,
    pageSizes: PageSizes,
    defaultPageSize: DEFAULT_PAGE_SIZE,
  })
  const { page, pageSize, sort } = address
  const { state, ...filters } = address.filters
  const list = useQuery(
    enquiriesQuery({
      ...filters,
      ...(z.safeParse(enquiryState, state).success ? { state } : {}),
      page,
      paginationSize: pageSize,
      column: sort.column,
      sortDescending: sort.descending,
    }),
  )
  const [hidden, setHidden] = useHiddenColumns('enquiry', initiallyHidden)
  const [selected, setSelected] = useState<string[]>([])
  const [isArchiving, setArchiving] = useState(false)
  const copying = useCopyEnquiry()
  const rows = list.data?.content
  const total = list.data?.totalElements ?? 0
  const columns = enquiryColumns({
    t,
    isCustomer,
    copying: copying.isPending ? copying.variables : undefined,
    onCopy: ({ id }) => copying.mutate(id),
  })
  const create = (
    <LinkButton
      variant="primary"
      component={Link}
      to={newEnquiryPath}
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('enquiry.list.create')}
    </LinkButton>
  )
  const empty = address.isFiltered ? (
    <Empty
      text={t('enquiry.list.emptyFiltered')}
      action={<Button onClick={address.resetFilters}>{t('enquiry.list.resetFilter')}</Button>}
    />
  ) : (
    <Empty
      text={t(isCustomer ? 'enquiry.list.empty' : 'enquiry.list.emptySupplier')}
      action={isCustomer && create}
    />
  )
  const chosen = (rows ?? []).filter(({ id }) => selected.includes(id))
  return (
    <Page title={t('enquiry.list.title')} count={list.data && total} actions={isCustomer && create}>
      <DataTable
        label={t('enquiry.list.title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => titleOf(row, t)}
        isFetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        what={t('enquiry.list.what')}
        empty={empty}
        sort={sort}
        onSort={address.setSort}
        paging={{ page, pageSize, total, ...address.paging }}
        hiddenColumns={hidden}
        onHiddenColumns={setHidden}
        toolbar={<EnquiryFilters address={address} isCustomer={isCustomer} />}
        selection={isCustomer ? { selected: chosen.map(({ id }) => id), onSelect: setSelected } : undefined}
        bulkActions={
          <Button
            small
            variant="danger"
            icon={<IconArchive size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setArchiving(true)}
          >
            {t('enquiry.archive.verb')}
          </Button>
        }
      />
      <ArchiveDialog
        enquiries={chosen}
        open={isArchiving}
        onClose={() => setArchiving(false)}
        onArchived={() => setSelected([])}
      />
    </Page>
  )
}
