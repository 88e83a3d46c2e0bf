import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Empty } from '../feedback/empty.tsx'
import { useIsNarrow } from '../theme/use-is-narrow.ts'
import { type Column, nextSort, type RowTone, type Sort } from './column.ts'
import { PrintedTable } from './printed-table.tsx'
import { rowOfKey } from './row-of-key.ts'
import { type Selection, toggleRow } from './selection.tsx'
import { sortRows } from './sort-rows.ts'
import { useActiveRow } from './use-active-row.ts'
import { usePrinting } from './use-printing.ts'
import { useShownRows } from './use-shown-rows.ts'
import { VirtualHead } from './virtual-head.tsx'
import { VirtualRow } from './virtual-row.tsx'

export interface VirtualColumn<Row> extends Omit<Column<Row>, 'width'> {
  /** Pixels. */
  width: number
  /** Takes what the others leave of a wide table. */
  grows?: boolean
  /** Stays at the left while the others scroll; pinned columns come first. */
  pinned?: boolean
  /** What the text filter looks at; without any column that has it, nothing is found. */
  filterText?: (row: Row) => string
  /** The cell on paper; false keeps the column off it. */
  printed?: false | ((row: Row) => ReactNode)
}

export interface VirtualTableHandle {
  /** Goes to the next row with an error after the active one, around the end; its key, or undefined. */
  nextError: () => string | undefined
  previousError: () => string | undefined
  /** The keys that `nextError` would lead to, one after another, at most so many. */
  nextErrors: (most: number) => string[]
  /** Goes to a row, also to one that is shown again only in a moment. */
  scrollToKey: (key: string) => void
  /** Brings the keys to the table, whose active row Enter opens. */
  focus: () => void
}

export interface VirtualTableProps<Row> {
  label: string
  rows: readonly Row[]
  /** How many there are, where `rows` are only those that a filter of the page passes. */
  total?: number
  columns: readonly VirtualColumn<Row>[]
  rowKey: (row: Row) => string
  /** Names a row for its checkbox. */
  rowLabel?: (row: Row) => string
  /** CSS height of the scrolling part at most; few rows take less. */
  height?: string | number
  rowHeight?: number
  cardHeight?: number
  isError?: (row: Row) => boolean
  onlyErrors?: boolean
  filter?: string
  activeKey?: string
  onActive?: (key: string) => void
  onOpen?: (row: Row) => void
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection?: Selection
  /** What is said of a row once a key or `nextError` leads to it, as „Zeile 16: Nicht gefunden". */
  describeRow?: (row: Row) => string
  /** One row as a card, below 768 px. */
  card?: (row: Row) => ReactNode
  rowTone?: (row: Row) => RowTone | undefined
  empty?: ReactNode
  /** Below the table, of the rows that pass its filter. */
  footer?: (rows: readonly Row[]) => ReactNode
  ref?: Ref<VirtualTableHandle>
}

const trackOf = ({ width, grows }: { width: number; grows?: boolean }) =>
  grows ? `minmax(${width}px, 1fr)` : `${width}px`

/** With its borders. */
const headHeight = 38
/** Room for saying that nothing is there. */
const leastHeight = 180

const nothingHidden: string[] = []

/** The same function for ever, which does what the latest one does. */
const useStable = <Arguments extends unknown[]>(run: (...values: Arguments) => unknown) => {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((...values: Arguments) => {
    latest.current(...values)
  }, [])
}

