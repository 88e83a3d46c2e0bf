import { memo, type ReactNode } from 'react'
import type { RowTone } from './column.ts'
import { pinnedStyle } from './pinned-style.ts'
import { type Selection, SelectRow } from './selection.tsx'
import type { VirtualColumn } from './virtual-table.tsx'

interface VirtualRowProps<Row> {
  id: string
  row: Row
  rowKey: string
  index: number
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
  const { row, columns, selection, card } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the grid around it takes the keys
    <div
      role="row"
      id={props.id}
      className="kit-virtual-row"
      aria-rowindex={props.index + 2}
      aria-selected={props.isActive}
      data-tone={props.tone}
      data-even={props.index % 2 === 0 || undefined}
      style={{ height: props.height, transform: `translateY(${props.start}px)` }}
      onClick={() => props.onActivate(props.index)}
      onDoubleClick={() => props.onOpen?.(row)}
    >
      {card ? (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of a grid of div elements
        <div role="gridcell" className="kit-virtual-card">
          {card(row)}
        </div>
      ) : (
        <>
          {selection && (
            // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of a grid of div elements
            <div role="gridcell" className="kit-virtual-cell" data-pinned style={{ left: 0 }}>
              <SelectRow rowKey={props.rowKey} label={`Zeile ${props.index + 1}`} selection={selection} />
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
        </>
      )}
    </div>
  )
}

/** Drawn again only when something of its own changes: scrolling leaves the rows already there alone. */
export const VirtualRow = memo(AnyVirtualRow) as typeof AnyVirtualRow
