import { type ReactNode, useState } from 'react'
import { Empty } from '../feedback/empty.tsx'
import { Failed, type FailedProps } from '../feedback/failed.tsx'
import { Loading, TableSkeleton } from '../feedback/loading.tsx'
import { useIsNarrow } from '../theme/use-is-narrow.ts'
import { type Column, nextSort, type RowTone, type Sort } from './column.ts'
import { ColumnPicker } from './column-picker.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'
import { RowCards } from './row-cards.tsx'
import { RowTable } from './row-table.tsx'
import { BulkBar, type Selection } from './selection.tsx'
import { useTableModel } from './use-table-model.ts'

export interface DataTableProps<Row> {
  /** Says what the table holds. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Names a row for its checkbox. */
  rowLabel?: (row: Row) => string
  rowTone?: (row: Row) => RowTone | undefined
  /** The page of a row: opened by a click beside the row's own controls, in a new tab by the middle button. */
  rowAddress?: (row: Row) => string
  onOpenRow?: (row: Row) => void
  /** The rows shown are being replaced. */
  isFetching?: boolean
  error?: unknown
  onRetry?: () => void
  /** What did not load, for the error. */
  what?: string
  empty?: ReactNode
  paging?: Omit<PaginationProps, 'label'>
  sort?: Sort
  /** Without it the table sorts in memory, by `sortValue`. */
  onSort?: (sort: Sort) => void
  selection?: Selection
  bulkActions?: ReactNode | ((selected: readonly string[]) => ReactNode)
  hiddenColumns?: readonly string[]
  onHiddenColumns?: (hidden: string[]) => void
  toolbar?: ReactNode
  toolbarEnd?: ReactNode
  /** In place of the table, where the rows are too many for it. */
  body?: ReactNode
}

const noRows: never[] = []

const initiallyHidden = <Row,>(columns: readonly Column<Row>[]): string[] =>
  columns.filter(({ hidden }) => hidden).map(({ key }) => key)

/** What a refusal of the server says of itself; what else was thrown is for the console. */
const causeOf = (error: unknown): Pick<FailedProps, 'detail' | 'code' | 'requestId'> => {
  const said = (typeof error === 'object' ? error : null) as Record<string, unknown> | null
  const text = (name: string) => (typeof said?.[name] === 'string' ? said[name] : undefined)
  return { detail: text('detail'), code: text('code'), requestId: text('requestId') }
}

/** A list in its four states: loading, failed, empty, full. Below 768 px its rows are cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, selection, paging, error, onSort, label } = props
  const [ownSort, setOwnSort] = useState(props.sort)
  const [ownHidden, setOwnHidden] = useState(() => initiallyHidden(columns))
  const isNarrow = useIsNarrow()
  const hidden = props.hiddenColumns ?? ownHidden
  const sort = onSort ? props.sort : ownSort
  const model = useTableModel({
    columns,
    rows: rows ?? noRows,
    rowKey,
    hidden,
    sort,
    isSortedElsewhere: Boolean(onSort),
  })
  const isSortable = (column: Column<Row>) =>
    onSort ? column.sortable === true : column.sortable !== false && column.sortValue !== undefined
  const sortBy = (column: string) => (onSort ?? setOwnSort)(nextSort(sort, column))
  const shown = { ...props, columns: model.columns, rows: model.rows, sort, isSortable, sortBy }

  const content = () => {
    if (error && !rows)
      return <Failed what={props.what ?? label} onRetry={props.onRetry} {...causeOf(error)} />
    if (!rows)
      return (
        <Loading>
          <TableSkeleton rows={paging?.pageSize ?? 8} columns={Math.min(columns.length, 6)} />
        </Loading>
      )
    if (rows.length === 0) return props.empty ?? <Empty text="Keine Einträge." />
    if (props.body) return props.body
    return isNarrow ? <RowCards {...shown} /> : <RowTable {...shown} />
  }
  const hasPicker = columns.some(({ hideable }) => hideable !== false) && columns.length > 2
  return (
    <div className="kit-data-table" aria-busy={props.isFetching || undefined}>
      <div className="kit-toolbar kit-no-print">
        <div className="kit-toolbar-start">{props.toolbar}</div>
        <div className="kit-toolbar-end">
          {props.toolbarEnd}
          {hasPicker && !isNarrow && (
            <ColumnPicker
              columns={columns}
              hidden={hidden}
              onHidden={props.onHiddenColumns ?? setOwnHidden}
            />
          )}
        </div>
      </div>
      {selection && (
        <BulkBar selection={selection}>
          {typeof props.bulkActions === 'function'
            ? props.bulkActions(selection.selected)
            : props.bulkActions}
        </BulkBar>
      )}
      <div className="kit-data-table-body" data-fetching={(props.isFetching && rows && true) || undefined}>
        {content()}
      </div>
      {/* Below the rows, which stay where they are. */}
      {Boolean(error) && rows && (
        <Failed what={props.what ?? label} onRetry={props.onRetry} {...causeOf(error)} />
      )}
      {paging && rows && paging.total > 0 && <Pagination {...paging} label={`Seiten: ${label}`} />}
    </div>
  )
}