/** Tens of thousands of rows: only those in the window exist. Arrow keys move, Enter opens, space chooses. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rowKey, onOpen, selection, card, ref } = props
  const id = useId()
  const isNarrow = useIsNarrow()
  const scroller = useRef<HTMLDivElement>(null)
  const [ownSort, setOwnSort] = useState(props.sort)
  const sort = props.onSort ? props.sort : ownSort
  const shown = useShownRows(props)
  const sorted = useMemo(() => sortRows(shown, columns, sort), [shown, columns, sort])
  const rows = useMemo(() => sorted.map((original) => ({ id: rowKey(original), original })), [sorted, rowKey])
  const isPrinting = usePrinting()
  const asCards = isNarrow && card !== undefined
  const rowHeight = asCards ? (props.cardHeight ?? 132) : (props.rowHeight ?? 36)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    useFlushSync: false,
    // What jsdom and the first paint know nothing better than.
    initialRect: { width: 1024, height: 600 },
  })
  // Rows turn into cards and back when a window changes its width; the heights known until then no longer hold.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures anew for each height
  useEffect(() => virtualizer.measure(), [rowHeight])
  const idOf = (index: number) => `${id}-${index}`
  const { activeIndex, said, activate, goTo, goToError, nextErrors, goToKey } = useActiveRow({
    ...props,
    rows,
    idOf,
    scrollToIndex: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  })
  const onActivate = useStable(activate)
  const onOpenRow = useStable((row: Row) => onOpen?.(row))
  useImperativeHandle(ref, () => ({
    nextError: () => goToError(1),
    previousError: () => goToError(-1),
    nextErrors,
    scrollToKey: goToKey,
    focus: () => scroller.current?.focus(),
  }))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== scroller.current || event.ctrlKey || event.metaKey || event.altKey) return
    const height = scroller.current?.clientHeight ?? rowHeight
    const pageful = Math.max(1, Math.floor(height / rowHeight) - 1)
    const target = rowOfKey(event.key, { active: activeIndex, last: rows.length - 1, pageful })
    const active = rows[activeIndex]
    if (target !== undefined) goTo(target)
    else if (event.key === 'Enter' && active) onOpen?.(active.original)
    else if (event.key === ' ' && active && selection) toggleRow(active.id, selection)
    else if (event.key === 'n') goToError(1)
    else if (event.key === 'p') goToError(-1)
    else return
    event.preventDefault()
  }
  // All rows, also those filtered away: nothing below jumps while one types.
  const maxHeight = Math.max(leastHeight, props.rows.length * rowHeight + (asCards ? 0 : headHeight))
  const template = `${selection ? '40px ' : ''}${columns.map(trackOf).join(' ')}`
  const total = columns.reduce((sum, { width }) => sum + width, selection ? 40 : 0)
  const layout = { '--kit-grid': template, '--kit-grid-width': `${total}px` } as CSSProperties
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: always a grid or a list */}
      <div
        ref={scroller}
        className="kit-virtual"
        role={asCards ? 'list' : 'grid'}
        aria-label={label}
        aria-rowcount={asCards ? undefined : rows.length + 1}
        aria-multiselectable={(!asCards && selection && true) || undefined}
        aria-colcount={asCards ? undefined : columns.length + (selection ? 1 : 0)}
        aria-activedescendant={asCards || activeIndex < 0 ? undefined : idOf(activeIndex)}
        tabIndex={0}
        data-cards={asCards || undefined}
        style={{ ...layout, height: props.height ?? '70vh', maxHeight }}
        onKeyDown={onKeyDown}
      >
        {!asCards && (
          <VirtualHead
            columns={columns}
            sort={sort}
            onSort={(column) => (props.onSort ?? setOwnSort)(nextSort(sort, column))}
            selection={selection}
            keys={selection ? rows.map(({ id }) => id) : nothingHidden}
          />
        )}
        <div className="kit-virtual-body" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <VirtualRow
                key={row.id}
                id={idOf(index)}
                count={rows.length}
                row={row.original}
                rowKey={row.id}
                label={props.rowLabel?.(row.original)}
                index={index}
                start={start}
                height={rowHeight}
                columns={columns}
                isActive={index === activeIndex}
                tone={props.rowTone?.(row.original)}
                selection={selection}
                card={asCards ? card : undefined}
                onActivate={onActivate}
                onOpen={onOpenRow}
              />
            )
          })}
        </div>
        {rows.length === 0 && (props.empty ?? <Empty text="Keine Zeile passt zum Filter." />)}
      </div>
      {isPrinting && (
        <PrintedTable
          label={label}
          columns={columns}
          rows={sorted}
          rowKey={rowKey}
          total={props.total ?? props.rows.length}
        />
      )}
      {props.footer?.(sorted)}
      <div className="kit-hidden" aria-live="polite">
        {said}
      </div>
    </>
  )
}
