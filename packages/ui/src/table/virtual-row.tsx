import { memo, type ReactNode } from 'react'
import type { RowTone } from './column.ts'
import { pinnedStyle } from './pinned-style.ts'
import { type Selection, SelectRow } from './selection.tsx'
import type { VirtualColumn } from './virtual-table.tsx'

interface VirtualRowProps<Row> {
  id: string
  row: Row
  rowKey: string
  label?: string
  index: number
  /** Of all rows, also of those outside the window. */
  count: number
  start: number
  height: number
  columns: readonly VirtualColumn<Row>[]
  isActive: boolean
  tone?: RowTone
  selection?: Selection
  card?: (row: Row) => ReactNode
  onActivate: (index: number) => void
  onOpen?: (row: Row) => void
}

/** Text that is too long ends in an ellipsis, which a flex box does not give its own text. */
const Content = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <span className="kit-virtual-text">{children}</span> : children

function AnyVirtualRow<Row>(props: VirtualRowProps<Row>) {
  const { row, columns, selection, card, label = `Zeile ${props.index + 1}` } = props
  const isChosen = selection?.selected.includes(props.rowKey)
  const choice = selection && <SelectRow rowKey={props.rowKey} label={label} selection={selection} />
  const shared = {
    id: props.id,
    className: 'kit-virtual-row',
    'data-active': props.isActive || undefined,
    'data-selected': isChosen || undefined,
    'data-tone': props.tone,
    'data-even': props.index % 2 === 0 || undefined,
    style: { height: props.height, transform: `translateY(${props.start}px)` },
    onClick: () => props.onActivate(props.index),
    onDoubleClick: () => props.onOpen?.(row),
  }
  if (card)
    return (
      // biome-ignore lint/a11y/useSemanticElements: the list around it is one of div elements
      <div
        {...shared}
        role="listitem"
        aria-setsize={props.count}
        aria-posinset={props.index + 1}
        aria-current={props.isActive || undefined}
      >
        {choice}
        <div className="kit-virtual-card">{card(row)}</div>
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the grid around it takes the keys
    <div {...shared} role="row" aria-rowindex={props.index + 2} aria-selected={isChosen ?? props.isActive}>
      {selection && (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of a grid of div elements
        <div role="gridcell" className="kit-virtual-cell" data-pinned style={{ left: 0 }}>
          {choice}
        </div>
      )}
      {columns.map((column, at) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of a grid of div elements
        <div
          key={column.key}
          role="gridcell"
          className="kit-virtual-cell"
          data-align={column.align}
          data-pinned={column.pinned || undefined}
          style={pinnedStyle(columns, at, selection !== undefined)}
        >
          <Content>{column.cell(row)}</Content>
        </div>
      ))}
    </div>
  )
}

/** Drawn again only when something of its own changes: scrolling leaves the rows already there alone. */
export const VirtualRow = memo(AnyVirtualRow) as typeof AnyVirtualRow
