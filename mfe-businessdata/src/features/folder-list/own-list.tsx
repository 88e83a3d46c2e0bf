import { createOffer } from '@schrankwerk/contracts'
import { FilterBar, ListPage, useList } from '@schrankwerk/portal-ui/list'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Button, Empty, LinkButton, Notice } from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileCountsQuery } from '../../folder/file-counts.api.ts'
import { folderPath } from '../../paths.ts'
import { folderColumns, nameOf } from './folder-columns.tsx'
import { foldersQuery } from './folder-list.api.ts'

/** The folders of the own company's offers; `tabs` lead to those of others. */
export function OwnList({ tabs }: { tabs?: ReactNode }) {
  const { t } = useTranslation('businessdata')
  const side = useMayCall(createOffer) ? 'supplier' : 'customer'
  const list = useList({
    name: 'businessData',
    query: foldersQuery,
    filters: ['referenceNumber'],
    sortable: ['referenceNumber', 'offerNumber', 'state', 'createDate'],
  })
  const counts = useQuery(fileCountsQuery((list.rows ?? []).map(({ id }) => id)))
  return (
    <ListPage
      list={list}
      title={t('list.title')}
      what={t('list.what')}
      columns={folderColumns({ t, side, counts: counts.data })}
      nameOf={(row) => nameOf(row, t)}
      to={(row) => folderPath(row.id)}
      notice={
        <>
          {tabs}
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
        </>
      }
      filters={
        <FilterBar
          address={list.address}
          search={
            <SearchField
              label={t('list.search')}
              maxLength={100}
              value={list.address.filters.referenceNumber ?? ''}
              onChange={(value) => list.address.setFilter('referenceNumber', value.trim())}
            />
          }
        />
      }
      empty={
        <Empty
          text={t('list.empty')}
          action={
            <LinkButton component={Link} to="/offer">
              {t('list.toOffers')}
            </LinkButton>
          }
        />
      }
      emptyFiltered={t('list.emptyFiltered')}
    />
  )
}
