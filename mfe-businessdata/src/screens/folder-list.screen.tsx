import { createOffer, getOffer } from '@schrankwerk/contracts'
import { FilterBar, ListPage, useList } from '@schrankwerk/portal-ui/list'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Button, Empty, LinkButton, Notice } from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { folderColumns, nameOf } from '../features/folder-list/folder-columns.tsx'
import { countsQuery, foldersQuery } from '../features/folder-list/folder-list.api.ts'
import { folderPath } from '../paths.ts'

export function Component() {
  const { t } = useTranslation('businessdata')
  const isParty = useMayCall(getOffer)
  const isSupplier = useMayCall(createOffer)
  const side = isSupplier ? 'supplier' : isParty ? 'customer' : undefined
  const list = useList({
    name: 'businessData',
    query: foldersQuery,
    filters: ['referenceNumber'],
    sortable: ['referenceNumber', 'offerNumber', 'state', 'createDate'],
  })
  const counts = useQuery(countsQuery((list.rows ?? []).map(({ id }) => id)))
  return (
    <ListPage
      list={list}
      title={t('list.title')}
      what={t('list.what')}
      columns={folderColumns({ t, side, counts: counts.data })}
      nameOf={(row) => nameOf(row, t)}
      to={(row) => folderPath(row.id)}
      notice={
        counts.error && (
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
        )
      }
      filters={
        <FilterBar
          address={list.address}
          search={
            <SearchField
              label={t('list.search')}
              value={list.address.filters.referenceNumber ?? ''}
              onChange={(value) => list.address.setFilter('referenceNumber', value.trim())}
            />
          }
        />
      }
      empty={
        <Empty
          text={t(isParty ? 'list.empty' : 'list.emptyExternal')}
          action={
            isParty && (
              <LinkButton component={Link} to="/offer">
                {t('list.toOffers')}
              </LinkButton>
            )
          }
        />
      }
      emptyFiltered={t('list.emptyFiltered')}
    />
  )
}
