import { usePageTitle, useSession } from '@schrankwerk/shell-api'
import { useListAddress } from '@schrankwerk/shell-api/list-address'
import { Link } from '@schrankwerk/shell-api/router'
import { Button, Empty, LinkButton, Notice, Page } from '@schrankwerk/ui'
import { DataTable, DEFAULT_PAGE_SIZE, PageSizes, SearchField } from '@schrankwerk/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { folderColumns, nameOf } from '../features/folder-list/folder-columns.tsx'
import { countsQuery, foldersQuery } from '../features/folder-list/folder-list.api.ts'

const sortable = ['referenceNumber', 'offerNumber', 'state', 'createDate'] as const

export function Component() {
  const { t } = useTranslation('businessdata')
  usePageTitle(t('list.title'))
  const { companyType } = useSession().user
  const isExternal = companyType === 'EXTERNAL'
  const address = useListAddress({
    filters: ['referenceNumber'],
    sortable,
    pageSizes: PageSizes,
    defaultPageSize: DEFAULT_PAGE_SIZE,
  })
  const { page, pageSize, sort } = address
  const search = address.filters.referenceNumber ?? ''
  const list = useQuery(
    foldersQuery({
      referenceNumber: search || undefined,
      page,
      paginationSize: pageSize,
      column: sort.column,
      sortDescending: sort.descending,
    }),
  )
  const rows = list.data?.content
  const total = list.data?.totalElements ?? 0
  const counts = useQuery(countsQuery((rows ?? []).map(({ id }) => id)))
  const empty = search ? (
    <Empty
      text={t('list.emptyFiltered')}
      action={<Button onClick={address.resetFilters}>{t('list.resetFilter')}</Button>}
    />
  ) : (
    <Empty
      text={t(isExternal ? 'list.emptyExternal' : 'list.empty')}
      action={
        !isExternal && (
          <LinkButton component={Link} to="/offer">
            {t('list.toOffers')}
          </LinkButton>
        )
      }
    />
  )
  return (
    <Page title={t('list.title')} count={list.data && total}>
      {counts.error && (
        <Notice
          tone="warning"
          action={
            <Button small onClick={() => void counts.refetch()}>
              {t('list.retry')}
            </Button>
          }
        >
          {t('list.countsFailed')}
        </Notice>
      )}
      <DataTable
        label={t('list.title')}
        columns={folderColumns({ t, companyType, counts: counts.data })}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => nameOf(row, t)}
        isFetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        what={t('list.what')}
        empty={empty}
        sort={sort}
        onSort={address.setSort}
        paging={{ page, pageSize, total, ...address.paging }}
        toolbar={
          <SearchField
            label={t('list.search')}
            value={search}
            onChange={(value) => address.setFilter('referenceNumber', value.trim())}
          />
        }
      />
    </Page>
  )
}
