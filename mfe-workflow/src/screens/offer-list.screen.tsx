import { offerColumns as sortableColumns } from '@schrankwerk/contracts'
import { usePageTitle, useSession } from '@schrankwerk/shell-api'
import { useHiddenColumns, useListAddress } from '@schrankwerk/shell-api/list-address'
import { Link, useLocation } from '@schrankwerk/shell-api/router'
import { Button, Empty, LinkButton, Page } from '@schrankwerk/ui'
import { DataTable, DEFAULT_PAGE_SIZE, PageSizes } from '@schrankwerk/ui/table'
import { IconArchive } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArchiveOffersDialog } from '../features/offer/dialogs/archive-offers-dialog.tsx'
import { offerListColumns } from '../features/offer/list/offer-columns.tsx'
import { OfferFilters, offerFilterNames, statesAsked } from '../features/offer/list/offer-filters.tsx'
import { modeAt, offerModes } from '../features/offer/modes.ts'
import { offersQuery } from '../features/offer/offer.api.ts'
import { offerName } from '../features/offer/offer-name.ts'

export function Component() {
  const { t } = useTranslation('workflow')
  const mode = modeAt(useLocation().pathname)
  const title = t(`offer.mode.${mode}.title`)
  usePageTitle(title)
  const isSupplier = useSession().user.companyType === 'SUPPLIER'
  const address = useListAddress({
    filters: offerFilterNames,
    sortable: sortableColumns,
    pageSizes: PageSizes,
    defaultPageSize: DEFAULT_PAGE_SIZE,
  })
  const { page, pageSize, sort, filters } = address
  const list = useQuery(
    offersQuery({
      referenceNumber: filters.referenceNumber,
      enquiryId: filters.enquiryId,
      states: statesAsked(mode, filters.state).join(','),
      page,
      paginationSize: pageSize,
      column: sort.column,
      sortDescending: sort.descending,
    }),
  )
  const columns = offerListColumns({ t, mode, isSupplier })
  const initiallyHidden = columns.filter(({ hidden }) => hidden).map(({ key }) => key)
  const [hidden, setHidden] = useHiddenColumns(mode, initiallyHidden)
  const [selected, setSelected] = useState<string[]>([])
  const [isArchiving, setArchiving] = useState(false)
  const rows = list.data?.content
  const total = list.data?.totalElements ?? 0
  const chosen = (rows ?? []).filter(({ id }) => selected.includes(id))
  const empty = address.isFiltered ? (
    <Empty
      text={t('offer.list.emptyFiltered')}
      action={<Button onClick={address.resetFilters}>{t('offer.list.resetFilter')}</Button>}
    />
  ) : (
    <Empty
      text={t(`offer.mode.${mode}.${isSupplier ? 'emptySupplier' : 'empty'}`)}
      action={
        <LinkButton component={Link} to={offerModes[mode].before}>
          {t(`offer.mode.${mode}.toBefore`)}
        </LinkButton>
      }
    />
  )
  return (
    <Page title={title} count={list.data && total}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => offerName(row, t)}
        isFetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        what={t(`offer.mode.${mode}.what`)}
        empty={empty}
        sort={sort}
        onSort={address.setSort}
        paging={{ page, pageSize, total, ...address.paging }}
        hiddenColumns={hidden}
        onHiddenColumns={setHidden}
        toolbar={<OfferFilters mode={mode} {...address} />}
        selection={isSupplier ? { selected: chosen.map(({ id }) => id), onSelect: setSelected } : undefined}
        bulkActions={
          <Button
            small
            variant="danger"
            icon={<IconArchive size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setArchiving(true)}
          >
            {t('offer.archive.verb')}
          </Button>
        }
      />
      <ArchiveOffersDialog
        offers={chosen}
        open={isArchiving}
        onClose={() => setArchiving(false)}
        onArchived={() => setSelected([])}
      />
    </Page>
  )
}
