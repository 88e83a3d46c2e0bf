import { usePageTitle } from '@schrankwerk/shell-api'
import { Link, useNavigate } from '@schrankwerk/shell-api/router'
import { Button, Empty, Inline, LinkButton, Page, useIsNarrow } from '@schrankwerk/ui'
import { type Column, DataTable } from '@schrankwerk/ui/table'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { BulkChoice } from './bulk-dialog.tsx'
import type { FilterBarProps } from './filter-bar.tsx'
import { FoundCount } from './found-count.tsx'
import type { List } from './use-list.ts'

export interface BulkAction<Row extends { id: string }> {
  verb: (count: number, rows: readonly Row[]) => string
  icon: ReactNode
  dialog: ComponentType<BulkChoice<Row>>
  /** Fewer rows are not enough; one is unless said. */
  from?: number
  /** Nothing is lost by it. */
  harmless?: true
}

export interface ListPageProps<Row extends { id: string }> {
  list: Pick<List<Row>, 'total' | 'table' | 'chosen'> & {
    isMore?: boolean | undefined
    address: FilterBarProps['address'] & { filters: object }
  }
  title: string
  /** What could not be loaded, as the subject of a sentence: „Die Anfragen". */
  what: string
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  /** The page a row leads to, by its button and by a click on the row; left out where it has none. */
  to?: (row: Row) => string
  /** Further actions of a row, left of „Anzeigen". */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** A `BackLink` to the page that leads here. */
  back?: ReactNode
  /** Beside the title; the last one is the way to a new object. */
  actions?: ReactNode
  filters?: ReactNode
  /** Shown where there is nothing at all. */
  empty: ReactNode
  /** Shown where nothing fits the filters. */
  emptyFiltered?: string
  /** What can be done with several rows at once, one thing or more; left out where one may not. */
  bulk?: BulkAction<Row> | readonly BulkAction<Row>[] | false
  /** Above the table. */
  notice?: ReactNode
}

/** The page of a list: its title with the count, filters, table, and the bulk action with its dialog. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { list, title, columns, nameOf, to, rowActions, filters, empty, emptyFiltered, bulk } = props
  usePageTitle(title)
  const navigate = useNavigate()
  const [acting, setActing] = useState<number>()
  const { address, chosen } = list
  // A card is headed by the link and opens wherever it is touched.
  const isCard = useIsNarrow()
  const actions: Column<Row>[] = [
    {
      key: 'actions',
      header: '',
      name: 'Aktionen',
      hideable: false,
      align: 'end',
      cell: (row) => (
        <Inline gap={1} justify="flex-end" wrap={false}>
          {rowActions?.(row)}
          {to && !isCard && (
            <LinkButton small component={Link} to={to(row)} aria-label={`${nameOf(row)} anzeigen`}>
              Anzeigen
            </LinkButton>
          )}
        </Inline>
      ),
    },
  ]
  const withActions = isCard && !rowActions ? columns : [...columns, ...actions]
  const acts = bulk ? [bulk].flat() : []
  const BulkDialog = acting === undefined ? undefined : acts[acting]?.dialog
  return (
    <Page title={title} count={list.total} isMore={list.isMore} back={props.back} actions={props.actions}>
      {props.notice}
      <FoundCount
        filters={address.filters}
        total={list.total}
        isMore={list.isMore}
        isFetching={list.table.isFetching}
      />
      <DataTable
        {...list.table}
        label={title}
        what={props.what}
        columns={withActions}
        rowLabel={nameOf}
        {...(to && { rowAddress: to, onOpenRow: (row: Row) => void navigate(to(row)) })}
        toolbar={filters}
        empty={
          address.isFiltered ? (
            <Empty
              text={emptyFiltered ?? 'Kein Eintrag passt zu diesen Filtern.'}
              action={<Button onClick={address.resetFilters}>Filter zurücksetzen</Button>}
            />
          ) : (
            empty
          )
        }
        selection={bulk ? chosen.selection : undefined}
        bulkActions={acts.map(({ verb, icon, from = 1, harmless }, at) => (
          <Button
            key={at}
            small
            {...(harmless ? {} : { variant: 'danger' })}
            icon={icon}
            disabled={chosen.rows.length < from}
            onClick={() => setActing(at)}
          >
            {verb(chosen.rows.length, chosen.rows)}
          </Button>
        ))}
      />
      {BulkDialog && (
        <BulkDialog items={chosen.rows} onClose={() => setActing(undefined)} onDone={chosen.choose} />
      )}
    </Page>
  )
}
